/// What dragging text does.
extension TextEditor {
    /// Writes text from elsewhere at a place, as a step of its own, and selects it; returns whether the client wanted it.
    @discardableResult
    package func drop(_ text: String, at offset: Int) -> Bool {
        guard isEditable else { return false }
        if composition != nil { unmarkText() }
        select(NSRange(location: offset, length: 0))
        return insertDropped(TextSlice(allowed(text), attributes: TextAttributes(typingAttributes)))
    }

    /// Writes text from elsewhere at a place with its attributes; without, if it has to be changed to fit in.
    func drop(_ slice: TextSlice, at offset: Int) -> Bool {
        guard isEditable else { return false }
        guard allowed(slice.string) == slice.string else { return drop(slice.string, at: offset) }
        if composition != nil { unmarkText() }
        select(NSRange(location: offset, length: 0))
        return insertDropped(slice)
    }

    /// Moves a part of the text to a place of it, as one step, and selects it; returns whether that came about.
    ///
    /// The client is asked about both changes. If it wants only the first, the part goes back where it was.
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

    /// Deletes a part that was dragged elsewhere, if the client agrees.
    func deleteDragged(_ range: NSRange) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        edit(range, with: TextSlice(""), kind: .other)
    }

    /// At the caret.
    private func insertDropped(_ slice: TextSlice) -> Bool {
        let start = selection.head
        let old = generation
        guard slice.length > 0, edit(NSRange(location: start, length: 0), with: slice, kind: .other) else {
            return false
        }
        // Whoever was told may have changed the text.
        if generation == old + 1 { select(NSRange(location: start, length: slice.length)) }
        return true
    }
}
