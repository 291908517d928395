/// Drag and drop of text.
extension TextEditor {
    /// Inserts text at an offset as a separate undo step and selects it; returns whether the client permitted it.
    @discardableResult
    package func drop(_ text: String, at offset: Int) -> Bool {
        guard isEditable else { return false }
        if composition != nil { unmarkText() }
        select(NSRange(location: offset, length: 0))
        return insertDropped(TextSlice(allowed(text), attributes: TextAttributes(typingAttributes)))
    }

    /// Inserts attributed text at an offset; drops the attributes if the text has to be modified to be allowed.
    func drop(_ slice: TextSlice, at offset: Int) -> Bool {
        guard isEditable else { return false }
        guard allowed(slice.string) == slice.string else { return drop(slice.string, at: offset) }
        if composition != nil { unmarkText() }
        select(NSRange(location: offset, length: 0))
        return insertDropped(slice)
    }

    /// Moves a range of the text to an offset as a drag and drop, and selects it; returns whether the text was moved.
    ///
    /// Consults the client about the removal and the insertion. If it rejects the insertion, the text is restored at
    /// its source.
    @discardableResult
    package func drop(at offset: Int, from source: NSRange) -> Bool {
        guard isEditable else { return false }
        if composition != nil { unmarkText() }
        let offset = buffer.boundary(notBefore: offset)
        let source = NSRange(storage.clamped(source))
        guard offset < source.location || offset > NSMaxRange(source) else { return false }
        let before = selection
        let slice = storage.slice(source)
        let old = generation
        guard edit(source, with: TextSlice(""), kind: .other) else { return false }
        let isAlone = generation == old + 1
        select(NSRange(location: offset > source.location ? offset - source.length : offset, length: 0))
        if insertDropped(slice) { return true }
        let place = NSRange(location: isAlone ? source.location : selection.head, length: 0)
        edit(place, with: slice, kind: .other, asking: false)
        if isAlone { select(before) }
        return false
    }

    /// Deletes a range that was dragged to another view, if the client permits it.
    func deleteDragged(_ range: NSRange) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        edit(range, with: TextSlice(""), kind: .other)
    }

    /// Inserts text at the caret and selects it.
    private func insertDropped(_ slice: TextSlice) -> Bool {
        let start = selection.head
        let old = generation
        guard slice.length > 0, edit(NSRange(location: start, length: 0), with: slice, kind: .other) else {
            return false
        }
        // A callback may have changed the text.
        if generation == old + 1 { select(NSRange(location: start, length: slice.length)) }
        return true
    }
}
