/// Holds a component whose type the holder does not know.
///
/// Abstract: every method is overridden by `TypedComponentBox`. A class with virtual methods, because that is several
/// times cheaper than opening an existential; boxes of components of one type are of one class, so a comparison of
/// classes tells whether two hold the same type, without asking the runtime for metadata.
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

    /// Whether the component is of a type, of which the id is given.
    ///
    /// As it asks for no metadata, it takes a tenth of the time of comparing classes in generic code.
    func holds(_ type: ObjectIdentifier) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Whether both hold equal components, given that they are two and hold components of one type.
    fileprivate func isEqual(toOneOfSameType other: ComponentBox) -> Bool {
        preconditionFailure("ComponentBox is abstract")
    }

    /// Makes the node of the component: its view, its state, nothing updated yet.
    @MainActor func makeNode() -> ComponentNode {
        preconditionFailure("ComponentBox is abstract")
    }

    final func holdsSameType(as other: ComponentBox) -> Bool {
        type(of: self) == type(of: other)
    }

    final func isEqual(to other: ComponentBox) -> Bool {
        self === other || holdsSameType(as: other) && isEqual(toOneOfSameType: other)
    }

    /// Gives the component to a node that may show another component, or another type of component, at the moment.
    @MainActor final func adopt(into node: ComponentNode) -> ComponentNode.Adoption {
        guard holdsSameType(as: node.box) else { return .incompatible }
        if self === node.box { return .equal }
        if !node.isTooDeep, isEqual(toOneOfSameType: node.box) {
            replaceEqual(in: node)
            return .equal
        }
        node.box = self
        return .changed
    }

    /// Gives the component to a node if the node shows an equal one, and says whether it does.
    @MainActor final func adoptIfEqual(into node: ComponentNode) -> Bool {
        guard !node.isTooDeep, isEqual(to: node.box) else { return false }
        replaceEqual(in: node)
        return true
    }

    /// Gives the component to a node that is known to show an equal one.
    @MainActor final func replaceEqual(in node: ComponentNode) {
        guard node.mayHaveBehavior else {
            node.box = self
            return
        }
        let old = node.box
        node.box = self
        node.refreshBehavior(replacing: old)
    }
}

/// A box that still knows the type.
@usableFromInline
final class TypedComponentBox<ComponentType: Component>: ComponentBox {
    /// Changed only by a node that has the box for itself, in one assignment and outside of every reading access: so
    /// there is nothing to check at run time.
    @exclusivity(unchecked) @usableFromInline var typed: ComponentType

    /// Inlined where the type is known: finding the class of the box takes longer than making one otherwise.
    @inlinable init(_ component: ComponentType) {
        typed = component
        super.init()
    }

    /// The box of a node, if the node shows a component of this type.
    @MainActor static func of(_ node: ComponentNode) -> TypedComponentBox? {
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

    /// Whether the component in the box equals another one.
    func isEqual(to component: ComponentType) -> Bool {
        Self.isEqual(&typed, to: component)
    }

    // Neither changes anything. Handed over so, a component stays where it is; read from a variable it would be copied,
    // with everything that it holds, because `==` might change the variable.

    private static func areEqual(_ first: inout ComponentType, _ second: inout ComponentType) -> Bool {
        first == second
    }

    private static func isEqual(_ first: inout ComponentType, to second: ComponentType) -> Bool {
        first == second
    }

    @MainActor override func makeNode() -> ComponentNode {
        TypedComponentNode(box: self)
    }
}
