/// Changes of the selection.
extension TextEditor {
    /// Selects a range; ends inside a grapheme cluster are moved after it, ends outside the text are clamped.
    package func select(_ range: NSRange, affinity: UITextStorageDirection = .forward) {
        let units = storage.clamped(range)
        select(TextSelection(anchor: units.lowerBound, head: units.upperBound, affinity: affinity))
    }

    /// Changes the selection; ends inside a grapheme cluster are moved after it, ends outside the text are clamped.
    ///
    /// A composition is committed as it is. The client is notified if the selection changed.
    package func select(_ new: TextSelection) {
        goalX = nil
        moveSelection(to: new)
    }

    /// Changes the selection without resetting the horizontal goal of vertical movements.
    func moveSelection(to new: TextSelection) {
        let new = aligned(new)
        guard new != selection else { return }
        if composition != nil {
            unmarkText()
            // The callbacks may have changed the text.
            return moveSelection(to: new)
        }
        client?.textEditorWillChangeSelection(self)
        setSelection(new)
        coalescingStep = nil
        client?.textEditorDidChangeSelection(self)
    }

    /// Changes the selection without notifying the client.
    func setSelection(_ new: TextSelection) {
        selection = aligned(new)
        typingAttributes = attributesForTyping
    }

    private func aligned(_ new: TextSelection) -> TextSelection {
        TextSelection(
            anchor: buffer.boundary(notBefore: new.anchor), head: buffer.boundary(notBefore: new.head),
            affinity: new.affinity)
    }

    /// The attributes of the first selected character.
    ///
    /// At a caret, those of the preceding character, or at the start of a paragraph those of the following one.
    private var attributesForTyping: [NSAttributedString.Key: Any] {
        guard storage.length > 0 else {
            return typingAttributes.isEmpty ? client?.defaultTextAttributes ?? [:] : typingAttributes
        }
        let start = selectedUnits.lowerBound
        let isAtStart = start == units.paragraph(around: start).lowerBound && start < storage.length
        var attributes = storage.attributes(
            at: selection.isEmpty && !isAtStart ? max(start - 1, 0) : min(start, storage.length - 1),
            effectiveRange: nil)
        // Attachments and links do not extend to text inserted after them.
        let isAfterLastBreak = selection.isEmpty && start == storage.length && paragraphRange(at: start).length == 0
        attributes = isAfterLastBreak ? attributes.followingParagraph : attributes.withoutFollowingStyle
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }
}
