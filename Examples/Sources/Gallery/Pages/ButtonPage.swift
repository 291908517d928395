import ComponentFlow

extension Page {
    @MainActor static let button = Page(
        name: "button", title: "Button",
        about:
            "Any content can be tapped. Held down, the second one repeats, faster and faster; the third is disabled.",
        code: """
            Button(content: AnyComponent(Pill(title: "Tap"))) { state.add(1) }
                .minSize(CGSize(width: 120, height: 44))
                .withHoldAction { _ in state.add(1) }
            """,
        demo: AnyComponent(ButtonDemo()))
}

private struct ButtonDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    final class State: ComponentState {
        var count = 0

        func add(_ number: Int) {
            count += number
            updated(transition: .easeInOut(duration: 0.15))
        }
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            @MainActor func label(_ title: String) -> AnyComponent<Empty> {
                AnyComponent(Pill(title: title, color: theme.accent, size: CGSize(width: 150, height: 40)))
            }
            let stack = stack.update(
                component: VStack(spacing: 18) {
                    Text(text: "\(state.count)", font: .systemFont(ofSize: 34, weight: .semibold), color: theme.text)
                    HStack(spacing: 14) {
                        Button(content: label("Tap")) { state.add(1) }
                        Button(content: label("Tap or hold")) { state.add(1) }
                            .withHoldAction { _ in state.add(1) }
                        Button(content: label("Disabled"), isEnabled: false) { state.add(100) }
                    }
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(stack.position(CGPoint(x: stack.size.width / 2, y: stack.size.height / 2)))
            return stack.size
        }
    }
}
