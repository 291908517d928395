/// The content of a child: a component of a statically known type, or a boxed one.
///
/// Both share one update path, `MountedNode.update`.
@MainActor
@usableFromInline
protocol ChildContent {
    /// Compares the component with the one in a node's box.
    ///
    /// - Parameter allowsEquality: Whether components may be compared by `==`.
    func compare(with box: ComponentBox, allowsEquality: Bool) -> ComponentComparison
    func makeNode() -> MountedNode
    /// Sets the component on a node that shows a component of the same type.
    func replace(in node: MountedNode, isEqual: Bool)
}

/// The difference between a component and the one that a node shows.
@usableFromInline
enum ComponentComparison {
    /// Both are the same value in the same box.
    case identical
    /// Both are equal; their closures may differ.
    case equal
    /// Both have the same type but are not equal.
    case different
    /// Both have different types, so another node is necessary.
    case incompatible
}

/// A boxed component; the box may be shared.
@usableFromInline
struct BoxContent: ChildContent {
    @usableFromInline let box: ComponentBox

    @inlinable init(box: ComponentBox) {
        self.box = box
    }

    @usableFromInline func compare(with other: ComponentBox, allowsEquality: Bool) -> ComponentComparison {
        if box === other { return .identical }
        guard box.holdsSameType(as: other) else { return .incompatible }
        return allowsEquality && box.isEqual(toOneOfSameType: other) ? .equal : .different
    }

    @usableFromInline func makeNode() -> MountedNode {
        box.makeNode()
    }

    @usableFromInline func replace(in node: MountedNode, isEqual: Bool) {
        node.replaceComponent(with: box, isEqual: isEqual)
    }
}

/// A component whose type is known where the child is declared; its node creates a box for it once.
@usableFromInline
struct TypedContent<ComponentType: Component>: ChildContent {
    @usableFromInline let component: ComponentType

    @inlinable init(component: ComponentType) {
        self.component = component
    }

    @usableFromInline func compare(with other: ComponentBox, allowsEquality: Bool) -> ComponentComparison {
        allowsEquality && typed(other).isEqual(to: component) ? .equal : .different
    }

    @usableFromInline func makeNode() -> MountedNode {
        TypedComponentBox(component).makeNode()
    }

    @usableFromInline func replace(in node: MountedNode, isEqual: Bool) {
        node.replaceComponent(in: typed(node.box), with: component, isEqual: isEqual)
    }

    /// The declaration specifies the type, so its nodes have only boxes of this type.
    private func typed(_ box: ComponentBox) -> TypedComponentBox<ComponentType> {
        unsafeDowncast(box, to: TypedComponentBox<ComponentType>.self)
    }
}
