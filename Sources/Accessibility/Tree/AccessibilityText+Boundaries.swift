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
        let index = string.unicodeScalars.index(string.startIndex, offsetBy: offset)
        switch unit {
        case .character: return graphemeRange(at: offset, index)
        case .word: return range(at: offset, index, isBoundary: isWordBoundary)
        case .sentence: return range(at: offset, index, isBoundary: isSentenceBoundary)
        case .line, .paragraph: return range(at: offset, index, isBoundary: isLineBoundary)
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

    /// Returns the part between two boundaries that contains an offset.
    ///
    /// Only the part itself is examined, because clients ask for one part after the other.
    ///
    /// - Parameter isBoundary: Returns whether there is a boundary before an index in the text, and not at its start.
    private func range(
        at offset: Int, _ index: String.Index, isBoundary: (String.Index) -> Bool
    ) -> Range<Int> {
        let scalars = string.unicodeScalars
        var (first, start) = (offset, index)
        while start > scalars.startIndex, !isBoundary(start) {
            start = scalars.index(before: start)
            first -= 1
        }
        var (last, end) = (offset + 1, scalars.index(after: index))
        while end < scalars.endIndex, !isBoundary(end) {
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

    private func isWordBoundary(_ index: String.Index) -> Bool {
        !scalar(before: index).isWordPart && string.unicodeScalars[index].isWordPart
    }

    /// Returns whether spaces before an index follow the end of a sentence, or the index is at the start of a line.
    private func isSentenceBoundary(_ index: String.Index) -> Bool {
        if isLineBoundary(index) { return true }
        guard !string.unicodeScalars[index].properties.isWhitespace, scalar(before: index).properties.isWhitespace
        else { return false }
        let last = string.unicodeScalars[..<index].last { !$0.properties.isWhitespace }
        return last.map(Self.sentenceEnds.contains) ?? false
    }

    private static let sentenceEnds: Set<Unicode.Scalar> = [".", "!", "?", "…", "。", "！", "？"]
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch self {
        case "\n", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    fileprivate var isWordPart: Bool {
        properties.isAlphabetic || properties.numericType != nil || self == "'" || self == "’" || self == "_"
            || properties.generalCategory == .nonspacingMark
    }
}
