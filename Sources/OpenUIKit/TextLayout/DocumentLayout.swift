/// The lines of a document: what is seen is laid out, the rest is estimated.
///
/// A paragraph is laid out when somebody asks about it, and then takes the height that was estimated for it or another
/// one; whoever shows the document keeps what is seen in its place (`layOut(_:margin:)`). An edit forgets the paragraphs
/// that it touched and no others; a new width forgets all lines and estimates heights anew, O(paragraphs), some
/// nanoseconds each.
///
/// What is laid out as one is a block: a paragraph, or a part of a very long one, which begins a new line, so that no
/// question costs more than the layout of a few thousand characters. "Paragraph" means a block here, unless it says
/// otherwise.
///
/// Points count from the container's top left corner. Offsets are UTF-16 units.
final class DocumentLayout {
    /// What the lines have to fit into.
    struct Space: Equatable {
        var width: CGFloat = .infinity
        var height: CGFloat = .infinity
        /// Free at both sides of every line.
        var padding: CGFloat = 0
        /// 0 for any number.
        var maximumLines = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping

        /// Whether some text may be left out.
        ///
        /// Then all lines are laid out, from the top.
        var isLimited: Bool { maximumLines > 0 || height < DocumentLayout.endless }

        /// For text, nil if lines do not end by themselves.
        var textWidth: CGFloat? {
            width < DocumentLayout.endless && width > 0 ? max(width - 2 * padding, 0) : nil
        }
    }

    /// Lengths from here on are no limit.
    static let endless: CGFloat = 1_000_000
    /// More laid out paragraphs are not kept unless they are seen.
    private static let limit = 512

    private(set) weak var storage: NSTextStorage?
    private var layouts: [ParagraphLayout?] = []
    private var heights = ParagraphHeights()
    /// Which paragraphs' heights are no estimates.
    private var isMeasured: [Bool] = []
    /// What the last edit took from blocks of long paragraphs: of their texts some may only stand elsewhere now.
    private var spare: [ParagraphLayout] = []
    /// UTF-16 units.
    private var lengths: [Int32] = []
    private var laidOutCount = 0
    /// How many paragraphs there is room for; nil if that is not known, or if there is room for all.
    private var fittingCount: Int?
    private var estimate = HeightEstimate()
    /// The widest line that was laid out since the space changed.
    private(set) var widestLine: CGFloat = 0

    /// What links look like, over their own attributes.
    var linkAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { forgetLines() }
    }
    /// How a text without characters looks.
    var endAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if let last = lengths.last, last == 0 { forget(count - 1..<count) } }
    }
    /// What colours are resolved for; nil for those of the moment.
    var traits: UITraitCollection? {
        didSet { if traits != oldValue { forgetLines() } }
    }

    var space = Space() {
        didSet {
            guard space != oldValue else { return }
            forgetLines()
            if space.textWidth != oldValue.textWidth || space.isLimited || oldValue.isLimited { estimateHeights() }
        }
    }

    init(storage: NSTextStorage) {
        self.storage = storage
        reload()
    }

    // MARK: Changes

    var count: Int { layouts.count }

    /// Forgets everything.
    func reload() {
        let paragraphs = storage?.blockCount ?? 1
        lengths = (0..<paragraphs).map { Int32(clamping: storage?.blockRange($0).length ?? 0) }
        layouts = Array(repeating: nil, count: paragraphs)
        isMeasured = Array(repeating: false, count: paragraphs)
        spare = []
        heights = ParagraphHeights()
        laidOutCount = 0
        fittingCount = nil
        widestLine = 0
        estimateHeights()
    }

    /// Forgets what an edit touched: paragraphs as they were numbered before.
    ///
    /// O(1) if their number stays, otherwise O(paragraphs), some microseconds.
    func replace(_ paragraphs: Range<Int>, with new: Int) {
        guard let storage, paragraphs.upperBound <= count, count - paragraphs.count + new == storage.blockCount
        else {
            return reload()
        }
        let first = paragraphs.lowerBound
        laidOutCount -= layouts[paragraphs].count { $0 != nil }
        spare = new > 1 || paragraphs.count > 1 ? layouts[paragraphs].compactMap(\.self).suffix(64) : []
        let added = (first..<first + new).map { Int32(clamping: storage.blockRange($0).length) }
        // What has its old height is not seen to move.
        let kept = added.enumerated().map { index, length in
            let old = first + index
            let isAlike = index < paragraphs.count && (new == paragraphs.count || lengths[old] == length)
            return isAlike ? heights[old] : estimate.height(length)
        }
        layouts.replaceSubrange(paragraphs, with: repeatElement(nil, count: new))
        isMeasured.replaceSubrange(paragraphs, with: repeatElement(false, count: new))
        lengths.replaceSubrange(paragraphs, with: added)
        heights.replace(paragraphs, with: kept)
        forgetContinuations(behind: first + new)
        // An empty last paragraph looks like the character before it, which may look otherwise now.
        if let last = lengths.last, last == 0 { forget(count - 1..<count) }
        fittingCount = nil
        if first == 0 { refreshEstimate() }
    }

    /// Forgets the lines of all paragraphs, as when colours change, but not their heights.
    func forgetLines() {
        forget(0..<count)
        isMeasured = Array(repeating: false, count: count)
        spare = []
        widestLine = 0
    }

    /// Forgets the rest of a long paragraph if its first block gives it another look now.
    private func forgetContinuations(behind index: Int) {
        guard let storage, index < count, storage.isContinuation(index) else { return }
        var end = index
        while end < count, storage.isContinuation(end) { end += 1 }
        guard let known = (index..<end).lazy.compactMap({ self.layouts[$0] }).first else { return }
        if known.inherited != inherited(index) { forget(index..<end) }
    }

    /// Forgets the lines of some paragraphs.
    func forget(_ paragraphs: Range<Int>) {
        guard laidOutCount > 0 || fittingCount != nil else { return }
        for index in paragraphs.clamped(to: 0..<count) where layouts[index] != nil {
            layouts[index] = nil
            isMeasured[index] = false
            laidOutCount -= 1
        }
        fittingCount = nil
    }

    private func refreshEstimate() {
        let old = estimate
        estimate = HeightEstimate(storage, width: space.textWidth)
        // The first character says how the others probably look; without it nobody knew.
        if old != estimate, laidOutCount == 0 { estimateHeights() }
    }

    private func estimateHeights() {
        estimate = HeightEstimate(storage, width: space.textWidth)
        isMeasured = Array(repeating: false, count: count)
        heights.replace(0..<heights.count, with: lengths.map(estimate.height))
    }

    // MARK: Paragraphs

    /// A paragraph that is laid out, now if it was not before.
    func layout(of index: Int) -> ParagraphLayout {
        fit()
        let index = min(max(index, 0), count - 1)
        if let known = layouts[index] { return known }
        let made = make(index, ParagraphLayout.Space(width: space.textWidth))
        if index < fittingCount ?? .max { keep(made, at: index) }
        return made
    }

    /// Whether it is known how high a paragraph is.
    func isLaidOut(_ index: Int) -> Bool { layouts[index] != nil }

    private func keep(_ layout: ParagraphLayout, at index: Int) {
        if layouts[index] == nil { laidOutCount += 1 }
        layouts[index] = layout
        isMeasured[index] = true
        heights[index] = layout.height
        widestLine = max(widestLine, layout.typeset.size.width)
    }

    /// Where a paragraph's block begins.
    func top(of index: Int) -> CGFloat {
        fit()
        return heights.top(of: index)
    }

    /// The paragraph at a height, or the nearest one.
    func paragraph(at y: CGFloat) -> Int {
        fit()
        return min(heights.index(at: y.isNaN ? 0 : y), max(shownCount - 1, 0))
    }

    /// The height of all paragraphs, as far as it is known.
    var height: CGFloat {
        fit()
        return heights.total
    }

    /// How many paragraphs are shown.
    var shownCount: Int {
        fit()
        return fittingCount ?? count
    }

    private func make(_ index: Int, _ space: ParagraphLayout.Space, isContinued: Bool = false) -> ParagraphLayout {
        var (content, space) = (traits?.withCurrent { read(index) } ?? read(index), space)
        let inherited = inherited(index)
        if let inherited { content.paragraph = inherited }
        // A mode that shortens lines does so to each paragraph by itself, as in TextKit.
        if content.paragraph.lineBreakMode.isOneLine, space.maximumLines == 0 { space.maximumLines = 1 }
        if self.space.isLimited, space.maximumLines > 0 || space.height != nil, self.space.lineBreakMode.isShortening {
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

    /// The style of a block that goes on with a paragraph; nil for other blocks.
    private func inherited(_ index: Int) -> TextParagraph? {
        guard let storage, storage.isContinuation(index) else { return nil }
        let first = storage.buffer.firstBlock(ofParagraphAround: index)
        let attributes = storage.attributes(at: storage.blockRange(first).location, effectiveRange: nil)
        var style = (attributes[.paragraphStyle] as? NSParagraphStyle).map { TextParagraph($0) } ?? TextParagraph()
        style.firstLineHeadIndent = style.headIndent
        style.paragraphSpacingBefore = 0
        if style.writingDirection == .natural {
            style.writingDirection = storage.buffer.isRightToLeft(first) ? .rightToLeft : .leftToRight
        }
        return style
    }

    private func read(_ index: Int) -> TextContent {
        let paragraph = storage?.attributedBlock(index) ?? NSAttributedString(string: "")
        return ParagraphSource(paragraph, links: linkAttributes, emptyAttributes: emptyAttributes(index)).content
    }

    /// What an empty paragraph looks like: like the character before, if it is the last one.
    private func emptyAttributes(_ index: Int) -> [NSAttributedString.Key: Any] {
        guard index == count - 1, lengths[index] == 0 else { return [:] }
        guard let storage, storage.length > 0 else { return endAttributes }
        return storage.attributes(at: storage.length - 1, effectiveRange: nil)
    }

    // MARK: Limits

    /// Where text may be left out: lays out from the top until the room is filled.
    private func fit() {
        guard space.isLimited, fittingCount == nil, count > 0 else { return }
        var room = ParagraphLayout.Space(
            width: space.textWidth, height: space.height < Self.endless ? max(space.height, 0) : nil,
            maximumLines: space.maximumLines)
        // While it is being found out.
        fittingCount = count
        var index = 0
        while index < count {
            let layout = make(index, room)
            let isFitting = layout.height - layout.spaceAfter <= (room.height ?? .infinity) + 0.01
            guard index == 0 || isFitting else { break }
            keep(layout, at: index)
            index += 1
            let isFull = space.maximumLines > 0 && layout.lineCount >= room.maximumLines
            if layout.typeset.isTruncated || isFull { break }
            room.maximumLines -= space.maximumLines > 0 ? layout.lineCount : 0
            room.height = room.height.map { $0 - layout.height }
        }
        if index < count { markEnd(index - 1) }
        heights.replace(index..<count, with: Array(repeating: 0, count: count - index))
        fittingCount = index
    }

    /// Shows at the end of the last paragraph that fits that text is left out.
    private func markEnd(_ index: Int) {
        guard let layout = layouts[index], !layout.typeset.isTruncated, space.lineBreakMode.isShortening else { return }
        let room = ParagraphLayout.Space(
            width: space.textWidth, height: nil, maximumLines: layout.lineCount)
        keep(make(index, room, isContinued: true), at: index)
    }

    // MARK: What is seen

    /// What was laid out to show a part of the document.
    struct Seen {
        /// The paragraphs that are seen, and those in the margin.
        var paragraphs: Range<Int>
        /// By how much what is seen moved down, because paragraphs above turned out higher than estimated.
        var shift: CGFloat
    }

    /// Lays out what is between two heights, and a margin above and below.
    ///
    /// A paragraph that is seen and was laid out before, or the first one that is seen, is what everything else is placed
    /// around: show the document `shift` further down, and it stays where it was.
    func layOut(_ part: ClosedRange<CGFloat>, margin: CGFloat) -> Seen {
        let shown = shownCount
        guard shown > 0 else { return Seen(paragraphs: 0..<0, shift: 0) }
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
        forgetAllBut(first..<end)
        return Seen(paragraphs: first..<end, shift: heights.top(of: anchor) - place - part.lowerBound)
    }

    private func anchor(in part: ClosedRange<CGFloat>) -> Int {
        let first = paragraph(at: part.lowerBound)
        var (index, top) = (first, heights.top(of: first))
        while index < shownCount, top < part.upperBound {
            if layouts[index] != nil { return index }
            top += heights[index]
            index += 1
        }
        return first
    }

    /// Keeps the paragraphs in a range, and lets go of the lines of others if there are many.
    private func forgetAllBut(_ range: Range<Int>) {
        guard laidOutCount > Self.limit + range.count, !space.isLimited else { return }
        let kept = max(range.lowerBound - Self.limit / 4, 0)..<min(range.upperBound + Self.limit / 4, count)
        for index in layouts.indices where layouts[index] != nil && !kept.contains(index) {
            layouts[index] = nil
            laidOutCount -= 1
        }
    }

    /// Lays everything out once, so that all heights are known.
    ///
    /// O(text).
    func layOutAll() {
        for index in 0..<shownCount where !isMeasured[index] {
            _ = layout(of: index)
            forgetAllBut(index..<index + 1)
        }
    }
}

extension NSLineBreakMode {
    /// Whether an ellipsis stands for what does not fit.
    fileprivate var isShortening: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}

extension TextParagraph {
    /// A distance, 0 if it makes no sense.
    func usable(_ distance: KeyPath<TextParagraph, CGFloat>) -> CGFloat {
        let value = self[keyPath: distance]
        return value.isFinite && value > 0 ? min(value, DocumentLayout.endless) : 0
    }
}
