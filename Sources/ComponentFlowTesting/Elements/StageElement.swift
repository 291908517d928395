import Accessibility
public import ComponentFlow

/// An element of a window, such as a button, a text or a field, as it is presented to assistive technologies.
@MainActor
public struct StageElement: CustomStringConvertible {
    private let element: AccessibilityScene.Element

    init(_ element: AccessibilityScene.Element) {
        self.element = element
    }

    private var node: AccessibilityNode { element.node }

    /// The accessibility label, such as the title of a button or a text.
    public var label: String { node.name }
    /// The accessibility value, the text of a field, or the number of a slider; empty if there is none.
    public var value: String {
        if !node.value.isEmpty { return node.value }
        if let range = node.range { return range.value.outline }
        return node.isText ? "" : node.text?.string ?? ""
    }
    /// The accessibility identifier; empty if there is none.
    public var identifier: String { node.identifier }
    /// The role, as in ``Stage/accessibilityOutline``, such as `button` or `heading`.
    public var role: String { "\(node.role)" }
    /// The rectangle in the window, in points, including what is scrolled out of view.
    public var frame: CGRect { element.frame }
    /// Whether a switch or a check box is on; `nil` for elements without such a state.
    public var isOn: Bool? { node.states.contains(.checkable) ? node.states.contains(.checked) : nil }
    public var isEnabled: Bool { node.states.contains(.enabled) }
    public var isSelected: Bool { node.states.contains(.selected) }
    /// Whether the element has the keyboard focus.
    public var isFocused: Bool { node.states.contains(.focused) }
    /// The line of the element in ``Stage/accessibilityOutline``.
    public nonisolated var description: String { MainActor.assumeIsolated { node.outline } }

    /// Whether users can do something with the element.
    var isOperable: Bool { element.isOperable }

    /// Returns the center of the visible part, which a tap reaches.
    func tapLocation(in window: UIWindow) throws(StageElementError) -> CGPoint {
        let view = element.object as? UIView ?? (element.object as? UIAccessibilityElement)?.container
        var visible = element.frame.intersection(window.bounds)
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
