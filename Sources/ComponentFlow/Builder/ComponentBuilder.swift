/// Builds the children of a stack from plain statements.
///
/// A child that is not given an id is identified by the place of its statement, so an `if` that turns false removes its
/// own children and leaves the others' states alone. Children made by a `for` need ids of their own as soon as they can
/// be inserted, removed or reordered: give them one with ``Component/id(_:)``.
@resultBuilder
public enum ComponentBuilder<EnvironmentType> {
    /// Children that know where they stand in their group but not yet where the group stands.
    public struct Group {
        var items: [AnyComponentWithIdentity<EnvironmentType>]

        /// The items with one more step of the way to them.
        func nested(in step: ComponentPlace.Step) -> [AnyComponentWithIdentity<EnvironmentType>] {
            items.map { item in
                guard case .place(let place) = item.identity else { return item }
                return item.with(identity: .place(place.nested(in: step)))
            }
        }
    }

    /// Takes a component.
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType) -> Group
    where ComponentType.EnvironmentType == EnvironmentType {
        buildExpression(AnyComponent(component))
    }

    /// Takes a component that expects nothing from its surroundings, whatever they are.
    @_disfavoredOverload
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType) -> Group
    where ComponentType.EnvironmentType == Empty {
        buildExpression(AnyComponent<EnvironmentType>(ignoringEnvironment: component))
    }

    /// Takes a component whose type is forgotten.
    public static func buildExpression(_ component: AnyComponent<EnvironmentType>) -> Group {
        Group(items: [AnyComponentWithIdentity(identity: .place(ComponentPlace()), component: component)])
    }

    /// Takes a component with an id.
    public static func buildExpression(_ item: AnyComponentWithIdentity<EnvironmentType>) -> Group {
        Group(items: [item])
    }

    /// Takes an array of components with ids.
    public static func buildExpression(_ items: [AnyComponentWithIdentity<EnvironmentType>]) -> Group {
        Group(items: items)
    }

    /// Puts statements one after the other.
    public static func buildBlock(_ groups: Group...) -> Group {
        Group(items: groups.enumerated().flatMap { $1.nested(in: .statement($0)) })
    }

    /// An `if` without an `else`.
    public static func buildOptional(_ group: Group?) -> Group {
        group ?? Group(items: [])
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first group: Group) -> Group {
        Group(items: group.nested(in: .branch(true)))
    }

    /// The second branch.
    public static func buildEither(second group: Group) -> Group {
        Group(items: group.nested(in: .branch(false)))
    }

    /// A `for` loop.
    public static func buildArray(_ groups: [Group]) -> Group {
        Group(items: groups.enumerated().flatMap { $1.nested(in: .iteration($0)) })
    }

    /// A check for availability.
    public static func buildLimitedAvailability(_ group: Group) -> Group {
        group
    }

    /// The children in their order.
    public static func buildFinalResult(_ group: Group) -> [AnyComponentWithIdentity<EnvironmentType>] {
        group.items
    }
}
