/// A component that recognizes gestures on its content.
///
/// ```swift
/// Text(text: "More").onTap { state.showMore() }
/// ```
///
/// Gestures are behavior: they are not considered when components are compared, and are always current.
public struct Gestured<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The source of a gesture.
    ///
    /// Gestures are isolated to the main actor, components are not.
    enum Source {
        case made(Gesture)
        case tap(() -> Void)

        @MainActor var gesture: Gesture {
            switch self {
            case .made(let gesture): gesture
            case .tap(let action): .tap(action: action)
            }
        }
    }

    /// The component on which the gestures are recognized.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var sources: [Source]

    init(content: AnyComponent<ChildEnvironment>, sources: [Source]) {
        self.content = content
        self.sources = sources
    }

    /// The state, which retains the gesture recognizers.
    public final class State: ComponentState {
        var binding = GestureBinding()
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content and places it.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        bind(to: view, state: state)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    @MainActor private func bind(to view: UIView, state: State) {
        state.binding.apply(sources.map(\.gesture), to: view)
    }

    func adding(_ source: Source) -> Gestured {
        Gestured(content: content, sources: sources + [source])
    }
}

extension Component {
    /// Returns the component with a gesture.
    ///
    /// Can be used several times.
    public func gesture(_ gesture: Gesture) -> Gestured<EnvironmentType> {
        gestured(.made(gesture))
    }

    /// Returns the component with an action that is called when it is tapped.
    public func onTap(_ action: @escaping () -> Void) -> Gestured<EnvironmentType> {
        gestured(.tap(action))
    }

    private func gestured(_ source: Gestured<EnvironmentType>.Source) -> Gestured<EnvironmentType> {
        if let gestured = self as? Gestured<EnvironmentType> { return gestured.adding(source) }
        return Gestured(content: AnyComponent(self), sources: [source])
    }
}
