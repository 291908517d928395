/// A result builder that creates the entries of a menu: a ``Menu``, a context menu, the menus of the program, the buttons
/// of a bar and those of an alert.
///
/// ```swift
/// Row(note: note).contextMenu {
///     Button("Duplicate") { state.duplicate(note) }.keyboardShortcut("d")
///     MenuToggle("Locked", isOn: $note.isLocked)
///     Menu("Move to") {
///         ForEach(folders) { folder in Button(folder.name) { state.move(note, to: folder) } }
///     }
///     Divider()
///     Button("Delete", role: .destructive) { state.delete(note) }.disabled(note.isLocked)
/// }
/// ```
///
/// An entry has the title and the image that the label of its button consists of. A ``Divider`` separates sections, and a
/// ``Menu`` is a submenu. The options of a ``Picker`` are a section, a submenu or a palette. Alerts have text fields, too.
@resultBuilder
public enum MenuBuilder {
    /// Adds a button: its title, image, role, shortcut and action.
    public static func buildExpression(_ button: Button) -> [MenuItem] {
        button.menuItems
    }

    /// Adds a button whose label reads the environment.
    public static func buildExpression<ChildEnvironment>(_ button: LabelButton<ChildEnvironment>) -> [MenuItem] {
        button.menuItems
    }

    /// Adds an entry with a check mark.
    public static func buildExpression(_ toggle: MenuToggle) -> [MenuItem] {
        [toggle.item]
    }

    /// Adds the options of a picker: a section of the menu, or with ``PickerStyle/menu`` a submenu, or with
    /// ``PickerStyle/palette`` images side by side.
    public static func buildExpression<Value>(_ picker: Picker<Value>) -> [MenuItem] {
        picker.menuItems
    }

    /// Adds a line between entries.
    public static func buildExpression(_ divider: Divider) -> [MenuItem] {
        divider.menuItems
    }

    /// Adds a submenu.
    public static func buildExpression<ChildEnvironment>(_ menu: Menu<ChildEnvironment>) -> [MenuItem] {
        menu.menuItems
    }

    /// Adds a text field to an alert.
    public static func buildExpression(_ field: TextField) -> [MenuItem] {
        field.menuItems
    }

    /// Adds an entry with modifiers such as ``Component/disabled(_:)``.
    public static func buildExpression<ChildEnvironment>(_ component: Inheriting<ChildEnvironment>) -> [MenuItem] {
        component.menuItems
    }

    /// Adds an entry for each element of a collection.
    public static func buildExpression<ChildEnvironment>(_ forEach: ForEach<ChildEnvironment>) -> [MenuItem] {
        (0..<forEach.provider.count).flatMap { forEach.provider.describe($0).component.itemsInMenu }
    }

    /// Adds an element of UIKit's menus: an action, a command or a menu.
    public static func buildExpression(_ element: UIMenuElement) -> [MenuItem] {
        [MenuItem(element)]
    }

    /// Adds elements of UIKit's menus.
    public static func buildExpression(_ elements: [UIMenuElement]) -> [MenuItem] {
        elements.map { MenuItem($0) }
    }

    /// Adds an entry.
    public static func buildExpression(_ item: MenuItem) -> [MenuItem] {
        [item]
    }

    /// Adds several entries.
    @_disfavoredOverload
    public static func buildExpression(_ items: [MenuItem]) -> [MenuItem] {
        items
    }

    /// Rejects a component that cannot be an entry.
    @available(*, unavailable, message: "A menu consists of buttons, MenuToggles, pickers, dividers, menus and ForEach")
    @_disfavoredOverload
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType) -> [MenuItem] {
        []
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ items: [MenuItem]...) -> [MenuItem] {
        items.flatMap { $0 }
    }

    /// Adds the entries of an `if` without `else`.
    public static func buildOptional(_ items: [MenuItem]?) -> [MenuItem] {
        items ?? []
    }

    /// Adds the entries of the first branch of an `if` or `switch`.
    public static func buildEither(first items: [MenuItem]) -> [MenuItem] {
        items
    }

    /// Adds the entries of the second branch.
    public static func buildEither(second items: [MenuItem]) -> [MenuItem] {
        items
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ items: [[MenuItem]]) -> [MenuItem] {
        items.flatMap { $0 }
    }

    /// Adds the entries of an availability check.
    public static func buildLimitedAvailability(_ items: [MenuItem]) -> [MenuItem] {
        items
    }
}
