/// The found text that a text view displays.
struct FoundText {
    /// The results of the session that searches the text view.
    weak var results: TextViewResults?
    /// The ranges that other code has decorated.
    var decorations: FoundTextDecorations?
    /// The layers behind the found text, while some is visible.
    var highlights: FoundTextHighlights?
}

/// Ranges of a text with a decoration, which follow edits; those in which text is edited lose it.
@MainActor final class FoundTextDecorations: TextStorageObserver {
    private(set) var styles: [NSRange: UITextSearchFoundTextStyle] = [:]

    func decorate(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        styles[range] = style == .normal ? nil : style
    }

    nonisolated func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions
    ) {
        guard mask.contains(.editedCharacters) else { return }
        MainActor.assumeIsolated { edit(range, changeInLength) }
    }

    private func edit(_ range: NSRange, _ delta: Int) {
        let oldEnd = NSMaxRange(range) - delta
        var moved: [NSRange: UITextSearchFoundTextStyle] = [:]
        for (old, style) in styles {
            if NSMaxRange(old) <= range.location {
                moved[old] = style
            } else if old.location >= oldEnd {
                moved[NSRange(location: old.location + delta, length: old.length)] = style
            }
        }
        styles = moved
    }
}
