/// A component whose text fields perform an action when Return is pressed in them.
///
/// ```swift
/// VStack {
///     TextField("Name", text: $name)
///     SecureField("Password", text: $password)
/// }
/// .onSubmit { logIn() }
/// ```
///
/// The action is behavior: it is not considered when components are compared, and is always current.
public struct Submittable<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component with the text fields.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var action: (() -> Void)?

    init(content: AnyComponent<ChildEnvironment>, action: (() -> Void)?) {
        self.content = content
        _action = Behavior(wrappedValue: action)
    }

    /// The state, which holds the current action.
    public final class State: ComponentState {
        fileprivate let submit = SubmitAction()
    }

    public func makeState() -> State {
        State()
    }

    /// Passes the action to the text fields, and updates the content.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.submit.action = action
        UpdateScheduler.runningNode?.specify(InheritedValues(submit: state.submit), transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

/// The current action of a ``Submittable`` component, which its text fields perform.
typealias SubmitAction = InheritedAction<() -> Void>

extension Component {
    /// Returns the component with an action for the text fields in it, which is called when Return is pressed in one; the
    /// field remains first responder.
    ///
    /// Applies to each ``TextField``, ``SecureField`` and ``ComboBox`` that has no action of its own, and to each
    /// ``TokenField`` without a text; the nearest modifier takes precedence.
    public func onSubmit(_ action: (() -> Void)?) -> Submittable<EnvironmentType> {
        Submittable(content: AnyComponent(self), action: action)
    }
}
