/// Changes of attributes by the user.
extension TextEditor {
    /// Changes the attributes in a range as one undo step, and keeps the selection.
    ///
    /// Consults the client as for an edit that replaces the range with the same text. Does nothing if no attribute changes.
    package func changeAttributes(in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        let range = NSRange(storage.clamped(range))
        let (old, new) = (storage.slice(range), storage.slice(range).changingAttributes(body))
        guard !zip(old.runs, new.runs).allSatisfy({ $0.attributes === $1.attributes }) else { return }
        guard mayChange(range, to: new.string) else { return }
        let selected = selection
        client?.textEditorWillChangeText(self)
        change(range, with: new)
        setSelection(selected)
        register(
            TextUndoStep(
                .other, at: range.location, removed: old, inserted: new, before: selected, after: selected))
        notifyClientOfChange()
    }
}

extension TextSlice {
    /// Returns the text with changed attributes; runs whose attributes stay equal keep their object.
    func changingAttributes(_ body: (inout [NSAttributedString.Key: Any]) -> Void) -> TextSlice {
        var slice = self
        for index in slice.runs.indices {
            let old = slice.runs[index].attributes.values
            var new = old
            body(&new)
            if !TextAttributes.areEqual(old, new) { slice.runs[index].attributes = TextAttributes(new) }
        }
        return slice
    }
}
