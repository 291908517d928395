/// Lines that flow around excluded regions.
///
/// Each line is laid out separately in the width that is free at its height. A line moves down where its first word
/// does not fit beside a region. Justified lines are not stretched.
extension ParagraphShaper {
    /// The length in bytes that is laid out for a line initially; it grows until the line ends.
    private static let firstLength = 256

    /// The first line of a text, and the byte with which the next line starts.
    private typealias FirstLine = (line: ShapedLine, next: Int)

    /// Shapes the bytes of a paragraph whose first line is at or below `top`; see `lines(of:limit:isContinued:)`.
    func lines(
        of range: Range<Int>, around exclusions: TextExclusions, in width: CGFloat, from top: CGFloat, limit: Int?,
        isContinued: Bool = false
    ) -> [ShapedLine] {
        var shaper = directed(range)
        if shaper.style.alignment == .justified { shaper.style.alignment = .natural }
        var lines: [ShapedLine] = []
        var y = top
        for part in forcedLines(of: range) {
            var start = part.text.lowerBound
            repeat {
                let isLast = limit.map { lines.count + 1 >= $0 } ?? false
                let placed = shaper.place(from: start, of: part.text, around: exclusions, in: width, below: y) {
                    isLast
                        ? $0.shortenedLine(from: start, of: part.text, isContinued: isContinued)
                        : $0.firstLine(from: start, of: part.text)
                }
                guard let placed else { return lines }
                y = (placed.line.slot?.top ?? y) + LineStack().height(of: placed.line, style) + style.lineSpacing
                lines.append(placed.line)
                start = placed.next
                if isLast { return lines }
            } while start < part.text.upperBound
            lines.extendLast(to: part.end)
        }
        return lines
    }

    /// Finds the place of a line that `make` lays out in the shaper's width.
    private func place(
        from start: Int, of range: Range<Int>, around exclusions: TextExclusions, in width: CGFloat,
        below top: CGFloat, _ make: (ParagraphShaper) -> FirstLine?
    ) -> FirstLine? {
        let isFirst = start == range.lowerBound
        var (y, height) = (top, expectedHeight(at: start))
        while true {
            let slot = exclusions.slot(below: y, height: height, width: width)
            var shaper = self
            let free = LineIndents(style, isFirst: isFirst).availableWidth(in: slot.width)
            shaper.widths = (free, free)
            guard var made = make(shaper) else { return nil }
            let actual = LineStack().height(of: made.line, style)
            if !slot.isWhole, actual > height + Typesetter.tolerance {
                (y, height) = (slot.top, actual)
            } else if !slot.isWhole, endsInsideWord(made, of: range) {
                y = exclusions.next(after: slot.top, height: height)
            } else {
                made.line.slot = slot
                made.line.isFirstOfParagraph = isFirst
                made.line.isLastOfParagraph = made.next >= range.upperBound
                made.line.window = start..<shownEnd(of: made, in: range)
                return made
            }
        }
    }

    private func firstLine(from start: Int, of range: Range<Int>) -> FirstLine? {
        var length = Self.firstLength
        while true {
            let end = characterEnd(start + length, in: range)
            let lines = wrappedLines(of: start..<end, limit: nil, isContinued: false)
            if lines.count > 1 { return (lines[0], lines[1].range.lowerBound) }
            if end >= range.upperBound { return lines.first.map { ($0, range.upperBound) } }
            length *= 4
        }
    }

    /// Returns a line with all of the remaining text, as far as it fits.
    private func shortenedLine(from start: Int, of range: Range<Int>, isContinued: Bool) -> FirstLine? {
        let lines = layoutLines(of: start..<range.upperBound, limit: 1, isContinued: isContinued)
        return lines.first.map { ($0, range.upperBound) }
    }

    /// Returns the height of a line in the font at a byte.
    private func expectedHeight(at start: Int) -> CGFloat {
        var line = ShapedLine(range: start..<start)
        let run = segments.run(at: start)
        line.makeSpace(for: engine.font(for: run.font).metrics, raisedBy: run.raise)
        return LineStack().height(of: line, style)
    }

    /// Returns whether a line had to be broken between two letters or digits.
    private func endsInsideWord(_ made: FirstLine, of range: Range<Int>) -> Bool {
        guard made.next < range.upperBound, made.next > range.lowerBound else { return false }
        return bytes[made.next - 1].isWordByte && bytes[made.next].isWordByte
    }

    /// Returns the end of a line without the spaces at which it is broken.
    private func shownEnd(of made: FirstLine, in range: Range<Int>) -> Int {
        guard made.next < range.upperBound else { return range.upperBound }
        var end = made.next
        while end > made.line.range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
        return end
    }
}

extension UInt8 {
    /// Whether the byte is a letter or digit in ASCII.
    fileprivate var isWordByte: Bool {
        self >= 0x30 && self <= 0x39 || self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A
    }
}
