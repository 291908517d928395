/// Where words, sentences and paragraphs begin and end.
///
/// Letters, digits and underscores make a word, with apostrophes between letters. Han characters, Hiragana and Katakana
/// make words of their own, because such text has no spaces. Offsets are UTF-16 units and lie between characters.
struct TextUnits {
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

    let buffer: TextBuffer

    private var length: Int { buffer.length }

    // MARK: Kinds

    /// The kind of the character behind an offset.
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

    /// Where the next word ends.
    func wordEnd(after offset: Int) -> Int {
        var place = buffer.boundary(notBefore: offset)
        while let kind = kind(at: place), !kind.isWord { place = buffer.boundary(after: place) }
        return runEnd(from: place)
    }

    /// Where the word before starts.
    func wordStart(before offset: Int) -> Int {
        var place = buffer.boundary(notAfter: offset)
        while let kind = kind(before: place), !kind.isWord { place = buffer.boundary(before: place) }
        return runStart(from: place)
    }

    /// The word, or the run of spaces or signs, around an offset; at the end of a line that before it.
    func word(around offset: Int) -> Range<Int> {
        var place = buffer.boundary(notAfter: offset)
        let kind = kind(at: place)
        if kind == nil || kind == .lineBreak {
            guard let left = self.kind(before: place), left != .lineBreak else { return place..<place }
            place = buffer.boundary(before: place)
        }
        let end = runEnd(from: place)
        return runStart(from: end)..<end
    }

    /// The word around an offset, if it lies in one or at its border in a direction.
    func wordRange(at offset: Int, forward: Bool) -> Range<Int>? {
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

    /// The paragraph around an offset, with the break that ends it.
    func paragraph(around offset: Int) -> Range<Int> {
        buffer.paragraphRange(buffer.paragraphIndex(at: offset))
    }

    /// The paragraph around an offset, without the break that ends it.
    func paragraphContent(around offset: Int) -> Range<Int> {
        let range = paragraph(around: offset)
        guard !range.isEmpty else { return range }
        let last = buffer.boundary(before: range.upperBound)
        switch buffer.character(at: last) {
        case "\n", "\r", "\r\n", "\u{2029}": return range.lowerBound..<max(last, range.lowerBound)
        default: return range
        }
    }

    /// The start of the paragraph, or of the one before where it stands at the start already.
    func paragraphStart(before offset: Int) -> Int {
        let start = paragraph(around: offset).lowerBound
        return start < offset || start == 0 ? start : paragraph(around: start - 1).lowerBound
    }

    /// The end of the paragraph, or of the next one where it stands at the end already.
    func paragraphEnd(after offset: Int) -> Int {
        let end = paragraphContent(around: offset).upperBound
        if end > offset { return end }
        return paragraphContent(around: paragraph(around: offset).upperBound).upperBound
    }

    // MARK: Sentences

    /// How far a sentence has come to its end.
    private enum Ending {
        /// It goes on.
        case none
        /// A sign that ends sentences if spaces follow.
        case sign
        /// A sign that ends sentences whatever follows.
        case fullWidthSign
        /// Spaces behind the sign: what follows is the next sentence.
        case space
    }

    /// The sentence around an offset with the spaces behind it; it ends with its signs or with the paragraph.
    func sentence(around offset: Int) -> Range<Int> {
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

    /// Whether the first letter of the paragraph around an offset is written from right to left.
    ///
    /// Of a paragraph that is divided into blocks the first block counts.
    func isRightToLeft(at offset: Int) -> Bool {
        buffer.isRightToLeft(buffer.firstBlock(ofParagraphAround: buffer.blockIndex(at: offset)))
    }
}
