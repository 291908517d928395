/// Line breaks in a paragraph that Pango displays as characters: vertical tab, form feed and next line (U+0085).
///
/// The text between them is laid out separately, like the windows of a long paragraph.
extension ParagraphShaper {
    /// Returns the parts of a paragraph between such line breaks.
    func forcedLines(of range: Range<Int>) -> [Paragraphs.Paragraph] {
        var parts: [Paragraphs.Paragraph] = []
        var start = range.lowerBound
        for index in range {
            let length = breakLength(at: index, in: range)
            guard length > 0 else { continue }
            parts.append(Paragraphs.Paragraph(text: start..<index, end: index + length))
            start = index + length
        }
        parts.append(Paragraphs.Paragraph(text: start..<range.upperBound, end: range.upperBound))
        return parts
    }

    /// Returns the length of the line break that starts at a byte; 0 if there is none.
    private func breakLength(at index: Int, in range: Range<Int>) -> Int {
        switch bytes[index] {
        case 0x0B, 0x0C: 1
        case 0xC2 where index + 1 < range.upperBound && bytes[index + 1] == 0x85: 2
        default: 0
        }
    }

    /// Returns the lines of the parts of a paragraph; see `lines(of:limit:isContinued:)`.
    func lines(
        of parts: [Paragraphs.Paragraph], in range: Range<Int>, limit: Int?, isContinued: Bool
    ) -> [ShapedLine] {
        let directed = directed(range)
        var lines: [ShapedLine] = []
        for (index, part) in parts.enumerated() {
            let (isFirst, isLast) = (index == 0, index == parts.count - 1)
            var shaper = directed.shaper(ofWindowAt: part.text.lowerBound, in: range)
            shaper.enough = enough.map { $0 - lines.count }
            let remaining = limit.map { $0 - lines.count }
            var added = shaper.undividedLines(of: part.text, limit: remaining, isContinued: isContinued && isLast)
            if let remaining, added.count >= remaining, !isLast, added.last?.isTruncated == false {
                added = shaper.undividedLines(of: part.text, limit: remaining, isContinued: true)
            }
            for line in added.indices {
                added[line].window = added[line].window ?? part.text
                added[line].isFirstOfParagraph = added[line].isFirstOfParagraph && isFirst
                added[line].isLastOfParagraph = added[line].isLastOfParagraph && isLast
            }
            lines += added
            if lines.count >= min(limit ?? .max, enough ?? .max) { break }
            lines.extendLast(to: part.end)
        }
        return lines
    }
}
