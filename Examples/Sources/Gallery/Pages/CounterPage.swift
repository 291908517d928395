import ComponentFlow

extension Page {
    @MainActor static let counter = Page(
        name: "counter", title: "Counter",
        about: "A state beside the view. A tap re-runs this component, and nothing else on the page.",
        code: """
            final class State: ComponentState { var count = 0 }
            …
            state.count += 1
            state.updated(transition: .spring(duration: 0.4))
            """,
        demo: AnyComponent(CounterDemo()))
}

private struct CounterDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    final class State: ComponentState {
        var count = 3
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let content = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            @MainActor func change(by step: Int) {
                state.count = max(state.count + step, 0)
                state.updated(transition: .spring(duration: 0.4))
            }
            @MainActor func button(_ title: String, step: Int) -> Button {
                Button(
                    content: AnyComponent(
                        Text(text: title, font: .systemFont(ofSize: 28, weight: .medium), color: theme.accent))
                ) { change(by: step) }
                .minSize(CGSize(width: 56, height: 44))
            }
            let content = content.update(
                component: VStack(spacing: 16) {
                    HStack(spacing: 20) {
                        button("−", step: -1)
                        Text(
                            text: "\(state.count)", font: .monospacedDigitSystemFont(ofSize: 44, weight: .semibold),
                            color: theme.text)
                        button("+", step: 1)
                    }
                    HStack(spacing: 6) {
                        for index in 0..<min(state.count, 20) {
                            Rectangle(color: theme.accent, width: 16, height: 16).id(index)
                        }
                    }
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(
                content.position(CGPoint(x: context.availableSize.width / 2, y: context.availableSize.height / 2)))
            return context.availableSize
        }
    }
}
