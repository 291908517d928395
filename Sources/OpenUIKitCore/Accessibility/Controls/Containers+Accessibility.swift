package import Accessibility

// The views that are presented as containers of the elements in them.

extension UIWindow: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .window
        if node.name.isEmpty { node.name = title }
        if isKeyWindow, hasKeyboard { node.states.insert(.active) }
        if attachedScene?.isModal == true { node.states.insert(.modal) }
    }
}

extension PresentationContainerView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    /// A dialog, named after the title of the presented controller or otherwise after its first heading, unless the
    /// presented view describes it.
    ///
    /// A popover with neither is named after the control that it belongs to, another presentation after its first text or
    /// control.
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .dialog
        if node.name.isEmpty { node.name = presentation?.presentedViewController.title ?? "" }
        if let view = presentation?.presentedView as? any AccessibilityDescribing,
            !view.isAccessibilityContainer, !view.isAccessibilityElement
        {
            view.describe(&node)
        }
        guard node.name.isEmpty, let presentation else { return }
        let source = (presentation as? UIPopoverPresentationController)?.sourceName
        node.name = firstHeading ?? source ?? firstText ?? ""
    }
}

extension UIPopoverPresentationController {
    /// The name of the control that the popover belongs to; `nil` if it belongs to a view with several elements.
    fileprivate var sourceName: String? {
        guard let source = barButtonItem?.view ?? sourceView else { return nil }
        if source.isPresentedElement { return source.presentedLabel }
        let elements = source.accessibilityContents
        return elements.count == 1 ? elements[0].presentedLabel : nil
    }
}

extension AccessibleObject {
    /// The label that a modifier, or otherwise the object itself specifies.
    fileprivate final var presentedLabel: String? { accessibilityModification?.label ?? accessibilityLabel }
}
