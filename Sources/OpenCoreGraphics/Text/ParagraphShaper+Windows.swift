internal import CGTK

/// Layout of paragraphs with very long words, such as encoded data, and of very long paragraphs.
///
/// Where no line can end between words, Pango shapes the whole rest of the word again for each line, which takes
/// quadratic time. Therefore such a paragraph is laid out window by window: the last line of a window is discarded, and
/// the next window starts at the start of a line.
///
/// The result is unchanged if a window starts with a letter that neither joins the previous one nor depends on it, and
/// lines that start with one are preferred. If there is none, a window starts with any line: then its first letter does
/// not join the previous line, and a neutral character at its start takes the direction of the paragraph.
extension ParagraphShaper {
    /// The length in bytes from which a word requires windows.
    private static let longWord = 512
    /// The length in bytes from which any paragraph is laid out in windows, because most of its lines are off-screen.
    static let longParagraph = 16_384
    private static let firstWindow = 1024
    /// The smallest estimate of a line's length in bytes; it grows until a line ends.
    private static let minimumWindow = 128

    /// Returns whether Pango would take too long for the paragraph as a whole.
    func needsWindows(_ range: Range<Int>) -> Bool {
        range.count >= Self.longParagraph || hasLongWord(range)
    }

    /// Returns whether a paragraph has a word for which Pango would take too long.
    func hasLongWord(_ range: Range<Int>) -> Bool {
        guard range.count >= Self.longWord, widths != nil, hasLongStretch(range) else { return false }
        return longestWord(range) >= Self.longWord
    }

    /// Returns whether there are that many bytes without a space between words; lines may still end in other places.
    private func hasLongStretch(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for index in range.dropLast() where bytes[index] == 0x20 && bytes[index + 1] != 0x20 {
            if index - start >= Self.longWord { return true }
            start = index
        }
        return range.upperBound - start >= Self.longWord
    }

    /// Returns the largest number of characters between two line break opportunities.
    private func longestWord(_ range: Range<Int>) -> Int {
        let count = bytes[range].reduce(1) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
        var attributes = Array(repeating: PangoLogAttr(), count: count)
        bytes[range].withUnsafeBytes { text in
            pango_get_log_attrs(
                text.bindMemory(to: CChar.self).baseAddress, Int32(clamping: text.count), -1,
                pango_language_from_string("en"), &attributes, Int32(clamping: count))
        }
        var (longest, start) = (0, 0)
        for index in attributes.indices where attributes[index].is_line_break != 0 {
            longest = max(longest, index - start)
            start = index
        }
        return max(longest, count - start)
    }

    /// Returns a shaper for parts of a paragraph, from which its direction cannot be determined.
    func directed(_ range: Range<Int>) -> ParagraphShaper {
        guard style.writingDirection == .natural else { return self }
        var shaper = self
        shaper.style.writingDirection =
            WritingDirection.isRightToLeft(bytes[range]) == true ? .rightToLeft : .leftToRight
        return shaper
    }

    /// Returns the shaper of a window that starts at a byte.
    func shaper(ofWindowAt start: Int, in range: Range<Int>) -> ParagraphShaper {
        var shaper = self
        if start > range.lowerBound, let others = widths?.others { shaper.widths = (others, others) }
        return shaper
    }

    /// Lays out the lines of a paragraph window by window; the paragraph must not require truncation.
    ///
    /// - Parameter limit: The largest number of lines to lay out.
    func windowedLines(of range: Range<Int>, limit: Int?) -> [ShapedLine] {
        let shaper = directed(range)
        let limit = limit ?? enough ?? .max
        var lines: [ShapedLine] = []
        var (start, size, tries) = (range.lowerBound, Self.firstWindow, 0)
        while start < range.upperBound, lines.count < limit {
            let end = characterEnd(start + size, in: range)
            var added = shaper.windowLines(of: start..<end, in: range)
            if end < range.upperBound {
                guard let kept = nextWindow(in: added, isLastTry: tries > 0) else {
                    // Text without line ends does not take quadratic time.
                    tries += added.count > 2 ? 1 : 0
                    size *= 2
                    continue
                }
                let length = added[kept].range.lowerBound - start
                size = max(4 * length / kept + 16, Self.minimumWindow)
                start += length
                tries = 0
                added.removeSubrange(kept...)
                added[kept - 1].isLastOfParagraph = false
            } else {
                start = end
            }
            lines += added
        }
        if lines.count > limit || start < range.upperBound {
            lines.removeSubrange(min(limit, lines.count)...)
            if let last = lines.indices.last { lines[last].isTruncated = true }
        }
        return lines
    }

    private func windowLines(of window: Range<Int>, in range: Range<Int>) -> [ShapedLine] {
        var lines = shaper(ofWindowAt: window.lowerBound, in: range)
            .layoutLines(of: window, limit: nil, isContinued: false)
        if window.lowerBound > range.lowerBound, !lines.isEmpty { lines[0].isFirstOfParagraph = false }
        for index in lines.indices { lines[index].window = window }
        return lines
    }

    /// Returns the line with which the next window starts, or nil if a larger window may have a better one.
    private func nextWindow(in lines: [ShapedLine], isLastTry: Bool) -> Int? {
        let candidates = lines.indices.dropFirst()
        if let best = candidates.last(where: { canStart(at: lines[$0].range.lowerBound) }) { return best }
        let hasNoSafeStart = !candidates.contains { bytes[lines[$0].range].contains(where: \.isLetterOfASCII) }
        return isLastTry || hasNoSafeStart ? candidates.last : nil
    }

    /// Returns the first character boundary at or after a byte.
    func characterEnd(_ index: Int, in range: Range<Int>) -> Int {
        var index = min(index, range.upperBound)
        while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }

    /// Returns whether a window that starts at a byte is guaranteed to have the lines of the whole paragraph: at a
    /// Latin letter after an ASCII character.
    private func canStart(at byte: Int) -> Bool {
        bytes[byte - 1] < 0x7F && bytes[byte].isLetterOfASCII
    }
}

extension UInt8 {
    fileprivate var isLetterOfASCII: Bool {
        self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A
    }
}
