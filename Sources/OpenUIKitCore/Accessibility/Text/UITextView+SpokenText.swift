extension UITextView {
    /// The text with the markers of its list items, which is kept until the next change.
    var spokenText: SpokenText {
        if let known = knownSpokenText, known.changeCount == editor.changeCount { return known.text }
        let text = SpokenText(textStorage, hasItemAtEnd: true)
        knownSpokenText = (editor.changeCount, text)
        return text
    }
}
