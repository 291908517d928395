/// Lays out the text of a storage in a container, and provides the geometry of the layout.
///
/// Lines are laid out lazily: a query for a position lays out its paragraph, a query for the entire text all
/// paragraphs. There is one glyph for each UTF-16 unit, with the same index; ligatures and combining marks share the
/// position of the first one. Text is laid out in the first container only; other containers stay empty.
///
/// The class is not isolated to the main actor, and does not require a view:
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let manager = NSLayoutManager()
/// storage.addLayoutManager(manager)
/// let container = NSTextContainer(size: label.bounds.size)
/// container.lineFragmentPadding = 0
/// manager.addTextContainer(container)
/// let character = manager.characterIndex(
///     for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
open class NSLayoutManager: NSObject {
    /// The delegate, which is notified of layout events.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text, which keeps a strong reference to its layout managers.
    open internal(set) weak var textStorage: NSTextStorage? {
        didSet {
            document = nil
            temporaryAttributes = nil
        }
    }
    /// The containers, of which only the first one is filled.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether ranges can be laid out without the preceding text.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var allowsNonContiguousLayout = false
    /// Whether lines include the line gap of their font.
    ///
    /// The default is `true`.
    open var usesFontLeading = true {
        didSet {
            guard usesFontLeading != oldValue else { return }
            existingDocument?.usesFontLeading = usesFontLeading
            client?.layoutDidInvalidate()
        }
    }
    /// Whether words are hyphenated wherever that helps in paragraphs whose style has a hyphenation factor of 0.
    ///
    /// The default is `false`.
    open var usesDefaultHyphenation = false {
        didSet {
            guard usesDefaultHyphenation != oldValue else { return }
            existingDocument?.usesDefaultHyphenation = usesDefaultHyphenation
            client?.layoutDidInvalidate()
        }
    }
    /// Whether invisible characters are displayed.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var showsInvisibleCharacters = false
    /// Whether control characters are displayed.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var showsControlCharacters = false

    /// The attributes of links, which override their own attributes.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            existingDocument?.linkAttributes = linkAttributes
            client?.layoutDidInvalidate()
        }
    }
    /// Whether URLs and e-mail addresses are displayed as links.
    package var detectsLinks = false {
        didSet {
            guard detectsLinks != oldValue else { return }
            existingDocument?.detectsLinks = detectsLinks
            client?.layoutDidInvalidate()
        }
    }
    package var emptyTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { existingDocument?.emptyTextAttributes = emptyTextAttributes }
    }
    /// The traits with which colors are resolved; `nil` for the current traits.
    package var traits: UITraitCollection? {
        didSet {
            existingDocument?.traits = traits
            if traits != oldValue { client?.layoutDidInvalidate() }
        }
    }
    package weak var client: (any LayoutManagerClient)?
    /// The color of text without a color; `nil` for black.
    package var defaultTextColor: CGColor?
    private var existingDocument: DocumentLayout?
    /// The attributes that are displayed in addition to those of the text; `nil` if there are none.
    var temporaryAttributes: TemporaryAttributes? {
        didSet { existingDocument?.temporaryAttributes = temporaryAttributes }
    }

    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// The layout; `nil` without text or container.
    package var document: DocumentLayout? {
        get {
            if let existingDocument { return existingDocument }
            guard let textStorage, let container = textContainers.first else { return nil }
            let document = DocumentLayout(storage: textStorage)
            document.space = container.space
            document.linkAttributes = linkAttributes
            document.temporaryAttributes = temporaryAttributes
            document.detectsLinks = detectsLinks
            document.emptyTextAttributes = emptyTextAttributes
            document.usesFontLeading = usesFontLeading
            document.usesDefaultHyphenation = usesDefaultHyphenation
            document.traits = traits
            existingDocument = document
            return document
        }
        set { existingDocument = newValue }
    }

    // MARK: Containers

    /// Appends a container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container; an index out of range is clamped.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
            old.removeTextContainer(at: place)
        }
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        containersDidChange()
    }

    /// Removes the container at an index; has no effect if the index is out of range.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        containersDidChange()
    }

    private func containersDidChange() {
        document = nil
        didInvalidate()
    }

    /// Called by a container whose size or other constraints changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard container === textContainers.first, let known = existingDocument else { return }
        let old = CGSize(width: known.space.width, height: known.space.height)
        known.space = container.space
        delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
        didInvalidate()
    }

    // MARK: Invalidation

    /// Invalidates the layout of the paragraphs in a range.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        guard forgetLines(of: charRange) else { return }
        didInvalidate()
    }

    /// Lets the paragraphs in a range be typeset again with another appearance, which does not change the layout.
    func invalidateLines(of range: NSRange) {
        if forgetLines(of: range) { client?.layoutDidInvalidate() }
    }

    /// Forgets the lines of the paragraphs in a range; returns `false` if there is no layout.
    private func forgetLines(of range: NSRange) -> Bool {
        guard let document = existingDocument, let textStorage else { return false }
        let first = textStorage.blockIndex(at: range.location)
        let last = textStorage.blockIndex(at: max(NSMaxRange(range) - 1, range.location))
        document.forget(first..<last + 1)
        return true
    }

    /// Invalidates the glyphs and the layout of the paragraphs in a range.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
    }

    /// Marks a range as needing display.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        client?.layoutDidInvalidate()
    }

    /// Marks a range as needing display.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        client?.layoutDidInvalidate()
    }

    /// Called by the storage after an edit was processed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        didInvalidate()
    }

    func didInvalidate() {
        delegate?.layoutManagerDidInvalidateLayout(self)
        client?.layoutDidInvalidate()
    }

    // MARK: Layout

    /// Does nothing, because glyphs are generated on demand.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Does nothing, because glyphs are generated on demand.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Lays out the paragraphs in a range.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        document?.forEachLine(in: clamped(charRange)) { _ in true }
    }

    /// Lays out the paragraphs in a range.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        ensureLayout(forCharacterRange: glyphRange)
    }

    /// Lays out the entire text.
    ///
    /// - Complexity: O(text).
    open func ensureLayout(for container: NSTextContainer) {
        guard container === textContainers.first else { return }
        document?.layOutAll()
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    }

    /// Lays out the text in a rectangle of the container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard container === textContainers.first, bounds.isFinite, !bounds.isNull else { return }
        _ = document?.layOut(bounds.minY...max(bounds.maxY, bounds.minY), margin: 0)
    }

    // MARK: Drawing

    /// Draws the backgrounds of all lines that contain glyphs of a range into the current context.
    ///
    /// Views call this method before ``drawGlyphs(forGlyphRange:at:)``. Override it to draw behind the text, such as the
    /// numbers of lines; a text view whose layout manager overrides it draws with the methods of the layout manager.
    ///
    /// `origin` is the location of the container's top-left corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        for line in drawnLines(of: glyphsToShow, at: origin) { drawBackgrounds(of: line, in: context) }
        context.restoreGState()
    }

    /// Draws all lines that contain glyphs of a range into the current context: shadows, underlines, glyphs, images and
    /// strikethroughs, but no backgrounds.
    ///
    /// `origin` is the location of the container's top-left corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(defaultTextColor ?? CGColor.black)
        for line in drawnLines(of: glyphsToShow, at: origin) { drawText(of: line, at: origin, in: context) }
        context.restoreGState()
    }

    /// Fills the background of a range; ``drawBackground(forGlyphRange:at:)`` calls it with the color as the current fill
    /// color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard rectCount > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
    }

    /// Draws the underline of a range on a line by calling
    /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal,
            baselineOffset: baselineOffset(in: lineRect, at: lineGlyphRange.location), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the underline of a range on a line, in the style of the text.
    ///
    /// `baselineOffset` is the distance from the bottom of the line's rectangle to the baseline.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawDecorations(of: .underline, in: glyphRange, containerOrigin: containerOrigin)
    }

    /// Strikes a range on a line through by calling
    /// ``drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
            baselineOffset: baselineOffset(in: lineRect, at: lineGlyphRange.location), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the strikethrough of a range on a line, in the style of the text.
    ///
    /// `baselineOffset` is the distance from the bottom of the line's rectangle to the baseline.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawDecorations(of: .strikethrough, in: glyphRange, containerOrigin: containerOrigin)
    }

    private func baselineOffset(in lineRect: CGRect, at glyphIndex: Int) -> CGFloat {
        lineRect.height - location(forGlyphAt: glyphIndex).y
    }

    package func clamped(_ range: NSRange) -> NSRange {
        let count = textStorage?.length ?? 0
        let start = min(max(range.location, 0), count)
        return NSRange(location: start, length: min(max(range.length, 0), count - start))
    }
}

extension NSLayoutManager: TextStorageObserver {
    package func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions
    ) {
        if mask.contains(.editedCharacters) { temporaryAttributes?.edit(range, changeInLength: changeInLength) }
        existingDocument?.replace(blocks, with: count)
        processEditing(
            for: storage, edited: mask, range: range, changeInLength: changeInLength, invalidatedRange: range)
    }
}
