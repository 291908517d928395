// The words of a label that are broken within, because they are wider than the label.
extension UILabel {
    /// The part of a word, in points, that may be outside of the label, as sizes are rounded.
    private static let wordTolerance: CGFloat = 1

    /// The first word that is broken, or `nil` if there is none.
    ///
    /// A label with one line has none, because it is truncated instead, and neither has one that breaks between any
    /// characters on purpose.
    package final var brokenWord: String? {
        excessOfWords().first { $0.excess > Self.wordTolerance }.map { String($0.word) }
    }

    /// The width, in points, that the label lacks for its longest word; 0 if no word is broken.
    package final var widthMissingForWords: CGFloat {
        let missing = excessOfWords().reduce(0) { max($0, $1.excess) }
        return missing > Self.wordTolerance ? missing : 0
    }

    /// Returns the words that could be broken, with the width by which each exceeds the label; negative if it is narrower.
    private func excessOfWords() -> some Sequence<(word: Substring, excess: CGFloat)> {
        let text = numberOfLines == 1 || lineBreakMode == .byCharWrapping ? nil : attributedText
        let string = text?.string ?? ""
        let width = bounds.width
        return string.wordRanges.lazy.map { range in
            let word = text?.attributedSubstring(from: NSRange(range, in: string))
            return (string[range], (word?.size().width ?? 0) - width)
        }
    }
}

extension String {
    /// The ranges of letters and digits between which lines are not broken.
    fileprivate var wordRanges: [Range<Index>] {
        var ranges: [Range<Index>] = []
        var start: Index?
        for index in indices where self[index].isPartOfWord != (start != nil) {
            if let begin = start {
                ranges.append(begin..<index)
                start = nil
            } else {
                start = index
            }
        }
        if let start { ranges.append(start..<endIndex) }
        return ranges
    }
}

extension Character {
    /// Whether the character is a digit or a letter of a script that has cases, which is written with spaces.
    fileprivate var isPartOfWord: Bool { isCased || isWholeNumber && isASCII }
}
