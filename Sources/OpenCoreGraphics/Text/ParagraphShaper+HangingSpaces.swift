/// Spaces at the ends of lines.
///
/// As in UIKit, the spaces at which a line is broken take no space on it, however many they are, and those at the end of
/// a paragraph never begin another line. Pango omits only the last of several spaces, and moves the word before them to the
/// next line if the others do not fit. Such a line is laid out again without the spaces that hang beyond its end, and the
/// text after them follows in a layout of its own.
///
/// Tabs between which no line can end stay on their line, and are not measured as far as they are beyond the available width,
/// as CSS Text 3, section 4.1.2, describes for preserved white space.
extension ParagraphShaper {
    /// A line with spaces beyond its end.
    private struct HangingLine {
        var line: ShapedLine
        /// The number of lines before it in its layout.
        var index: Int
    }

    /// The length in bytes up to which a word is moved back to the line before it.
    private static let longestWord = 512

    /// Returns the lines of a text that Pango lays out as a whole, after moving spaces beyond their ends.
    func wrappedLines(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        var lines = linesBeforeSpaces(of: range, limit: limit, isContinued: isContinued)
        for index in lines.indices { lines[index].width = measuredWidth(of: lines[index], in: range) }
        return lines
    }

    /// Returns the width of a line without the tabs at its end, and the spaces among them, if they are beyond the available
    /// width: without all of them if another line follows, otherwise without those that do not fit.
    private func measuredWidth(of line: ShapedLine, in range: Range<Int>) -> CGFloat {
        let available = availableWidth(of: line)
        // The white space of a line from right to left is before its glyphs, which would have to be moved.
        guard line.width > available, line.hidden == nil, !line.isRightToLeft else { return line.width }
        var end = line.range.upperBound
        while end > line.range.lowerBound, bytes[end - 1] == 0x09 || bytes[end - 1] == 0x20 { end -= 1 }
        // Lines that end with spaces alone are laid out without them.
        guard bytes[end..<line.range.upperBound].contains(0x09) else { return line.width }
        var width = line.range.upperBound == range.upperBound ? available : 0
        for piece in line.pieces where piece.range.lowerBound < end {
            let right = piece.x + piece.width
            width = max(width, piece.range.upperBound <= end ? right : min(right, available))
        }
        return min(width, line.width)
    }

    /// Returns the lines with the spaces at their ends hanging; see `wrappedLines(of:limit:isContinued:)`.
    private func linesBeforeSpaces(of range: Range<Int>, limit: Int?, isContinued: Bool) -> [ShapedLine] {
        var added = layoutLines(of: range, limit: limit, isContinued: isContinued)
        guard mayHaveHangingSpaces(range) else { return added }
        let ends = lineEnds(in: range)
        var (lines, start, shaper) = ([ShapedLine](), range.lowerBound, self)
        while let hanging = shaper.hangingLine(in: added, of: range, ends) {
            for index in added.indices { added[index].window = start..<range.upperBound }
            lines += added[..<hanging.index] + [hanging.line]
            start = hanging.line.range.upperBound
            guard start < range.upperBound else { return lines }
            if let limit, lines.count >= limit {
                lines[lines.count - 1].isTruncated = true
                return lines
            }
            shaper = directed(range).shaper(ofWindowAt: start, in: range)
            added = shaper.layoutLines(
                of: start..<range.upperBound, limit: limit.map { $0 - lines.count }, isContinued: isContinued)
            if !added.isEmpty { added[0].isFirstOfParagraph = false }
        }
        for index in added.indices where !lines.isEmpty { added[index].window = start..<range.upperBound }
        return lines + added
    }

    /// Returns whether the text at a byte is spaces, and other text of the same paragraph follows them.
    func endsInHangingSpaces(_ range: Range<Int>) -> Bool {
        let end = endOfSpaces(from: range.upperBound, to: bytes.count)
        guard end > range.upperBound else { return false }
        return String(decoding: bytes[end...].prefix(4), as: UTF8.self).first?.isNewline == false
    }

    /// Returns whether a paragraph ends with a space or has several in sequence.
    func mayHaveHangingSpaces(_ range: Range<Int>) -> Bool {
        guard widths != nil, style.lineBreakMode != .byCharWrapping, let last = range.last else { return false }
        return bytes[last] == 0x20 || range.dropLast().contains { bytes[$0] == 0x20 && bytes[$0 + 1] == 0x20 }
    }

    /// Returns the positions at which lines may end, none of which is inside a character.
    private func lineEnds(in range: Range<Int>) -> Set<Int> {
        let ends = bytes[range].withUnsafeBufferPointer { TextBreaks.lines.ends(in: $0) }
        let text = String(decoding: bytes[range], as: UTF8.self)
        let characters = Set(
            (text.indices + [text.endIndex]).lazy.map { text.utf8.distance(from: text.startIndex, to: $0) })
        return Set(ends.lazy.filter(characters.contains).map { $0 + range.lowerBound })
    }

    /// Returns the first line that ends too early, or with several spaces.
    ///
    /// - Parameter ends: The positions in the range at which lines may end.
    private func hangingLine(in lines: [ShapedLine], of range: Range<Int>, _ ends: Set<Int>) -> HangingLine? {
        for (index, line) in lines.enumerated() where line.hidden == nil {
            for spaces in hangingSpaces(of: line, to: range.upperBound) where ends.contains(spaces.upperBound) {
                guard var found = self.line(from: line.range.lowerBound, before: spaces, of: range) else { continue }
                found.isFirstOfParagraph = line.isFirstOfParagraph
                found.isLastOfParagraph = spaces.upperBound == range.upperBound
                return HangingLine(line: found, index: index)
            }
        }
        return nil
    }

    /// Returns the spaces that may hang at the end of a line, the latest first; none if Pango's line is the right one.
    private func hangingSpaces(of line: ShapedLine, to end: Int) -> [Range<Int>] {
        let next = line.range.upperBound
        var start = next
        while start > line.range.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
        let spaces = start..<endOfSpaces(from: next, to: end)
        if next == end { return !spaces.isEmpty && line.width > availableWidth(of: line) ? [spaces] : [] }
        if spaces.upperBound > next { return [spaces] }
        let own = spaces.count > 1 ? [spaces] : []
        // The word after the line may fit without its spaces.
        let near = min(end, next + Self.longestWord)
        guard let first = bytes[next..<near].firstIndex(of: 0x20) else { return own }
        let others = first..<endOfSpaces(from: first, to: end)
        return others.count > 1 ? [others] + own : own
    }

    /// Returns a line without the spaces at its end, or nil if it does not fit.
    private func line(from start: Int, before spaces: Range<Int>, of range: Range<Int>) -> ShapedLine? {
        let shaper = directed(range).shaper(ofWindowAt: start, in: range)
        func line(withSpaces count: Int) -> ShapedLine? {
            let lines = shaper.layoutLines(of: start..<spaces.lowerBound + count, limit: nil, isContinued: false)
            return lines.count == 1 ? lines[0] : nil
        }
        guard var found = line(withSpaces: 0) else { return nil }
        var shown = 0
        if spaces.upperBound == range.upperBound, let wider = line(withSpaces: 1), wider.width > found.width {
            let fitting = (shaper.availableWidth(of: found) - found.width) / (wider.width - found.width)
            shown = min(max(Int(fitting), 0), spaces.count)
            found = line(withSpaces: shown) ?? found
        }
        found.window = start..<spaces.lowerBound + shown
        found.range = start..<spaces.upperBound
        return found
    }

    /// Returns the width in which Pango breaks a line.
    private func availableWidth(of line: ShapedLine) -> CGFloat {
        guard let widths else { return .infinity }
        return PangoUnit.points(PangoUnit.width(line.isFirstOfParagraph ? widths.first : widths.others))
    }

    private func endOfSpaces(from start: Int, to end: Int) -> Int {
        bytes[start..<end].firstIndex { $0 != 0x20 } ?? end
    }
}
