/// A view that displays text.
///
/// The text is typeset once and painted as glyphs by the layer. There is no bitmap, and a change of color or opacity
/// does not require typesetting. Only subclasses that override ``drawText(in:)`` or `draw(_:)` are drawn into a bitmap.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    @exclusivity(unchecked) private final var content = Content.plain(nil)
    private final var storedFont = UILabel.defaultFont
    private final var storedColor: UIColor = .label
    private final var storedAlignment = NSTextAlignment.natural
    private final var storedBreakMode = NSLineBreakMode.byTruncatingTail
    private final var usesCustomDrawing = false
    private final var storedLineCount = 1
    /// The text in the typesetter's form and its typeset results; discarded when the values they depend on change.
    @exclusivity(unchecked) private final var cache = TypesetCache()
    /// Properties that few labels use, allocated on first use.
    @exclusivity(unchecked) private final var details: LabelDetails?

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UILabel.self,
        adding: [
            AppearanceProperty(\UILabel.font),
            AppearanceProperty(\UILabel.textColor),
            AppearanceProperty(\UILabel.highlightedTextColor),
            AppearanceProperty(\UILabel.shadowColor),
            AppearanceProperty(\UILabel.shadowOffset),
        ], to: UIView.appearanceProperties)

    /// Creates an empty label with user interaction disabled.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty label; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        observeInterfaceStyle()
        usesCustomDrawing = MethodOverride.labelDraw.isPresent(in: self) || MethodOverride.drawText.isPresent(in: self)
        flags.set(.draws, to: usesCustomDrawing)
        guard usesCustomDrawing else { return }
        contentMode = .redraw
        layer.setNeedsDisplay()
    }

    private var ensuredDetails: LabelDetails {
        if let details { return details }
        let details = LabelDetails()
        self.details = details
        return details
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) open override var defaultAccessibilityLabel: String? {
        hasAttributedText ? spokenText.string : text
    }
    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    // MARK: Text

    /// The text without attributes, or `nil` if there is none.
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
    /// Where the text has no font or color, those of the label apply. Setting the label's font, color, alignment,
    /// line break mode or shadow afterwards changes the entire text.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: baseTextAttributes) }
            case .attributed(let text): text
            }
        }
        set {
            if case .attributed(let old) = content, let newValue, old.isEqual(to: newValue) { return }
            content = newValue.map { .attributed($0.textCopy) } ?? .plain(nil)
            textDidChange()
        }
    }

    /// Sets attributed text together with the defaults for attributes it does not specify.
    package final func show(
        _ text: NSAttributedString, font: UIFont, color: UIColor, alignment: NSTextAlignment, breakMode: NSLineBreakMode
    ) {
        if case .attributed(let old) = content, font.isEqual(storedFont), color == storedColor,
            alignment == storedAlignment, breakMode == storedBreakMode, old.isEqual(to: text)
        {
            return
        }
        (storedFont, storedColor, storedAlignment, storedBreakMode) = (font, color, alignment, breakMode)
        content = .attributed(text.textCopy)
        textDidChange()
    }

    final var hasAttributedText: Bool {
        if case .attributed = content { true } else { false }
    }

    /// The attributes of text that specifies none.
    final var baseTextAttributes: [NSAttributedString.Key: Any] {
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

    /// Returns the attribute of the first character, or `nil` for plain text.
    private func first<Value>(_ key: NSAttributedString.Key, _ type: Value.Type = Value.self) -> Value? {
        guard case .attributed(let text) = content, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// Changes an attribute of the entire text if the text is attributed.
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

    /// Changes the paragraph styles of the entire text if the text is attributed.
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

    // MARK: Appearance

    /// The font; by default the system font at 17 points.
    ///
    /// For attributed text, this is the font of the first character, and setting it changes the entire text.
    open var font: UIFont! {
        get { first(.font) ?? storedFont }
        set {
            let font = newValue ?? Self.defaultFont
            if case .plain = content, font.equals(storedFont) {
                // The new font may follow the size category, which makes no difference until that changes.
                storedFont = font
                return
            }
            storedFont = font
            apply(.font, font)
            textDidChange()
        }
    }

    /// The text color; by default `UIColor.label`.
    ///
    /// For attributed text, this is the color of the first character, and setting it changes the entire text.
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

    /// The alignment of the lines; by default natural.
    open var textAlignment: NSTextAlignment {
        get { first(.paragraphStyle, NSParagraphStyle.self)?.alignment ?? storedAlignment }
        set {
            if newValue == textAlignment, newValue == storedAlignment { return }
            storedAlignment = newValue
            changeStyles { $0.alignment = newValue }
            textDidChange()
        }
    }

    /// How text that does not fit is wrapped or truncated; by default with an ellipsis at the end.
    open var lineBreakMode: NSLineBreakMode {
        get { first(.paragraphStyle, NSParagraphStyle.self)?.lineBreakMode ?? storedBreakMode }
        set {
            if newValue == lineBreakMode, newValue == storedBreakMode { return }
            storedBreakMode = newValue
            changeStyles { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The strategy for choosing line breaks, in addition to that of the text's paragraph styles.
    ///
    /// The default is empty; UIKit's default is ``NSParagraphStyle/LineBreakStrategy/standard``.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { details?.lineBreakStrategy ?? [] }
        set {
            guard newValue != lineBreakStrategy else { return }
            ensuredDetails.lineBreakStrategy = newValue
            textDidChange()
        }
    }

    /// The maximum number of lines; 0 means no limit.
    ///
    /// The default is 1.
    open var numberOfLines: Int {
        get { storedLineCount }
        set {
            let count = max(newValue, 0)
            if count == storedLineCount { return }
            storedLineCount = count
            textDidChange()
        }
    }

    /// The width at which the intrinsic content size wraps lines; 0 stands for the current width.
    open var preferredMaxLayoutWidth: CGFloat {
        get { details?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            ensuredDetails.preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the label appears enabled.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if oldValue != isEnabled { colorDidChange() } }
    }

    /// The text color while the label is highlighted; `nil` means that it does not change.
    open var highlightedTextColor: UIColor? {
        get { details?.highlightedTextColor }
        set {
            guard newValue != highlightedTextColor else { return }
            ensuredDetails.highlightedTextColor = newValue
            if isHighlighted { highlightDidChange() }
        }
    }

    /// Whether the text is shown in ``highlightedTextColor``.
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

    /// The color of the text's shadow, which is not blurred; by default `nil` for no shadow.
    open var shadowColor: UIColor? {
        get { first(.shadow, NSShadow.self)?.shadowColor as? UIColor ?? details?.shadowColor }
        set {
            if newValue == shadowColor { return }
            ensuredDetails.shadowColor = newValue
            shadowDidChange()
        }
    }

    /// The offset of the shadow from the text, in points; by default one point upwards.
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

    /// Whether text that is too large for the bounds is scaled down; see ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { details?.shrinks ?? false }
        set {
            guard newValue != adjustsFontSizeToFitWidth else { return }
            ensuredDetails.shrinks = newValue
            textDidChange()
        }
    }

    /// The smallest factor by which ``adjustsFontSizeToFitWidth`` scales text; by default 0 for no limit.
    open var minimumScaleFactor: CGFloat {
        get { details?.minimumScaleFactor ?? 0 }
        set {
            let factor = newValue.isFinite ? min(max(newValue, 0), 1) : 0
            guard factor != minimumScaleFactor else { return }
            ensuredDetails.minimumScaleFactor = factor
            textDidChange()
        }
    }

    /// The vertical position of a line that was scaled down; by default on the original baseline.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { details?.baselineAdjustment ?? .alignBaselines }
        set {
            guard newValue != baselineAdjustment else { return }
            ensuredDetails.baselineAdjustment = newValue
            setNeedsLayout()
        }
    }

    /// Whether letter spacing is tightened before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { details?.tightens ?? false }
        set {
            guard newValue != allowsDefaultTighteningForTruncation else { return }
            ensuredDetails.tightens = newValue
            textDidChange()
        }
    }

    /// Whether the font is replaced when the user's preferred content size category changes.
    open var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }

    // MARK: Size

    /// Returns the size of the text with lines wrapped at the width, rounded up to whole points.
    ///
    /// Dimensions that are zero, negative or infinite set no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bounds = CGRect(
            x: 0, y: 0, width: Self.limit(size.width) ?? .greatestFiniteMagnitude,
            height: Self.limit(size.height) ?? .greatestFiniteMagnitude)
        let fitting = textRect(forBounds: bounds, limitedToNumberOfLines: storedLineCount)
        return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }

    /// Returns `nil` for a length that sets no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < 1e6 ? length : nil
    }

    /// The size of the text, with lines wrapped at ``preferredMaxLayoutWidth`` if more than one is allowed.
    ///
    /// If that is 0, lines are wrapped at the width that constraints determined for the label, otherwise at the current
    /// width.
    open override var intrinsicContentSize: CGSize {
        let breaks = storedLineCount != 1
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? bounds.width
        return sizeThatFits(CGSize(width: breaks ? width : 0, height: 0))
    }

    @_spi(Subclassing) public override var presentsTextLinks: Bool { true }

    @_spi(Subclassing) public override var wrapsContent: Bool { storedLineCount != 1 && preferredMaxLayoutWidth <= 0 }

    @_spi(Subclassing) public override var layoutWidth: CGFloat? {
        get { details?.layoutWidth }
        set { if newValue != layoutWidth { ensuredDetails.layoutWidth = newValue } }
    }

    @_spi(Subclassing) public override var baselineFont: UIFont? { font }

    @_spi(Subclassing) public override func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        guard text?.isEmpty == false else { return last ? (1, storedFont.descender) : (0, storedFont.ascender) }
        let typeset = cache.typeset(
            textContent, width: Self.limit(preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? 0),
            height: nil, lines: storedLineCount)
        let height = typeset.size.height
        let remainder = (height.rounded(.up) - height) / 2
        return last ? (1, typeset.lastBaseline - height - remainder) : (0, typeset.firstBaseline + remainder)
    }

    /// Returns the rectangle for text of up to the given number of lines within `bounds`; dimensions of zero set no
    /// limit.
    ///
    /// Without text, the size of the rectangle is zero.
    ///
    /// Override it to add space around the text: the label's fitting and intrinsic sizes are those of this rectangle.
    /// Where the text is drawn is determined by ``drawText(in:)``.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        // Insets may leave a negative length.
        func limit(_ length: CGFloat) -> CGFloat? { length < 0 ? 0 : Self.limit(length) }
        let typeset = cache.typeset(
            textContent, width: limit(bounds.width), height: limit(bounds.height), lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - typeset.size.height) / 2),
            // A character may be wider than the rectangle.
            width: bounds.width > 0 ? typeset.size.width : 0,
            height: max(min(bounds.height, typeset.size.height), 0))
    }

    /// Determines the side at which lines with natural alignment start.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if oldValue != semanticContentAttribute { textDidChange() } }
    }

    /// Aligns the lines again if the layout direction has changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard storedAlignment == .natural, traitCollection.layoutDirection != previousTraitCollection?.layoutDirection
        else { return }
        textDidChange()
    }

    // MARK: Typesetting

    final var textContent: TextContent {
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

    /// Typeset text with its origin.
    struct Placement {
        let typeset: TypesetText
        let origin: CGPoint
    }

    /// Returns the typeset text for a rectangle, centered vertically.
    final func placement(in rect: CGRect) -> Placement? {
        guard text?.isEmpty == false, rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        // Lines that are slightly too high for the bounds are still shown, as in UIKit.
        let height = rect.height.rounded(.up) + 1
        let whole = cache.typeset(textContent, width: rect.width, height: height, lines: storedLineCount)
        if let details, details.shrinks, whole.isTruncated || whole.usedRect.width > rect.width {
            return shrunk(details, whole: whole, in: rect, height: height)
        }
        return Placement(typeset: whole, origin: CGPoint(x: rect.minX, y: middle(of: whole, in: rect)))
    }

    /// Whether the bounds show only a part of the text.
    package final var clipsText: Bool {
        guard text?.isEmpty == false, let typeset = placement(in: bounds)?.typeset else { return false }
        return typeset.isTruncated || typeset.usedRect.width > bounds.width.rounded(.up) + 1
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

    // MARK: Display

    private func textDidChange() {
        accessibilityDidChange(.content)
        cache.drop()
        details?.fitted = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if usesCustomDrawing { return layer.setNeedsDisplay() }
        if layer.showsText, text?.isEmpty != false { layer.textContents = nil }
    }

    private func colorDidChange() {
        if usesCustomDrawing { return layer.setNeedsDisplay() }
        if layer.showsText, !layer.defersText { layer.recolorText(shownColor) }
    }

    private var shownColor: CGColor {
        let color = shownDynamicColor
        return (color.isDynamic ? color.resolvedColor(with: traitCollection) : color).cgColor
    }

    /// The text color before it is resolved for the traits.
    private var shownDynamicColor: UIColor {
        var color: UIColor = isEnabled ? storedColor : .tertiaryLabel
        if isEnabled, let details, details.isHighlighted, let highlighted = details.highlightedTextColor {
            color = highlighted
        }
        return color
    }

    /// Schedules typesetting of the text for the current size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showText()
    }

    private func showText() {
        guard !usesCustomDrawing else { return }
        if text?.isEmpty != false || hidesText { layer.textContents = nil } else { layer.deferText() }
    }

    /// Whether the text takes its space but is not drawn; without effect in subclasses that draw the text themselves.
    package final var hidesText: Bool {
        get { details?.hidesText ?? false }
        set {
            guard newValue != hidesText else { return }
            ensuredDetails.hidesText = newValue
            setNeedsLayout()
        }
    }

    package override var deferredLayerText: TextContents? {
        placement(in: bounds).map { TextContents(typeset: $0.typeset, origin: $0.origin, color: shownColor) }
    }

    /// The maximum distance by which text extends beyond the bounds.
    ///
    /// Plain text is laid out within the bounds, except that at least one line and one character are always shown. Text
    /// with attributes, or with lines that are clipped instead of wrapped, may extend by any distance.
    package override var maximumTextOverhang: CGFloat {
        guard case .plain = content, storedBreakMode != .byClipping else { return .infinity }
        return storedFont.pointSize * 4
    }

    /// Draws the text by calling ``drawText(in:)`` with the bounds.
    ///
    /// Called only if a subclass overrides this method or ``drawText(in:)``.
    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawText(in: bounds)
    }

    /// Draws the text into the current context, centered vertically in a rectangle.
    ///
    /// Override it to draw around the text, or to pass a smaller rectangle to `super`. Do not call it directly.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placement = placement(in: rect) else { return }
        context.saveGState()
        context.setFillColor(shownColor)
        placement.typeset.draw(in: context, at: placement.origin)
        context.restoreGState()
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if needsContentForColors { return textDidChange() }
        if usesCustomDrawing { return layer.setNeedsDisplay() }
        layer.recolorText(shownDynamicColor.resolvedColor(with: traits).cgColor)
    }

    /// Whether colors are part of the typeset text.
    private var needsContentForColors: Bool {
        if case .attributed = content { return true }
        return details?.shadowColor != nil
    }
}
