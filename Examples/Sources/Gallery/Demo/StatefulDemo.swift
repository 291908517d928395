import ComponentFlow

/// A component with a state value that a page defines inline with a closure.
struct StatefulDemo<Value, Content: Component>: CombinedComponent where Content.EnvironmentType == Empty {
    typealias EnvironmentType = Surroundings

    /// The state of the demo; `updated(transition:)` displays a new value.
    final class State: ComponentState {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let initial: Value
    private let content: @MainActor (State, Theme) -> Content

    init(_ initial: Value, _ content: @escaping @MainActor (State, Theme) -> Content) {
        self.initial = initial
        self.content = content
    }

    /// The closures are constants of their pages, so there is nothing to compare.
    static func == (lhs: StatefulDemo, rhs: StatefulDemo) -> Bool {
        true
    }

    func makeState() -> State {
        State(initial)
    }

    static var body: Body {
        let child = Child(Content.self)
        return { context in
            let child = child.update(
                component: context.component.content(context.state, context.environment[Theme.self].value),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child.position(child.size.center))
            return child.size
        }
    }
}
