import ComponentFlow

extension Page {
    static let button = Page(
        "button", title: "Button", topic: .controls,
        about: Localized(
            "Any content can be a button. The second one repeats faster and faster while it is pressed; the third is disabled.",
            de:
                "Jeder Inhalt lässt sich antippen. Gehalten wiederholt der zweite, immer schneller; der dritte ist gesperrt.",
            ja: "どんな内容もタップできます。二番目は押し続けると繰り返し、三番目は無効です。"),
        demo: ButtonDemo())
}

// <code>
private struct ButtonDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var count = 0
        var isPressed = false

        func add(_ number: Int) {
            count += number
            updated(transition: .easeInOut(duration: 0.15))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let content = Child(VStack<Empty>.self)
        let highlight = StoredActionSlot(Bool.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let pressed = highlight[{ isPressed in
                state.isPressed = isPressed
                state.updated(transition: .spring(duration: 0.3))
            }]
            let content = content.update(
                component: VStack(spacing: 16) {
                    number(state.count, theme)
                    Button(content: label("Tap", theme)) {
                        state.add(1)
                    }
                    Button(
                        content: label("Tap or hold", theme)
                    ) { state.add(1) }
                    .withHoldAction { _ in state.add(1) }
                    Button(
                        content: label("Disabled", theme),
                        isEnabled: false
                    ) { state.add(100) }
                    Button(
                        content: AnyComponent(word("Wide", theme)),
                        contentInsets: UIEdgeInsets(
                            top: 8, left: 24, bottom: 8, right: 24)
                    ) { state.add(1) }
                    .minSize(CGSize(width: 220, height: 44))
                    .withHitTestEdgeInsets(
                        UIEdgeInsets(
                            top: -10, left: -10,
                            bottom: -10, right: -10))
                    Button(
                        content: AnyComponent(
                            pill("Grows while pressed", theme)
                                .scale(state.isPressed ? 1.15 : 1)),
                        automaticHighlight: false,
                        action: { state.add(1) },
                        highlightedAction: pressed)
                },
                availableSize: context.availableSize,
                transition: context.transition)
            context.add(content.position(content.size.center))
            return content.size
        }
    }
}
// </code>

private func number(_ number: Int, _ theme: Theme) -> Text {
    Text(text: "\(number)", font: .monospacedDigitSystemFont(ofSize: 44, weight: .semibold), color: theme.text)
}

private func word(_ title: String, _ theme: Theme) -> Text {
    Text(text: title, font: .systemFont(ofSize: 15, weight: .medium), color: theme.accent)
}
