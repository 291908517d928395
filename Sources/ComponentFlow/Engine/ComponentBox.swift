/// A type-erased container for a component, which performs everything that depends on the component's type.
///
/// This class is abstract; `TypedComponentBox` overrides every method. Virtual methods of a class are several times
/// cheaper than opening an existential. Boxes for one component type have one class, so comparing classes shows whether
/// two boxes hold components of the same type, without requesting metadata from the runtime.
@usableFromInline
class ComponentBox {
    @usableFromInline init() {}

    var component: any Component {
        preconditionFailure("ComponentBox is abstract")
    }

    /// The component's type name, for diagnostics.
    var typeName: String {
        preconditionFailure("ComponentBox is abstract")
    }

    /// What is known about the component's type.
    @MainActor var facts: TypeFacts {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Returns whether the component has the type with the given identifier.
    ///
    /// Because this requests no metadata, it takes a tenth of the time of comparing classes in generic code.
    func holds(_ type: ObjectIdentifier) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Returns whether two distinct boxes, known to hold components of the same type, hold equal components.
    func isEqual(toOneOfSameType other: ComponentBox) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Creates the node of the component, with view and state but not updated yet.
    @MainActor func makeNode() -> MountedNode {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Calls the component's `update` for a node that shows it.
    @MainActor func update(_ node: MountedNode, transition: ComponentTransition) -> CGSize {
        preconditionFailure("ComponentBox is abstract")
    }

    final func holdsSameType(as other: ComponentBox) -> Bool {
        type(of: self) == type(of: other)
    }

    final func isEqual(to other: ComponentBox) -> Bool {
        self === other || holdsSameType(as: other) && isEqual(toOneOfSameType: other)
    }
}

/// A box that keeps the type of its component.
@usableFromInline
final class TypedComponentBox<ComponentType: Component>: ComponentBox {
    /// Mutated only by a node that owns the box exclusively, in a single assignment and never during a read access, so
    /// dynamic exclusivity checks are unnecessary.
    @exclusivity(unchecked) @usableFromInline var typed: ComponentType

    /// Inlined where the type is known: otherwise finding the class of the box takes longer than creating one.
    @inlinable init(_ component: ComponentType) {
        typed = component
        super.init()
    }

    override var component: any Component {
        typed
    }

    override var typeName: String {
        "\(ComponentType.self)"
    }

    @MainActor override var facts: TypeFacts {
        TypeFacts.of(ComponentType.self)
    }

    override func holds(_ type: ObjectIdentifier) -> Bool {
        type == ObjectIdentifier(ComponentType.self)
    }

    override func isEqual(toOneOfSameType other: ComponentBox) -> Bool {
        Self.areEqual(&unsafeDowncast(other, to: TypedComponentBox<ComponentType>.self).typed, &typed)
    }

    /// Returns whether the component in the box equals another one.
    func isEqual(to component: ComponentType) -> Bool {
        Self.isEqual(&typed, to: component)
    }

    // Neither function mutates its arguments. Passed `inout`, a component is not moved; read from a variable, it would
    // be copied with everything it holds, because `==` might change the variable.

    private static func areEqual(_ first: inout ComponentType, _ second: inout ComponentType) -> Bool {
        first == second
    }

    private static func isEqual(_ first: inout ComponentType, to second: ComponentType) -> Bool {
        first == second
    }

    @MainActor override func makeNode() -> MountedNode {
        let component = typed
        let view = component.makeView()
        let node = MountedNode(view: view, state: makeState(of: component), box: self)
        if facts.readsModels {
            node.detailsMakingIfNeeded.modelSubscription = DescriptionSubscription(node.reference)
        }
        return node
    }

    /// Returns the state that the component creates; `nil` if it creates none of its own and its type needs none.
    @MainActor private func makeState(of component: ComponentType) -> ComponentState? {
        let state = component.makeState()
        guard state === EmptyComponentState.shared else { return state }
        return facts.isStateless ? nil : EmptyComponentState()
    }

    /// Calls `update` with the view and state of the node, which were created by a component of this type.
    @MainActor override func update(_ node: MountedNode, transition: ComponentTransition) -> CGSize {
        let view = unsafeDowncast(node.view, to: ComponentType.View.self)
        return typed.update(
            view: view, availableSize: node.availableSize,
            state: unsafeDowncast(node.stateForUpdate, to: ComponentType.State.self),
            environment: Environment(cells: node.environment), transition: transition)
    }
}
