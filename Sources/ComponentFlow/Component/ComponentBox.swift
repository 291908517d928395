/// Holds a component whose type the holder does not know.
///
/// Abstract: every method is overridden by ``TypedComponentBox``. A class with a virtual method, because that is several
/// times cheaper than opening an existential.
class ComponentBox {
    var component: any Component {
        preconditionFailure("ComponentBox is abstract")
    }

    func isEqual(to other: ComponentBox) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Makes the node of the component: its view, its state, nothing updated yet.
    @MainActor func makeNode() -> ComponentNode {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Gives the component to a node that may show another component, or another type of component, at the moment.
    @MainActor func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Hands the closures of a component that is known to be equal to the node's own to the node.
    @MainActor func refreshBehavior(of node: ComponentNode) {
        preconditionFailure("ComponentBox is abstract")
    }
}

/// A box that still knows the type.
final class TypedComponentBox<ComponentType: Component>: ComponentBox {
    let typed: ComponentType

    init(_ component: ComponentType) {
        typed = component
    }

    override var component: any Component {
        typed
    }

    override func isEqual(to other: ComponentBox) -> Bool {
        // Type identity first: an unsafe downcast after it is several times cheaper than `as?`.
        guard type(of: other) == TypedComponentBox<ComponentType>.self else { return false }
        return unsafeDowncast(other, to: TypedComponentBox<ComponentType>.self).typed == typed
    }

    @MainActor override func makeNode() -> ComponentNode {
        TypedComponentNode(typed)
    }

    @MainActor override func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        guard let node = TypedComponentNode<ComponentType>.downcast(node) else { return .incompatible }
        return node.adopt(typed)
    }

    @MainActor override func refreshBehavior(of node: ComponentNode) {
        TypedComponentNode<ComponentType>.downcast(node)?.refreshBehavior(from: typed)
        node.box = self
    }
}
