/// Lays the text of a storage out in a container, and knows where everything is.
///
/// Lines are laid out when somebody asks about them: a question about a place costs the lines of its paragraph, one about
/// the whole text all of them. There is one glyph for each character, an UTF-16 unit, with the same index; ligatures and
/// accents share the place of the first. Text flows into the first container only; others stay empty.
///
/// It is not bound to the main actor, and works without a view:
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
    /// Told what happens.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text; it keeps its layout managers.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { document = nil } }
    /// The room for lines; only the first one is filled.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether parts of the text may be laid out without what is before them.
    ///
    /// They are in any case, unless lines are limited. Stored.
    open var allowsNonContiguousLayout = false
    /// Whether lines are as high as their font says; they always are.
    ///
    /// Stored.
    open var usesFontLeading = true
    /// Whether characters that are not seen are shown.
    ///
    /// Stored: they are not.
    open var showsInvisibleCharacters = false
    /// Whether control characters are shown.
    ///
    /// Stored: they are not.
    open var showsControlCharacters = false

    /// What links look like, over their own attributes.
    var linkAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            knownDocument?.linkAttributes = linkAttributes
            client?.layoutDidInvalidate()
        }
    }
    /// How a text without characters looks.
    var endAttributes: [NSAttributedString.Key: Any] = [:] { didSet { knownDocument?.endAttributes = endAttributes } }
    /// What colours are resolved for; nil for those of the moment.
    var traits: UITraitCollection? {
        didSet {
            knownDocument?.traits = traits
            if traits != oldValue { client?.layoutDidInvalidate() }
        }
    }
    weak var client: (any LayoutManagerClient)?
    private var knownDocument: DocumentLayout?

    /// Makes a layout manager without text and container.
    public override init() {
        super.init()
    }

    /// The lines; nil without text or container.
    var document: DocumentLayout? {
        get {
            if let knownDocument { return knownDocument }
            guard let textStorage, let container = textContainers.first else { return nil }
            let document = DocumentLayout(storage: textStorage)
            document.space = container.space
            document.linkAttributes = linkAttributes
            document.endAttributes = endAttributes
            document.traits = traits
            knownDocument = document
            return document
        }
        set { knownDocument = newValue }
    }

    // MARK: Containers

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container; an index outside counts as an end.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
            old.removeTextContainer(at: place)
        }
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        containersDidChange()
    }

    /// Removes a container, if there is one at the index.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        containersDidChange()
    }

    private func containersDidChange() {
        document = nil
        didInvalidate()
    }

    /// Called by a container whose size or other limits changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard container === textContainers.first, let known = knownDocument else { return }
        let old = CGSize(width: known.space.width, height: known.space.height)
        known.space = container.space
        delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
        didInvalidate()
    }

    // MARK: Forgetting

    /// Forgets the lines of a range's paragraphs.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        guard let document = knownDocument, let textStorage else { return }
        let first = textStorage.blockIndex(at: charRange.location)
        let last = textStorage.blockIndex(at: max(NSMaxRange(charRange) - 1, charRange.location))
        document.forget(first..<last + 1)
        didInvalidate()
    }

    /// Forgets the glyphs of a range's paragraphs, and their lines.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
    }

    /// Lets a range be drawn again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        client?.layoutDidInvalidate()
    }

    /// Lets a range be drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        client?.layoutDidInvalidate()
    }

    /// Called by the storage, after an edit was processed.
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

    // MARK: Laying out

    /// Makes the glyphs of a range, which happens by itself.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Makes the glyphs of a range, which happens by itself.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Lays the paragraphs of a range out.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        document?.forEachLine(in: clamped(charRange)) { _ in true }
    }

    /// Lays the paragraphs of a range out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        ensureLayout(forCharacterRange: glyphRange)
    }

    /// Lays the whole text out.
    ///
    /// O(text).
    open func ensureLayout(for container: NSTextContainer) {
        guard container === textContainers.first else { return }
        document?.layOutAll()
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    }

    /// Lays out what is in a rectangle of the container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard container === textContainers.first, bounds.isFinite, !bounds.isNull else { return }
        _ = document?.layOut(bounds.minY...max(bounds.maxY, bounds.minY), margin: 0)
    }

    func clamped(_ range: NSRange) -> NSRange {
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
        knownDocument?.replace(blocks, with: count)
        processEditing(
            for: storage, edited: mask, range: range, changeInLength: changeInLength, invalidatedRange: range)
    }
}
