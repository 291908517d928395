/// The content of a child: a component of a statically known type, or a boxed one.
///
/// Both share one update path, `ChildContainer.updateChild`.
@MainActor
@usableFromInline
protocol ChildContent {
    /// Returns whether the node already shows this very value, as far as this can be determined without `==`.
    func isIdentical(to node: MountedNode) -> Bool
    func makeNode() -> MountedNode
    func adopt(into node: MountedNode) -> MountedNode.Adoption
}

/// A boxed component; the box may be shared.
@usableFromInline
struct BoxContent: ChildContent {
    @usableFromInline let box: ComponentBox

    @inlinable init(box: ComponentBox) {
        self.box = box
    }

    @usableFromInline func isIdentical(to node: MountedNode) -> Bool {
        node.box === box
    }

    @usableFromInline func makeNode() -> MountedNode {
        box.makeNode()
    }

    @usableFromInline func adopt(into node: MountedNode) -> MountedNode.Adoption {
        box.adopt(into: node)
    }
}

/// A component whose type is known where the child is declared; its node creates a box for it once.
@usableFromInline
struct TypedContent<ComponentType: Component>: ChildContent {
    @usableFromInline let component: ComponentType

    @inlinable init(component: ComponentType) {
        self.component = component
    }

    @usableFromInline func isIdentical(to node: MountedNode) -> Bool {
        false
    }

    @usableFromInline func makeNode() -> MountedNode {
        TypedMountedNode(box: TypedComponentBox(component))
    }

    @usableFromInline func adopt(into node: MountedNode) -> MountedNode.Adoption {
        // The declaration specifies the type, so its slots contain only nodes of this type.
        unsafeDowncast(node, to: TypedMountedNode<ComponentType>.self).adopt(component)
    }
}
