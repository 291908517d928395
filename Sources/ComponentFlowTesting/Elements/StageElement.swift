import Accessibility
public import ComponentFlow

/// An element of a window, such as a button, a text or a field, as it was presented to assistive technologies when a test read it.
public struct StageElement: CustomStringConvertible {
    /// The accessibility label, such as the title of a button or a text.
    public let label: String
    /// The accessibility value, the text of a field, or the number of a slider; empty if there is none.
    public let value: String
    /// The accessibility identifier; empty if there is none.
    public let identifier: String
    /// The role, as in ``Stage/accessibilityOutline``, such as `button` or `heading`.
    public let role: String
    /// The rectangle in the window, in points, including what is scrolled out of view.
    public let frame: CGRect
    /// Whether a switch or a check box is on; `nil` for elements without such a state.
    public let isOn: Bool?
    public let isEnabled: Bool
    public let isSelected: Bool
    /// Whether the element has the keyboard focus.
    public let isFocused: Bool
    /// The line of the element in ``Stage/accessibilityOutline``.
    public let description: String
    /// Whether users can do something with the element.
    let isOperable: Bool
    private let element: AccessibilityScene.Element

    @MainActor init(_ element: AccessibilityScene.Element) {
        self.element = element
        let node = element.node
        (label, identifier, role, frame) = (node.name, node.identifier, "\(node.role)", element.frame)
        if !node.value.isEmpty {
            value = node.value
        } else if let range = node.range {
            value = range.value.outline
        } else {
            value = node.isText ? "" : node.text?.string ?? ""
        }
        isOn = node.states.contains(.checkable) ? node.states.contains(.checked) : nil
        isEnabled = node.states.contains(.enabled)
        isSelected = node.states.contains(.selected)
        isFocused = node.states.contains(.focused)
        description = node.outline
        isOperable = element.isOperable
    }

    /// Whether the view of another element is inside of the view of this one.
    @MainActor func contains(_ other: StageElement) -> Bool {
        guard let view = element.object as? UIView, let inner = other.element.object as? UIView else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }

    /// Returns the center of the visible part, which a tap reaches.
    @MainActor func tapLocation(in window: UIWindow) throws(StageElementError) -> CGPoint {
        let view = element.object as? UIView ?? (element.object as? UIAccessibilityElement)?.container
        var visible = frame.intersection(window.bounds)
        var next = view?.superview
        while let ancestor = next, ancestor !== window {
            if ancestor.clipsToBounds { visible = visible.intersection(ancestor.convert(ancestor.bounds, to: nil)) }
            next = ancestor.superview
        }
        guard element.isShowing, !visible.isEmpty else { throw .notVisible(label, frame: frame) }
        let center = CGPoint(x: visible.midX, y: visible.midY)
        guard let view, let hit = window.hitTest(center, with: nil) else { return center }
        // A text does not receive touches, but may be in a row that does.
        guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
            throw .covered(label, by: hit.componentPath)
        }
        return center
    }
}

extension UIAccessibilityElement {
    /// The view that contains the element.
    fileprivate var container: UIView? {
        accessibilityContainer as? UIView ?? (accessibilityContainer as? UIAccessibilityElement)?.container
    }
}

extension AccessibilityNode {
    /// Whether the name is the text of the element.
    var isText: Bool { role == .label || role == .heading }
}

extension Double {
    /// The number with up to three decimals, and without those that are zero.
    var outline: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
