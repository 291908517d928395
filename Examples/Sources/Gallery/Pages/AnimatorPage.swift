import ComponentFlow

extension Page {
    static let animator = Page(
        "animator", title: "Property animator", topic: .animation,
        about: Localized(
            "An animation that the slider scrubs; it continues when the slider is released.",
            de: "Eine Bewegung unter dem Finger: Der Regler spult sie, loslassen lässt sie weiterlaufen.",
            ja: "指で操るアニメーション。スライダーで動かし、離すとそのまま進みます。"),
        demo: ViewDemo(330, button: .start) { AnimatorView(frame: .zero) })
}

// <code>
private final class AnimatorView: UIView, MovingView {
    private let card = UIView(
        frame: CGRect(x: 0, y: 30, width: 90, height: 90))
    private let slider = UISlider(
        frame: CGRect(x: 0, y: 280, width: 352, height: 30))
    private var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 16
        addSubview(card)
        addSubview(slider)
        slider.accessibilityLabel = "Time"
        slider.addAction(
            UIAction { [weak self] _ in self?.scrub() },
            for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.letGo() },
            for: [.touchUpInside, .touchUpOutside])
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        // Keys leave the animator paused.
        if window == nil { stop() }
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        stop()
        card.frame = CGRect(x: 0, y: 30, width: 90, height: 90)
        card.transform = .identity
        card.backgroundColor = .systemTeal
        let animator = UIViewPropertyAnimator(
            duration: 1.2, curve: .easeInOut
        ) { [card] in
            card.center = CGPoint(x: 270, y: 180)
            card.transform = CGAffineTransform(rotationAngle: .pi)
                .scaledBy(x: 1.6, y: 1.6)
            card.backgroundColor = .systemPink
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
        }
        self.animator = animator
        return animator
    }

    private func scrub() {
        let animator = animator ?? makeAnimator()
        animator.pauseAnimation()
        animator.fractionComplete = CGFloat(slider.value)
    }

    private func letGo() {
        animator?.continueAnimation(
            withTimingParameters: nil, durationFactor: 0)
    }

    private func stop() {
        animator?.stopAnimation(true)
        animator = nil
    }

    func start() {
        makeAnimator().startAnimation()
    }
}
// </code>
