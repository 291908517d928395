/// Shows text.
///
/// The text is typeset once and painted as glyphs by the layer; there is no bitmap, and a change of colour or opacity
/// typesets nothing again.
@MainActor open class UILabel: UIView {
    private final var content = Content.plain("")
    private final var storedFont = UILabel.defaultFont
    private final var storedColor: UIColor = .label
    private final var storedAlignment = NSTextAlignment.natural
    private final var storedBreakMode = NSLineBreakMode.byTruncatingTail
    private final var storedLineCount = 1
    /// The text as typesetting wants it, and typeset forms of it; dropped when what they depend on changes.
    private final var cache = TypesetCache()

    private enum Content {
        case plain(String)
        case attributed(NSAttributedString)
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// Makes an empty label.
    ///
    /// It takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes an empty label.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        followStyle()
    }

    // MARK: Text

    /// The text without its attributes.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let old) = content, old == newValue ?? "" { return }
            content = .plain(newValue ?? "")
            textDidChange()
        }
    }

    /// The text with attributes.
    ///
    /// Where it has no font or colour, those of the label count.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): NSAttributedString(string: text, attributes: ownAttributes)
            case .attributed(let text): text
            }
        }
        set {
            if case .attributed(let old) = content, let newValue, old.isEqual(to: newValue) { return }
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain("")
            textDidChange()
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = storedAlignment
        style.lineBreakMode = storedBreakMode
        return [.font: storedFont, .foregroundColor: storedColor, .paragraphStyle: style]
    }

    /// The font; the system font of 17 points at first.
    open var font: UIFont! {
        get { storedFont }
        set {
            let font = newValue ?? Self.defaultFont
            if font.isEqual(storedFont) { return }
            storedFont = font
            textDidChange()
        }
    }

    /// The colour; that of labels at first.
    open var textColor: UIColor! {
        get { storedColor }
        set {
            let color = newValue ?? .label
            if color == storedColor { return }
            storedColor = color
            colorDidChange()
        }
    }

    /// To which side lines are aligned; natural at first.
    open var textAlignment: NSTextAlignment {
        get { storedAlignment }
        set {
            if newValue == storedAlignment { return }
            storedAlignment = newValue
            textDidChange()
        }
    }

    /// What happens to text that does not fit; an ellipsis at the end at first.
    open var lineBreakMode: NSLineBreakMode {
        get { storedBreakMode }
        set {
            if newValue == storedBreakMode { return }
            storedBreakMode = newValue
            textDidChange()
        }
    }

    /// The most lines there may be; 0 means any number.
    ///
    /// 1 at first.
    open var numberOfLines: Int {
        get { storedLineCount }
        set {
            let count = max(newValue, 0)
            if count == storedLineCount { return }
            storedLineCount = count
            textDidChange()
        }
    }

    /// The width at which the intrinsic size breaks lines; 0 means the present width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Whether the label looks usable.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { colorDidChange() } }
    }

    // MARK: Size

    /// The size of the text with lines broken at the width, rounded up to whole points.
    ///
    /// Sides of zero or less, or without end, set no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let typeset = cache.typeset(
            textContent, width: Self.limit(size.width), height: Self.limit(size.height), lines: storedLineCount)
        let fitting = typeset.size
        return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }

    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length.isFinite ? length : nil
    }

    /// The size of the text, with lines broken at ``preferredMaxLayoutWidth`` if more than one is allowed.
    open override var intrinsicContentSize: CGSize {
        let breaks = storedLineCount != 1
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        return sizeThatFits(CGSize(width: breaks ? width : 0, height: 0))
    }

    /// The rectangle in which the text of up to some lines is drawn within a rectangle.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let typeset = cache.typeset(
            textContent, width: Self.limit(bounds.width), height: Self.limit(bounds.height), lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - typeset.size.height) / 2),
            width: min(bounds.width, typeset.size.width), height: min(bounds.height, typeset.size.height))
    }

    // MARK: Showing

    private var textContent: TextContent {
        if let content = cache.content { return content }
        var paragraph = TextParagraph(
            alignment: TextParagraph.Alignment(storedAlignment), lineBreakMode: .init(storedBreakMode))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft, storedAlignment == .natural {
            paragraph.alignment = .right
        }
        let made: TextContent =
            switch content {
            case .plain(let text): TextContent(text, font: storedFont.face, paragraph: paragraph)
            case .attributed(let text):
                traitCollection.withCurrent {
                    text.textContent(defaultFont: storedFont, defaultColor: nil, paragraph: paragraph)
                }
            }
        cache.content = made
        return made
    }

    private func textDidChange() {
        cache = TypesetCache()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if layer.textContents != nil, text?.isEmpty != false { layer.textContents = nil }
    }

    private func colorDidChange() {
        layer.textContents?.color = shownColor
    }

    private var shownColor: CGColor {
        let color: UIColor = isEnabled ? storedColor : .tertiaryLabel
        return color.resolvedColor(with: traitCollection).cgColor
    }

    /// Typesets the text for the present size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showText()
    }

    private func showText() {
        let bounds = self.bounds
        guard text?.isEmpty == false, bounds.width > 0, bounds.height > 0 else {
            layer.textContents = nil
            return
        }
        // Lines that are a hair too high for the bounds are shown all the same, as UIKit does.
        let typeset = cache.typeset(
            textContent, width: bounds.width, height: bounds.height.rounded(.up) + 1, lines: storedLineCount)
        let free = bounds.height - typeset.size.height
        let scale = max(traitCollection.displayScale, 1)
        let y = bounds.minY + (max(0, free / 2) * scale).rounded() / scale
        layer.textContents = TextContents(
            typeset: typeset, origin: CGPoint(x: bounds.minX, y: y), color: shownColor)
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if case .attributed = content { textDidChange() } else { colorDidChange() }
    }
}
