/// Finds the boundaries of words, sentences and paragraphs.
///
/// Words and sentences are those of Unicode (UAX #29); words of scripts without spaces are found with dictionaries. Offsets
/// are UTF-16 units at grapheme cluster boundaries.
package struct TextUnits {
    package let buffer: TextBuffer

    package init(buffer: TextBuffer) {
        self.buffer = buffer
    }

    private var length: Int { buffer.length }

    // MARK: Words

    /// Returns the end of the next word, or of the text if there is none.
    package func wordEnd(after offset: Int) -> Int {
        let place = buffer.wordOffset(from: buffer.boundary(notBefore: offset))
        return place.map { buffer.unit(.words, at: $0).range.upperBound } ?? length
    }

    /// Returns the start of the previous word, or of the text if there is none.
    package func wordStart(before offset: Int) -> Int {
        let place = buffer.wordOffset(before: buffer.boundary(notAfter: offset))
        return place.map { buffer.unit(.words, at: $0).range.lowerBound } ?? 0
    }

    /// Returns the word, or the run of spaces or symbols, at an offset; at the end of a line the preceding one.
    package func word(around offset: Int) -> Range<Int> {
        var place = buffer.boundary(notAfter: offset)
        if isLineEnd(place) {
            let left = buffer.boundary(before: place)
            guard left < place, !isLineEnd(left) else { return place..<place }
            place = left
        }
        let unit = buffer.unit(.words, at: place)
        return unit.isWord ? unit.range : gap(around: unit.range)
    }

    /// Returns the word that contains an offset, or that is adjacent to it in a direction.
    package func wordRange(at offset: Int, forward: Bool) -> Range<Int>? {
        let place = buffer.boundary(notAfter: offset)
        let inside = forward || place < offset ? place : buffer.boundary(before: place)
        guard inside < length, forward || offset > 0 else { return nil }
        let unit = buffer.unit(.words, at: inside)
        return unit.isWord ? unit.range : nil
    }

    // MARK: Gaps

    /// The number of units after which a run of spaces or symbols is divided.
    private static let longestGap = 1024

    /// Returns the run of spaces or of symbols that contains a unit that is not a word.
    private func gap(around unit: Range<Int>) -> Range<Int> {
        let isSpace = isSpace(at: unit.lowerBound)
        var (start, end) = (unit.lowerBound, unit.upperBound)
        for _ in 0..<Self.longestGap {
            guard let next = gap(at: end, isSpace: isSpace) else { break }
            end = next.upperBound
        }
        for _ in 0..<Self.longestGap where start > 0 {
            guard let previous = gap(at: buffer.boundary(before: start), isSpace: isSpace) else { break }
            start = previous.lowerBound
        }
        return start..<end
    }

    /// Returns the unit at an offset if it consists of spaces or of symbols on a line.
    private func gap(at offset: Int, isSpace: Bool) -> Range<Int>? {
        guard !isLineEnd(offset), self.isSpace(at: offset) == isSpace else { return nil }
        let unit = buffer.unit(.words, at: offset)
        return unit.isWord ? nil : unit.range
    }

    private func isSpace(at offset: Int) -> Bool {
        buffer.character(at: offset)?.isWhitespace ?? false
    }

    private func isLineEnd(_ offset: Int) -> Bool {
        buffer.character(at: offset)?.isNewline ?? true
    }

    // MARK: Paragraphs

    /// Returns the paragraph at an offset, with its terminator.
    package func paragraph(around offset: Int) -> Range<Int> {
        buffer.paragraphRange(buffer.paragraphIndex(at: offset))
    }

    /// Returns the paragraph at an offset, without its terminator.
    package func paragraphContent(around offset: Int) -> Range<Int> {
        let range = paragraph(around: offset)
        guard !range.isEmpty else { return range }
        let last = buffer.boundary(before: range.upperBound)
        guard buffer.character(at: last)?.isParagraphBreak == true else { return range }
        return range.lowerBound..<max(last, range.lowerBound)
    }

    /// Returns the start of the paragraph, or of the previous paragraph if `offset` is already at the start.
    package func paragraphStart(before offset: Int) -> Int {
        let start = paragraph(around: offset).lowerBound
        return start < offset || start == 0 ? start : paragraph(around: start - 1).lowerBound
    }

    /// Returns the end of the paragraph, or of the next paragraph if `offset` is already at the end.
    package func paragraphEnd(after offset: Int) -> Int {
        let end = paragraphContent(around: offset).upperBound
        if end > offset { return end }
        return paragraphContent(around: paragraph(around: offset).upperBound).upperBound
    }

    // MARK: Sentences

    /// Returns the sentence at an offset with its trailing spaces; it ends at the latest with the line.
    package func sentence(around offset: Int) -> Range<Int> {
        if offset < length { return buffer.unit(.sentences, at: buffer.boundary(notAfter: offset)).range }
        guard !paragraph(around: length).isEmpty else { return length..<length }
        return buffer.unit(.sentences, at: buffer.boundary(before: length)).range
    }

    // MARK: Direction

    /// Returns whether the first letter of the paragraph at an offset is written from right to left.
    ///
    /// If the paragraph is divided into blocks, only the first block is examined.
    package func isRightToLeft(at offset: Int) -> Bool {
        buffer.isRightToLeft(buffer.firstBlock(ofParagraphAround: buffer.blockIndex(at: offset)))
    }
}
