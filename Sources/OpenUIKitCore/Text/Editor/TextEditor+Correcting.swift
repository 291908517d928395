extension TextEditor {
    /// Replaces a misspelled word as a user's edit that can be undone; has no effect if the range contains another text.
    package func correct(_ range: NSRange, from word: String, to correction: String) {
        guard isEditable, text(in: .of(range)) == word else { return }
        if composition != nil { unmarkText() }
        let attributes = TextAttributes(storage.attributes(at: range.location, effectiveRange: nil))
        edit(range, with: TextSlice(allowed(correction), attributes: attributes), kind: .other)
    }
}
