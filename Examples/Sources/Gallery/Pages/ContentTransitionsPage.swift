import ComponentFlow

extension Page {
    static let contentTransitions = Page(
        "content-transitions", title: "Layer transitions", topic: .animation,
        about: Localized(
            "CATransition: the new content of a layer replaces the previous one with an animation.",
            de: "CATransition: Das alte Bild einer Ebene macht dem neuen Platz.",
            ja: "CATransition。レイヤーの古い姿が新しい姿に場所を譲ります。"),
        demo: ViewDemo(330, button: .start) { LayerTransitionView() })
}

// <code>
private final class LayerTransitionView: CardsView, MovingView {
    private typealias Kind = (CATransitionType, CATransitionSubtype)

    private static let kinds: [Kind] = [
        (.fade, .fromRight), (.moveIn, .fromRight),
        (.push, .fromBottom), (.reveal, .fromLeft),
    ]

    init() {
        super.init(
            faces: [("1", .systemIndigo), ("2", .systemPurple)])
        for (index, kind) in Self.kinds.enumerated() {
            let x = CGFloat(index % 2) * 180
            let y = CGFloat(index / 2) * 165
            addCard(
                CGRect(x: x, y: y, width: 160, height: 120),
                name: kind.0.rawValue,
                at: CGRect(x: x, y: y + 120, width: 160, height: 30),
                alignment: .center)
        }
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        turn()
        for (card, kind) in zip(cards, Self.kinds) {
            let transition = CATransition()
            transition.type = kind.0
            transition.subtype = kind.1
            transition.duration = 0.8
            card.layer.add(transition, forKey: kCATransition)
            show(card)
        }
    }
}
// </code>
