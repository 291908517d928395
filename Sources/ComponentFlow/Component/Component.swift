/// A piece of user interface, described by a plain value.
///
/// A component says which view shows it, which state lives beside that view, and how both are brought up to date. The
/// framework keeps one view and one state per component and calls ``update(view:availableSize:state:environment:transition:)``
/// again only when one of four things changed: a value of the environment that the last update read, the state, the
/// component itself, or the size it is offered.
///
/// ```swift
/// struct Dot: Component {
///     let color: UIColor
///
///     func update(
///         view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
///         transition: ComponentTransition
///     ) -> CGSize {
///         transition.setBackgroundColor(view: view, color: color)
///         return CGSize(width: 12, height: 12)
///     }
/// }
/// ```
///
/// Component values belong to no actor: they can be built, compared and stored anywhere. The three methods run on the
/// main actor, where views live.
///
/// - Important: `==` decides whether an update may be skipped, so let the compiler write it. Closures are behaviour, not
///   description: keep them out of `==` and implement ``refreshBehavior(view:state:)`` so that a skipped update still
///   calls the newest closure.
public protocol Component: Equatable {
    /// The values the component expects from its surroundings: one `Equatable` type, or a tuple of two to eight.
    associatedtype EnvironmentType = Empty
    /// The view that shows the component.
    associatedtype View: UIView = UIView
    /// What the component remembers between updates.
    associatedtype State: ComponentState = EmptyComponentState

    /// Makes the view; called once for each place in the tree where the component stands.
    @MainActor func makeView() -> View

    /// Makes the state; called once, right after ``makeView()``.
    @MainActor func makeState() -> State

    /// Brings the view in line with the component and returns the size it takes, in points.
    ///
    /// The size is the component's own choice; `availableSize` is an offer, not an order. The caller positions the view
    /// and gives it that size. Change animatable properties through `transition`.
    ///
    /// - Parameters:
    ///   - view: The view that ``makeView()`` made.
    ///   - availableSize: The size the parent offers, in points; a dimension may be infinite.
    ///   - state: The state that ``makeState()`` made.
    ///   - environment: The values handed down. Those whose `value` is read here cause another update when they change.
    ///   - transition: How changes should be shown. Never animated the first time.
    @MainActor func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize

    /// Hands the view the closures of this value, although it equals the one before and its update is skipped.
    ///
    /// Called instead of an update when the new component is equal to the old one. The default does nothing, which is
    /// right for a component without closures.
    @MainActor func refreshBehavior(view: View, state: State)
}

extension Component {
    /// Does nothing: a component without closures has no behaviour to refresh.
    @MainActor public func refreshBehavior(view: View, state: State) {
        NoBehavior.lastType = ObjectIdentifier(Self.self)
    }
}

extension Component where View == UIView {
    /// Makes a plain view.
    @MainActor public func makeView() -> UIView {
        UIView(frame: .zero)
    }
}

extension Component where State == EmptyComponentState {
    /// Makes the state of a component that remembers nothing.
    @MainActor public func makeState() -> EmptyComponentState {
        EmptyComponentState()
    }
}
