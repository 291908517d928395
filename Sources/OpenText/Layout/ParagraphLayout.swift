/// A paragraph of a document, typeset for a width.
///
/// Offsets are UTF-16 units from the paragraph's start, without its terminator. Points are relative to the top-left
/// corner of its block, which includes the spacing above and below it.
package final class ParagraphLayout {
    typealias Affinity = CaretMap.Affinity

    /// The constraints of the layout.
    struct Space: Equatable {
        /// `nil` if lines do not wrap.
        var width: CGFloat?
        var height: CGFloat?
        /// 0 for unlimited.
        var maximumLines = 0
        /// The regions that exclude text, relative to the top of the block; `nil` for none.
        var exclusions: TextExclusions?
    }

    /// The number of lines per layer, small enough to avoid rasterizing a long paragraph as a whole.
    private static let linesPerPart = 48

    /// The parameters of the layout.
    struct Request: Equatable {
        var content: TextContent
        var space: Space
        var spaceBefore: CGFloat
        var spaceAfter: CGFloat
        /// Whether the text after the paragraph is omitted, so that it ends with an ellipsis.
        var isContinued = false
        /// The style of the paragraph that the block continues; `nil` if the block starts a paragraph.
        var inherited: TextParagraph?

        /// Whether the block is not displayed, because its paragraph is truncated to a single line in its first block.
        var isHidden: Bool { inherited?.lineBreakMode.isOneLine == true }
    }

    let request: Request
    let typeset: TypesetText
    /// The length in UTF-16 units, without the terminator.
    package let length: Int
    /// Whether UTF-8 and UTF-16 offsets are identical.
    private let isASCII: Bool
    private var cachedCarets: CaretMap?
    private var cachedParts: [TypesetText]?
    /// The text of each line, which layout managers draw; its coordinates are those of `typeset`.
    private(set) lazy var lineTexts = typeset.slices(of: 1)

    package var spaceBefore: CGFloat { request.spaceBefore }
    var spaceAfter: CGFloat { request.spaceAfter }
    var inherited: TextParagraph? { request.inherited }
    private var content: TextContent { request.content }
    private var space: Space { request.space }

    init(_ request: Request) {
        self.request = request
        let (content, space) = (request.content, request.space)
        var shown = content
        if request.isContinued { shown.string += "\n " }
        if request.isHidden { (shown.string, shown.runs) = ("", []) }
        typeset = TypesetText(
            unshared: shown, width: space.width, height: space.height.map { max($0 - request.spaceBefore, 0) },
            maximumLines: space.maximumLines, exclusions: space.exclusions?.below(request.spaceBefore))
        length = content.string.utf16.count
        isASCII = length == content.string.utf8.count
    }

    /// The height of the block.
    package var height: CGFloat { request.isHidden ? 0 : spaceBefore + typeset.size.height + spaceAfter }

    /// The text in parts of several lines, each of which is drawn by one layer; their coordinates are those of
    /// `typeset`.
    package var parts: [TypesetText] {
        if let cachedParts { return cachedParts }
        let parts = typeset.slices(of: Self.linesPerPart)
        cachedParts = parts
        return parts
    }

    /// Created on first use, because a paragraph that is only displayed does not need it.
    private var carets: CaretMap {
        if let cachedCarets { return cachedCarets }
        let carets = CaretMap(content, width: space.width, maximumLines: space.maximumLines, typeset: typeset)
        cachedCarets = carets
        return carets
    }

    // MARK: Offsets

    private func byte(_ offset: Int) -> Int {
        let offset = min(max(offset, 0), length)
        if isASCII { return offset }
        let text = content.string
        return text.utf8.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: offset))
    }

    /// Returns the offset of a byte, in UTF-16 units.
    func offset(_ byte: Int) -> Int {
        let text = content.string
        let byte = min(max(byte, 0), text.utf8.count)
        if isASCII { return byte }
        return text.utf16.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    }

    // MARK: Lines

    var lineCount: Int { max(typeset.lines.count, 1) }

    /// Returns the range of a line; omitted text at the end belongs to the last line.
    func range(ofLine index: Int) -> Range<Int> {
        guard typeset.lines.indices.contains(index) else { return 0..<length }
        let isLast = index == typeset.lines.count - 1
        let start = offset(typeset.lines[index].range.lowerBound)
        return start..<(isLast ? length : max(offset(typeset.lines[index].range.upperBound), start))
    }

    /// Returns the position of the caret at the end of a line: before a space at which the text wraps.
    func end(ofLine index: Int) -> Int {
        guard index + 1 < typeset.lines.count else { return length }
        return offset(carets.lines[min(index, carets.lines.count - 1)].end)
    }

    /// Returns the frame of a line, as wide as its text.
    func frame(ofLine index: Int) -> CGRect {
        guard typeset.lines.indices.contains(index) else { return CGRect(x: 0, y: spaceBefore, width: 0, height: 0) }
        return typeset.lines[index].frame.offsetBy(dx: 0, dy: spaceBefore)
    }

    /// Returns the horizontal space of a line if the paragraph flows around excluded regions, otherwise `nil`.
    func space(ofLine index: Int) -> ClosedRange<CGFloat>? {
        typeset.lines.indices.contains(index) ? typeset.lines[index].space : nil
    }

    /// Returns the baseline of a line, relative to the top of the block.
    func baseline(ofLine index: Int) -> CGFloat {
        spaceBefore + (typeset.lines.indices.contains(index) ? typeset.lines[index].baseline : 0)
    }

    /// Returns whether the base writing direction of a line is right to left.
    func isRightToLeft(line index: Int) -> Bool {
        typeset.lines.indices.contains(index) && typeset.lines[index].isRightToLeft
    }

    /// Returns the line that displays an offset.
    func line(at offset: Int, _ affinity: Affinity = .forward) -> Int {
        let byte = byte(offset)
        let lines = typeset.lines
        var (low, high) = (0, max(lines.count - 1, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            let start = lines[middle].range.lowerBound
            if affinity == .forward ? start <= byte : start < byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the line at a height, or the closest one.
    func line(at y: CGFloat) -> Int {
        let lines = typeset.lines
        var (low, high) = (0, max(lines.count - 1, 0))
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].frame.maxY + spaceBefore > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Carets

    func caretX(at offset: Int, _ affinity: Affinity) -> CGFloat {
        carets.x(at: CaretMap.Place(byte(offset), affinity))
    }

    /// Returns the positions of the carets for text in the direction of the line, and in the other direction.
    func caretXs(at offset: Int, _ affinity: Affinity) -> (strong: CGFloat, weak: CGFloat) {
        carets.xs(at: CaretMap.Place(byte(offset), affinity))
    }

    /// Returns the position on a line whose caret is closest to `x`.
    func place(at x: CGFloat, line: Int) -> (offset: Int, affinity: Affinity) {
        let place = carets.place(at: x, line: line)
        return (offset(place.byte), place.affinity)
    }

    /// Returns the horizontal spans that a range covers on a line, from left to right.
    func spans(of range: Range<Int>, line index: Int) -> [ClosedRange<CGFloat>] {
        let line = self.range(ofLine: index)
        let range = range.clamped(to: line)
        guard !range.isEmpty else { return [] }
        let frame = frame(ofLine: index)
        if range == line { return [frame.minX...frame.maxX] }
        return carets.ranges(of: byte(range.lowerBound)..<byte(range.upperBound), line: index)
    }

    /// Returns the adjacent offset on a side in visual order, or `nil` at the paragraph's ends.
    func neighbor(of offset: Int, toRight: Bool) -> Int? {
        carets.neighbor(of: byte(offset), toRight: toRight).map(self.offset)
    }

    /// Returns the characters that an ellipsis replaces on a line.
    func hidden(line index: Int) -> Range<Int>? {
        guard typeset.lines.indices.contains(index), let hidden = typeset.lines[index].hidden else { return nil }
        let (start, end) = (offset(hidden.lowerBound), offset(hidden.upperBound))
        return start < end ? start..<end : nil
    }

    /// The length of the displayed text before the truncation.
    var shownLength: Int {
        guard typeset.isTruncated, let last = typeset.lines.indices.last else { return length }
        return hidden(line: last)?.lowerBound ?? offset(typeset.lines[last].range.upperBound)
    }
}

extension TextParagraph.LineBreakMode {
    /// Whether a paragraph with this mode consists of a single line.
    var isOneLine: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}
