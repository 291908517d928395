/// Items in the bar of a screen in a ``NavigationStack``, at one of its edges.
public struct ToolbarItem: Equatable {
    /// The edge of the bar.
    public enum Placement: Sendable {
        /// The left edge, in right-to-left layouts the right one; next to the back button.
        case leading
        /// The right edge, in right-to-left layouts the left one.
        case trailing
    }

    let placement: Placement
    let items: [MenuItem]

    /// Creates items at one edge, from the edge inward.
    ///
    /// - Parameters:
    ///   - placement: The edge.
    ///   - items: A builder of buttons and menus.
    public init(placement: Placement = .trailing, @MenuItemBuilder items: () -> [MenuItem]) {
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
        [ToolbarItem(.trailing, MenuItemBuilder.buildExpression(button))]
    }

    /// Adds a menu at the trailing edge.
    public static func buildExpression<ChildEnvironment>(_ menu: Menu<ChildEnvironment>) -> [ToolbarItem] {
        [ToolbarItem(.trailing, MenuItemBuilder.buildExpression(menu))]
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

extension [MenuItem] {
    /// Returns the items of a bar; a separator is a space.
    ///
    /// - Parameter perform: A closure called with the entry that the user chooses, and its index in the flattened
    ///   entries.
    @MainActor func barItems(perform: @escaping @MainActor (MenuItem, Int) -> Void) -> [UIBarButtonItem] {
        var index = 0
        return map { entry in
            defer { index += [entry].flattened.count }
            return entry.barItem(at: index, perform: perform)
        }
    }
}

extension MenuItem {
    @MainActor fileprivate func barItem(
        at index: Int, perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> UIBarButtonItem {
        let item: UIBarButtonItem
        switch kind {
        case .action:
            item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in perform(self, index) })
            item.style = role == .primary ? .done : .plain
            if role == .destructive { item.tintColor = .systemRed }
        case .separator:
            item = .fixedSpace(16)
        case .submenu(let items):
            item = UIBarButtonItem(
                title: title, menu: UIMenu(children: items.elements(from: index, perform: perform)))
        }
        item.isEnabled = isEnabled || kind == .separator
        return item
    }
}
