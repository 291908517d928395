import ComponentFlow

extension Page {
    @MainActor static let transitions = Page(
        name: "transitions", title: "Transitions",
        about: "One change, shown along five curves at once. Tap again on the way: they turn where the eye sees them.",
        code: """
            state.updated(transition: .spring(duration: 0.8))
            …
            transition.setPosition(view: dot, position: target)
            """,
        demo: AnyComponent(TransitionsDemo()))
}

private struct TransitionsDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    final class State: ComponentState {
        var isRight = false
    }

    func makeState() -> State {
        State()
    }

    private static let curves: [(name: String, curve: ComponentTransition.Animation.Curve)] = [
        ("linear", .linear), ("easeInOut", .easeInOut), ("slide", .slide), ("spring", .spring),
        ("bounce", .bounce(stiffness: 120, damping: 8)),
    ]

    static var body: Body {
        let labels = ChildMap(Text.self, keyedBy: Int.self)
        let dots = ChildMap(Rectangle.self, keyedBy: Int.self)
        let button = Child(Button.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let size = context.availableSize
            for (index, item) in curves.enumerated() {
                let y = 20 + CGFloat(index) * 36
                let label = labels[index].update(
                    component: Text(text: item.name, font: .systemFont(ofSize: 13), color: theme.secondaryText),
                    availableSize: size, transition: context.transition)
                let transition = context.transition.withAnimationIfAnimated(.curve(duration: 0.8, curve: item.curve))
                let dot = dots[index].update(
                    component: Rectangle(color: theme.accent, width: 24, height: 24), availableSize: size,
                    transition: transition)
                context.add(label.position(CGPoint(x: label.size.width / 2, y: y)))
                let x = state.isRight ? size.width - 16 : 100
                context.add(dot.position(CGPoint(x: x, y: y)).cornerRadius(12))
            }
            let button = button.update(
                component: Button(
                    content: AnyComponent(
                        Text(
                            text: "There and back", font: .systemFont(ofSize: 15, weight: .medium), color: theme.accent)
                    )
                ) {
                    state.isRight.toggle()
                    state.updated(transition: .linear(duration: 0.8))
                }
                .minSize(CGSize(width: 140, height: 36)),
                availableSize: size, transition: context.transition)
            context.add(button.position(CGPoint(x: size.width / 2, y: 20 + CGFloat(curves.count) * 36 + 10)))
            return CGSize(width: size.width, height: 60 + CGFloat(curves.count) * 36)
        }
    }
}
