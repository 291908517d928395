package import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// A row of a list of completions: a mark for the present value, an image, the text, and a second line.
@MainActor package final class CompletionRow: UIView {
    private static let inset: CGFloat = 10
    private static let column: CGFloat = 22

    /// The fonts and the height of the rows, which all have the same parts.
    struct Metrics {
        var font = UIFont.preferredFont(forTextStyle: .callout)
        var detailFont = UIFont.preferredFont(forTextStyle: .footnote)
        var hasMarks = false
        var hasImages = false
        var hasDetails = false

        init() {}

        @MainActor init(_ items: [CompletionItem], traits: UITraitCollection) {
            font = .preferredFont(forTextStyle: .callout, compatibleWith: traits)
            detailFont = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
            hasMarks = items.contains(where: \.isCurrent)
            hasImages = items.contains { $0.image != nil }
            hasDetails = items.contains { $0.detail?.isEmpty == false }
        }

        var height: CGFloat {
            (font.lineHeight + (hasDetails ? detailFont.lineHeight : 0) + 10).rounded(.up)
        }

        var columns: CGFloat { (hasMarks ? 1 : 0) + (hasImages ? 1 : 0) }
    }

    var isSelected = false {
        didSet {
            guard oldValue != isSelected else { return }
            backgroundColor = isSelected ? .tertiarySystemFill : nil
            accessibilityDidChange(.content)
        }
    }
    var activate: () -> Void = {}
    private let title = UILabel()
    private let detail = UILabel()
    private let mark = UILabel()
    private let picture = UIImageView()
    private var metrics = Metrics()
    private var placement: AccessibilityNode.Placement?
    /// Whether this is the present value of the field.
    private var isCurrent = false

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 6
        isAccessibilityElement = true
        mark.textAlignment = .center
        detail.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        for part in [title, detail, mark, picture] { addSubview(part) }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    func show(_ item: CompletionItem, _ metrics: Metrics, at placement: AccessibilityNode.Placement) {
        self.metrics = metrics
        self.placement = placement
        title.attributedText = nil
        title.font = metrics.font
        detail.font = metrics.detailFont
        mark.font = metrics.font
        title.attributedText = item.text
        detail.text = item.detail
        mark.text = item.isCurrent ? "✓" : nil
        picture.image = item.image?.withRenderingMode(.alwaysTemplate)
        accessibilityLabel = item.text.string
        accessibilityValue = item.detail
        accessibilityTraits = .button
        isCurrent = item.isCurrent
        setNeedsLayout()
    }

    package override func accessibilityActivate() -> Bool {
        activate()
        return true
    }

    // MARK: Layout

    /// Returns the width that a value requires.
    static func width(of item: CompletionItem, _ metrics: Metrics) -> CGFloat {
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.height)
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font])
                .boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).width
        }
        let detail = item.detail.map { width($0, metrics.detailFont) } ?? 0
        let text = max(width(item.text.string, metrics.font), detail)
        return text.rounded(.up) + 2 + 2 * inset + metrics.columns * column
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.shrunk(dx: Self.inset, dy: 0)
        let start = inner.minX + metrics.columns * Self.column
        let width = max(inner.maxX - start, 0)
        let (top, below) = (metrics.font.lineHeight, detail.text?.isEmpty == false ? metrics.detailFont.lineHeight : 0)
        let y = (bounds.height - top - below) / 2
        placeSubview(mark, CGRect(x: inner.minX - 4, y: y, width: Self.column, height: top))
        let imageX = inner.minX + (metrics.hasMarks ? Self.column : 0)
        placeSubview(picture, CGRect(x: imageX, y: (bounds.height - 16) / 2, width: 16, height: 16))
        placeSubview(title, CGRect(x: start, y: y, width: width, height: top))
        placeSubview(detail, CGRect(x: start, y: y + top, width: width, height: below))
    }
}

extension CompletionRow: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .listItem
        node.states.insert(.selectable)
        if isSelected { node.states.insert(.selected) }
        // Not selected: assistive technologies read a row when it becomes selected, which this one can become, too.
        if metrics.hasMarks { node.states.insert(.checkable) }
        if isCurrent { node.states.insert(.checked) }
        node.placement = placement
    }
}
