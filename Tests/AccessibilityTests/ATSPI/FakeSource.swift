import Accessibility
import OpenCoreGraphics

/// A user interface that records the requests, which all succeed.
@MainActor final class FakeSource: AccessibilitySource {
    var requests: [String] = []
    var frames: [AccessibilityID: CGRect] = [:]

    func updateTree() {}

    func frame(of id: AccessibilityID) -> CGRect { frames[id] ?? .zero }

    func isShowing(_ id: AccessibilityID) -> Bool { frames[id] != nil }

    func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool {
        record("\(action) \(id.number)")
    }

    func setValue(_ value: Double, of id: AccessibilityID) -> Bool { record("set \(value) \(id.number)") }

    func focus(_ id: AccessibilityID) -> Bool { record("focus \(id.number)") }

    func scrollToVisible(_ id: AccessibilityID) -> Bool { record("scroll \(id.number)") }

    func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool { record("select \(range)") }

    func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool {
        record("replace \(range) \(text)")
    }

    func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect? {
        CGRect(
            x: frame(of: id).minX + CGFloat(10 * range.lowerBound), y: 0, width: CGFloat(10 * range.count), height: 20)
    }

    func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int? { Int(point.x / 10) }

    func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>? { nil }

    private func record(_ request: String) -> Bool {
        requests.append(request)
        return true
    }
}
