internal import CGTK

/// Paragraphs with words of many characters, such as encoded data, and paragraphs of many lines.
///
/// Where no line can end between words, Pango shapes all that is left of the word again for each line, which takes time
/// in proportion to the square of its length. So such a paragraph is laid out a window at a time: of a window's lines
/// the last is thrown away, and the next window begins where a line began.
///
/// That changes nothing if a window begins with a letter that neither joins the one before nor needs it, and such lines
/// are preferred. Where there is none, a window begins with any line: then a letter does not join the line before,
/// and a neutral character at the start of the line takes the direction of the paragraph.
extension ParagraphShaper {
    /// Words of so many bytes take windows.
    private static let longWord = 512
    /// Paragraphs of so many bytes take windows whatever they are made of: nobody sees all of their lines.
    static let longParagraph = 16_384
    private static let firstWindow = 1024
    /// What one line is hoped to take at most, in bytes; it grows until a line ends.
    private static let leastWindow = 128

    /// Whether Pango would take too long for a paragraph as a whole.
    func needsWindows(_ range: Range<Int>) -> Bool {
        range.count >= Self.longParagraph || hasLongWord(range)
    }

    /// Whether a paragraph has a word that Pango would take too long for.
    func hasLongWord(_ range: Range<Int>) -> Bool {
        guard range.count >= Self.longWord, widths != nil, hasLongStretch(range) else { return false }
        return longestWord(range) >= Self.longWord
    }

    /// Whether so many bytes stand without a space between words, in which lines may end elsewhere.
    private func hasLongStretch(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for index in range.dropLast() where bytes[index] == 0x20 && bytes[index + 1] != 0x20 {
            if index - start >= Self.longWord { return true }
            start = index
        }
        return range.upperBound - start >= Self.longWord
    }

    /// The most characters between two places at which lines may end.
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

    /// The shaper of parts of a paragraph, which cannot tell its direction.
    func directed(_ range: Range<Int>) -> ParagraphShaper {
        guard style.writingDirection == .natural else { return self }
        var shaper = self
        shaper.style.writingDirection =
            WritingDirection.isRightToLeft(bytes[range]) == true ? .rightToLeft : .leftToRight
        return shaper
    }

    /// The shaper of a window that starts at a byte.
    func shaper(ofWindowAt start: Int, in range: Range<Int>) -> ParagraphShaper {
        var shaper = self
        if start > range.lowerBound, let others = widths?.others { shaper.widths = (others, others) }
        return shaper
    }

    /// The lines of a paragraph a window at a time; it must not have to be shortened.
    ///
    /// - Parameter limit: how many lines there may be; more are not laid out.
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
                    // A line that does not end takes no time in proportion to its square.
                    tries += added.count > 2 ? 1 : 0
                    size *= 2
                    continue
                }
                let length = added[kept].range.lowerBound - start
                size = max(4 * length / kept + 16, Self.leastWindow)
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

    /// The line with which the next window begins; nil if a larger window may have a better one.
    private func nextWindow(in lines: [ShapedLine], isLastTry: Bool) -> Int? {
        let candidates = lines.indices.dropFirst()
        if let best = candidates.last(where: { canStart(at: lines[$0].range.lowerBound) }) { return best }
        let isHopeless = !candidates.contains { bytes[lines[$0].range].contains(where: \.isLetterOfASCII) }
        return isLastTry || isHopeless ? candidates.last : nil
    }

    private func characterEnd(_ index: Int, in range: Range<Int>) -> Int {
        var index = min(index, range.upperBound)
        while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }

    /// Whether a window that begins at a byte surely has the lines of the whole: a Latin letter behind a character of
    /// ASCII.
    private func canStart(at byte: Int) -> Bool {
        bytes[byte - 1] < 0x7F && bytes[byte].isLetterOfASCII
    }
}

extension UInt8 {
    fileprivate var isLetterOfASCII: Bool {
        self >= 0x41 && self <= 0x5A || self >= 0x61 && self <= 0x7A
    }
}
