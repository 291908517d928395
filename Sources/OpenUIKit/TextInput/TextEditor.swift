/// What edits a text: the one engine of text fields and text views.
///
/// Places that it hands out lie between characters as people see them. Offsets are UTF-16 units.
@MainActor package final class TextEditor {
    /// The text.
    package let storage: NSTextStorage
    /// The view.
    package weak var client: (any TextEditorClient)?
    /// Where the places of the text are.
    package weak var geometry: (any TextGeometry)?
    /// What is selected.
    package private(set) var selection = TextSelection(caret: 0)
    /// What an input method composes.
    package private(set) var markedRange: NSRange?
    /// The attributes of what is written next.
    package var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Makes an editor of a text.
    package init(storage: NSTextStorage) {
        self.storage = storage
    }

    /// Selects a part; ends inside of a character move out of it.
    package func select(_ range: NSRange, affinity: UITextStorageDirection = .forward) {
        select(TextSelection(anchor: range.location, head: NSMaxRange(range), affinity: affinity))
    }

    /// Selects; ends inside of a character move behind it.
    package func select(_ new: TextSelection) {
        let new = TextSelection(
            anchor: storage.boundary(notBefore: new.anchor), head: storage.boundary(notBefore: new.head),
            affinity: new.affinity)
        guard new != selection else { return }
        client?.textEditorWillChangeSelection(self)
        selection = new
        client?.textEditorDidChangeSelection(self)
    }

    /// Writes a text in the place of what is composed or selected.
    package func insertText(_ text: String) {
        let range = markedRange ?? selection.range
        guard client?.textEditor(self, shouldChange: range, replacement: text) != false else { return }
        client?.textEditorWillChangeText(self)
        storage.replaceCharacters(in: range, with: text)
        selection = TextSelection(caret: storage.boundary(notBefore: range.location + text.utf16.count))
        client?.textEditorDidChangeSelection(self)
        client?.textEditorDidChangeText(self)
    }
}
