// Teaches the explicit API: a component with ComponentState, which requests its updates.

import ComponentFlow

extension Page {
    static let counter = Page(
        "counter", title: "ComponentState", topic: .data,
        about: Localized(
            "The state of a component. A tap updates this component and nothing else on the page.",
            de: "Was sich eine Komponente merkt, neben ihrer View. Ein Tippen lässt nur diese Komponente neu laufen.",
            ja: "コンポーネントが覚えておく状態です。タップで再実行されるのはこのコンポーネントだけです。"),
        demo: CounterDemo())
}

// <code>
private struct CounterDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState, @preconcurrency Codable {
        private(set) var count = 7

        func add(_ number: Int) {
            count = max(count + number, 0)
            updated(transition: .spring(duration: 0.4))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let content = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let content = content.update(
                component: VStack(spacing: 28) {
                    HStack(spacing: 24) {
                        Button(content: label("−", theme)) {
                            state.add(-1)
                        }
                        number(state.count, theme)
                            .frame(minWidth: 90)
                        Button(content: label("+", theme)) {
                            state.add(1)
                        }
                        .tagged(Page.starter)
                    }
                    Wrap(spacing: 8, lineSpacing: 8) {
                        for index in 0..<state.count {
                            Rectangle(
                                color: theme.accent,
                                width: 18, height: 18
                            )
                            .cornerRadius(5)
                            .id(index)
                            .appear(.default(scale: true))
                            .disappear(.default(scale: true))
                        }
                    }
                    .frame(width: 260, height: 120, alignment: .top)
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
    Text(text: "\(number)", font: .monospacedDigitSystemFont(ofSize: 52, weight: .semibold), color: theme.text)
}
