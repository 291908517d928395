import ComponentFlow

extension Page {
    @MainActor static let gestures = Page(
        name: "gestures", title: "Gestures",
        about: "Drag the square; it follows the finger and springs back. A tap turns it into another colour.",
        code: """
            context.add(
                square.position(center)
                    .gesture(.pan { state.pan($0) })
                    .gesture(.tap { state.nextColor() }))
            """,
        demo: AnyComponent(GesturesDemo()))
}

private struct GesturesDemo: CombinedComponent {
    typealias EnvironmentType = Theme

    final class State: ComponentState {
        var offset = CGPoint.zero
        var colorIndex = 0

        func pan(_ pan: Gesture.PanGestureState) {
            switch pan {
            case .began: break
            case .updated(let offset):
                self.offset = offset
                updated(transition: .immediate)
            case .ended, .cancelled:
                offset = .zero
                updated(
                    transition: .init(animation: .curve(duration: 0.6, curve: .bounce(stiffness: 180, damping: 14))))
            }
        }

        func nextColor() {
            colorIndex += 1
            updated(transition: .easeInOut(duration: 0.3))
        }
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let square = Child(Rectangle.self)
        return { context in
            let state = context.state
            let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
            let square = square.update(
                component: Rectangle(color: colors[state.colorIndex % colors.count], width: 90, height: 90),
                availableSize: context.availableSize, transition: context.transition)
            let center = CGPoint(
                x: context.availableSize.width / 2 + state.offset.x,
                y: context.availableSize.height / 2 + state.offset.y)
            context.add(
                square.position(center).cornerRadius(20)
                    .gesture(.pan { state.pan($0) })
                    .gesture(.tap { state.nextColor() }))
            return context.availableSize
        }
    }
}
