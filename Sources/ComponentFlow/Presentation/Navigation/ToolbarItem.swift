/// Items in the bars of a screen in a ``NavigationStack``.
public struct ToolbarItem: Equatable {
    /// The place of items.
    public enum Placement: Sendable {
        /// The left edge, in right-to-left layouts the right one; next to the back button.
        case leading
        /// The right edge, in right-to-left layouts the left one.
        case trailing
        /// The bar at the bottom of the screen, from the leading to the trailing edge.
        ///
        /// A divider is a space that takes the remaining width. The bar is visible while the screen has items in it. In a narrow
        /// one, the last items are in the menu of a button.
        case bottomBar
    }

    let placement: Placement
    let items: [MenuItem]

    /// Creates items at one place; those in the bar with the title are in the order from the edge inward.
    ///
    /// - Parameters:
    ///   - placement: The place.
    ///   - items: A builder of buttons, toggles, pickers and menus; a divider is a space.
    public init(placement: Placement = .trailing, @MenuBuilder items: () -> [MenuItem]) {
        self.init(placement, items())
    }

    init(_ placement: Placement, _ items: [MenuItem]) {
        self.placement = placement
        self.items = items
    }
}

/// A result builder that creates the items of a bar.
@resultBuilder
public enum ToolbarBuilder {
    /// Adds items at the edge that they specify.
    public static func buildExpression(_ item: ToolbarItem) -> [ToolbarItem] {
        [item]
    }

    /// Adds a button at the trailing edge.
    public static func buildExpression(_ button: Button) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuBuilder.buildExpression(button))]
    }

    /// Adds a menu at the trailing edge.
    public static func buildExpression<ChildEnvironment>(_ menu: Menu<ChildEnvironment>) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuBuilder.buildExpression(menu))]
    }

    /// Adds a picker at the trailing edge: a button with its title, which opens a menu of the options.
    public static func buildExpression<Value>(_ picker: Picker<Value>) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuBuilder.buildExpression(picker))]
    }

    /// Adds a button whose label reads the environment, at the trailing edge.
    public static func buildExpression<ChildEnvironment>(_ button: LabelButton<ChildEnvironment>) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuBuilder.buildExpression(button))]
    }

    /// Adds a button that is selected while a value is `true`, at the trailing edge.
    public static func buildExpression(_ toggle: MenuToggle) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuBuilder.buildExpression(toggle))]
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ items: [ToolbarItem]...) -> [ToolbarItem] {
        items.flatMap { $0 }
    }

    /// Adds the items of an `if` without `else`.
    public static func buildOptional(_ items: [ToolbarItem]?) -> [ToolbarItem] {
        items ?? []
    }

    /// Adds the items of the first branch of an `if` or `switch`.
    public static func buildEither(first items: [ToolbarItem]) -> [ToolbarItem] {
        items
    }

    /// Adds the items of the second branch.
    public static func buildEither(second items: [ToolbarItem]) -> [ToolbarItem] {
        items
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ items: [[ToolbarItem]]) -> [ToolbarItem] {
        items.flatMap { $0 }
    }
}
