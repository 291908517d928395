/// Finds the boundaries of words, sentences and paragraphs.
///
/// A word consists of letters, digits and underscores, and of apostrophes between letters. Because Chinese and Japanese
/// text has no spaces, runs of Han characters, Hiragana and Katakana are separate words. Offsets are UTF-16 units at
/// grapheme cluster boundaries.
package struct TextUnits {
    enum Kind {
        case lineBreak
        case space
        case word
        case han
        case hiragana
        case katakana
        case other

        var isWord: Bool {
            switch self {
            case .word, .han, .hiragana, .katakana: true
            case .lineBreak, .space, .other: false
            }
        }
    }

    package let buffer: TextBuffer

    package init(buffer: TextBuffer) {
        self.buffer = buffer
    }

    private var length: Int { buffer.length }

    // MARK: Kinds

    /// Returns the kind of the character after an offset.
    private func kind(at offset: Int) -> Kind? {
        guard let character = buffer.character(at: offset) else { return nil }
        let kind = Self.kind(of: character)
        guard kind == .other, character == "'" || character == "\u{2019}" else { return kind }
        let (before, after) = (buffer.boundary(before: offset), buffer.boundary(after: offset))
        guard offset > 0, let left = buffer.character(at: before), let right = buffer.character(at: after),
            left.isLetter, right.isLetter
        else { return kind }
        return .word
    }

    private func kind(before offset: Int) -> Kind? {
        offset > 0 ? kind(at: buffer.boundary(before: offset)) : nil
    }

    static func kind(of character: Character) -> Kind {
        if character.isNewline { return .lineBreak }
        if character.isWhitespace { return .space }
        guard character.isLetter || character.isNumber || character == "_" else { return .other }
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x3041...0x309F: return .hiragana
        case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .han
        default: return .word
        }
    }

    // MARK: Words

    /// Returns the end of the next word.
    package func wordEnd(after offset: Int) -> Int {
        var place = buffer.boundary(notBefore: offset)
        while let kind = kind(at: place), !kind.isWord { place = buffer.boundary(after: place) }
        return runEnd(from: place)
    }

    /// Returns the start of the previous word.
    package func wordStart(before offset: Int) -> Int {
        var place = buffer.boundary(notAfter: offset)
        while let kind = kind(before: place), !kind.isWord { place = buffer.boundary(before: place) }
        return runStart(from: place)
    }

    /// Returns the word, or the run of spaces or symbols, at an offset; at the end of a line the preceding one.
    package func word(around offset: Int) -> Range<Int> {
        var place = buffer.boundary(notAfter: offset)
        let kind = kind(at: place)
        if kind == nil || kind == .lineBreak {
            guard let left = self.kind(before: place), left != .lineBreak else { return place..<place }
            place = buffer.boundary(before: place)
        }
        let end = runEnd(from: place)
        return runStart(from: end)..<end
    }

    /// Returns the word that contains an offset, or that is adjacent to it in a direction.
    package func wordRange(at offset: Int, forward: Bool) -> Range<Int>? {
        let place = buffer.boundary(notAfter: offset)
        if forward || place < offset {
            guard kind(at: place)?.isWord == true else { return nil }
            let end = runEnd(from: place)
            return runStart(from: end)..<end
        }
        guard kind(before: place)?.isWord == true else { return nil }
        let start = runStart(from: place)
        return start..<runEnd(from: start)
    }

    private func runEnd(from offset: Int) -> Int {
        guard let kind = kind(at: offset) else { return offset }
        var place = offset
        while self.kind(at: place) == kind { place = buffer.boundary(after: place) }
        return place
    }

    private func runStart(from offset: Int) -> Int {
        guard let kind = kind(before: offset) else { return offset }
        var place = offset
        while self.kind(before: place) == kind { place = buffer.boundary(before: place) }
        return place
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
        switch buffer.character(at: last) {
        case "\n", "\r", "\r\n", "\u{2029}": return range.lowerBound..<max(last, range.lowerBound)
        default: return range
        }
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

    /// The state of the search for the end of a sentence.
    private enum Ending {
        /// Inside the sentence.
        case none
        /// After a terminator that ends the sentence if spaces follow.
        case sign
        /// After a terminator that ends the sentence regardless of what follows.
        case fullWidthSign
        /// After spaces that follow a terminator: the next character starts a sentence.
        case space
    }

    /// Returns the sentence at an offset with its trailing spaces; it ends at a terminator or at the end of the
    /// paragraph.
    package func sentence(around offset: Int) -> Range<Int> {
        let paragraph = paragraph(around: offset)
        var (start, place, ending) = (paragraph.lowerBound, paragraph.lowerBound, Ending.none)
        while place < paragraph.upperBound {
            let character = buffer.character(at: place) ?? " "
            let next = Self.ending(after: character, ending)
            if next == .none, ending == .space || ending == .fullWidthSign {
                if place > offset { break }
                start = place
            }
            ending = next
            place = buffer.boundary(after: place)
        }
        return start..<place
    }

    private static func ending(after character: Character, _ before: Ending) -> Ending {
        switch character {
        case _ where character.isWhitespace: before == .none ? .none : .space
        case ".", "!", "?", "…": before == .space ? .none : before == .none ? .sign : before
        case "。", "！", "？": before == .space ? .none : .fullWidthSign
        case "\"", "'", "”", "’", ")", "]", "»", "」", "』": before == .space ? .none : before
        default: .none
        }
    }

    // MARK: Direction

    /// Returns whether the first letter of the paragraph at an offset is written from right to left.
    ///
    /// If the paragraph is divided into blocks, only the first block is examined.
    package func isRightToLeft(at offset: Int) -> Bool {
        buffer.isRightToLeft(buffer.firstBlock(ofParagraphAround: buffer.blockIndex(at: offset)))
    }
}
