/// A result builder that creates the children of a stack from statements.
///
/// A child without an id is identified by the position of its statement, so an `if` whose condition becomes false
/// removes its own children and does not affect the state of the others. Children created by a `for` loop need ids if
/// they can be inserted, removed or reordered: assign them with ``Component/id(_:)``.
@resultBuilder
public enum ComponentBuilder<EnvironmentType> {
    /// Children with positions relative to an enclosing statement.
    public struct Group {
        var items: [AnyComponentWithIdentity<EnvironmentType>]

        /// Returns the items with one more step prepended to their positions.
        func nested(in step: StructuralIdentity.Step) -> [AnyComponentWithIdentity<EnvironmentType>] {
            items.map { item in
                guard case .structural(let structural) = item.identity else { return item }
                return item.with(identity: .structural(structural.nested(in: step)))
            }
        }
    }

    /// Adds a component.
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType) -> Group
    where ComponentType.EnvironmentType == EnvironmentType {
        buildExpression(AnyComponent(component))
    }

    /// Adds a component, or nothing for `nil`.
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType?) -> Group
    where ComponentType.EnvironmentType == EnvironmentType {
        component.map { buildExpression(AnyComponent($0)) } ?? Group(items: [])
    }

    /// Adds a component that expects no environment, or nothing for `nil`, regardless of the builder's environment type.
    ///
    /// The parameter is optional also because the compiler then prefers to adapt the environment within an expression:
    /// in `HStack { … }.background(Rectangle(…))` the stack gets the environment of the builder.
    @_disfavoredOverload
    public static func buildExpression<ComponentType: Component>(_ component: ComponentType?) -> Group
    where ComponentType.EnvironmentType == Empty {
        component.map { buildExpression(AnyComponent<EnvironmentType>(ignoringEnvironment: $0)) } ?? Group(items: [])
    }

    /// Adds a type-erased component.
    public static func buildExpression(_ component: AnyComponent<EnvironmentType>) -> Group {
        Group(items: [AnyComponentWithIdentity(identity: .structural(StructuralIdentity()), component: component)])
    }

    /// Adds a component with an id.
    public static func buildExpression(_ item: AnyComponentWithIdentity<EnvironmentType>) -> Group {
        Group(items: [item])
    }

    /// Adds an array of components with ids.
    public static func buildExpression(_ items: [AnyComponentWithIdentity<EnvironmentType>]) -> Group {
        Group(items: items)
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ groups: Group...) -> Group {
        Group(items: groups.enumerated().flatMap { $1.nested(in: .statement($0)) })
    }

    /// Adds the children of an `if` without `else`.
    public static func buildOptional(_ group: Group?) -> Group {
        group ?? Group(items: [])
    }

    /// Adds the children of the first branch of an `if` or `switch`.
    public static func buildEither(first group: Group) -> Group {
        Group(items: group.nested(in: .branch(true)))
    }

    /// Adds the children of the second branch.
    public static func buildEither(second group: Group) -> Group {
        Group(items: group.nested(in: .branch(false)))
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ groups: [Group]) -> Group {
        Group(items: groups.enumerated().flatMap { $1.nested(in: .iteration($0)) })
    }

    /// Adds the children of an availability check.
    public static func buildLimitedAvailability(_ group: Group) -> Group {
        group
    }

    /// Returns the children in order.
    public static func buildFinalResult(_ group: Group) -> [AnyComponentWithIdentity<EnvironmentType>] {
        group.items
    }
}
