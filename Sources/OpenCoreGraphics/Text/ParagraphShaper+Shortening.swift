/// Truncation of paragraphs of which only a small part fits: the middle of the remaining text is not shaped.
extension ParagraphShaper {
    /// The length in bytes up to which the remaining text is shaped as a whole.
    private static let longRemainder = 8192
    private static let minimumTailLength = 512

    /// Returns the first lines of a long paragraph, the last of them truncated if there are more.
    func truncatedLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        // The limit may be the greatest integer; there is at most one line for each byte.
        var lines = windowedLines(of: range, limit: limit.map { min($0, range.count) + 1 })
        let isCut = limit.map { lines.count > $0 } ?? false
        guard isCut || isContinued, let limit = isCut ? limit : lines.count, limit > 0 else { return lines }
        let overflow = isCut ? lines[limit].range.upperBound : range.upperBound
        lines.removeSubrange(limit...)
        let start = lines.removeLast().range.lowerBound
        let last = shortenedLine(from: start, overflow: overflow, of: range, isContinued: isContinued && !isCut)
        return last.map { lines + [$0] } ?? lines
    }

    /// Returns the remaining text of a paragraph on a line that is too short for it.
    ///
    /// - Parameter overflow: An index up to which the text is already longer than the line.
    private func shortenedLine(
        from start: Int, overflow: Int, of range: Range<Int>, isContinued: Bool
    ) -> ShapedLine? {
        let isShort = range.upperBound - start <= Self.longRemainder
        let headEnd = isShort ? range.upperBound : min(overflow, start + Self.longRemainder)
        let head = start..<characterEnd(headEnd, in: range)
        let length = min(max(2 * head.count, Self.minimumTailLength), largestWindow)
        let end = max(range.upperBound - length, head.upperBound)
        let rest = GappedText(bytes, segments, head: head, tail: endOfTail(from: end, to: range.upperBound))
        var shaper = directed(range).shaper(ofWindowAt: start, in: range)
        shaper.bytes = rest.bytes
        shaper.segments = rest.segments
        let lines = shaper.layoutLines(of: 0..<rest.bytes.count, limit: 1, isContinued: isContinued)
        guard var line = lines.first else { return nil }
        line.restore(rest, end: range.upperBound)
        line.isFirstOfParagraph = start == range.lowerBound
        line.isTruncated = line.isTruncated || !isContinued
        line.window = isShort ? start..<range.upperBound : nil
        return line
    }

    /// Returns the range from the first safe character boundary to the end.
    private func endOfTail(from start: Int, to end: Int) -> Range<Int> {
        bytes.withUnsafeBufferPointer { bytes in
            let last = min(start + 64, end)
            return ((start..<last).first { CharacterBoundary.isSafe($0, in: bytes) } ?? end)..<end
        }
    }
}

/// A part of a text in which an ellipsis replaces the middle.
private struct GappedText {
    private(set) var bytes: [UInt8]
    private(set) var segments: TextSegments
    private let head: Range<Int>
    private let tail: Range<Int>
    private static let mark = Array("…".utf8)

    init(_ text: [UInt8], _ looks: TextSegments, head: Range<Int>, tail: Range<Int>) {
        (self.head, self.tail) = (head, tail)
        let mark = head.upperBound < tail.lowerBound ? Self.mark : []
        bytes = Array(text[head]) + mark + Array(text[tail])
        let start = head.count + mark.count
        var runs = Self.runs(of: looks, in: head, from: 0)
        runs += Self.runs(of: looks, in: tail, from: start)
        if let last = runs.lastIndex(where: { $0.range.upperBound == head.count }) {
            runs[last].range = runs[last].range.lowerBound..<start
        }
        segments = TextSegments(runs, bytes: bytes)
    }

    private static func runs(of looks: TextSegments, in range: Range<Int>, from start: Int) -> [TextRun] {
        looks.meeting(range).map { segment in
            var run = segment.run
            let part = segment.range.clamped(to: range)
            run.range = part.lowerBound - range.lowerBound + start..<part.upperBound - range.lowerBound + start
            return run
        }
    }

    /// Converts an index to one in the whole text.
    func original(_ index: Int) -> Int {
        if index <= head.count { return head.lowerBound + index }
        return max(tail.upperBound - (bytes.count - index), head.upperBound)
    }

    func original(_ range: Range<Int>) -> Range<Int> {
        original(range.lowerBound)..<max(original(range.upperBound), original(range.lowerBound))
    }
}

extension ShapedLine {
    /// Converts byte offsets back to those of the whole text.
    fileprivate mutating func restore(_ text: GappedText, end: Int) {
        range = text.original(0)..<end
        hidden = hidden.map(text.original)
        for index in pieces.indices { pieces[index].range = text.original(pieces[index].range) }
    }
}
