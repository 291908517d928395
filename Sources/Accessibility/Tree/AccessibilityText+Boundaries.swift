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
        switch unit {
        case .character: return graphemeRange(at: offset)
        case .word: return range(at: offset) { before, after in !before.isWordPart && after.isWordPart }
        case .sentence: return sentenceRange(at: offset)
        case .line, .paragraph: return range(at: offset) { before, _ in before.isLineBreak }
        }
    }

    private func graphemeRange(at offset: Int) -> Range<Int> {
        var start = 0
        for character in string {
            let end = start + character.unicodeScalars.count
            if offset < end { return start..<end }
            start = end
        }
        return count..<count
    }

    private func sentenceRange(at offset: Int) -> Range<Int> {
        var sawEnd = false
        return range(at: offset) { before, after in
            if before.isLineBreak { return true }
            if Self.sentenceEnds.contains(before) {
                sawEnd = true
            } else if !before.properties.isWhitespace {
                sawEnd = false
            }
            return sawEnd && before.properties.isWhitespace && !after.properties.isWhitespace
        }
    }

    private static let sentenceEnds: Set<Unicode.Scalar> = [".", "!", "?", "…", "。", "！", "？"]

    /// Returns the part between two boundaries that contains an offset.
    ///
    /// - Parameter isBoundary: Returns whether there is a boundary between two scalars; called in order.
    private func range(
        at offset: Int, isBoundary: (_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool
    ) -> Range<Int> {
        var (start, index) = (0, 0)
        var before: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            if let before, isBoundary(before, scalar) {
                if index > offset { return start..<index }
                start = index
            }
            before = scalar
            index += 1
        }
        return start..<count
    }
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
