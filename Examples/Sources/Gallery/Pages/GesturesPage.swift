import ComponentFlow

extension Page {
    static let gestures = Page(
        "gestures", title: "Gestures", topic: .motion,
        about: Localized(
            "Drag the square; it springs back. A tap changes its colour, a long press enlarges it.",
            de: "Das Quadrat ziehen; es federt zurück. Tippen wechselt die Farbe, langes Drücken lässt es wachsen.",
            ja: "四角をドラッグすると元に戻ります。タップで色が変わり、長押しで大きくなります。"),
        demo: GesturesDemo())
}

// <code>
private struct GesturesDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var offset = CGPoint.zero
        var colorIndex = 0
        var isLarge = false

        func pan(_ pan: Gesture.PanGestureState) {
            switch pan {
            case .began: break
            case .updated(let offset):
                self.offset = offset
                updated(transition: .immediate)
            case .ended, .cancelled:
                offset = .zero
                let bounce = ComponentTransition(
                    animation: .curve(
                        duration: 0.6,
                        curve: .bounce(stiffness: 180, damping: 14)))
                updated(transition: bounce)
            }
        }

        func press(_ press: Gesture.LongPressGestureState) {
            if case .began = press {
                isLarge = true
            } else {
                isLarge = false
            }
            updated(transition: .spring(duration: 0.4))
        }

        func nextColor() {
            colorIndex = (colorIndex + 1) % colors.count
            updated(transition: .easeInOut(duration: 0.3))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let square = Child(Rectangle.self)
        return { context in
            let state = context.state
            let size = context.availableSize
            let square = square.update(
                component: Rectangle(
                    color: colors[state.colorIndex],
                    width: 120, height: 120),
                availableSize: size, transition: context.transition)
            context.add(
                square
                    .position(
                        CGPoint(
                            x: size.width / 2 + state.offset.x,
                            y: size.height / 2 + state.offset.y)
                    )
                    .scale(state.isLarge ? 1.4 : 1)
                    .cornerRadius(28)
                    .gesture(.pan { state.pan($0) })
                    .gesture(.longPress { state.press($0) })
                    .gesture(.tap { state.nextColor() }))
            return size
        }
    }
}
// </code>

private let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
