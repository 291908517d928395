internal import CGTK

/// Layout of paragraphs with very long words, such as encoded data, and of very long paragraphs.
///
/// Where no line can end between words, Pango shapes the whole rest of the word again for each line, which takes
/// quadratic time. The same applies to emoji that joiners combine: shaping one takes as long as shaping a hundred letters.
/// Therefore such a paragraph is laid out window by window: the last line of a window is discarded, and the next window
/// starts at the start of a line.
///
/// The result is unchanged if a window starts with a letter that neither joins the previous one nor depends on it, and
/// lines that start with one are preferred. If there is none, a window starts with any line: then its first letter does
/// not join the previous line, and a neutral character at its start takes the direction of the paragraph.
extension ParagraphShaper {
    /// The length in bytes from which a word requires windows.
    private static let longWord = 512
    /// The number of joiners, in text that has a stretch of `longWord` without spaces, from which it requires windows.
    private static let manyJoiners = 32
    /// The length in bytes from which any paragraph is laid out in windows, because most of its lines are off-screen.
    static let longParagraph = 16_384
    /// The length in bytes from which a paragraph with several spaces in sequence is laid out in windows, because the text
    /// after a line with hanging spaces is laid out again: less than the length of the parts of a long paragraph, each of which
    /// would be laid out again for each of its lines.
    private static let longSpacedText = 512
    /// The length of the first window in bytes, for text with spaces and for other text.
    private static let firstWindow = (words: 1024, unbroken: 128)
    /// The smallest estimate of a line's length in bytes; it grows until a line ends.
    private static let minimumWindow = (words: 128, unbroken: 48)
    /// The number of bytes at the end of a window that do not start the next one, because the line before them might
    /// end elsewhere if the following text was known.
    private static let lookahead = 8
    /// The number of lines in a window after which the next one starts with any line.
    private static let manyLines = 8

    /// Returns whether Pango would take too long for the paragraph as a whole.
    func needsWindows(_ range: Range<Int>) -> Bool {
        range.count >= Self.longParagraph || hasSlowStretch(range)
            || range.count >= Self.longSpacedText && mayHaveHangingSpaces(range)
    }

    /// Returns whether a paragraph has a word, or joined emoji, for which Pango would take too long.
    private func hasSlowStretch(_ range: Range<Int>) -> Bool {
        guard range.count >= Self.longWord, widths != nil, hasLongStretch(range) else { return false }
        return joinerCount(in: range) >= Self.manyJoiners || longestWord(range) >= Self.longWord
    }

    /// Returns the number of zero width joiners, which are E2 80 8D in UTF-8.
    private func joinerCount(in range: Range<Int>) -> Int {
        range.dropLast(2).count { bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x80 && bytes[$0 + 2] == 0x8D }
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

    /// Returns the largest number of bytes between two line break opportunities.
    private func longestWord(_ range: Range<Int>) -> Int {
        let ends = bytes[range].withUnsafeBufferPointer { TextBreaks.lines.ends(in: $0) }
        return zip([0] + ends, ends).reduce(0) { max($0, $1.1 - $1.0) }
    }

    /// Returns a shaper for parts of a paragraph, from which its direction cannot be determined.
    func directed(_ range: Range<Int>) -> ParagraphShaper {
        guard style.writingDirection == .natural else { return self }
        var shaper = self
        shaper.style.writingDirection = isRightToLeft(range) ? .rightToLeft : .leftToRight
        return shaper
    }

    /// Returns the base direction of a paragraph.
    func isRightToLeft(_ range: Range<Int>) -> Bool {
        switch style.writingDirection {
        case .natural: WritingDirection.isRightToLeft(bytes[range]) == true
        case .leftToRight: false
        case .rightToLeft: true
        }
    }

    /// Returns the shaper of a window that starts at a byte.
    func shaper(ofWindowAt start: Int, in range: Range<Int>) -> ParagraphShaper {
        var shaper = self
        if start > range.lowerBound, let others = widths?.others { shaper.widths = (others, others) }
        return shaper
    }

    /// Lays out the lines of a paragraph window by window; the paragraph must not require truncation.
    ///
    /// A line without an end, such as one of zero-width characters, is divided; see `largestWindow`.
    ///
    /// - Parameter limit: The largest number of lines to lay out.
    func windowedLines(of range: Range<Int>, limit: Int?) -> [ShapedLine] {
        let shaper = directed(range)
        let limit = limit ?? enough ?? .max
        let largest = largestWindow
        var lines: [ShapedLine] = []
        var (start, isLastTry) = (range.lowerBound, false)
        let head = start..<min(start + Self.firstWindow.unbroken, range.upperBound)
        var size = hasWords(head) ? Self.firstWindow.words : Self.firstWindow.unbroken
        while start < range.upperBound, lines.count < limit {
            let isLargest = size >= largest
            let end =
                isLargest ? pieceEnd(from: start, of: range, most: largest) : clusterEnd(start + size, in: range)
            var added = shaper.windowLines(of: start..<end, in: range)
            if end == range.upperBound {
                start = end
            } else if let kept = nextWindow(in: added, end: end, isLastTry: isLastTry || isLargest) {
                let next = added[kept].range.lowerBound
                size = nextSize(after: start..<next, lines: kept)
                (start, isLastTry) = (next, false)
                added.removeSubrange(kept...)
                added[kept - 1].isLastOfParagraph = false
            } else if isLargest {
                start = end
                if let last = added.indices.last { added[last].isLastOfParagraph = false }
            } else {
                // Text without line ends does not take quadratic time.
                isLastTry = isLastTry || added.count > Self.manyLines
                size *= 2
                continue
            }
            lines += added
        }
        if lines.count > limit || start < range.upperBound {
            lines.removeSubrange(min(limit, lines.count)...)
            if let last = lines.indices.last { lines[last].isTruncated = true }
        }
        return lines
    }

    /// The length in bytes of the longest line of which nothing is divided.
    ///
    /// Only lines of characters without width are longer. Shaping a megabyte of them as one line takes 0.4 s, and with
    /// tabs or soft hyphens minutes.
    var largestWindow: Int {
        let width = max(widths?.first ?? 0, widths?.others ?? 0)
        return max(2048, width > 0 ? 5 * Int(min(width, Typesetter.widest)) : 0)
    }

    /// Returns the end of a part of a line that is divided.
    private func pieceEnd(from start: Int, of range: Range<Int>, most: Int) -> Int {
        let pieces = TextPieces(least: most / 2, most: most)
        return bytes.withUnsafeBufferPointer { pieces.end(from: start, to: range.upperBound, in: $0) }
    }

    /// Returns the length of the next window: four lines if they end between words.
    ///
    /// Otherwise, a window of more than one line takes more time, because Pango shapes the rest of it for each line.
    private func nextSize(after window: Range<Int>, lines: Int) -> Int {
        let line = window.count / max(lines, 1)
        return hasWords(window)
            ? max(4 * line + 16, Self.minimumWindow.words) : max(line + line / 4 + 16, Self.minimumWindow.unbroken)
    }

    /// Returns whether a range has a space before another character.
    private func hasWords(_ range: Range<Int>) -> Bool {
        range.dropLast().contains { bytes[$0] == 0x20 && bytes[$0 + 1] != 0x20 }
    }

    private func windowLines(of window: Range<Int>, in range: Range<Int>) -> [ShapedLine] {
        var lines = shaper(ofWindowAt: window.lowerBound, in: range).knownLines(of: window)
        if window.lowerBound > range.lowerBound, !lines.isEmpty { lines[0].isFirstOfParagraph = false }
        for index in lines.indices { lines[index].window = lines[index].window ?? window }
        return lines
    }

    /// Returns the lines of a window, which are shaped only if no window with the same text and style is known.
    private func knownLines(of window: Range<Int>) -> [ShapedLine] {
        guard let key = WindowCache.Key(self, window) else {
            return wrappedLines(of: window, limit: nil, isContinued: false)
        }
        if let known = engine.windows.lines(of: key) { return known.map { $0.moved(by: window.lowerBound) } }
        let lines = wrappedLines(of: window, limit: nil, isContinued: false)
        engine.windows.add(lines.map { $0.moved(by: -window.lowerBound) }, for: key)
        return lines
    }

    /// Returns the line with which the next window starts, or nil if a larger window may have a better one.
    ///
    /// - Parameter end: The end of the window that contains the lines.
    private func nextWindow(in lines: [ShapedLine], end: Int, isLastTry: Bool) -> Int? {
        let candidates = lines.indices.dropFirst().prefix(while: { end - lines[$0].range.lowerBound >= Self.lookahead })
        if let best = candidates.last(where: { canStart(at: lines[$0].range.lowerBound) }) { return best }
        // Without such a place inside of the lines, a larger window hardly has one at the start of a line, and its time is
        // quadratic: text in which each letter follows a direction override would take 20 lines.
        let hasNoSafeStart = !candidates.contains { lines[$0].range.contains(where: canStart) }
        return isLastTry || hasNoSafeStart ? candidates.last : nil
    }

    /// The number of bytes around a byte that are examined to find the end of a character that the user perceives.
    private static let clusterReach = 64

    /// Returns the end of the character that the user perceives at a byte; part of an emoji has another width than the whole.
    ///
    /// Of characters longer than the examined bytes, a part is returned.
    private func clusterEnd(_ index: Int, in range: Range<Int>) -> Int {
        let index = characterEnd(index, in: range)
        guard index < range.upperBound, bytes[index] >= 0xCC else { return index }
        var start = max(index - Self.clusterReach, range.lowerBound)
        while start < index, bytes[start] & 0xC0 == 0x80 { start += 1 }
        let end = characterEnd(index + Self.clusterReach, in: range)
        for character in String(decoding: bytes[start..<end], as: UTF8.self) where start < index {
            start += character.utf8.count
        }
        return min(max(start, index), range.upperBound)
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
