/// What a child is to show: a component whose type is known, or one in a box.
///
/// The two ways to hand over a component share one update path, `ChildContainer.updateChild`.
@MainActor
@usableFromInline
protocol ChildContent {
    /// Whether the node shows this very value already, which can be told without `==`.
    func isIdentical(to node: ComponentNode) -> Bool
    func makeNode() -> ComponentNode
    func adopt(into node: ComponentNode) -> ComponentNode.Adoption
}

/// A component in a box, which others may hold too.
@usableFromInline
struct BoxContent: ChildContent {
    @usableFromInline let box: ComponentBox

    @inlinable init(box: ComponentBox) {
        self.box = box
    }

    @usableFromInline func isIdentical(to node: ComponentNode) -> Bool {
        node.box === box
    }

    @usableFromInline func makeNode() -> ComponentNode {
        box.makeNode()
    }

    @usableFromInline func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        box.adopt(into: node)
    }
}

/// A component whose type is known where the child is declared: the node makes a box of its own for it, once.
@usableFromInline
struct TypedContent<ComponentType: Component>: ChildContent {
    @usableFromInline let component: ComponentType

    @inlinable init(component: ComponentType) {
        self.component = component
    }

    @usableFromInline func isIdentical(to node: ComponentNode) -> Bool {
        false
    }

    @usableFromInline func makeNode() -> ComponentNode {
        TypedComponentNode(box: TypedComponentBox(component))
    }

    @usableFromInline func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        // The declaration names the type, so only nodes of this type ever stand in its slots.
        unsafeDowncast(node, to: TypedComponentNode<ComponentType>.self).adopt(component)
    }
}
