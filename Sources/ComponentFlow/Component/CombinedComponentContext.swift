/// The inputs of the body of a ``CombinedComponent``, and the methods that add its children.
///
/// Each mounted instance of the component has one context, which always reflects the most recent update. A closure that
/// the body passes to a child, for example a button's action, may capture the context and read ``component`` when it is
/// called: it then gets the current value.
@preconcurrency @MainActor
public final class CombinedComponentContext<ComponentType: CombinedComponent> {
    /// The component to show.
    public var component: ComponentType {
        box.typed
    }
    // The following properties are only read and written as a whole, so dynamic exclusivity checks are unnecessary.

    /// The size proposed to the component, in points.
    @exclusivity(unchecked) public private(set) var availableSize = CGSize.zero
    /// The transition with which changes are shown.
    @exclusivity(unchecked) public private(set) var transition = ComponentTransition.immediate

    private var body: ComponentType.Body
    /// The numbers of the children that the body declares.
    private var declarations: Range<UInt64>
    /// The container owns the context and clears this reference when it is deallocated, so it never dangles.
    nonisolated(unsafe) private var container: Unmanaged<ChildContainer>?
    /// The box with the component if it is not the node's box, because the node shows another component, a development tool
    /// has changed it, or the node has been deallocated.
    nonisolated(unsafe) private var ownBox: TypedComponentBox<ComponentType>?
    /// The state, if the component has one or the state was requested.
    private var knownState: ComponentType.State?
    private var currentEnvironment: Environment<ComponentType.EnvironmentType>?

    private init(container: ChildContainer, state: ComponentType.State) {
        self.container = Unmanaged.passUnretained(container)
        knownState = ComponentType.State.self == EmptyComponentState.self ? nil : state
        (body, declarations) = ChildKey.declaring { ComponentType.body }
    }

    /// Returns the context of a container, created on first use, or `nil` if the container runs another body.
    static func of(_ container: ChildContainer, state: ComponentType.State) -> CombinedComponentContext? {
        guard let existing = container.context else {
            let context = CombinedComponentContext(container: container, state: state)
            container.context = context
            return context
        }
        guard existing.isOf(ObjectIdentifier(ComponentType.self)) else { return nil }
        return unsafeDowncast(existing, to: CombinedComponentContext.self)
    }

    /// Runs the body.
    ///
    /// - Parameter ownBox: The component if it differs from the node's, because the node's component called `update` on
    ///   it directly, or a development tool has changed it.
    func run(
        ownBox: TypedComponentBox<ComponentType>?, in container: ChildContainer, availableSize: CGSize,
        environment: Environment<ComponentType.EnvironmentType>, transition: ComponentTransition
    ) -> CGSize {
        self.ownBox = ownBox
        self.availableSize = availableSize
        self.transition = transition
        currentEnvironment = environment
        container.begin()
        let size = body(self)
        container.finish(transition: transition)
        return size
    }

    public var state: ComponentType.State {
        if let knownState { return knownState }
        // Only the state of a component type without state is not known, and is created on first use.
        let owned = container?.takeUnretainedValue().owner.stateMakingIfNeeded as? ComponentType.State
        let state = owned ?? unsafeDowncast(EmptyComponentState(), to: ComponentType.State.self)
        knownState = state
        return state
    }

    /// The box with the component; since the last update the node's component may have been replaced by an equal one.
    private var box: TypedComponentBox<ComponentType> {
        if let ownBox { return ownBox }
        guard let container else { preconditionFailure("A context without a container must have its own box.") }
        // `ownBox` is `nil` only if the node's box has this type, and the type of a node's box never changes.
        return unsafeDowncast(container.takeUnretainedValue().owner.box, to: TypedComponentBox.self)
    }

    /// The node of the component, or `nil` after the component is unmounted.
    var ownerNode: MountedNode? {
        container?.takeUnretainedValue().owner
    }

    /// The component's view, or `nil` after the component is unmounted.
    public var view: ComponentType.View? {
        ownerNode?.view as? ComponentType.View
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

/// The untyped part of a context, as its container sees it.
protocol BodyContext: AnyObject {
    /// Returns whether the context belongs to components of the type with the given identifier.
    func isOf(_ type: ObjectIdentifier) -> Bool
    /// Detaches the context from its container, for closures that still retain it.
    func ownerWillGo(with box: ComponentBox)
    /// Called when functions of the program were replaced.
    @MainActor func codeDidChange()
    /// Called when the component has received another state of the same type.
    @MainActor func stateWasReplaced(with new: ComponentState)
    /// The context itself if it is that of a composite component; the runtime takes longer to find out.
    @MainActor var composite: CompositeBody? { get }
    /// Subscribes the component to a local value that is being read, if it is a composite component.
    @MainActor func subscribe(to readers: LocalReaders)
}

extension BodyContext {
    @MainActor var composite: CompositeBody? { nil }
    @MainActor func subscribe(to readers: LocalReaders) {}
    @MainActor func stateWasReplaced(with new: ComponentState) {}
}

extension CombinedComponentContext: BodyContext {
    /// Evaluates the body again; its children keep their states if as many are declared.
    func codeDidChange() {
        (body, declarations) = ChildKey.declaring(again: declarations) { ComponentType.body }
    }

    func stateWasReplaced(with new: ComponentState) {
        if knownState != nil { knownState = new as? ComponentType.State }
    }

    nonisolated func isOf(_ type: ObjectIdentifier) -> Bool {
        type == ObjectIdentifier(ComponentType.self)
    }

    nonisolated func ownerWillGo(with box: ComponentBox) {
        if ownBox == nil { ownBox = unsafeDowncast(box, to: TypedComponentBox<ComponentType>.self) }
        container = nil
    }
}
