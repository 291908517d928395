/// Shows text.
///
/// The text is typeset once and painted as glyphs by the layer; there is no bitmap, and a change of colour or opacity
/// typesets nothing again. Only a subclass that overrides ``drawText(in:)`` or `draw(_:)` is drawn into one.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    @exclusivity(unchecked) private final var content = Content.plain(nil)
    private final var storedFont = UILabel.defaultFont
    private final var storedColor: UIColor = .label
    private final var storedAlignment = NSTextAlignment.natural
    private final var storedBreakMode = NSLineBreakMode.byTruncatingTail
    private final var drawsItself = false
    private final var storedLineCount = 1
    /// The text as typesetting wants it, and typeset forms of it; dropped when what they depend on changes.
    @exclusivity(unchecked) private final var cache = TypesetCache()
    /// What few labels have; made when first used.
    @exclusivity(unchecked) private final var details: LabelDetails?

    private enum Content {
        case plain(String?)
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
        drawsItself = MethodOverride.labelDraw.isPresent(in: self) || MethodOverride.drawText.isPresent(in: self)
        flags.set(.draws, to: drawsItself)
        guard drawsItself else { return }
        contentMode = .redraw
        layer.setNeedsDisplay()
    }

    private var ensuredDetails: LabelDetails {
        if let details { return details }
        let details = LabelDetails()
        self.details = details
        return details
    }

    // MARK: Text

    /// The text without its attributes; nil as long as there is none.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let old) = content, old == newValue { return }
            content = .plain(newValue)
            textDidChange()
        }
    }

    /// The text with attributes.
    ///
    /// Where it has no font or colour, those of the label count. Setting the label's font, colour, alignment, line break
    /// mode or shadow afterwards changes all of the text.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
            case .attributed(let text): text
            }
        }
        set {
            if case .attributed(let old) = content, let newValue, old.isEqual(to: newValue) { return }
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
            textDidChange()
        }
    }

    /// Sets attributed text and the looks of what its attributes say nothing about, at once.
    package final func show(
        _ text: NSAttributedString, font: UIFont, color: UIColor, alignment: NSTextAlignment, breakMode: NSLineBreakMode
    ) {
        if case .attributed(let old) = content, font.isEqual(storedFont), color == storedColor,
            alignment == storedAlignment, breakMode == storedBreakMode, old.isEqual(to: text)
        {
            return
        }
        (storedFont, storedColor, storedAlignment, storedBreakMode) = (font, color, alignment, breakMode)
        content = .attributed(NSAttributedString(attributedString: text))
        textDidChange()
    }

    final var hasAttributedText: Bool {
        if case .attributed = content { true } else { false }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = storedAlignment
        style.lineBreakMode = storedBreakMode
        var attributes: [NSAttributedString.Key: Any] = [
            .font: storedFont, .foregroundColor: storedColor, .paragraphStyle: style,
        ]
        if let details, let color = details.shadowColor {
            attributes[.shadow] = Self.shadow(color, offset: details.shadowOffset)
        }
        return attributes
    }

    private static func shadow(_ color: UIColor, offset: CGSize) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowColor = color
        shadow.shadowOffset = offset
        return shadow
    }

    /// The attribute of the first character; nil for plain text.
    private func first<Value>(_ key: NSAttributedString.Key, _ type: Value.Type = Value.self) -> Value? {
        guard case .attributed(let text) = content, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// Changes an attribute of all text, if it is attributed.
    private func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: changed.length)
        if let value {
            changed.addAttribute(key, value: value, range: whole)
        } else {
            changed.removeAttribute(key, range: whole)
        }
        content = .attributed(changed)
    }

    /// Changes the paragraph styles of all text, if it is attributed.
    private func changeStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: changed.length)
        text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle {
                style.setParagraphStyle(value)
            } else {
                (style.alignment, style.lineBreakMode) = (storedAlignment, storedBreakMode)
            }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        content = .attributed(changed)
    }

    // MARK: Look

    /// The font; the system font of 17 points at first.
    ///
    /// Of attributed text it is that of the first character; setting it changes all of the text.
    open var font: UIFont! {
        get { first(.font) ?? storedFont }
        set {
            let font = newValue ?? Self.defaultFont
            if case .plain = content, font.equals(storedFont) {
                // It may follow the size category, which makes no difference yet.
                storedFont = font
                return
            }
            storedFont = font
            apply(.font, font)
            textDidChange()
        }
    }

    /// The colour; that of labels at first.
    ///
    /// Of attributed text it is that of the first character; setting it changes all of the text.
    open var textColor: UIColor! {
        get { first(.foregroundColor) ?? storedColor }
        set {
            let color = newValue ?? .label
            if case .attributed = content {
                storedColor = color
                apply(.foregroundColor, color)
                return textDidChange()
            }
            if color.equals(storedColor) { return }
            storedColor = color
            colorDidChange()
        }
    }

    /// To which side lines are aligned; natural at first.
    open var textAlignment: NSTextAlignment {
        get { first(.paragraphStyle, NSParagraphStyle.self)?.alignment ?? storedAlignment }
        set {
            if newValue == textAlignment, newValue == storedAlignment { return }
            storedAlignment = newValue
            changeStyles { $0.alignment = newValue }
            textDidChange()
        }
    }

    /// What happens to text that does not fit; an ellipsis at the end at first.
    open var lineBreakMode: NSLineBreakMode {
        get { first(.paragraphStyle, NSParagraphStyle.self)?.lineBreakMode ?? storedBreakMode }
        set {
            if newValue == lineBreakMode, newValue == storedBreakMode { return }
            storedBreakMode = newValue
            changeStyles { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// Where lines are preferably broken.
    ///
    /// Stored.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { details?.lineBreakStrategy ?? .standard }
        set { if newValue != lineBreakStrategy { ensuredDetails.lineBreakStrategy = newValue } }
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
    open var preferredMaxLayoutWidth: CGFloat {
        get { details?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            ensuredDetails.preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the label looks usable.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if oldValue != isEnabled { colorDidChange() } }
    }

    /// The colour while the label is highlighted; nil for no other one.
    open var highlightedTextColor: UIColor? {
        get { details?.highlightedTextColor }
        set {
            guard newValue != highlightedTextColor else { return }
            ensuredDetails.highlightedTextColor = newValue
            if isHighlighted { highlightDidChange() }
        }
    }

    /// Whether the text is in its ``highlightedTextColor``.
    open var isHighlighted: Bool {
        get { details?.isHighlighted ?? false }
        set {
            guard newValue != isHighlighted else { return }
            ensuredDetails.isHighlighted = newValue
            if highlightedTextColor != nil { highlightDidChange() }
        }
    }

    private func highlightDidChange() {
        if case .attributed = content { textDidChange() }
        colorDidChange()
    }

    /// The colour of the text's shadow, which is not blurred; nil, as at first, for none.
    open var shadowColor: UIColor? {
        get { first(.shadow, NSShadow.self)?.shadowColor as? UIColor ?? details?.shadowColor }
        set {
            if newValue == shadowColor { return }
            ensuredDetails.shadowColor = newValue
            shadowDidChange()
        }
    }

    /// How far the shadow lies from the text, in points; one point above it at first.
    open var shadowOffset: CGSize {
        get { details?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set {
            guard newValue != shadowOffset else { return }
            ensuredDetails.shadowOffset = newValue
            if shadowColor != nil { shadowDidChange() }
        }
    }

    private func shadowDidChange() {
        apply(.shadow, details?.shadowColor.map { Self.shadow($0, offset: shadowOffset) })
        textDidChange()
    }

    // MARK: Fitting

    /// Whether text that is too large for the bounds is made smaller; see ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { details?.shrinks ?? false }
        set {
            guard newValue != adjustsFontSizeToFitWidth else { return }
            ensuredDetails.shrinks = newValue
            textDidChange()
        }
    }

    /// The least factor by which ``adjustsFontSizeToFitWidth`` makes text smaller; 0, as at first, for no limit.
    open var minimumScaleFactor: CGFloat {
        get { details?.minimumScaleFactor ?? 0 }
        set {
            let factor = newValue.isFinite ? min(max(newValue, 0), 1) : 0
            guard factor != minimumScaleFactor else { return }
            ensuredDetails.minimumScaleFactor = factor
            textDidChange()
        }
    }

    /// Where a line stands that was made smaller; on its baseline at first.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { details?.baselineAdjustment ?? .alignBaselines }
        set {
            guard newValue != baselineAdjustment else { return }
            ensuredDetails.baselineAdjustment = newValue
            setNeedsLayout()
        }
    }

    /// Whether letters move together before text is left out.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { details?.tightens ?? false }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            ensuredDetails.tightens = newValue
            textDidChange()
        }
    }

    /// Whether the font is replaced when the user's size category changes.
    open var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }

    // MARK: Size

    /// The size of the text with lines broken at the width, rounded up to whole points.
    ///
    /// Sides of zero or less, or without end, set no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bounds = CGRect(
            x: 0, y: 0, width: Self.limit(size.width) ?? .greatestFiniteMagnitude,
            height: Self.limit(size.height) ?? .greatestFiniteMagnitude)
        let fitting = textRect(forBounds: bounds, limitedToNumberOfLines: storedLineCount)
        return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }

    /// Nil where there is no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < 1e6 ? length : nil
    }

    /// The size of the text, with lines broken at ``preferredMaxLayoutWidth`` if more than one is allowed.
    ///
    /// Without one they are broken at the width that constraints give the label, or else at the present width.
    open override var intrinsicContentSize: CGSize {
        let breaks = storedLineCount != 1
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? bounds.width
        return sizeThatFits(CGSize(width: breaks ? width : 0, height: 0))
    }

    override var wrapsContent: Bool { storedLineCount != 1 && preferredMaxLayoutWidth <= 0 }

    override var layoutWidth: CGFloat? {
        get { details?.layoutWidth }
        set { if newValue != layoutWidth { ensuredDetails.layoutWidth = newValue } }
    }

    override var baselineFont: UIFont? { font }

    override func baselinePlace(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        guard text?.isEmpty == false else { return last ? (1, storedFont.descender) : (0, storedFont.ascender) }
        let typeset = cache.typeset(
            textContent, width: Self.limit(preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? 0),
            height: nil, lines: storedLineCount)
        let height = typeset.size.height
        let room = (height.rounded(.up) - height) / 2
        return last ? (1, typeset.lastBaseline - height - room) : (0, typeset.firstBaseline + room)
    }

    /// The rectangle that the text of up to some lines needs within a rectangle; sides of zero set no limit.
    ///
    /// Override it to give the text more room: the sizes that the label asks for are those of this rectangle. Where the
    /// text is drawn says ``drawText(in:)``.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        // Insets may leave less than nothing.
        func limit(_ length: CGFloat) -> CGFloat? { length < 0 ? 0 : Self.limit(length) }
        let typeset = cache.typeset(
            textContent, width: limit(bounds.width), height: limit(bounds.height), lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - typeset.size.height) / 2),
            // A letter may be wider than the rectangle.
            width: bounds.width > 0 ? typeset.size.width : 0,
            height: max(min(bounds.height, typeset.size.height), 0))
    }

    /// Lines without an alignment of their own begin where the direction says.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if oldValue != semanticContentAttribute { textDidChange() } }
    }

    // MARK: Typesetting

    private var textContent: TextContent {
        if let content = cache.content { return content }
        var paragraph = TextParagraph(
            alignment: TextParagraph.Alignment(storedAlignment), lineBreakMode: .init(storedBreakMode))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft, storedAlignment == .natural {
            paragraph.alignment = .right
        }
        var made: TextContent =
            switch content {
            case .plain(let text): TextContent(text ?? "", font: storedFont.face, paragraph: paragraph)
            case .attributed(let text):
                traitCollection.withCurrent {
                    text.textContent(defaultFont: storedFont, defaultColor: nil, paragraph: paragraph)
                        .markingDirections()
                }
            }
        if let details { details.change(&made, traits: traitCollection) }
        cache.content = made
        return made
    }

    /// A text in a rectangle, ready to be shown.
    private struct Placement {
        let typeset: TypesetText
        let origin: CGPoint
    }

    /// Where the text stands in a rectangle: in the middle of its height.
    private func placement(in rect: CGRect) -> Placement? {
        guard text?.isEmpty == false, rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        // Lines that are a hair too high for the bounds are shown all the same, as UIKit does.
        let height = rect.height.rounded(.up) + 1
        let whole = cache.typeset(textContent, width: rect.width, height: height, lines: storedLineCount)
        if let details, details.shrinks, whole.isTruncated || whole.usedRect.width > rect.width {
            return shrunk(details, whole: whole, in: rect, height: height)
        }
        return Placement(typeset: whole, origin: CGPoint(x: rect.minX, y: middle(of: whole, in: rect)))
    }

    private func shrunk(_ details: LabelDetails, whole: TypesetText, in rect: CGRect, height: CGFloat) -> Placement {
        let scale = details.scale(
            of: textContent, in: CGSize(width: rect.width, height: height), lines: storedLineCount)
        let typeset = TypesetText(
            textContent.scaled(by: scale), width: rect.width, height: height, maximumLines: storedLineCount)
        var y = middle(of: typeset, in: rect)
        if storedLineCount == 1 {
            switch details.baselineAdjustment {
            case .alignCenters: break
            case .alignBaselines: y = middle(of: whole, in: rect) + whole.firstBaseline - typeset.firstBaseline
            case .none: y = middle(of: whole, in: rect)
            }
        }
        return Placement(typeset: typeset, origin: CGPoint(x: rect.minX, y: y))
    }

    private func middle(of typeset: TypesetText, in rect: CGRect) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return rect.minY + (max(0, (rect.height - typeset.size.height) / 2) * scale).rounded() / scale
    }

    // MARK: Showing

    private func textDidChange() {
        cache.drop()
        details?.fitted = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if drawsItself { return layer.setNeedsDisplay() }
        if layer.showsText, text?.isEmpty != false { layer.textContents = nil }
    }

    private func colorDidChange() {
        if drawsItself { return layer.setNeedsDisplay() }
        if layer.showsText, !layer.defersText { layer.recolorText(shownColor) }
    }

    private var shownColor: CGColor {
        let color = shownDynamicColor
        return (color.isDynamic ? color.resolvedColor(with: traitCollection) : color).cgColor
    }

    /// The colour, before it is resolved.
    private var shownDynamicColor: UIColor {
        var color: UIColor = isEnabled ? storedColor : .tertiaryLabel
        if isEnabled, let details, details.isHighlighted, let highlighted = details.highlightedTextColor {
            color = highlighted
        }
        return color
    }

    /// Typesets the text for the present size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showText()
    }

    private func showText() {
        guard !drawsItself else { return }
        if text?.isEmpty != false { layer.textContents = nil } else { layer.deferText() }
    }

    package override var textOfLayer: TextContents? {
        placement(in: bounds).map { TextContents(typeset: $0.typeset, origin: $0.origin, color: shownColor) }
    }

    /// Text is laid out in the bounds, but for one line and one letter that are always shown; a text with attributes, or
    /// with lines that are not broken, may go anywhere.
    package override var reachOfTextOfLayer: CGFloat {
        guard case .plain = content, storedBreakMode != .byClipping else { return .infinity }
        return storedFont.pointSize * 4
    }

    /// Draws the text: ``drawText(in:)`` in the bounds.
    ///
    /// Called only where a subclass overrides it or ``drawText(in:)``.
    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawText(in: bounds)
    }

    /// Draws the text into the current context, in the middle of a rectangle's height.
    ///
    /// Override it to draw around the text, or to give `super` a smaller rectangle. You do not call it yourself.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placement = placement(in: rect) else { return }
        context.saveGState()
        context.setFillColor(shownColor)
        placement.typeset.draw(in: context, at: placement.origin)
        context.restoreGState()
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if needsContentForColors { return textDidChange() }
        if drawsItself { return layer.setNeedsDisplay() }
        layer.recolorText(shownDynamicColor.resolvedColor(with: traits).cgColor)
    }

    /// Whether colours are part of what is typeset.
    private var needsContentForColors: Bool {
        if case .attributed = content { return true }
        return details?.shadowColor != nil
    }
}
