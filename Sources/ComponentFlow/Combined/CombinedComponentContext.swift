/// What the body of a ``CombinedComponent`` works with.
///
/// There is one context for each place where the component stands, and it always holds what the last update was given.
/// A closure that the body hands to a child (a button's action, say) may keep the context and read
/// ``component`` when it is called: it then sees the newest value.
@MainActor
public final class CombinedComponentContext<ComponentType: CombinedComponent> {
    /// The component to show.
    public var component: ComponentType {
        box.typed
    }
    /// What the component remembers.
    public let state: ComponentType.State
    /// The size the component is offered, in points.
    public private(set) var availableSize = CGSize.zero
    /// How changes are to be shown.
    public private(set) var transition = ComponentTransition.immediate

    /// The container owns the context, and clears this when it goes, so it never dangles.
    nonisolated(unsafe) var container: Unmanaged<ChildContainer>?
    /// The box with the component, if it is not the node's: the node shows another component or is gone.
    nonisolated(unsafe) private var ownBox: TypedComponentBox<ComponentType>?
    private var currentEnvironment: Environment<ComponentType.EnvironmentType>?

    init(state: ComponentType.State) {
        self.state = state
    }

    /// The box with the component; an equal one may have taken its place in the node since the last update.
    private var box: TypedComponentBox<ComponentType> {
        if let ownBox { return ownBox }
        guard let container else {
            preconditionFailure("A context without a container has a box of its own")
        }
        // Prepared without a box of its own only where the node's box is of this type, and a node's box keeps its type.
        return unsafeDowncast(container.takeUnretainedValue().owner.box, to: TypedComponentBox.self)
    }

    /// From now on the context stands alone, for the closures that keep it.
    nonisolated func containerWillGo(lastBox: ComponentBox) {
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

    /// The component's view, nil once the component is gone.
    public var view: ComponentType.View? {
        container?.takeUnretainedValue().owner.view as? ComponentType.View
    }

    /// The values handed down to the component.
    public var environment: Environment<ComponentType.EnvironmentType> {
        guard let currentEnvironment else {
            preconditionFailure("The context is prepared with an environment before any body can see it")
        }
        return currentEnvironment
    }

    /// Shows an updated child, above the children added before it.
    public func add(_ child: UpdatedChild) {
        container?.takeUnretainedValue().add(child)
    }

    /// Puts a guide in its place; children that are on their way to it follow.
    public func add(_ guide: UpdatedGuide) {
        container?.takeUnretainedValue().add(guide)
    }
}
