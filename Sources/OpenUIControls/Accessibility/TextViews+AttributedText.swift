extension UITextField: AttributedTextInput {
    package final var readableText: NSAttributedString? { isSecureTextEntry ? nil : attributedText }

    package final func spellingRun(at offset: Int, in range: NSRange) -> (isMarked: Bool, range: NSRange)? {
        spellChecker?.run(at: offset, in: range)
    }

    /// Does nothing, because a field shows its selection already.
    package final func scrollTextToVisible(_ range: NSRange) {}
}

extension UITextView: AttributedTextInput {
    package final var readableText: NSAttributedString? { textStorage }

    package final func spellingRun(at offset: Int, in range: NSRange) -> (isMarked: Bool, range: NSRange)? {
        spellChecker?.run(at: offset, in: range)
    }

    package final func scrollTextToVisible(_ range: NSRange) {
        scrollRangeToVisible(range)
    }
}
