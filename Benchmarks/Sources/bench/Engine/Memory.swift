import CAllocations
import ComponentFlow
import Scenes

/// Measures the memory of mounted components and of plain views with the same appearance.
@MainActor
func measureMemory(_ harness: Harness) {
    func bytes(_ create: () -> AnyObject) -> Double {
        let before = allocated_bytes()
        let kept = create()
        let after = allocated_bytes()
        return withExtendedLifetime(kept) { Double(after) - Double(before) } / Double(RectangleRows.count)
    }
    func record(_ name: String, _ meaning: String, _ create: () -> AnyObject) {
        _ = bytes(create)  // Fills caches.
        harness.record(
            Measurement(name: name, meaning: meaning, samples: (0..<5).map { _ in bytes(create) }, unit: .bytes))
    }
    record("engine.memory.component", "per component: 1,000 mounted rows of three rectangles") {
        let host = ComponentHostView<Empty>()
        host.update(component: RectangleRows.component(), containerSize: CGSize(width: 400, height: 800))
        return host
    }
    record("baseline.memory.view", "per view: the same rows as plain views") { RectangleRows.view() }
}
