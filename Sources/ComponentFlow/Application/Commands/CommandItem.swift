/// An entry of a ``CommandMenu`` or ``CommandGroup``.
@preconcurrency @MainActor
public struct CommandItem {
    /// The element, or `nil` for a separator.
    let element: UIMenuElement?
}

extension [CommandItem] {
    /// The elements, as sections of a menu if there are separators.
    @MainActor var sections: [UIMenuElement] {
        let sections = split { $0.element == nil }.map { $0.compactMap(\.element) }
        guard sections.count > 1 else { return sections.first ?? [] }
        return sections.map { UIMenu(options: .displayInline, children: $0) }
    }
}

/// A result builder that creates the entries of a menu from buttons, dividers, menus and ``CommandToggle``.
@preconcurrency @MainActor
@resultBuilder
public enum CommandItemBuilder {
    /// Adds an entry that performs the action of a button with a title, also with its key combination.
    public static func buildExpression(_ button: Button) -> [CommandItem] {
        [button.commandItem]
    }

    /// Adds an entry with a check mark.
    public static func buildExpression(_ toggle: CommandToggle) -> [CommandItem] {
        [CommandItem(element: toggle.element)]
    }

    /// Adds a submenu.
    public static func buildExpression(_ menu: CommandMenu) -> [CommandItem] {
        [CommandItem(element: menu.menu)]
    }

    /// Adds a separator.
    public static func buildExpression(_ divider: Divider) -> [CommandItem] {
        [CommandItem(element: nil)]
    }

    /// Combines consecutive entries.
    public static func buildBlock(_ items: [CommandItem]...) -> [CommandItem] {
        items.flatMap { $0 }
    }

    /// Adds the entries of an `if` without `else`.
    public static func buildOptional(_ items: [CommandItem]?) -> [CommandItem] {
        items ?? []
    }

    /// Adds the entries of the first branch of an `if` or `switch`.
    public static func buildEither(first items: [CommandItem]) -> [CommandItem] {
        items
    }

    /// Adds the entries of the second branch.
    public static func buildEither(second items: [CommandItem]) -> [CommandItem] {
        items
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ items: [[CommandItem]]) -> [CommandItem] {
        items.flatMap { $0 }
    }
}

extension Button {
    @MainActor fileprivate var commandItem: CommandItem {
        var attributes: UIMenuElement.Attributes = []
        if !isEnabled { attributes.insert(.disabled) }
        if role == .destructive { attributes.insert(.destructive) }
        guard let shortcut else {
            return CommandItem(element: UIAction(title: title, attributes: attributes) { _ in action() })
        }
        return CommandItem(
            element: UIKeyCommand(
                title: title, input: shortcut.key.input, modifierFlags: shortcut.modifiers, attributes: attributes
            ) { _ in action() })
    }

    /// The text of a button with a title.
    @MainActor private var title: String {
        if let text = content.wrapped as? Text { return text.text }
        diagnose(
            "command.no-title", "A button in a menu has no title", path: "\(type(of: content.wrapped))",
            hint: "Create the button with a title; menus show no other content.")
        return ""
    }
}
