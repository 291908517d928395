/// The part of a node that depends on the component's type.
final class TypedMountedNode<ComponentType: Component>: MountedNode {
    let state: ComponentType.State
    private let typedView: ComponentType.View

    init(box: TypedComponentBox<ComponentType>) {
        let component = box.typed
        typedView = component.makeView()
        state = component.makeState()
        super.init(view: typedView, box: box)
        state.node = self
    }

    // Implemented in this class and not in the base class, so that no one can reach a partially destroyed node.
    deinit {
        existingReference?.node = nil
        container?.ownerWillGo(with: box)
        view.forget(self)
        // A component may return a state that meanwhile belongs to another node.
        if state.node === self { state.node = nil }
    }

    /// The box of the node, which always has this type: a node is only created with and updated to boxes of its type.
    private var typedBox: TypedComponentBox<ComponentType> {
        unsafeDowncast(box, to: TypedComponentBox<ComponentType>.self)
    }

    var component: ComponentType {
        typedBox.typed
    }

    /// Sets another component of the same type on a node that owns its box exclusively.
    ///
    /// An equal component refreshes the behavior and does not cause an update.
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
        if BehaviorlessTypes.types.contains(type) { return mayHaveBehavior = false }
        BehaviorlessTypes.lastType = nil
        component.refreshBehavior(view: typedView, state: state)
        let isDefault = BehaviorlessTypes.lastType == type
        container?.refreshBehavior(replacing: old)
        if isDefault, container?.refreshesChildren != true { BehaviorlessTypes.types.insert(type) }
    }

    override func runUpdate(transition: ComponentTransition) -> CGSize {
        component.update(
            view: typedView, availableSize: availableSize, state: state,
            environment: Environment(cells: environmentCells), transition: transition)
    }
}
