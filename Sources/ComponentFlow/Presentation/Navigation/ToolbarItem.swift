/// Items, or a component, in the bars of a screen in a ``NavigationStack``.
public struct ToolbarItem<ChildEnvironment>: Equatable {
    enum Content: Equatable {
        case items(ToolbarGroup)
        case component(ToolbarContentPlacement, AnyComponent<ChildEnvironment>)
    }

    let content: Content

    /// Creates a component in the middle of a bar.
    ///
    /// ```swift
    /// ToolbarItem(placement: .principal) {
    ///     Picker("View", selection: $view) { … }.pickerStyle(.segmented)
    /// }
    /// ```
    ///
    /// The space between the items at the edges and the height of the bar are proposed to the component, which is centered in the bar
    /// if the items leave enough space. If several components are at one place, the last one is displayed.
    ///
    /// - Parameters:
    ///   - placement: The place.
    ///   - content: A closure that describes the component, which has the environment of the component with the toolbar.
    public init<Content: Component>(placement: ToolbarContentPlacement, content: () -> Content)
    where Content.EnvironmentType == ChildEnvironment {
        self.content = .component(placement, AnyComponent(content()))
    }

    fileprivate init(_ content: Content) {
        self.content = content
    }

    /// The buttons and menus; `nil` for a component.
    var group: ToolbarGroup? {
        guard case .items(let group) = content else { return nil }
        return group
    }

    /// Returns the component, if it is at a place.
    func component(at placement: ToolbarContentPlacement) -> AnyComponent<ChildEnvironment>? {
        guard case .component(let own, let component) = content, own == placement else { return nil }
        return component
    }
}

extension ToolbarItem where ChildEnvironment == Empty {
    /// Creates items at one place; those in the bar with the title are in the order from the edge inward.
    ///
    /// - Parameters:
    ///   - placement: The place.
    ///   - items: A builder of buttons, toggles, pickers and menus; a divider is a space.
    public init(placement: ToolbarItemPlacement = .trailing, @MenuBuilder items: () -> [MenuItem]) {
        content = .items(ToolbarGroup(placement: placement, items: items()))
    }

    /// Returns the item for use among items that expect environment values, which it does not read.
    fileprivate func adapted<Other>(to type: Other.Type) -> ToolbarItem<Other> {
        switch content {
        case .items(let group): ToolbarItem<Other>(.items(group))
        case .component(let placement, let component):
            ToolbarItem<Other>(.component(placement, AnyComponent(box: component.box)))
        }
    }
}

/// Buttons and menus at one place of the bars of a screen.
struct ToolbarGroup: Equatable {
    let placement: ToolbarItemPlacement
    let items: [MenuItem]
}

/// A result builder that creates the items of a bar.
@resultBuilder
public enum ToolbarBuilder<EnvironmentType> {
    /// What the builder creates.
    public typealias Items = [ToolbarItem<EnvironmentType>]

    /// Adds items at the place that they specify.
    public static func buildExpression(_ item: ToolbarItem<EnvironmentType>) -> Items {
        [item]
    }

    /// Adds items, or a component that expects no environment, at the place that they specify.
    @_disfavoredOverload
    public static func buildExpression(_ item: ToolbarItem<Empty>) -> Items {
        [item.adapted(to: EnvironmentType.self)]
    }

    /// Adds a button at the trailing edge.
    public static func buildExpression(_ button: Button) -> Items {
        trailing(MenuBuilder.buildExpression(button))
    }

    /// Adds a menu at the trailing edge.
    public static func buildExpression<ChildEnvironment>(_ menu: Menu<ChildEnvironment>) -> Items {
        trailing(MenuBuilder.buildExpression(menu))
    }

    /// Adds a picker at the trailing edge: a button with its title, which opens a menu of the options.
    public static func buildExpression<Value>(_ picker: Picker<Value>) -> Items {
        trailing(MenuBuilder.buildExpression(picker))
    }

    /// Adds a button whose label reads the environment, at the trailing edge.
    public static func buildExpression<ChildEnvironment>(_ button: LabelButton<ChildEnvironment>) -> Items {
        trailing(MenuBuilder.buildExpression(button))
    }

    /// Adds a button that is selected while a value is `true`, at the trailing edge.
    public static func buildExpression(_ toggle: MenuToggle) -> Items {
        trailing(MenuBuilder.buildExpression(toggle))
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ items: Items...) -> Items {
        items.flatMap { $0 }
    }

    /// Adds the items of an `if` without `else`.
    public static func buildOptional(_ items: Items?) -> Items {
        items ?? []
    }

    /// Adds the items of the first branch of an `if` or `switch`.
    public static func buildEither(first items: Items) -> Items {
        items
    }

    /// Adds the items of the second branch.
    public static func buildEither(second items: Items) -> Items {
        items
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ items: [Items]) -> Items {
        items.flatMap { $0 }
    }

    /// Rejects a component that expects other environment values than the builder provides.
    @available(
        *, unavailable,
        message: "The component in the bar expects environment values that are not available here."
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ item: ToolbarItem<Other>) -> Items {
        []
    }

    private static func trailing(_ items: [MenuItem]) -> Items {
        [ToolbarItem<EnvironmentType>(.items(ToolbarGroup(placement: .trailing, items: items)))]
    }
}
