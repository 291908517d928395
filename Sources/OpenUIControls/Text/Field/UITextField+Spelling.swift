/// The marks of misspelled words.
extension UITextField: SpellCheckedView {
    var visibleTextRange: NSRange { NSRange(displayedRange) }

    func spellingTraitsDidChange() {
        updateSpellChecking(isEdited: isFirstResponder)
    }

    func spellingMarksDidChange() {
        showSpelling()
        accessibilityDidChange(.content)
    }

    /// Displays lines below the misspelled words.
    func showSpelling() {
        lineView.showSpelling(spellChecker?.visibleMarks(in: visibleTextRange) ?? [])
    }
}
