import ComponentFlow

/// The rule about words that are broken within, because they are wider than their text.
@MainActor
enum BrokenWordAudit {
    /// The part of a word, in points, that may be outside of the text, as sizes are rounded.
    private static let tolerance: CGFloat = 1

    static func findings(on stage: Stage) -> [AccessibilityAudit.Finding] {
        stage.findingsInTextSizes { brokenWords(on: stage, size: $0) }
    }

    private static func brokenWords(on stage: Stage, size: String) -> [AccessibilityAudit.Finding] {
        stage.window.focusRoot.visibleTexts.compactMap { view in
            guard let label = view as? UILabel, let word = brokenWord(of: label) else { return nil }
            return AccessibilityAudit.Finding(
                rule: .brokenWord, path: "\(label.componentPath) (\"\(label.text ?? "")\")",
                message: "The word \"\(word)\" is broken\(size)",
                hint: "Give the text more width, for example below instead of beside other content in large text, or a "
                    + "smaller text style.")
        }
    }

    /// Returns the first word that is wider than a label; `nil` for a label with one line, which is truncated instead, and for
    /// one that breaks between any characters on purpose.
    private static func brokenWord(of label: UILabel) -> String? {
        guard label.numberOfLines != 1, label.lineBreakMode != .byCharWrapping, let text = label.attributedText else {
            return nil
        }
        let width = label.bounds.width + tolerance
        return text.string.wordRanges
            .first { text.attributedSubstring(from: NSRange($0, in: text.string)).size().width > width }
            .map { String(text.string[$0]) }
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
