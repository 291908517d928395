import ComponentFlow
import ComponentFlowTesting
import OpenDisplay

extension Stage {
    /// Moves the pointer to a point of the window, without pressing a button.
    func movePointer(to location: CGPoint) {
        let event = PointerEvent(phase: .moved, location: location, timestamp: clock.now)
        offscreenSurface?.send(.pointer(event))
    }

    var pointerShape: PointerShape? {
        offscreenSurface?.pointerShape
    }

    private var offscreenSurface: OffscreenSurface? {
        window.surface as? OffscreenSurface
    }
}
