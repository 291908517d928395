import ComponentFlow

extension Page {
    static let gestures = Page(
        "gestures", title: "Gestures", topic: .motion,
        about: Localized(
            "Drag the square; it springs back. A tap changes its color, a long press enlarges it.",
            de: "Das Quadrat ziehen; es federt zurück. Tippen wechselt die Farbe, langes Drücken lässt es wachsen.",
            ja: "四角をドラッグすると元に戻ります。タップで色が変わり、長押しで大きくなります。"),
        demo: GesturesDemo())
}

// <code>
private struct GesturesDemo: CompositeComponent {
    @Local var offset = CGPoint.zero
    @Local var color = 0
    @Local var isLarge = false

    var content: some Component<Surroundings> {
        ZStack {
            Rectangle(
                color: colors[color % colors.count],
                width: 120, height: 120
            )
            .cornerRadius(28)
            .scale(isLarge ? 1.4 : 1)
            .offset(x: offset.x, y: offset.y)
            .gesture(.pan { pan($0) })
            .gesture(.longPress { press($0) })
            .onTap {
                withTransition(.easeInOut(duration: 0.3)) {
                    color += 1
                }
            }
            .accessibilityLabel("Square")
        }
    }

    @MainActor private func pan(_ pan: Gesture.PanGestureState) {
        switch pan {
        case .began: break
        case .updated(let offset): self.offset = offset
        case .ended, .cancelled:
            withTransition(bounce) { offset = .zero }
        }
    }

    private func press(_ press: Gesture.LongPressGestureState) {
        withTransition(.spring(duration: 0.4)) {
            isLarge = press != .ended && press != .cancelled
        }
    }
}

@MainActor private let bounce = ComponentTransition(
    animation: .curve(
        duration: 0.6, curve: .bounce(stiffness: 180, damping: 14)))
// </code>

private let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
