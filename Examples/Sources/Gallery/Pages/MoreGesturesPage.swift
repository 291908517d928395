import ComponentFlow

extension Page {
    static let moreGestures = Page(
        "more-gestures", title: "More gestures", topic: .motion,
        about: Localized(
            "Two fingers scale and rotate the image, a swipe and a double tap change it, the pointer highlights it.",
            de: "Zwei Finger ziehen und drehen das Bild, Wischen und Doppeltippen ändern es, der Zeiger hellt es auf.",
            ja: "二本指で拡大・回転、スワイプやダブルタップで変化、ポインタを重ねると光ります。"),
        demo: MoreGesturesDemo())
}

// <code>
private struct MoreGesturesDemo: CompositeComponent {
    @Local var scale: CGFloat = 1
    @Local var angle: CGFloat = 0
    @Local var hue = 0
    @Local var isHovered = false

    var content: some Component<Surroundings> {
        ZStack {
            caption("Scale \(percent(scale)) %", theme)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: .bottom)
            square
                .rotation(angle)
                .opacity(isHovered ? 1 : 0.8)
                .gesture(.pinch { pinch($0) })
                .gesture(.rotation { turn($0) })
                .gesture(
                    .swipe(direction: .left) { animate { hue += 1 } }
                )
                .gesture(
                    .tap(count: 2) { animate { angle += .pi / 2 } }
                )
                .onHover { isOver in animate { isHovered = isOver } }
        }
    }

    private var square: Gradient {
        let color = colors[hue % colors.count]
        return Gradient(
            colors: [color, color.withAlphaComponent(0.55)],
            cornerRadius: 28, size: CGSize(width: 170, height: 170))
    }

    private func pinch(_ pinch: Gesture.PinchGestureState) {
        if case .updated(let scale, _) = pinch {
            self.scale = scale
        } else {
            animate { scale = 1 }
        }
    }

    private func turn(_ turn: Gesture.RotationGestureState) {
        if case .updated(let angle, _) = turn {
            self.angle = angle
        } else {
            animate { angle = 0 }
        }
    }

    private func animate(_ change: () -> Void) {
        withTransition(.spring(duration: 0.4), change)
    }
}
// </code>

private func percent(_ scale: CGFloat) -> Int {
    scale.isFinite ? Int((scale * 100).rounded()) : 100
}

private let colors: [UIColor] = [.systemIndigo, .systemPink, .systemGreen, .systemOrange]
