internal import OpenCoreGraphics

extension AccessibilityText {
    /// The units in which assistive technologies read a text.
    package enum Unit: Sendable {
        case character
        case word
        case sentence
        case line
        case paragraph
    }

    /// Returns the unit that contains an offset, as a range in scalars.
    ///
    /// The parts of a text belong to exactly one unit, so a word includes the spaces that follow it. A line ends at a
    /// line break; the source of the text knows those between. Returns an empty range at the end of the text.
    package func range(of unit: Unit, at offset: Int) -> Range<Int> {
        guard offset >= 0, offset < count else { return count..<count }
        let index = Self.index(in: string, at: offset)
        switch unit {
        case .character: return graphemeRange(at: offset, index)
        case .word: return range(at: offset, index, Self.word)
        case .sentence: return range(at: offset, index) { TextBreaks.sentences.unit(at: $0, in: $1).range }
        case .line, .paragraph: return lineRange(at: offset, index)
        }
    }

    private func graphemeRange(at offset: Int, _ index: String.Index) -> Range<Int> {
        // Both methods refer to the character that contains the index.
        let end = string.index(after: index)
        let start = string.index(before: end)
        let scalars = string.unicodeScalars
        let first = offset - scalars.distance(from: start, to: index)
        return first..<(first + scalars.distance(from: start, to: end))
    }

    /// Returns the unit that contains an offset, converted from bytes.
    private func range(
        at offset: Int, _ index: String.Index, _ find: (_ byte: Int, UnsafeBufferPointer<UInt8>) -> Range<Int>
    ) -> Range<Int> {
        var text = string
        let byte = string.utf8.distance(from: string.startIndex, to: index)
        let bytes = text.withUTF8 { find(byte, $0) }
        let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
        let end = string.utf8.index(string.startIndex, offsetBy: bytes.upperBound)
        let scalars = string.unicodeScalars
        let first = offset - scalars.distance(from: start, to: index)
        return first..<(first + scalars.distance(from: start, to: end))
    }

    /// Returns the word at a byte with the text up to the next word.
    private static func word(at byte: Int, in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let unit = TextBreaks.words.unit(at: byte, in: text)
        let start = unit.isWord ? unit.range.lowerBound : TextBreaks.words.wordStart(before: byte, in: text) ?? 0
        return start..<(TextBreaks.words.wordByte(from: unit.range.upperBound, in: text) ?? text.count)
    }

    /// Returns the line that contains an offset, with its line break.
    private func lineRange(at offset: Int, _ index: String.Index) -> Range<Int> {
        let scalars = string.unicodeScalars
        var (first, start) = (offset, index)
        while start > scalars.startIndex, !isLineBoundary(start) {
            start = scalars.index(before: start)
            first -= 1
        }
        var (last, end) = (offset + 1, scalars.index(after: index))
        while end < scalars.endIndex, !isLineBoundary(end) {
            end = scalars.index(after: end)
            last += 1
        }
        return first..<last
    }

    private func scalar(before index: String.Index) -> Unicode.Scalar {
        string.unicodeScalars[string.unicodeScalars.index(before: index)]
    }

    private func isLineBoundary(_ index: String.Index) -> Bool {
        scalar(before: index).isLineBreak
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch self {
        case "\n", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
