import ComponentFlow

extension Page {
    static let springs = Page(
        "springs", title: "Springs", topic: .animation,
        about: Localized(
            "Three springs of the same stiffness. Started again while they move, they reverse with their current velocity.",
            de: "Drei gleich steife Federn. Unterwegs neu starten: Jede wendet mit dem Tempo, das sie hat.",
            ja: "同じ硬さの三つのばね。途中でもう一度押すと、そのままの速さから向きを変えます。"),
        demo: ViewDemo(300, button: .again) { SpringsView(frame: .zero) })
}

// <code>
private final class SpringsView: UIView, MovingView {
    /// Underdamped, critically damped and overdamped.
    private static let ratios: [CGFloat] = [0.3, 1, 1.8]
    private var isRight = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, ratio) in Self.ratios.enumerated() {
            let y = CGFloat(index) * 100
            addCaption(
                "damping ratio \(ratio)",
                CGRect(x: 0, y: y, width: 352, height: 26))
            let ball = UIView(
                frame: CGRect(x: 0, y: y + 28, width: 48, height: 48))
            ball.backgroundColor = .systemIndigo
            ball.layer.cornerRadius = 24
            ball.tag = index + 1
            addSubview(ball)
        }
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        isRight.toggle()
        for (index, ratio) in Self.ratios.enumerated() {
            let curve = UISpringTimingParameters(
                mass: 1, stiffness: 60,
                damping: ratio * 2 * CGFloat(60).squareRoot(),
                initialVelocity: .zero)
            let animator = UIViewPropertyAnimator(
                duration: 0, timingParameters: curve)
            let ball = viewWithTag(index + 1)
            animator.addAnimations { [isRight] in
                ball?.frame.origin.x = isRight ? 240 : 0
            }
            animator.startAnimation()
        }
    }
}
// </code>
