/// Lines of unbounded width.
///
/// A long line is shaped in adjacent pieces. At a piece's end, letters do not join or kern, and bidirectional
/// reordering stays within the piece. A line ends beyond a million points, because Pango uses 32-bit units and such a
/// width is not scrolled to in practice.
extension ParagraphShaper {
    /// The length in bytes above which lines are shaped in pieces.
    static let longLine = 4096
    private static let pieces = TextPieces(least: 1024, most: 2048)

    /// Returns a paragraph on a single line.
    func wideLine(_ range: Range<Int>) -> ShapedLine {
        let shaper = directed(range)
        let parts = shaper.parts(of: range)
        var line = ShapedLine(range: range)
        line.isFirstOfParagraph = true
        line.isLastOfParagraph = true
        line.isRightToLeft = shaper.style.writingDirection == .rightToLeft
        line.isTruncated = (parts.last?.range.upperBound ?? 0) < range.upperBound
        for part in line.isRightToLeft ? parts.reversed() : parts { line.append(part) }
        return line
    }

    private func parts(of range: Range<Int>) -> [ShapedLine] {
        var parts: [ShapedLine] = []
        var (start, width) = (range.lowerBound, 0 as CGFloat)
        while start < range.upperBound, width < Typesetter.widest {
            let end = bytes.withUnsafeBufferPointer { Self.pieces.end(from: start, to: range.upperBound, in: $0) }
            var shaper = self
            shaper.lineOffset = width
            let lines = shaper.layoutLines(of: start..<end, limit: 1, isContinued: false)
            guard let part = lines.first else { break }
            parts.append(part)
            width += part.width
            start = end
        }
        return parts
    }
}

extension ShapedLine {
    /// Appends another line at the right.
    fileprivate mutating func append(_ other: ShapedLine) {
        pieces += other.pieces.map { piece in
            var piece = piece
            piece.x += width
            return piece
        }
        width += other.width
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}
