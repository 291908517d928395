import ComponentFlow

extension Page {
    static let constraints = Page(
        "constraints", title: "Constraints", topic: .layout,
        about: Localized(
            "Auto Layout: anchors, the visual format language and stack views; changes are animated.",
            de: "Auto Layout mit eigenem Löser: Anker, visuelles Format, Stapel; Änderungen werden animiert.",
            ja: "独自のソルバーによる Auto Layout。アンカー、ビジュアルフォーマット、スタックビューを使えます。"),
        demo: ViewDemo(330, growsWithText: true, button: .again) { ConstraintsView() })
}

// <code>
private final class ConstraintsView: UIView, MovingView {
    private let picture = UIView()
    private let title = UILabel()
    private let text = UILabel()
    private let stack = UIStackView()
    private lazy var size = picture.widthAnchor
        .constraint(equalToConstant: 72)

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 12
        title.text = "Baltic Sea"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        text.text = """
            The title is beside the picture, the text wraps \
            below both, and three fields share the rest.
            """
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        let colors: [UIColor] = [
            .systemPink, .systemOrange, .systemIndigo,
        ]
        for color in colors {
            let field = UIView()
            field.backgroundColor = color
            field.layer.cornerRadius = 10
            stack.addArrangedSubview(field)
        }
        stack.distribution = .fillEqually
        stack.spacing = 10
        let views: [String: UIView] = [
            "picture": picture, "title": title, "text": text,
            "stack": stack,
        ]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let formats = [
            "H:|-16-[picture]-16-[title]-(>=16)-|",
            "H:|-16-[text]-16-|",
            "V:|-16-[picture]-16-[text]-16-[stack(>=60)]-16-|",
        ]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil,
                    views: views))
        }
        NSLayoutConstraint.activate([
            size,
            picture.heightAnchor
                .constraint(equalTo: picture.widthAnchor),
            title.centerYAnchor
                .constraint(equalTo: picture.centerYAnchor),
            stack.leadingAnchor
                .constraint(equalTo: text.leadingAnchor),
            stack.trailingAnchor
                .constraint(equalTo: text.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        let isSmall = size.constant < 100
        size.constant = isSmall ? 130 : 72
        stack.axis = isSmall ? .vertical : .horizontal
        UIView.animate(springDuration: 0.6, bounce: 0.2) {
            self.layoutIfNeeded()
        }
    }
}
// </code>
