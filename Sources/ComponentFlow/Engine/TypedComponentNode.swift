/// The part of a node that knows the component's type.
final class TypedComponentNode<ComponentType: Component>: ComponentNode {
    private(set) var component: ComponentType
    let state: ComponentType.State
    private let typedView: ComponentType.View

    init(_ component: ComponentType) {
        self.component = component
        typedView = component.makeView()
        state = component.makeState()
        super.init(view: typedView, componentType: ObjectIdentifier(ComponentType.self))
        state.nodeReference = reference
    }

    // Here, and not in the base class, so that nobody finds a node that is half gone.
    deinit {
        reference.node = nil
    }

    /// The node as one of this type, if it is one.
    ///
    /// A comparison of identities: far cheaper than `as?`.
    static func downcast(_ node: ComponentNode) -> TypedComponentNode? {
        guard node.componentType == ObjectIdentifier(ComponentType.self) else { return nil }
        return unsafeDowncast(node, to: TypedComponentNode.self)
    }

    /// Gives the node another component of its type.
    ///
    /// An equal one refreshes the behaviour and asks for no update.
    func adopt(_ new: ComponentType) -> Adoption {
        guard component == new else {
            component = new
            return .changed
        }
        refreshBehavior(from: new)
        return .equal
    }

    /// Takes over the closures of an equal component, here and in the children that were made from it.
    func refreshBehavior(from new: ComponentType) {
        component = new
        new.refreshBehavior(view: typedView, state: state)
        container?.refreshBehavior()
    }

    override func runUpdate(transition: ComponentTransition) -> CGSize {
        component.update(
            view: typedView, availableSize: availableSize, state: state,
            environment: Environment(cells: environmentCells), transition: transition)
    }

    override var typeName: String {
        "\(ComponentType.self)"
    }

    override var anyComponent: any Component {
        component
    }
}
