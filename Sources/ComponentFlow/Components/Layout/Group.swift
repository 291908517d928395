/// Components without an arrangement of their own.
///
/// In a stack, the components of a group are children of the stack. Elsewhere a group lets a condition choose a component:
///
/// ```swift
/// var content: some Component<Empty> {
///     Group {
///         if account.isSignedIn { Inbox(account: account) } else { SignIn(account: account) }
///     }
///     .padding(16)
/// }
/// ```
///
/// With modifiers a group is one component, which has the size of what it shows. Several components in such a group are
/// arranged from top to bottom; a modifier does not apply to each of them, as it does in SwiftUI.
public struct Group<ChildEnvironment>: Stack {
    /// The environment that the components expect.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>

    /// Creates a group.
    ///
    /// - Parameter content: A builder of the components.
    public init(
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        items = ComponentItems(content())
    }

    /// The components as children of a stack.
    fileprivate var children: [AnyComponentWithIdentity<ChildEnvironment>] {
        items.items.map {
            AnyComponentWithIdentity(identity: $0.identity, component: AnyComponent(box: $0.box), traits: $0.traits)
        }
    }

    /// A single component is proposed all of the size, and keeps the size that it chooses.
    private var hasOneComponent: Bool {
        items.items.count == 1 && items.items[0].traits?.elements == nil
    }

    var layout: StackLayout {
        StackLayout(direction: hasOneComponent ? .layered : .vertical, alignment: CGPoint(x: 0.5, y: 0))
    }
}

extension Group: LabelContainer {
    var labelParts: [any Component] { items.expanded.map(\.box.component) }
}

extension ComponentBuilder {
    /// Adds the components of a group.
    public static func buildExpression(_ group: ComponentFlow.Group<EnvironmentType>) -> Group {
        Group(items: group.children)
    }

    /// Adds the components of a group, which expect no environment.
    @_disfavoredOverload
    public static func buildExpression(_ group: ComponentFlow.Group<Empty>) -> Group {
        Group(items: group.children.map { $0.adapted(to: EnvironmentType.self) })
    }
}
