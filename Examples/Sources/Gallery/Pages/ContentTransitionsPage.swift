import ComponentFlow

extension Page {
    static let contentTransitions = Page(
        "content-transitions", title: "Layer transitions", topic: .animation,
        about: Localized(
            "CATransition: the old look of a layer makes room for the new one.",
            de: "CATransition: Das alte Bild einer Ebene macht dem neuen Platz.",
            ja: "CATransition。レイヤーの古い姿が新しい姿に場所を譲ります。"),
        demo: ViewDemo(330, button: .start) { LayerTransitionView(frame: .zero) })
}

// <code>
private final class LayerTransitionView: UIView, MovingView {
    private typealias Way = (CATransitionType, CATransitionSubtype)

    private static let ways: [Way] = [
        (.fade, .fromRight), (.moveIn, .fromRight),
        (.push, .fromBottom), (.reveal, .fromLeft),
    ]
    private var isSecond = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, way) in Self.ways.enumerated() {
            let x = CGFloat(index % 2) * 180
            let y = CGFloat(index / 2) * 165
            addCaption(
                way.0.rawValue,
                CGRect(x: x, y: y + 125, width: 160, height: 20),
                alignment: .center)
            let card = UILabel(
                frame: CGRect(x: x, y: y, width: 160, height: 120))
            card.textAlignment = .center
            card.font = .systemFont(ofSize: 40, weight: .bold)
            card.textColor = .white
            card.tag = index + 1
            addSubview(card)
            show(card)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ card: UILabel) {
        card.text = isSecond ? "2" : "1"
        card.backgroundColor = isSecond ? .systemPurple : .systemGreen
    }

    func start() {
        isSecond.toggle()
        for (index, way) in Self.ways.enumerated() {
            guard let card = viewWithTag(index + 1) as? UILabel else {
                continue
            }
            let transition = CATransition()
            transition.type = way.0
            transition.subtype = way.1
            transition.duration = 0.8
            card.layer.add(transition, forKey: kCATransition)
            show(card)
        }
    }
}
// </code>
