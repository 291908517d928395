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
    /// The node's box, so that the component is not copied for each update; an equal one may be replaced in it.
    var box: TypedComponentBox<ComponentType>
    private var currentEnvironment: Environment<ComponentType.EnvironmentType>?

    init(box: TypedComponentBox<ComponentType>, state: ComponentType.State) {
        self.box = box
        self.state = state
    }

    func prepare(
        box: TypedComponentBox<ComponentType>, availableSize: CGSize,
        environment: Environment<ComponentType.EnvironmentType>, transition: ComponentTransition
    ) {
        self.box = box
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
