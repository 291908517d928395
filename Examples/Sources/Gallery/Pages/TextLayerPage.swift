import ComponentFlow

extension Page {
    static let textLayer = Page(
        "text-layer", title: "Text layer", topic: .animation,
        about: Localized(
            "CATextLayer: its font size and color are animated, and the text is typeset for each size.",
            de: "CATextLayer: Größe und Farbe bewegen sich, und jede Größe wird neu gesetzt.",
            ja: "CATextLayer。大きさと色が動き、どの大きさでも組み直されます。"),
        demo: ViewDemo(200, button: .again) { TextLayerView(frame: .zero) })
}

// <code>
private final class TextLayerView: UIView, MovingView {
    private let text = CATextLayer()
    private var isLarge = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.frame = CGRect(x: 0, y: 0, width: 352, height: 200)
        text.string = "Sharp at any size, in lines that always fit"
        text.font = UIFont.systemFont(ofSize: 1, weight: .semibold)
        text.fontSize = 16
        text.foregroundColor = UIColor.systemBlue.cgColor
        text.alignmentMode = .center
        text.isWrapped = true
        layer.addSublayer(text)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        isLarge.toggle()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        text.fontSize = isLarge ? 36 : 16
        text.foregroundColor =
            (isLarge ? UIColor.systemPink : .systemBlue).cgColor
        CATransaction.commit()
    }
}
// </code>
