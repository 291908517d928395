/// Who is told about a node: few nodes have anybody, and nodes are made by the thousand.
@MainActor
final class NodeAudience {
    private var components: [ComponentReference] = []
    weak var delegate: (any UINodeDelegateProtocol)?

    /// The component that came last: the outermost one.
    var component: (any UIComponentProtocol)? { components.last?.component }

    var hasComponents: Bool { !components.isEmpty }
    var isEmpty: Bool { components.isEmpty && delegate == nil }

    /// The components from the inside to the outside, then the delegate.
    var observers: [any UINodeDelegateProtocol] {
        var observers: [any UINodeDelegateProtocol] = components.compactMap(\.component)
        if let delegate { observers.append(delegate) }
        return observers
    }

    /// Whether one of the components wants its views to be configured.
    var wantsUpdate: Bool { components.contains { $0.component?.shouldUpdate ?? true } }

    func add(_ component: any UIComponentProtocol) {
        guard !components.contains(where: { $0.component === component }) else { return }
        components.append(ComponentReference(component))
    }

    func removeComponents() {
        components = []
    }

    /// Stops holding a component that holds the node itself.
    func holdWeakly(_ component: any UIComponentProtocol) {
        for index in components.indices where components[index].component === component {
            components[index].owned = nil
        }
    }
}

/// A component, held as long as nobody else does.
@MainActor
private struct ComponentReference {
    weak var component: (any UIComponentProtocol)?
    var owned: (any UIComponentProtocol)?

    init(_ component: any UIComponentProtocol) {
        self.component = component
        owned = component.key == nil ? component : nil
    }
}
