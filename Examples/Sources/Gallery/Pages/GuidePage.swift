// Teaches the explicit API: a body that positions its children, and animates them along a guide.

import ComponentFlow

extension Page {
    static let guide = Page(
        "guide", title: "Guide", topic: .motion,
        about: Localized(
            "A point from which children appear and to which they disappear: here a menu opens from its button.",
            de: "Ein Punkt, von dem Kinder kommen und zu dem sie gehen: Hier entfaltet sich ein Menü aus seinem Knopf.",
            ja: "子が出てきて戻っていく点です。ここではボタンからメニューが広がります。"),
        demo: GuideDemo())
}

// <code>
private struct GuideDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var isOpen = true

        func turn() {
            isOpen.toggle()
            updated(transition: .spring(duration: 0.5))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let origin = Guide()
        let button = Child(Button.self)
        let petals = ChildMap(Rectangle.self, keyedBy: Int.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let center = CGPoint(x: 150, y: 150)
            context.add(
                origin.update(
                    position: center, transition: context.transition))
            for index in 0..<(state.isOpen ? 8 : 0) {
                let angle = CGFloat(index) * .pi / 4
                let petal = petals[index].update(
                    component: Rectangle(
                        color: colors[index], width: 52, height: 52),
                    availableSize: context.availableSize,
                    transition: context.transition)
                context.add(
                    petal
                        .position(
                            CGPoint(
                                x: center.x + cos(angle) * 116,
                                y: center.y + sin(angle) * 116)
                        )
                        .cornerRadius(26)
                        .appear(
                            .default(scale: true, alpha: true),
                            guide: origin
                        )
                        .disappear(
                            .default(alpha: true), guide: origin))
            }
            let title = state.isOpen ? "Close" : "Open"
            let button = button.update(
                component: Button(
                    content: label(title, theme)
                ) { state.turn() }
                .tagged(Page.starter),
                availableSize: context.availableSize,
                transition: context.transition)
            context.add(button.position(center))
            return CGSize(width: 300, height: 300)
        }
    }
}
// </code>

private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
]
