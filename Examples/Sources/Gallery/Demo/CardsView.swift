import ComponentFlow

/// Captioned cards with two faces; a page defines how they are exchanged.
class CardsView: UIView {
    typealias Face = (text: String, color: UIColor)

    private(set) var cards: [UILabel] = []
    private var faces: [Face] = []
    private var shown = 0

    /// Adds a card that shows the first face, with a caption.
    func addCard(_ frame: CGRect, name: String, at nameFrame: CGRect, alignment: NSTextAlignment = .left) {
        addCaption(name, nameFrame, alignment: alignment)
        let card = UILabel(frame: frame)
        card.textAlignment = .center
        card.font = .systemFont(ofSize: 38, weight: .bold)
        card.textColor = .white
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        addSubview(card)
        cards.append(card)
        show(card)
    }

    init(faces: [Face]) {
        self.faces = faces
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Selects the other face for subsequent updates.
    func turn() {
        shown = 1 - shown
    }

    func show(_ card: UILabel) {
        card.text = faces[shown].text
        card.backgroundColor = faces[shown].color
    }
}
