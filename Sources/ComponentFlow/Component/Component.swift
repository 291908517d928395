/// A piece of user interface, described by a plain value.
///
/// A component specifies which view shows it, which state accompanies that view, and how both are updated. The
/// framework keeps one view and one state per component and calls
/// ``update(view:availableSize:state:environment:transition:)`` again only when one of its inputs changed: something
/// that the last update read (an environment value, a binding, or a property of an observable model), the state, the
/// component itself, or the available size.
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
/// Component values are not isolated to an actor: they can be created, compared and stored anywhere. The methods of
/// this protocol run on the main actor, to which views are isolated.
///
/// - Important: `==` decides whether an update may be skipped, so let the compiler synthesize it. Closures are
///   behavior, not description: exclude them from `==`, for example with ``Behavior``. The update of a component that
///   was replaced by an equal one with closures runs again before the next event is delivered to its view, so that no
///   event calls a closure of an earlier update.
public protocol Component<EnvironmentType>: Equatable {
    /// The environment values that the component expects: one `Equatable` type, or a tuple of two to eight.
    associatedtype EnvironmentType = Empty
    /// The type of the view that shows the component.
    associatedtype View: UIView = UIView
    /// The type of the state that the component keeps between updates.
    associatedtype State: ComponentState = EmptyComponentState

    /// Creates the view.
    ///
    /// Called once for each mounted instance of the component.
    @preconcurrency @MainActor func makeView() -> View

    /// Creates the state.
    ///
    /// Called once, immediately after ``makeView()``.
    @preconcurrency @MainActor func makeState() -> State

    /// Updates the view to match the component and returns its size, in points.
    ///
    /// The component chooses its size; `availableSize` is a proposal. The caller positions the view and sets its size.
    /// Change animatable properties through `transition`.
    ///
    /// - Parameters:
    ///   - view: The view that ``makeView()`` created.
    ///   - availableSize: The size proposed by the parent, in points; a dimension may be infinite.
    ///   - state: The state that ``makeState()`` created.
    ///   - environment: The environment values. Changing one whose `value` is read here causes another update.
    ///   - transition: The transition with which changes are shown. Never animated on the first update.
    @preconcurrency @MainActor func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize

    /// How the engine treats components of this type.
    ///
    /// The protocols of the framework that refine this one implement it. Don't implement it in a component.
    static var _traits: _ComponentTraits { get }
}

extension Component {
    /// Traits of a component that implements ``update(view:availableSize:state:environment:transition:)`` itself.
    public static var _traits: _ComponentTraits { [] }
}

extension Component {
    /// Returns a copy with changed properties.
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Component where View == UIView {
    /// Creates a plain view.
    @preconcurrency @MainActor public func makeView() -> UIView {
        UIView(frame: .zero)
    }
}

extension Component where State == EmptyComponentState {
    /// Returns a placeholder; the component receives a state of its own if it uses one.
    @preconcurrency @MainActor public func makeState() -> EmptyComponentState {
        .shared
    }
}
