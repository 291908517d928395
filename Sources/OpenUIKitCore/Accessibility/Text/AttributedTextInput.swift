/// A text field or a text view, as far as assistive technologies read more than its `UITextInput` methods return.
@MainActor package protocol AttributedTextInput: UIView, UITextInput {
    /// The text with its attributes, or `nil` if the text is secret.
    var readableText: NSAttributedString? { get }

    /// Returns whether the character at an offset is in a misspelled word, and the part of a range in which that is the same;
    /// `nil` if the spelling is not checked.
    func spellingRun(at offset: Int, in range: NSRange) -> (isMarked: Bool, range: NSRange)?

    /// Scrolls the content so that a range of the text is visible.
    func scrollTextToVisible(_ range: NSRange)
}
