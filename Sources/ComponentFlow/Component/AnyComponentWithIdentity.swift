/// A component with the identity under which its parent keeps its view and state.
public struct AnyComponentWithIdentity<EnvironmentType>: Equatable {
    let identity: ComponentIdentity
    /// The component.
    public let component: AnyComponent<EnvironmentType>

    /// Names a component; `id` must be unique among its siblings.
    public init<ID: Hashable>(id: ID, component: AnyComponent<EnvironmentType>) {
        identity = ComponentIdentity(id)
        self.component = component
    }

    init(identity: ComponentIdentity, component: AnyComponent<EnvironmentType>) {
        self.identity = identity
        self.component = component
    }

    /// What tells the component from its siblings.
    public var id: AnyHashable {
        identity.hashable
    }
}
