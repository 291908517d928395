/// The inputs of the body of a ``CombinedComponent``, and the methods that add its children.
///
/// Each mounted instance of the component has one context, which always reflects the most recent update. A closure that
/// the body passes to a child, for example a button's action, may capture the context and read ``component`` when it is
/// called: it then gets the current value.
@MainActor
public final class CombinedComponentContext<ComponentType: CombinedComponent> {
    /// The component to show.
    public var component: ComponentType {
        box.typed
    }
    /// The state of the component.
    public let state: ComponentType.State
    /// The size proposed to the component, in points.
    public private(set) var availableSize = CGSize.zero
    /// The transition with which changes are shown.
    public private(set) var transition = ComponentTransition.immediate

    /// The container owns the context and clears this reference when it is deallocated, so it never dangles.
    nonisolated(unsafe) var container: Unmanaged<ChildContainer>?
    /// The box with the component if it is not the node's box, because the node shows another component or has been
    /// deallocated.
    nonisolated(unsafe) private var ownBox: TypedComponentBox<ComponentType>?
    private var currentEnvironment: Environment<ComponentType.EnvironmentType>?

    init(state: ComponentType.State) {
        self.state = state
    }

    /// The box with the component; since the last update the node's component may have been replaced by an equal one.
    private var box: TypedComponentBox<ComponentType> {
        if let ownBox { return ownBox }
        guard let container else {
            preconditionFailure("A context without a container must have its own box.")
        }
        // `ownBox` is `nil` only if the node's box has this type, and the type of a node's box never changes.
        return unsafeDowncast(container.takeUnretainedValue().owner.box, to: TypedComponentBox.self)
    }

    /// Detaches the context from its container, for closures that still retain it.
    nonisolated func containerWillDeallocate(lastBox: ComponentBox) {
        if ownBox == nil { ownBox = unsafeDowncast(lastBox, to: TypedComponentBox.self) }
        container = nil
    }

    func prepare(
        ownBox: TypedComponentBox<ComponentType>?, availableSize: CGSize,
        environment: Environment<ComponentType.EnvironmentType>, transition: ComponentTransition
    ) {
        self.ownBox = ownBox
        self.availableSize = availableSize
        self.transition = transition
        currentEnvironment = environment
    }

    /// The component's view, or `nil` after the component is unmounted.
    public var view: ComponentType.View? {
        container?.takeUnretainedValue().owner.view as? ComponentType.View
    }

    /// The environment values of the component.
    public var environment: Environment<ComponentType.EnvironmentType> {
        guard let currentEnvironment else {
            preconditionFailure("A context must receive an environment before a body can read it.")
        }
        return currentEnvironment
    }

    /// Shows an updated child, in front of the children added before it.
    public func add(_ child: UpdatedChild) {
        container?.takeUnretainedValue().add(child)
    }

    /// Positions a guide; children whose removal animation ends at the guide follow it.
    public func add(_ guide: UpdatedGuide) {
        container?.takeUnretainedValue().add(guide)
    }
}
