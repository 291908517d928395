/// Recognises gestures on a component.
///
/// ```swift
/// Text(text: "More").onTap { state.showMore() }
/// ```
///
/// Gestures are behaviour: they do not count when components are compared, and are always the newest.
public struct Gestured<ChildEnvironment>: Wrapper {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// How to get at a gesture; gestures live on the main actor, components anywhere.
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

    /// What the gestures are recognised on.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var sources: [Source]

    init(content: AnyComponent<ChildEnvironment>, sources: [Source]) {
        self.content = content
        self.sources = sources
    }

    /// Keeps the recognisers.
    public final class State: ComponentState {
        var binding = GestureBinding()
    }

    /// Makes the state.
    public func makeState() -> State {
        State()
    }

    /// Places the content.
    public static var body: Body {
        let wrapped = makeBody()
        return { context in
            if let view = context.view { context.component.bind(to: view, state: context.state) }
            return wrapped(context)
        }
    }

    /// Hands the recognisers the newest gestures.
    public func refreshBehavior(view: UIView, state: State) {
        bind(to: view, state: state)
    }

    @MainActor private func bind(to view: UIView, state: State) {
        state.binding.apply(sources.map(\.gesture), to: view)
    }

    func adding(_ source: Source) -> Gestured {
        Gestured(content: content, sources: sources + [source])
    }
}

extension Component {
    /// The component with a gesture.
    ///
    /// May be said several times.
    public func gesture(_ gesture: Gesture) -> Gestured<EnvironmentType> {
        gestured(.made(gesture))
    }

    /// The component running an action when it is tapped.
    public func onTap(_ action: @escaping () -> Void) -> Gestured<EnvironmentType> {
        gestured(.tap(action))
    }

    private func gestured(_ source: Gestured<EnvironmentType>.Source) -> Gestured<EnvironmentType> {
        if let gestured = self as? Gestured<EnvironmentType> { return gestured.adding(source) }
        return Gestured(content: AnyComponent(self), sources: [source])
    }
}
