extension UIMenuElement {
    final var elementAttributes: UIMenuElement.Attributes {
        switch self {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case is UIDeferredMenuElement: .disabled
        default: []
        }
    }

    package final var elementState: UIMenuElement.State {
        switch self {
        case let action as UIAction: action.state
        case let command as UICommand: command.state
        default: .off
        }
    }

    /// Returns whether an element is enabled; for a command, its target validates it first and may change its
    /// appearance.
    final func isEnabled(for source: UIResponder?) -> Bool {
        if let command = self as? UICommand {
            guard command.isAvailable(from: source) else { return false }
            (source?.target(forAction: command.action, withSender: command) as? UIResponder)?.validate(command)
        }
        return !elementAttributes.contains(.disabled)
    }

    /// Whether the element can be chosen, apart from what its target may decide.
    final var isChoice: Bool { elementAttributes.isDisjoint(with: [.disabled, .hidden]) }
}

extension UIMenu {
    /// Performs an element of the menu or of a submenu.
    ///
    /// `source` is the responder from which commands are resolved, and the sender of actions.
    func perform(_ element: UIMenuElement, from source: UIResponder) {
        select(element)
        switch element {
        case let action as UIAction: action.perform(from: source)
        case let command as UICommand: command.perform(from: source)
        default: break
        }
    }

    /// In menus with single selection, sets the chosen element to `on` and the others to `off`.
    private func select(_ element: UIMenuElement) {
        for case let menu as UIMenu in children { menu.select(element) }
        guard options.contains(.singleSelection), selectsChosenElement, children.contains(where: { $0 === element })
        else { return }
        for child in children {
            let state: UIMenuElement.State = child === element ? .on : .off
            (child as? UIAction)?.state = state
            (child as? UICommand)?.state = state
        }
    }
}
