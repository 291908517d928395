import ComponentFlow
import FLIC

/// A component that shows a FLIC view: the model is passed to the view, and events travel up the responder chain.
///
///     EventViewComponent(user) { AvatarView($0) } onEvent: { event in
///         guard event as? AvatarEvent == .tapped else { return false }
///         showProfile()
///         return true
///     }
///
/// It takes the proposed size; in an unbounded dimension it takes the fitting size of the view. The closures are
/// behavior and not part of `==`.
public struct EventViewComponent<Content: FLIC.View<Model>, Model: Equatable>: Component {
    /// The displayed model.
    public let model: Model
    @Behavior private var make: @MainActor (Model) -> Content
    @Behavior private var onEvent: (@MainActor (any ViewEvent) -> Bool)?

    /// Creates a component that shows a model with a FLIC view.
    ///
    /// - Parameters:
    ///   - model: The displayed model; when it changes, it is set on the view.
    ///   - make: A closure that creates the view; called once.
    ///   - onEvent: A closure that receives the view's events before any other handler and returns whether it handled
    ///     them. Unhandled events go to the handlers above, and so do all events if the closure is `nil`.
    public init(
        _ model: Model, make: @escaping @MainActor (Model) -> Content,
        onEvent: (@MainActor (any ViewEvent) -> Bool)? = nil
    ) {
        self.model = model
        _make = Behavior(wrappedValue: make)
        _onEvent = Behavior(wrappedValue: onEvent)
    }

    /// The state, which handles the events of the view.
    public final class State: ComponentState, ViewEventHandler {
        fileprivate var onEvent: (@MainActor (any ViewEvent) -> Bool)?
        fileprivate weak var view: Content?

        /// Handles an event, or forwards it to the handlers above the view.
        public func handle(event: any ViewEvent, sender: UIView?) {
            view?.prepareForEvent()
            if onEvent?(event) == true { return }
            view?.emit(event, past: self, sender: sender)
        }
    }

    public func makeView() -> Content {
        make(model)
    }

    public func makeState() -> State {
        State()
    }

    /// Passes the model to the view and returns its size.
    public func update(
        view: Content, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        state.view = view
        view.eventHandler = state
        state.onEvent = onEvent
        view.viewModel = model
        return Self.size(of: view, in: availableSize)
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
