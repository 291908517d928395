/// The layout of a document: visible paragraphs are laid out, the heights of the others are estimated.
///
/// A paragraph is laid out on demand, and its height can then differ from the estimate; the view that displays the
/// document keeps the visible part in place (`layOut(_:margin:)`). An edit only invalidates the paragraphs that it
/// changed. A new width invalidates all lines and recomputes the estimated heights, O(paragraphs) at a few nanoseconds
/// each.
///
/// The unit of layout is a block: a paragraph, or a part of a very long one, which begins a new line, so that no query
/// costs more than the layout of a few thousand characters. "Paragraph" means a block here, unless specified otherwise.
///
/// Points are relative to the container's top-left corner. Offsets are UTF-16 units.
package final class DocumentLayout {
    /// The constraints of the layout.
    package struct Space: Equatable {
        package var width: CGFloat = .infinity
        var height: CGFloat = .infinity
        /// The padding at both ends of every line.
        package var padding: CGFloat = 0
        /// 0 for unlimited.
        var maximumLines = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The regions that exclude text; `nil` for none.
        var exclusions: TextExclusions?

        /// Whether text may be omitted.
        ///
        /// If so, all lines are laid out, from the top.
        var isLimited: Bool { maximumLines > 0 || height < DocumentLayout.unlimitedLength }

        /// The width available for text; `nil` if lines do not wrap.
        package var textWidth: CGFloat? {
            width < DocumentLayout.unlimitedLength && width > 0 ? max(width - 2 * padding, 0) : nil
        }
    }

    /// Lengths of at least this value are unlimited.
    package static let unlimitedLength: CGFloat = 1_000_000
    /// The number of off-screen paragraph layouts above which layouts are released.
    private static let limit = 512

    private(set) weak var storage: NSTextStorage?
    private var layouts: [ParagraphLayout?] = []
    private var heights = ParagraphHeights()
    /// For each paragraph, whether its height is measured and not estimated.
    private var isMeasured: [Bool] = []
    /// Layouts of blocks replaced by the last edit, for reuse if a block with the same text is found elsewhere.
    private var spare: [ParagraphLayout] = []
    /// The lengths of the paragraphs in UTF-16 units.
    private var lengths: [Int32] = []
    private var laidOutCount = 0
    /// The number of paragraphs that fit into the space; `nil` if it is not known or the space is unlimited.
    private var fittingCount: Int?
    /// The number of paragraphs from the top that flow around excluded regions; `nil` if it is not known.
    private var flowingCount: Int?
    private var estimate = HeightEstimate()
    private var widths = LineWidths(count: 0)
    private var lists = DocumentLists(count: 0)
    /// The width of the widest line that was laid out.
    package var widestLine: CGFloat { widths.greatest }

    /// The attributes of links, which override their own attributes.
    var linkAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { invalidateLines() }
    }
    /// The attributes that are displayed in addition to those of the text; `nil` if there are none.
    var temporaryAttributes: TemporaryAttributes?
    package var emptyTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            guard let last = lengths.last, last == 0 else { return }
            lists.forget(count - 1)
            forget(count - 1..<count)
        }
    }
    /// Whether URLs and e-mail addresses are displayed as links.
    var detectsLinks = false {
        didSet { if detectsLinks != oldValue { invalidateLines() } }
    }
    /// Whether paragraphs without letters begin at the right, as those of an empty text view in a right-to-left layout.
    package var alignsNeutralTextRight = false {
        didSet { if alignsNeutralTextRight != oldValue { invalidateLines() } }
    }
    /// Whether lines include the line gap of their font.
    package var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateLines() } }
    }
    /// Whether paragraphs whose style has a hyphenation factor of 0 are hyphenated.
    var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { invalidateLines() } }
    }
    /// The traits with which colors are resolved; `nil` for the current traits.
    package var traits: UITraitCollection? {
        didSet { if traits != oldValue { invalidateLines() } }
    }

    package var space = Space() {
        didSet {
            guard space != oldValue else { return }
            invalidateLines()
            if space.textWidth != oldValue.textWidth || space.isLimited || oldValue.isLimited { estimateHeights() }
        }
    }

    package init(storage: NSTextStorage) {
        self.storage = storage
        reload()
    }

    // MARK: Changes

    var count: Int { layouts.count }

    /// Invalidates everything and reads the storage again.
    func reload() {
        let paragraphs = storage?.blockCount ?? 1
        lengths = (0..<paragraphs).map { Int32(clamping: storage?.blockRange($0).length ?? 0) }
        layouts = Array(repeating: nil, count: paragraphs)
        isMeasured = Array(repeating: false, count: paragraphs)
        spare = []
        lists = DocumentLists(count: paragraphs)
        heights = ParagraphHeights()
        laidOutCount = 0
        fittingCount = nil
        flowingCount = nil
        widths = LineWidths(count: paragraphs)
        estimateHeights()
    }

    /// Replaces the paragraphs that an edit changed, in indices before the edit.
    ///
    /// O(1) if their number does not change, otherwise O(paragraphs), which takes some microseconds.
    func replace(_ paragraphs: Range<Int>, with new: Int) {
        guard let storage, paragraphs.upperBound <= count, count - paragraphs.count + new == storage.blockCount
        else {
            return reload()
        }
        let first = paragraphs.lowerBound
        let following = lists.known(after: paragraphs.upperBound)
        laidOutCount -= layouts[paragraphs].count { $0 != nil }
        spare = new > 1 || paragraphs.count > 1 ? layouts[paragraphs].compactMap(\.self).suffix(64) : []
        let added = (first..<first + new).map { Int32(clamping: storage.blockRange($0).length) }
        // Paragraphs that keep their height do not visibly move.
        let kept = added.enumerated().map { index, length in
            let old = first + index
            let canShareView = index < paragraphs.count && (new == paragraphs.count || lengths[old] == length)
            return canShareView ? heights[old] : estimate.height(length)
        }
        layouts.replaceSubrange(paragraphs, with: repeatElement(nil, count: new))
        isMeasured.replaceSubrange(paragraphs, with: repeatElement(false, count: new))
        lengths.replaceSubrange(paragraphs, with: added)
        widths.replace(paragraphs, with: new)
        heights.replace(paragraphs, with: kept)
        invalidateContinuations(after: first + new)
        lists.replace(paragraphs, with: new)
        // An empty last paragraph has the attributes of the preceding character, which may have changed.
        if let last = lengths.last, last == 0 {
            lists.forget(count - 1)
            forget(count - 1..<count)
        }
        if let following { updateListItems(from: first + new, counter: following) }
        fittingCount = nil
        flowingCount = nil
        if first == 0 { refreshEstimate() }
    }

    /// Invalidates the lines of all paragraphs, for example when colors change, but keeps their heights.
    func invalidateLines() {
        forget(0..<count)
        isMeasured = Array(repeating: false, count: count)
        spare = []
        widths = LineWidths(count: count)
    }

    /// Invalidates the following blocks of a long paragraph if the style inherited from its first block changed.
    private func invalidateContinuations(after index: Int) {
        guard let storage, index < count, storage.isContinuation(index) else { return }
        var end = index
        while end < count, storage.isContinuation(end) { end += 1 }
        guard let known = (index..<end).lazy.compactMap({ self.layouts[$0] }).first else { return }
        if known.inherited != inherited(index) { forget(index..<end) }
    }

    /// Invalidates the list items from a paragraph on if the counter after it is no longer `old`.
    private func updateListItems(from index: Int, counter old: TextListCounter) {
        lists.forget(index)
        guard counter(after: index) != old else { return }
        if layouts[index] != nil { discardLayout(of: index) }
        var index = index + 1
        while index < count, let known = lists.known(after: index),
            !known.isEmpty || storage?.isContinuation(index) == true
        {
            lists.forget(index)
            if layouts[index]?.request.content.paragraph.details.marker != nil { discardLayout(of: index) }
            index += 1
        }
    }

    /// Invalidates the lines of a range of paragraphs.
    func forget(_ paragraphs: Range<Int>) {
        flowingCount = nil
        guard laidOutCount > 0 || fittingCount != nil else { return }
        for index in paragraphs.clamped(to: 0..<count) where layouts[index] != nil {
            discardLayout(of: index)
        }
        fittingCount = nil
    }

    private func discardLayout(of index: Int) {
        layouts[index] = nil
        isMeasured[index] = false
        widths.set(0, of: index)
        laidOutCount -= 1
    }

    private func refreshEstimate() {
        let old = estimate
        estimate = HeightEstimate(storage, width: space.textWidth)
        // The estimate is based on the first character, which has changed.
        if old != estimate, laidOutCount == 0 { estimateHeights() }
    }

    private func estimateHeights() {
        estimate = HeightEstimate(storage, width: space.textWidth)
        isMeasured = Array(repeating: false, count: count)
        heights.replace(0..<heights.count, with: lengths.map(estimate.height))
    }

    // MARK: Paragraphs

    /// Returns the layout of a paragraph, which is created if necessary.
    package func layout(of index: Int) -> ParagraphLayout {
        fit()
        let index = min(max(index, 0), count - 1)
        if let known = layouts[index] { return known }
        let made = make(index, ParagraphLayout.Space(width: space.textWidth, exclusions: exclusions(at: index)))
        if index < fittingCount ?? .max { keep(made, at: index) }
        return made
    }

    /// Returns whether a paragraph is laid out, so that its height is known.
    func isLaidOut(_ index: Int) -> Bool { layouts[index] != nil }

    private func keep(_ layout: ParagraphLayout, at index: Int) {
        if layouts[index] == nil { laidOutCount += 1 }
        layouts[index] = layout
        isMeasured[index] = true
        heights[index] = layout.height
        widths.set(layout.typeset.size.width, of: index)
    }

    /// Returns the top of a paragraph's block.
    package func top(of index: Int) -> CGFloat {
        fit()
        return heights.top(of: index)
    }

    /// Returns the paragraph at a height, or the closest one.
    func paragraph(at y: CGFloat) -> Int {
        fit()
        return min(heights.index(at: y.isNaN ? 0 : y), max(displayedCount - 1, 0))
    }

    /// The total height of all paragraphs; partly estimated.
    package var height: CGFloat {
        fit()
        return heights.total
    }

    /// The number of displayed paragraphs.
    var displayedCount: Int {
        fit()
        return fittingCount ?? count
    }

    private func make(_ index: Int, _ space: ParagraphLayout.Space, isContinued: Bool = false) -> ParagraphLayout {
        var (content, space) = (traits?.withCurrent { read(index) } ?? read(index), space)
        let inherited = inherited(index)
        if let inherited { content.paragraph = inherited }
        if alignsNeutralTextRight, inherited == nil, content.hasNeutralDirection {
            // The marker of an empty list item is at the right, too.
            if content.paragraph.details.marker != nil {
                content.paragraph.writingDirection = .rightToLeft
            } else {
                content.paragraph.alignment = .right
            }
        }
        if usesDefaultHyphenation, content.paragraph.details.hyphenationFactor == 0 {
            content.paragraph.details.hyphenationFactor = 1
        }
        if !usesFontLeading { content.options.insert(.omitsLeading) }
        // As in TextKit, a truncating mode applies to each paragraph separately.
        if content.paragraph.lineBreakMode.isOneLine, space.maximumLines == 0 { space.maximumLines = 1 }
        if self.space.isLimited, space.maximumLines > 0 || space.height != nil, self.space.lineBreakMode.isTruncating {
            content.paragraph.lineBreakMode = TextParagraph.LineBreakMode(self.space.lineBreakMode)
        }
        let style = content.paragraph
        let made = ParagraphLayout.Request(
            content: content, space: space, spaceBefore: index > 0 ? style.usable(\.paragraphSpacingBefore) : 0,
            spaceAfter: index + 1 < count ? spaceAfter(index, style) : 0, isContinued: isContinued,
            inherited: inherited)
        if let known = spare.firstIndex(where: { $0.request == made }) { return spare.remove(at: known) }
        return ParagraphLayout(made)
    }

    private func spaceAfter(_ index: Int, _ style: TextParagraph) -> CGFloat {
        let isDivided = storage?.isContinuation(index + 1) == true
        return style.usable(\.lineSpacing) + (isDivided ? 0 : style.usable(\.paragraphSpacing))
    }

    /// Returns the style of a block that continues a paragraph, or `nil` for other blocks.
    private func inherited(_ index: Int) -> TextParagraph? {
        guard let storage, storage.isContinuation(index) else { return nil }
        let first = storage.buffer.firstBlock(ofParagraphAround: index)
        let attributes = storage.attributes(at: storage.blockRange(first).location, effectiveRange: nil)
        var style = (attributes[.paragraphStyle] as? NSParagraphStyle).map { TextParagraph($0) } ?? TextParagraph()
        if style.details.listLevel > 0 { style.headIndent = read(first).paragraph.headIndent }
        style.firstLineHeadIndent = style.headIndent
        style.paragraphSpacingBefore = 0
        if style.writingDirection == .natural {
            style.writingDirection = storage.buffer.isRightToLeft(first) ? .rightToLeft : .leftToRight
        }
        return style
    }

    private func read(_ index: Int) -> TextContent {
        var paragraph = storage?.block(index) ?? TextSlice("")
        if let storage, let temporaryAttributes {
            paragraph = temporaryAttributes.overlaid(paragraph, at: storage.blockRange(index))
        }
        return ParagraphSource(
            detectsLinks ? paragraph.withDetectedLinks : paragraph, links: linkAttributes,
            emptyAttributes: emptyAttributes(index),
            marker: storage?.isContinuation(index) == true ? nil : counter(after: index).marker
        ).content
    }

    // MARK: Lists

    private func counter(after index: Int) -> TextListCounter {
        var last: (range: NSRange, lists: [NSTextList]) = (NSRange(location: 0, length: 0), [])
        return lists.counter(after: index) { lists(of: $0, last: &last) }
    }

    /// Returns the lists that contain a paragraph, or `nil` for a block that continues one.
    ///
    /// - Parameter last: The lists of the paragraph that was queried last, and the range that has its attributes.
    private func lists(of index: Int, last: inout (range: NSRange, lists: [NSTextList])) -> [NSTextList]? {
        guard let storage else { return [] }
        if storage.isContinuation(index) { return nil }
        guard lengths[index] > 0 else { return emptyAttributes(index).textLists }
        let start = storage.blockRange(index).location
        if !last.range.contains(start) {
            var range = NSRange()
            last.lists = storage.attributes(at: start, effectiveRange: &range).textLists
            last.range = range
        }
        return last.lists
    }

    /// Returns the attributes of an empty paragraph: those of the preceding character if it is the last paragraph.
    ///
    /// That character may have another paragraph style for it.
    private func emptyAttributes(_ index: Int) -> [NSAttributedString.Key: Any] {
        guard index == count - 1, lengths[index] == 0 else { return [:] }
        guard let storage, storage.length > 0 else { return emptyTextAttributes }
        return storage.attributes(at: storage.length - 1, effectiveRange: nil).followingParagraph
    }

    // MARK: Limits

    /// Lays out paragraphs from the top until the space is filled, if text may be omitted.
    private func fit() {
        if space.exclusions != nil, !space.isLimited { return flow() }
        guard space.isLimited, fittingCount == nil, count > 0 else { return }
        var available = ParagraphLayout.Space(
            width: space.textWidth, height: space.height < Self.unlimitedLength ? max(space.height, 0) : nil,
            maximumLines: space.maximumLines)
        // Prevents recursion while the count is determined.
        fittingCount = count
        var index = 0
        while index < count {
            available.exclusions = exclusions(at: index)
            let layout = make(index, available)
            let isFitting = layout.height - layout.spaceAfter <= (available.height ?? .infinity) + 0.01
            guard index == 0 || isFitting else { break }
            keep(layout, at: index)
            index += 1
            let isFull = space.maximumLines > 0 && layout.lineCount >= available.maximumLines
            if layout.typeset.isTruncated || isFull { break }
            available.maximumLines -= space.maximumLines > 0 ? layout.lineCount : 0
            available.height = available.height.map { $0 - layout.height }
        }
        if index < count { appendEllipsis(toParagraphAt: index - 1) }
        heights.replace(index..<count, with: Array(repeating: 0, count: count - index))
        fittingCount = index
    }

    /// Adds an ellipsis to the last paragraph that fits.
    private func appendEllipsis(toParagraphAt index: Int) {
        guard let layout = layouts[index], !layout.typeset.isTruncated, space.lineBreakMode.isTruncating else { return }
        let available = ParagraphLayout.Space(
            width: space.textWidth, height: nil, maximumLines: layout.lineCount, exclusions: exclusions(at: index))
        keep(make(index, available, isContinued: true), at: index)
    }

    // MARK: Exclusions

    /// Lays out the paragraphs from the top that excluded regions reach into, because their lines depend on their
    /// position.
    private func flow() {
        guard flowingCount == nil, count > 0 else { return }
        // Prevents recursion while the count is determined.
        flowingCount = count
        var index = 0
        while index < count, let exclusions = exclusions(at: index) {
            if layouts[index]?.request.space.exclusions != exclusions {
                keep(make(index, ParagraphLayout.Space(width: space.textWidth, exclusions: exclusions)), at: index)
            }
            index += 1
        }
        flowingCount = index
        for index in index..<count where layouts[index]?.request.space.exclusions != nil {
            discardLayout(of: index)
        }
    }

    /// Returns the excluded regions relative to the top of a paragraph, or `nil` if none reach into it.
    private func exclusions(at index: Int) -> TextExclusions? {
        guard let exclusions = space.exclusions, index < flowingCount ?? count else { return nil }
        return exclusions.below(heights.top(of: index))
    }

    // MARK: Visible part

    /// The result of laying out a part of the document.
    package struct VisiblePart {
        /// The visible paragraphs and those in the margin.
        package var paragraphs: Range<Int>
        /// The distance by which visible text moved down because paragraphs above it are taller than estimated.
        package var shift: CGFloat
    }

    /// Lays out the text between two heights, with a margin above and below.
    ///
    /// The anchor is the first visible paragraph that was already laid out, or else the first visible paragraph. To
    /// keep it in place on screen, scroll the document by `shift`.
    package func layOut(_ part: ClosedRange<CGFloat>, margin: CGFloat) -> VisiblePart {
        let shown = displayedCount
        guard shown > 0 else { return VisiblePart(paragraphs: 0..<0, shift: 0) }
        let anchor = anchor(in: part)
        let place = heights.top(of: anchor) - part.lowerBound
        _ = layout(of: anchor)
        var (first, top) = (anchor, place)
        while first > 0, top > -margin {
            first -= 1
            _ = layout(of: first)
            top -= heights[first]
        }
        var (end, bottom) = (anchor + 1, place + heights[anchor])
        let last = part.upperBound - part.lowerBound + margin
        while end < shown, bottom < last {
            _ = layout(of: end)
            bottom += heights[end]
            end += 1
        }
        releaseLayouts(outside: first..<end)
        return VisiblePart(paragraphs: first..<end, shift: heights.top(of: anchor) - place - part.lowerBound)
    }

    private func anchor(in part: ClosedRange<CGFloat>) -> Int {
        let first = paragraph(at: part.lowerBound)
        var (index, top) = (first, heights.top(of: first))
        while index < displayedCount, top < part.upperBound {
            if layouts[index] != nil { return index }
            top += heights[index]
            index += 1
        }
        return first
    }

    /// Releases the layouts of paragraphs far from a range if there are many.
    private func releaseLayouts(outside range: Range<Int>) {
        guard laidOutCount > Self.limit + range.count, !space.isLimited else { return }
        let kept = max(range.lowerBound - Self.limit / 4, 0)..<min(range.upperBound + Self.limit / 4, count)
        for index in layouts.indices where layouts[index] != nil && !kept.contains(index) {
            layouts[index] = nil
            laidOutCount -= 1
        }
    }

    /// Lays out the entire text once, so that all heights are measured.
    ///
    /// - Complexity: O(text).
    package func layOutAll() {
        for index in 0..<displayedCount where !isMeasured[index] {
            _ = layout(of: index)
            releaseLayouts(outside: index..<index + 1)
        }
    }
}

extension NSLineBreakMode {
    /// Whether an ellipsis replaces text that does not fit.
    fileprivate var isTruncating: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}

extension TextParagraph {
    /// Returns a distance limited to reasonable values; 0 if it is negative or not finite.
    func usable(_ distance: KeyPath<TextParagraph, CGFloat>) -> CGFloat {
        let value = self[keyPath: distance]
        return value.isFinite && value > 0 ? min(value, DocumentLayout.unlimitedLength) : 0
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var textLists: [NSTextList] { (self[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? [] }
}
