/// The action buttons that a swipe reveals beside a row.
@MainActor package final class SwipeButtons: UIView {
    /// The minimum width of a button, in points; longer titles make a button wider.
    private static let least: CGFloat = 74
    private static let margin: CGFloat = 15

    private let buttons: [SwipeButton]
    private let isLeading: Bool

    init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool, onTap: @escaping (SwipeButton) -> Void) {
        self.isLeading = isLeading
        buttons = configuration.actions.map { action in
            let button = SwipeButton(action)
            button.addAction(UIAction { [weak button] _ in if let button { onTap(button) } }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
    }

    package required init?(coder: NSCoder) { nil }

    var first: SwipeButton? { buttons.first }

    /// The total width of the buttons without stretching.
    var width: CGFloat { widths.reduce(0, +) }

    private var widths: [CGFloat] {
        buttons.map { max(Self.least, ($0.label.sizeThatFits(.zero).width + 2 * Self.margin).rounded(.up)) }
    }

    /// Lays out the buttons from the row's edge inwards and stretches them if the swipe exceeds their total width.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths
        let stretch = width > 0 ? max(bounds.width / width, 0) : 1
        var edge: CGFloat = 0
        for (button, own) in zip(buttons, widths) {
            let breadth = own * stretch
            let x = isLeading ? edge : bounds.width - edge - breadth
            button.frame = CGRect(x: x, y: 0, width: breadth, height: bounds.height)
            edge += breadth
        }
    }
}

/// A button for one swipe action.
@MainActor package final class SwipeButton: UIControl {
    let action: UIContextualAction
    let label = UILabel()
    private let picture = UIImageView()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        picture.image = action.image
        picture.contentMode = .center
        picture.tintColor = .white
        addSubview(label)
        addSubview(picture)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = picture.image else { return label.frame = bounds }
        let text = label.text?.isEmpty == false ? label.sizeThatFits(bounds.size).height : 0
        let top = (bounds.height - image.size.height - text) / 2
        picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: image.size.height)
        label.frame = CGRect(x: 0, y: top + image.size.height, width: bounds.width, height: text)
    }
}
