import ComponentFlow

extension Page {
    static let vibrancy = Page(
        "vibrancy", title: "Animated blur", topic: .shapes,
        about: Localized(
            "An effect that is set in an animation block appears gradually; vibrant content adopts the colors behind it.",
            de:
                "Ein Effekt in einem Animationsblock kommt nach und nach; lebendiger Inhalt nimmt die Farben dahinter an.",
            ja: "アニメーションの中で設定した効果は徐々に現れ、その上の文字は背後の色を帯びます。"),
        demo: ViewDemo(380, button: .again) { VibrancyView(frame: .zero) })
}

// <code>
private final class VibrancyView: UIView, MovingView {
    private let blur = UIVisualEffectView(effect: nil)
    private static let glass = UIBlurEffect(
        style: .systemThinMaterial)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let colors: [UIColor] = [
            .systemRed, .systemYellow, .systemGreen, .systemBlue,
        ]
        for index in 0..<24 {
            let dot = UIView(
                frame: CGRect(
                    x: CGFloat(index % 6) * 60,
                    y: CGFloat(index / 6) * 94,
                    width: 52, height: 52))
            dot.backgroundColor = colors[(index * 7) % 4]
            dot.layer.cornerRadius = CGFloat(index % 3) * 13
            addSubview(dot)
        }
        blur.frame = CGRect(x: 36, y: 40, width: 280, height: 290)
        blur.layer.cornerRadius = 24
        addSubview(blur)
        let kinds: [UIVibrancyEffectStyle] = [
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
        ]
        for (index, kind) in kinds.enumerated() {
            let vibrant = UIVisualEffectView(
                effect: UIVibrancyEffect(
                    blurEffect: Self.glass, style: kind))
            vibrant.frame = CGRect(
                x: 20, y: 24 + CGFloat(index) * 64, width: 240,
                height: 48)
            let label = UILabel(
                frame: CGRect(x: 0, y: 0, width: 240, height: 48))
            label.text = "\(kind)"
            label.font = .systemFont(ofSize: 25, weight: .bold)
            label.textColor = .label
            vibrant.contentView.addSubview(label)
            blur.contentView.addSubview(vibrant)
        }
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        UIView.animate(withDuration: 0.9) {
            let isClear = self.blur.effect == nil
            self.blur.effect = isClear ? Self.glass : nil
        }
    }
}
// </code>
