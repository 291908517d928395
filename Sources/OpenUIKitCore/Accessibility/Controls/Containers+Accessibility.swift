package import Accessibility

// The views that are presented as containers of the elements in them.

extension UIWindow: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .window
        if node.name.isEmpty { node.name = title }
        if isKeyWindow, hasKeyboard { node.states.insert(.active) }
    }
}

extension PresentationContainerView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    /// A dialog, named after the title of the presented controller or otherwise after its first heading, unless the
    /// presented view describes it.
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .dialog
        if node.name.isEmpty { node.name = presentation?.presentedViewController.title ?? "" }
        guard let view = presentation?.presentedView as? any AccessibilityDescribing else { return }
        if !view.isAccessibilityContainer, !view.isAccessibilityElement { view.describe(&node) }
    }
}
