import ComponentFlow
import FLIC

/// A FLIC view as a component: the model goes down with the component, events go up along the responder chain.
///
///     EventViewComponent(user) { AvatarView($0) } onEvent: { event in
///         guard event as? AvatarEvent == .tapped else { return false }
///         showProfile()
///         return true
///     }
///
/// It takes the size it is offered; where that is infinite, what the view fits in. The closures are behaviour and no part
/// of `==`.
public struct EventViewComponent<Content: FLIC.View<Model>, Model: Equatable>: Component {
    /// What the view shows.
    public let model: Model
    @Behavior private var make: @MainActor (Model) -> Content
    @Behavior private var onEvent: (@MainActor (any ViewEvent) -> Bool)?

    /// Shows a model with a FLIC view.
    ///
    /// - Parameters:
    ///   - model: What the view shows; a change of it reaches the view as its model.
    ///   - make: Makes the view, once.
    ///   - onEvent: Is told the view's events before anyone else and says whether it has handled them. What it has not
    ///     handled goes to the handlers above; without the closure everything does.
    public init(
        _ model: Model, make: @escaping @MainActor (Model) -> Content,
        onEvent: (@MainActor (any ViewEvent) -> Bool)? = nil
    ) {
        self.model = model
        _make = Behavior(wrappedValue: make)
        _onEvent = Behavior(wrappedValue: onEvent)
    }

    /// Where the events of the view pass by.
    public final class State: ComponentState, ViewEventHandler {
        fileprivate var onEvent: (@MainActor (any ViewEvent) -> Bool)?
        fileprivate weak var view: Content?

        /// Handles an event, or hands it to the handlers above the view.
        public func handle(event: any ViewEvent, sender: UIView?) {
            if onEvent?(event) == true { return }
            view?.emit(event, past: self, sender: sender)
        }
    }

    /// Makes the view.
    public func makeView() -> Content {
        make(model)
    }

    /// Makes the state.
    public func makeState() -> State {
        State()
    }

    /// Shows the model.
    public func update(
        view: Content, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        state.view = view
        view.eventHandler = state
        refreshBehavior(view: view, state: state)
        view.viewModel = model
        return Self.size(of: view, in: availableSize)
    }

    /// Hands the state the newest closure.
    public func refreshBehavior(view: Content, state: State) {
        state.onEvent = onEvent
    }

    @MainActor private static func size(of view: Content, in available: CGSize) -> CGSize {
        if available.width.isFinite, available.height.isFinite { return available }
        view.layoutIfNeeded()
        let fitting = view.systemLayoutSizeFitting(available)
        return CGSize(
            width: available.width.isFinite ? available.width : fitting.width,
            height: available.height.isFinite ? available.height : fitting.height)
    }
}
