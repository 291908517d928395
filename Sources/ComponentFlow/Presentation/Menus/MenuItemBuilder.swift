/// A result builder that creates the entries of a menu, an alert or a bar from buttons, dividers and menus.
///
/// ```swift
/// Menu("Sort") {
///     Button("By title") { order = .title }
///     Button("By year", isEnabled: hasYears) { order = .year }
///     Divider()
///     Menu("More") { Button("By author") { order = .author } }
/// }
/// ```
///
/// The labels of buttons have to be texts.
@resultBuilder
public enum MenuItemBuilder {
    /// Adds a button.
    public static func buildExpression(_ button: Button) -> [MenuItem] {
        [MenuItem(button)]
    }

    /// Adds a line between entries.
    public static func buildExpression(_ divider: Divider) -> [MenuItem] {
        [.separator]
    }

    /// Adds a submenu.
    public static func buildExpression<ChildEnvironment>(_ menu: Menu<ChildEnvironment>) -> [MenuItem] {
        [MenuItem(submenu: menu.title, isEnabled: menu.isEnabled, items: menu.items)]
    }

    /// Adds an entry.
    public static func buildExpression(_ item: MenuItem) -> [MenuItem] {
        [item]
    }

    /// Adds several entries.
    public static func buildExpression(_ items: [MenuItem]) -> [MenuItem] {
        items
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
}
