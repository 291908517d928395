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
private struct MoreGesturesDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var scale: CGFloat = 1
        var angle: CGFloat = 0
        var color = 0
        var isHovered = false

        func change(_ seconds: Double = 0, _ body: (State) -> Void) {
            body(self)
            updated(
                transition: seconds > 0
                    ? .spring(duration: seconds) : .immediate)
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let square = Child(Gradient.self)
        let label = Child(Text.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let size = context.availableSize
            let color = colors[state.color % colors.count]
            let square = square.update(
                component: Gradient(
                    colors: [color, color.withAlphaComponent(0.55)],
                    cornerRadius: 28,
                    size: CGSize(width: 170, height: 170)),
                availableSize: size, transition: context.transition)
            context.transition.setRotation(
                view: square.view, angle: state.angle)
            let label = label.update(
                component: caption(
                    "Scale \(percent(state.scale)) %", theme),
                availableSize: size, transition: context.transition)
            context.add(
                square
                    .position(size.center)
                    .opacity(state.isHovered ? 1 : 0.8)
                    .gesture(
                        .pinch { pinch in
                            if case .updated(let scale, _) = pinch {
                                state.change { $0.scale = scale }
                            } else {
                                state.change(0.5) { $0.scale = 1 }
                            }
                        }
                    )
                    .gesture(
                        .rotation { turn in
                            if case .updated(let angle, _) = turn {
                                state.change { $0.angle = angle }
                            } else {
                                state.change(0.5) { $0.angle = 0 }
                            }
                        }
                    )
                    .gesture(
                        .swipe(direction: .left) {
                            state.change(0.4) { $0.color += 1 }
                        }
                    )
                    .gesture(
                        .tap(count: 2) {
                            state.change(0.6) { $0.angle += .pi / 2 }
                        }
                    )
                    .gesture(
                        .hover { hover in
                            state.change(0.3) {
                                $0.isHovered = hover != .ended
                            }
                        }))
            context.add(
                label.position(
                    CGPoint(x: size.width / 2, y: size.height - 20)))
            return size
        }
    }
}
// </code>

private func percent(_ scale: CGFloat) -> Int {
    scale.isFinite ? Int((scale * 100).rounded()) : 100
}

private let colors: [UIColor] = [.systemIndigo, .systemPink, .systemGreen, .systemOrange]
