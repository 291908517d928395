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

/// A component in a box, which others may hold too.
struct BoxContent: ChildContent {
    let box: ComponentBox

    func isIdentical(to node: ComponentNode) -> Bool {
        node.box === box
    }

    func makeNode() -> ComponentNode {
        box.makeNode()
    }

    func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        box.adopt(into: node)
    }
}

/// A component whose type is known where the child is declared: the node makes a box of its own for it, once.
struct TypedContent<ComponentType: Component>: ChildContent {
    let component: ComponentType

    func isIdentical(to node: ComponentNode) -> Bool {
        false
    }

    func makeNode() -> ComponentNode {
        TypedComponentNode(box: TypedComponentBox(component))
    }

    func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        // The declaration names the type, so only nodes of this type ever stand in its slots.
        TypedComponentNode<ComponentType>.downcast(node)?.adopt(component) ?? .incompatible
    }
}
