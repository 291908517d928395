/// What is selected.
extension TextEditor {
    /// Selects a part; ends inside of a character move behind it, ends outside of the text to its ends.
    package func select(_ range: NSRange, affinity: UITextStorageDirection = .forward) {
        let units = storage.clamped(range)
        select(TextSelection(anchor: units.lowerBound, head: units.upperBound, affinity: affinity))
    }

    /// Selects; ends inside of a character move behind it, ends outside of the text to its ends.
    ///
    /// What an input method composes is left as it is. The client is told if anything changed.
    package func select(_ new: TextSelection) {
        goalX = nil
        moveSelection(to: new)
    }

    /// Selects without forgetting the distance from the left at which lines are entered.
    func moveSelection(to new: TextSelection) {
        let new = aligned(new)
        guard new != selection else { return }
        if composition != nil {
            unmarkText()
            // Whoever was told may have changed the text.
            return moveSelection(to: new)
        }
        client?.textEditorWillChangeSelection(self)
        setSelection(new)
        openStep = nil
        client?.textEditorDidChangeSelection(self)
    }

    /// Selects without telling anybody.
    func setSelection(_ new: TextSelection) {
        selection = aligned(new)
        typingAttributes = attributesForTyping
    }

    private func aligned(_ new: TextSelection) -> TextSelection {
        TextSelection(
            anchor: buffer.boundary(notBefore: new.anchor), head: buffer.boundary(notBefore: new.head),
            affinity: new.affinity)
    }

    /// Those of the first selected character; at a caret those before it, and at the start of a paragraph those behind.
    private var attributesForTyping: [NSAttributedString.Key: Any] {
        guard storage.length > 0 else {
            return typingAttributes.isEmpty ? client?.defaultTextAttributes ?? [:] : typingAttributes
        }
        let start = selectedUnits.lowerBound
        let isAtStart = start == units.paragraph(around: start).lowerBound && start < storage.length
        var attributes = storage.attributes(
            at: selection.isEmpty && !isAtStart ? max(start - 1, 0) : min(start, storage.length - 1),
            effectiveRange: nil)
        // What stands for one character, or leads somewhere, does not go on in what is written behind it.
        attributes[NSAttributedString.Key("NSAttachment")] = nil
        attributes[.link] = nil
        return attributes
    }
}
