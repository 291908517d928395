import ComponentFlow

extension Page {
    static let viewTransitions = Page(
        "view-transitions", title: "View transitions", topic: .animation,
        about: Localized(
            "UIView.transition: one content takes the place of another, by a flip or a dissolve.",
            de: "UIView.transition: Ein Inhalt tritt an die Stelle eines anderen, durch Drehen oder Überblenden.",
            ja: "UIView.transition。反転やディゾルブで、内容が入れ替わります。"),
        demo: ViewDemo(330, button: .start) { TransitionView(frame: .zero) })
}

// <code>
private final class TransitionView: UIView, MovingView {
    private static let ways: [(String, UIView.AnimationOptions)] = [
        ("flip from left", .transitionFlipFromLeft),
        ("flip from top", .transitionFlipFromTop),
        ("cross dissolve", .transitionCrossDissolve),
    ]
    private var isTurned = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, way) in Self.ways.enumerated() {
            let y = CGFloat(index) * 110
            addCaption(
                way.0,
                CGRect(x: 0, y: y + 38, width: 150, height: 20))
            let card = UILabel(
                frame: CGRect(x: 180, y: y, width: 140, height: 96))
            card.textAlignment = .center
            card.font = .systemFont(ofSize: 34, weight: .bold)
            card.textColor = .white
            card.layer.cornerRadius = 14
            card.tag = index + 1
            addSubview(card)
            show(card)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ card: UILabel) {
        card.text = isTurned ? "B" : "A"
        card.backgroundColor = isTurned ? .systemOrange : .systemBlue
    }

    func start() {
        isTurned.toggle()
        for (index, way) in Self.ways.enumerated() {
            guard let card = viewWithTag(index + 1) as? UILabel else {
                continue
            }
            UIView.transition(
                with: card, duration: 0.8, options: way.1
            ) { self.show(card) }
        }
    }
}
// </code>
