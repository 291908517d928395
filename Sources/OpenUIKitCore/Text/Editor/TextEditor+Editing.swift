/// Editing by the user.
extension TextEditor {
    /// Replaces the marked text or the selection, after consulting the client.
    package func insertText(_ text: String) {
        let attributes = composition?.attributes ?? TextAttributes(typingAttributes)
        let typed = smartTyping(allowed(text))
        insert(TextSlice(typed.text, attributes: attributes), in: typed.range, kind: .typing)
    }

    /// Replaces the marked text or the selection with attributed text, after consulting the client.
    package func insert(_ text: NSAttributedString) {
        let line = allowed(text.string)
        // Text that has to be modified to be allowed loses its attributes.
        guard line == text.string else { return insertText(line) }
        insert(TextSlice(text), in: selection.range, kind: .other)
    }

    private func insert(_ slice: TextSlice, in range: NSRange, kind: TextUndoStep.Kind) {
        guard isEditable else { return }
        if composition != nil { return commit(slice) }
        edit(range, with: slice, kind: kind)
    }

    /// Deletes the selection, or the character before the caret.
    package func deleteBackward() {
        delete(.backward)
    }

    /// Deletes the selection, or the text up to the destination of a caret movement.
    func delete(_ movement: TextMovement) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        if !selection.isEmpty {
            edit(smartDeletion(of: selection.range), with: TextSlice(""), kind: .other)
            return
        }
        if movement == .backward, outdentListItemAtCaret() { return }
        let end = destination(of: movement, from: selection.head, affinity: selection.affinity).offset
        let range = min(selection.head, end)..<max(selection.head, end)
        let kind: TextUndoStep.Kind =
            switch movement {
            case .backward: .deletingBackward
            case .forward: .deletingForward
            default: .other
            }
        edit(NSRange(range), with: TextSlice(""), kind: kind)
    }

    /// Replaces the text in a range without consulting the client, as `UITextInput` does.
    ///
    /// Ends inside a Unicode scalar are moved out of it. The caret is placed after the text. A composition stays marked
    /// only if adjacent text is deleted, as input methods do.
    package func replace(_ range: NSRange, with text: String) {
        let range = roundedOutToScalars(range)
        if text.isEmpty, deleteAdjacentToComposition(range) { return }
        if composition != nil { unmarkText() }
        let source = max(range.location - (range.length > 0 ? 0 : 1), 0)
        let attributes =
            source < storage.length
            ? storage.attributes(at: source, effectiveRange: nil).withoutFollowingStyle : typingAttributes
        let slice = TextSlice(allowed(text), attributes: TextAttributes(attributes))
        edit(range, with: slice, kind: .other, asking: false)
    }

    /// Deletes the entire text without consulting the client, as a clear button does.
    package func clear() {
        if composition != nil { unmarkText() }
        edit(NSRange(location: 0, length: storage.length), with: TextSlice(""), kind: .other, asking: false)
    }

    // MARK: Edits

    /// Replaces the text in a range as a user's edit; returns `false` if the client rejects it.
    ///
    /// All edits except those of a composition use this method.
    @discardableResult
    func edit(
        _ range: NSRange, with slice: TextSlice, kind: TextUndoStep.Kind, asking: Bool = true
    ) -> Bool {
        guard range.length > 0 || !slice.string.isEmpty else { return true }
        if asking { guard mayChange(range, to: slice.string) else { return false } }
        goalX = nil
        let before = selection
        client?.textEditorWillChangeText(self)
        let caret = range.location + slice.length
        let kept = keepingParagraphStyles(range, slice)
        let removed = storage.slice(kept.range)
        change(kept.range, with: kept.slice)
        setSelection(TextSelection(caret: caret))
        register(
            TextUndoStep(
                kind == .other && slice.length == 0 ? .deletion : kind, at: kept.range.location, removed: removed,
                inserted: kept.slice, before: before, after: selection, isCoalesced: kept.range == range))
        notifyClientOfChange()
        return true
    }

    /// Returns whether the client permits a change; a change by the client in this call counts as a rejection.
    package func mayChange(_ range: NSRange, to text: String) -> Bool {
        let old = generation
        guard client?.textEditor(self, shouldChange: range, replacement: text) != false else { return false }
        return generation == old
    }

    /// Notifies the client of a change of the text and the selection.
    func notifyClientOfChange() {
        client?.textEditorDidChangeSelection(self)
        client?.textEditorDidChangeText(self)
    }

    /// Moves the ends of a range out of surrogate pairs.
    private func roundedOutToScalars(_ range: NSRange) -> NSRange {
        let range = storage.clamped(range)
        let start = buffer.place(at: range.lowerBound).unit
        let end = buffer.place(at: range.upperBound).unit
        return NSRange(start..<max(end < range.upperBound ? end + 2 : end, start))
    }

    // MARK: Allowed text

    /// Returns the text as it can be inserted: for a single line, line breaks become spaces and other control
    /// characters are removed.
    package func allowed(_ text: String) -> String {
        isMultiline ? text : text.onOneLine
    }

}
