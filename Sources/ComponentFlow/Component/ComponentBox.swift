/// A type-erased container for a component.
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

    /// Returns whether the component has the type with the given identifier.
    ///
    /// Because this requests no metadata, it takes a tenth of the time of comparing classes in generic code.
    func holds(_ type: ObjectIdentifier) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Returns whether two distinct boxes, known to hold components of the same type, hold equal components.
    fileprivate func isEqual(toOneOfSameType other: ComponentBox) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Creates the node of the component, with view and state but not updated yet.
    @MainActor func makeNode() -> MountedNode {
        preconditionFailure("ComponentBox is abstract")
    }

    final func holdsSameType(as other: ComponentBox) -> Bool {
        type(of: self) == type(of: other)
    }

    final func isEqual(to other: ComponentBox) -> Bool {
        self === other || holdsSameType(as: other) && isEqual(toOneOfSameType: other)
    }

    /// Sets the component on a node that may currently show another component or another type of component.
    @MainActor final func adopt(into node: MountedNode) -> MountedNode.Adoption {
        guard holdsSameType(as: node.box) else { return .incompatible }
        if self === node.box { return .equal }
        if !node.isTooDeep, isEqual(toOneOfSameType: node.box) {
            replaceEqual(in: node)
            return .equal
        }
        node.box = self
        return .changed
    }

    /// Sets the component on a node if the node shows an equal one, and returns whether it did.
    @MainActor final func adoptIfEqual(into node: MountedNode) -> Bool {
        guard !node.isTooDeep, isEqual(to: node.box) else { return false }
        replaceEqual(in: node)
        return true
    }

    /// Sets the component on a node that is known to show an equal one.
    @MainActor final func replaceEqual(in node: MountedNode) {
        guard node.mayHaveBehavior else {
            node.box = self
            return
        }
        let old = node.box
        node.box = self
        node.refreshBehavior(replacing: old)
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

    /// Returns the box of a node if the node shows a component of this type.
    @MainActor static func of(_ node: MountedNode) -> TypedComponentBox? {
        let box = node.box
        return box.holds(ObjectIdentifier(ComponentType.self)) ? unsafeDowncast(box, to: Self.self) : nil
    }

    override var component: any Component {
        typed
    }

    override var typeName: String {
        "\(ComponentType.self)"
    }

    override func holds(_ type: ObjectIdentifier) -> Bool {
        type == ObjectIdentifier(ComponentType.self)
    }

    fileprivate override func isEqual(toOneOfSameType other: ComponentBox) -> Bool {
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
        TypedMountedNode(box: self)
    }
}
