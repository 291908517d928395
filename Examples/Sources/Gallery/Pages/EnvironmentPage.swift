// Teaches the explicit API where it is needed: a CombinedComponent provides environment values.

import ComponentFlow

extension Page {
    static let environment = Page(
        "environment", title: "Environment", topic: .data,
        about: Localized(
            "Values for all descendants, typed by a tuple. The component in the middle only forwards them and is not updated.",
            de:
                "Werte für alle darunter, getypt durch ein Tupel. Die mittlere Komponente reicht sie nur weiter und läuft nicht neu.",
            ja: "下にあるすべてに届く値です。中間のコンポーネントは渡すだけで、再実行されません。"),
        demo: EnvironmentDemo())
}

// <code>
private struct Level: Equatable { var value = 2 }
private struct Tint: Equatable { var color: UIColor }

/// The leaf, which reads both values.
private struct Bars: CompositeComponent {
    var content: some Component<(Level, Tint)> {
        let level = environment[Level.self].value.value
        let color = environment[Tint.self].color
        return HStack(alignment: .bottom, spacing: 8) {
            for index in 1...8 {
                Rectangle(
                    color: index > level ? .systemFill : color,
                    width: 24, height: CGFloat(index) * 16
                )
                .cornerRadius(6)
                .id(index)
            }
        }
    }
}

/// The intermediate component, which depends on neither value.
private struct Middle: CompositeComponent {
    var content: some Component<(Level, Tint)> {
        Bars()
    }
}
/// The root, which provides both values.
private struct EnvironmentDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var level = Level()
    }

    func makeState() -> State { State() }

    static var body: Body {
        let middle = Child(Middle.self)
        let button = Child(Button.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let size = context.availableSize
            let middle = middle.update(
                component: Middle(),
                environment: {
                    state.level
                    Tint(color: theme.accent)
                },
                availableSize: size, transition: context.transition)
            let button = button.update(
                component: Button(
                    content: label("One more", theme)
                ) {
                    state.level.value = state.level.value % 8 + 1
                    state.updated(transition: .spring(duration: 0.4))
                }
                .tagged(Page.starter),
                availableSize: size, transition: context.transition)
            let x = size.width / 2
            let bottom = middle.size.height
            context.add(
                middle.position(CGPoint(x: x, y: bottom / 2)))
            context.add(
                button.position(CGPoint(x: x, y: bottom + 50)))
            return CGSize(width: size.width, height: bottom + 70)
        }
    }
}
// </code>
