/// What a child is to show: a component whose type is known, or one in a box.
///
/// The two ways to hand over a component share one update path, `ChildContainer.updateChild`.
@MainActor
protocol ChildContent {
    /// Whether the node shows this very value already, which can be told without `==`.
    func isIdentical(to node: ComponentNode) -> Bool
    func makeNode() -> ComponentNode
    func adopt(into node: ComponentNode) -> ComponentNode.Adoption
}

/// A component in a box.
struct BoxContent: ChildContent {
    let box: ComponentBox

    func isIdentical(to node: ComponentNode) -> Bool {
        node.box === box
    }

    func makeNode() -> ComponentNode {
        let node = box.makeNode()
        node.box = box
        return node
    }

    func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        let adoption = box.adopt(into: node)
        if adoption != .incompatible { node.box = box }
        return adoption
    }
}

/// A component whose type is known where the child is declared: it needs no box.
struct TypedContent<ComponentType: Component>: ChildContent {
    let component: ComponentType

    func isIdentical(to node: ComponentNode) -> Bool {
        false
    }

    func makeNode() -> ComponentNode {
        TypedComponentNode(component)
    }

    func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        guard let node = TypedComponentNode<ComponentType>.downcast(node) else { return .incompatible }
        node.box = nil
        return node.adopt(component)
    }
}
