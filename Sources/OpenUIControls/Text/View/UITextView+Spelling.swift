/// The marks of misspelled words.
extension UITextView: SpellCheckedView {
    var visibleTextRange: NSRange {
        guard let document, bounds.width > 0, bounds.height > 0 else { return NSRange(location: 0, length: 0) }
        return document.range(from: bounds.minY - textOrigin.y, to: bounds.maxY - textOrigin.y)
    }

    func spellingTraitsDidChange() {
        updateSpellChecking(isEdited: isInEditingSession)
    }

    func spellingMarksDidChange() {
        setNeedsLayout()
        accessibilityDidChange(.content)
    }

    /// Displays lines below the visible words that are misspelled.
    func showSpelling(in paragraphs: Range<Int>, of document: DocumentLayout) {
        let marks = spellChecker?.visibleMarks(in: visibleTextRange) ?? []
        let parts = marks.flatMap { document.underlineParts(of: $0, paragraphs: paragraphs) }
        spellingUnderlines.show(parts, below: layers.caret, at: textOrigin, for: traitCollection, pixel: pixel)
    }
}
