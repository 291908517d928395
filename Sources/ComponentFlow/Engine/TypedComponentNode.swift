/// The part of a node that knows the component's type.
final class TypedComponentNode<ComponentType: Component>: ComponentNode {
    let state: ComponentType.State
    private let typedView: ComponentType.View

    init(box: TypedComponentBox<ComponentType>) {
        let component = box.typed
        typedView = component.makeView()
        state = component.makeState()
        super.init(view: typedView, box: box)
        state.node = self
    }

    // Here, and not in the base class, so that nobody finds a node that is half gone.
    deinit {
        knownReference?.node = nil
        view.forget(self)
        // A component may have made a state that another node has by now.
        if state.node === self { state.node = nil }
    }

    /// The node as one of this type, if it is one.
    static func downcast(_ node: ComponentNode) -> TypedComponentNode? {
        node as? TypedComponentNode
    }

    /// The box of the node is always one of this type: only such are made with it and adopted.
    private var typedBox: TypedComponentBox<ComponentType> {
        unsafeDowncast(box, to: TypedComponentBox<ComponentType>.self)
    }

    var component: ComponentType {
        typedBox.typed
    }

    /// Gives a node that has its box for itself another component of its type.
    ///
    /// An equal one refreshes the behaviour and asks for no update.
    func adopt(_ new: ComponentType) -> Adoption {
        let box = typedBox
        guard box.typed == new else {
            box.typed = new
            return .changed
        }
        let old = container?.comparesHeldComponents == true ? TypedComponentBox(box.typed) : box
        box.typed = new
        refreshBehavior(replacing: old)
        return .equal
    }

    override func refreshBehavior(replacing old: ComponentBox) {
        component.refreshBehavior(view: typedView, state: state)
        container?.refreshBehavior(replacing: old)
    }

    override func runUpdate(transition: ComponentTransition) -> CGSize {
        component.update(
            view: typedView, availableSize: availableSize, state: state,
            environment: Environment(cells: environmentCells), transition: transition)
    }
}
