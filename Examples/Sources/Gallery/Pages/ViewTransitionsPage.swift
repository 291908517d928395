import ComponentFlow

extension Page {
    static let viewTransitions = Page(
        "view-transitions", title: "View transitions", topic: .animation,
        about: Localized(
            "UIView.transition: replaces content with another one, by a flip or a dissolve.",
            de: "UIView.transition: Ein Inhalt tritt an die Stelle eines anderen, durch Drehen oder Überblenden.",
            ja: "UIView.transition。反転やディゾルブで、内容が入れ替わります。"),
        demo: ViewDemo(330, button: .start) { TransitionView() })
}

// <code>
private final class TransitionView: CardsView, MovingView {
    private static let kinds: [(String, UIView.AnimationOptions)] = [
        ("flip from left", .transitionFlipFromLeft),
        ("flip from top", .transitionFlipFromTop),
        ("cross dissolve", .transitionCrossDissolve),
    ]

    init() {
        super.init(faces: [("A", .systemBlue), ("B", .systemOrange)])
        for (index, kind) in Self.kinds.enumerated() {
            let y = CGFloat(index) * 110
            addCard(
                CGRect(x: 180, y: y, width: 140, height: 96),
                name: kind.0,
                at: CGRect(x: 0, y: y, width: 170, height: 96))
        }
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        turn()
        for (card, kind) in zip(cards, Self.kinds) {
            UIView.transition(
                with: card, duration: 0.8, options: kind.1
            ) { self.show(card) }
        }
    }
}
// </code>
