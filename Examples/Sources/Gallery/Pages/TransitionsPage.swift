// Teaches the explicit API: a body that positions its children, and updates each with a transition of its own.

import ComponentFlow

extension Page {
    static let transitions = Page(
        "transitions", title: "ComponentTransition", topic: .motion,
        about: Localized(
            "One change, animated with every curve. Tap again during the animation: it reverses from the visible position.",
            de:
                "Eine Änderung, auf allen Kurven zugleich. Unterwegs noch einmal tippen: Sie wenden, wo das Auge sie sieht.",
            ja: "一つの変化をすべての曲線で同時に見せます。途中でもう一度タップすると、その場から戻ります。"),
        demo: TransitionsDemo())
}

// <code>
private typealias Curve = ComponentTransition.Animation.Curve

private struct TransitionsDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    static let curves: [(name: String, curve: Curve)] = [
        ("linear", .linear), ("easeInOut", .easeInOut),
        ("slide", .slide), ("spring", .spring),
        ("custom", .custom(0.8, 0, 0.2, 1)),
        ("bounce", .bounce(stiffness: 120, damping: 8)),
    ]

    final class State: ComponentState {
        var isRight = false

        func turn() {
            isRight.toggle()
            updated(transition: .linear(duration: 0.8))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let labels = ChildMap(Text.self, keyedBy: Int.self)
        let dots = ChildMap(Rectangle.self, keyedBy: Int.self)
        let button = Child(Button.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let (width, scale) = (
                context.availableSize.width, context.textScale
            )
            for (index, item) in curves.enumerated() {
                let y = (30 + CGFloat(index) * 56) * scale
                let label = labels[index].update(
                    component: caption(item.name, theme),
                    availableSize: context.availableSize,
                    transition: context.transition)
                let transition = context.transition
                    .withAnimationIfAnimated(
                        .curve(duration: 0.8, curve: item.curve))
                let dot = dots[index].update(
                    component: Rectangle(
                        color: theme.accent, width: 28, height: 28),
                    availableSize: context.availableSize,
                    transition: transition)
                context.add(
                    label.position(
                        CGPoint(x: label.size.width / 2, y: y)))
                let x = state.isRight ? width - 72 : 106 * scale
                context.add(
                    dot.position(CGPoint(x: x, y: y))
                        .cornerRadius(14))
            }
            let button = button.update(
                component: Button(
                    content: label("There and back", theme)
                ) { state.turn() }
                .tagged(Page.starter),
                availableSize: context.availableSize,
                transition: context.transition)
            let bottom = (30 + CGFloat(curves.count) * 56) * scale
            context.add(
                button.position(
                    CGPoint(x: width / 2, y: bottom + 20 * scale)))
            return CGSize(width: width, height: bottom + 40 * scale)
        }
    }
}
// </code>
