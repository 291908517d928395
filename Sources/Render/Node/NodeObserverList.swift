/// The observers of a node, stored separately because most of the many nodes have none.
@MainActor
final class NodeObserverList {
    private var components: [ComponentReference] = []
    weak var delegate: (any UINodeDelegateProtocol)?

    /// The component that was added last, which is the outermost one.
    var component: (any UIComponentProtocol)? { components.last?.component }

    var hasComponents: Bool { !components.isEmpty }
    var isEmpty: Bool { components.isEmpty && delegate == nil }

    /// The components from the innermost to the outermost, followed by the delegate.
    var observers: [any UINodeDelegateProtocol] {
        var observers: [any UINodeDelegateProtocol] = components.compactMap(\.component)
        if let delegate { observers.append(delegate) }
        return observers
    }

    /// Whether at least one of the components requires its views to be configured.
    var requiresUpdate: Bool { components.contains { $0.component?.shouldUpdate ?? true } }

    func add(_ component: any UIComponentProtocol) {
        guard !components.contains(where: { $0.component === component }) else { return }
        components.append(ComponentReference(component))
    }

    func removeComponents() {
        components = []
    }

    /// Drops the strong reference to a component that itself owns the node.
    func releaseOwnership(of component: any UIComponentProtocol) {
        for index in components.indices where components[index].component === component {
            components[index].owned = nil
        }
    }
}

/// A reference to a component: strong if the component has no key, because no context owns it then; weak otherwise.
@MainActor
private struct ComponentReference {
    weak var component: (any UIComponentProtocol)?
    var owned: (any UIComponentProtocol)?

    init(_ component: any UIComponentProtocol) {
        self.component = component
        owned = component.key == nil ? component : nil
    }
}
