extension UITextView: SpokenTextView {
    /// The text with the markers of its list items, which is kept until the next change.
    package final var spokenText: SpokenText {
        if let known = knownSpokenText, known.changeCount == editor.changeCount { return known.text }
        let text = SpokenText(textStorage, hasItemAtEnd: true)
        knownSpokenText = (editor.changeCount, text)
        return text
    }

    package final var linkedText: NSAttributedString? { textStorage }
    package final var detectsLinks: Bool { layoutManager.detectsLinks }
    package final var hasFocusableLinks: Bool { !isEditable && canBecomeFocused }

    package final func isLinkFocused(at range: NSRange) -> Bool { isFocused && focusedLinkRange == range }

    package final func open(_ link: TextLinkElement.Link) {
        activate(Link(url: link.url, range: link.range))
    }
}
