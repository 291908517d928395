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
        container?.ownerWillGo(with: box)
        view.forget(self)
        // A component may have made a state that another node has by now.
        if state.node === self { state.node = nil }
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
        guard !isTooDeep, box.isEqual(to: new) else {
            box.typed = new
            return .changed
        }
        guard mayHaveBehavior else {
            box.typed = new
            return .equal
        }
        let old = container?.comparesHeldComponents == true ? TypedComponentBox(box.typed) : box
        box.typed = new
        refreshBehavior(replacing: old)
        return .equal
    }

    override func refreshBehavior(replacing old: ComponentBox) {
        let type = ObjectIdentifier(ComponentType.self)
        if NoBehavior.types.contains(type) { return mayHaveBehavior = false }
        NoBehavior.lastType = nil
        component.refreshBehavior(view: typedView, state: state)
        let isDefault = NoBehavior.lastType == type
        container?.refreshBehavior(replacing: old)
        if isDefault, container?.refreshesChildren != true { NoBehavior.types.insert(type) }
    }

    override func runUpdate(transition: ComponentTransition) -> CGSize {
        component.update(
            view: typedView, availableSize: availableSize, state: state,
            environment: Environment(cells: environmentCells), transition: transition)
    }
}
