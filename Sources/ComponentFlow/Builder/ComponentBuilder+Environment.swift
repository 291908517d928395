// Children that expect no environment values can be in a builder of any environment, with every modifier. A child that
// expects other values is rejected by the compiler with a message that names the cause.

extension ComponentBuilder {
    /// Adds a type-erased component without an environment.
    @_disfavoredOverload
    public static func buildExpression(_ component: AnyComponent<Empty>) -> Group {
        buildExpression(AnyComponent<EnvironmentType>(box: component.box))
    }

    /// Adds a component with an id that expects no environment.
    @_disfavoredOverload
    public static func buildExpression(_ item: AnyComponentWithIdentity<Empty>) -> Group {
        Group(items: [item.adapted(to: EnvironmentType.self)])
    }

    /// Adds an array of components with ids that expect no environment.
    @_disfavoredOverload
    public static func buildExpression(_ items: [AnyComponentWithIdentity<Empty>]) -> Group {
        Group(items: items.map { $0.adapted(to: EnvironmentType.self) })
    }

    /// Adds a child for each element of a collection; the children expect no environment.
    @_disfavoredOverload
    public static func buildExpression(_ forEach: ForEach<Empty>) -> Group {
        Group(items: [forEach.item.adapted(to: EnvironmentType.self)])
    }
}

extension AnyComponentWithIdentity where EnvironmentType == Empty {
    /// Returns the item for use among items that expect environment values, which it does not read.
    func adapted<Other>(to type: Other.Type) -> AnyComponentWithIdentity<Other> {
        AnyComponentWithIdentity<Other>(
            identity: identity, component: AnyComponent<Other>(box: item.box), traits: item.traits)
    }
}

// MARK: - Mistakes

extension ComponentBuilder {
    /// Rejects a component that expects other environment values than the builder provides.
    @available(
        *, unavailable,
        message: """
            The component expects environment values that are not available here. State in '<…>' what each content \
            expects, as in 'some Component<Theme>'; a label that expects values needs a LabelButton.
            """
    )
    @_disfavoredOverload
    public static func buildExpression<ComponentType: CompositeComponent>(_ component: ComponentType) -> Group {
        Group(items: [])
    }

    /// Rejects a component that expects other environment values than the builder provides.
    @available(
        *, unavailable,
        message: """
            The component expects environment values that are not available here. State in '<…>' what each content \
            expects, as in 'some Component<Theme>'; a label that expects values needs a LabelButton.
            """
    )
    @_disfavoredOverload
    public static func buildExpression<ComponentType: CombinedComponent>(_ component: ComponentType) -> Group {
        Group(items: [])
    }

    /// Rejects a component that expects other environment values than the builder provides.
    @available(
        *, unavailable,
        message: """
            The component expects environment values that are not available here. State in '<…>' what each content \
            expects, as in 'some Component<Theme>'; a label that expects values needs a LabelButton.
            """
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ component: Modified<Other>) -> Group {
        Group(items: [])
    }
}
