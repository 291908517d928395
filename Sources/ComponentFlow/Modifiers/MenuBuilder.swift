/// A result builder that creates the elements of a menu from buttons, dividers and submenus.
///
/// ```swift
/// Row(note: note).contextMenu {
///     Button("Duplicate") { state.duplicate(note) }.keyboardShortcut("d")
///     Submenu("Move to") {
///         for folder in folders { Button(folder.name) { state.move(note, to: folder) } }
///     }
///     Divider()
///     Button("Delete", role: .destructive, isEnabled: !note.isLocked) { state.delete(note) }
/// }
/// ```
@resultBuilder
@preconcurrency @MainActor
public enum MenuBuilder {
    /// Consecutive elements, in sections between which separators are shown.
    public struct Items {
        var sections: [[UIMenuElement]]

        /// The elements, with inline menus for several sections.
        @MainActor var elements: [UIMenuElement] {
            let filled = sections.filter { !$0.isEmpty }
            guard filled.count > 1 else { return filled.first ?? [] }
            return filled.map { UIMenu(options: .displayInline, children: $0) }
        }

        func followed(by next: Items) -> Items {
            let joined = (sections.last ?? []) + (next.sections.first ?? [])
            return Items(sections: Array(sections.dropLast()) + [joined] + Array(next.sections.dropFirst()))
        }
    }

    /// Adds a button: its title, role, shortcut and action, disabled if the button is.
    public static func buildExpression(_ button: Button) -> Items {
        buildExpression(button.menuElement(isEnabled: button.isEnabled))
    }

    /// Adds a button that may be disabled by ``Component/disabled(_:)``.
    public static func buildExpression(_ item: Inheriting<Empty>) -> Items {
        guard let button = item.content.wrapped as? Button else {
            diagnose(
                "menu.unsupported", "A menu contains a component that is not a button", path: "MenuBuilder",
                hint: "Use buttons, dividers, submenus and menu elements in a menu.")
            return Items(sections: [[]])
        }
        return buildExpression(button.menuElement(isEnabled: button.isEnabled && item.values.isDisabled != true))
    }

    /// Adds a separator.
    public static func buildExpression(_ divider: Divider) -> Items {
        Items(sections: [[], []])
    }

    /// Adds a submenu.
    public static func buildExpression(_ submenu: Submenu) -> Items {
        buildExpression(submenu.menuElement)
    }

    /// Adds an action, a command or a menu.
    public static func buildExpression(_ element: UIMenuElement) -> Items {
        Items(sections: [[element]])
    }

    /// Adds an array of elements.
    public static func buildExpression(_ elements: [UIMenuElement]) -> Items {
        Items(sections: [elements])
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ parts: Items...) -> Items {
        buildArray(parts)
    }

    /// Adds the elements of an `if` without `else`.
    public static func buildOptional(_ items: Items?) -> Items {
        items ?? Items(sections: [[]])
    }

    /// Adds the elements of the first branch of an `if` or `switch`.
    public static func buildEither(first items: Items) -> Items {
        items
    }

    /// Adds the elements of the second branch.
    public static func buildEither(second items: Items) -> Items {
        items
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ parts: [Items]) -> Items {
        parts.reduce(Items(sections: [[]])) { $0.followed(by: $1) }
    }

    /// Adds the elements of an availability check.
    public static func buildLimitedAvailability(_ items: Items) -> Items {
        items
    }

    /// Returns the elements in order.
    public static func buildFinalResult(_ items: Items) -> [UIMenuElement] {
        items.elements
    }
}

/// A menu in a menu, for use in a ``MenuBuilder``.
@preconcurrency @MainActor
public struct Submenu {
    let menuElement: UIMenu

    /// Creates a submenu.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image before the title.
    ///   - items: The items of the submenu.
    public init(_ title: String, image: UIImage? = nil, @MenuBuilder items: () -> [UIMenuElement]) {
        menuElement = UIMenu(title: title, image: image, children: items())
    }
}

extension Button {
    /// Returns a menu element with the title, role, shortcut and action of the button.
    @MainActor fileprivate func menuElement(isEnabled: Bool) -> UIMenuElement {
        let title = (content.wrapped as? Text)?.text ?? ""
        var attributes: UIMenuElement.Attributes = role == .destructive ? .destructive : []
        if !isEnabled { attributes.insert(.disabled) }
        guard let shortcut else {
            return UIAction(title: title, attributes: attributes) { [action] _ in action() }
        }
        return UIKeyCommand(
            title: title, input: shortcut.key.input, modifierFlags: shortcut.modifiers, attributes: attributes
        ) { [action] _ in action() }
    }
}
