internal import Accessibility

extension AccessibilityTreeBuilder {
    /// Handles a message of the program to assistive technologies.
    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        switch notification {
        case .announcement, .pageScrolled: announce(argument)
        case .layoutChanged, .screenChanged:
            invalidateAll()
            updateTree()
            if let object = argument as? AccessibleObject { focus(object) } else { announce(argument) }
        default: break
        }
    }

    private func announce(_ argument: Any?) {
        guard let text = argument as? String ?? (argument as? NSAttributedString)?.string, !text.isEmpty else { return }
        let window = UIApplication.shared.keyWindow.flatMap { id(of: $0) }
        tree.announce(text, by: window ?? .application)
    }

    private func focus(_ object: AccessibleObject) {
        guard let id = id(of: object) else { return }
        let wasFocused = tree[id]?.states.contains(.focused) == true
        if !focus(id) || wasFocused { tree.report(.stateChanged(.focused, isOn: true, of: id)) }
    }
}

extension UIView {
    /// Reports the element with the keyboard focus again, because screen readers have followed a selection elsewhere that
    /// is over, such as that of a suggestion.
    package final func reportFocusToAssistiveTechnologies() {
        guard let builder = AccessibilityTreeBuilder.shared, let item = hostWindow?.focus.item else { return }
        builder.reportFocusWithNextUpdate(of: item)
    }
}
