/// An undoable edit, with the information to undo and redo it.
@MainActor final class TextUndoStep {
    /// The kind of the edit; consecutive edits of one kind of typing or deleting by keys are coalesced.
    enum Kind {
        case typing
        case deletingBackward
        case deletingForward
        case deletion
        case other
    }

    let kind: Kind
    /// The offset of the edit in UTF-16 units.
    private(set) var location: Int
    private(set) var removed: TextSlice
    private(set) var inserted: TextSlice
    let before: TextSelection
    private(set) var after: TextSelection
    /// Whether the step may be coalesced with others: it changes nothing but the text that the user edits.
    private let isCoalesced: Bool

    init(
        _ kind: Kind, at location: Int, removed: TextSlice, inserted: TextSlice, before: TextSelection,
        after: TextSelection, isCoalesced: Bool = true
    ) {
        self.kind = kind
        self.location = location
        self.removed = removed
        self.inserted = inserted
        self.before = before
        self.after = after
        self.isCoalesced = isCoalesced
    }

    /// Coalesces the step with the following one, if both belong to the same run of typing or deleting.
    func absorb(_ next: TextUndoStep) -> Bool {
        guard isCoalesced, next.isCoalesced, kind == next.kind, next.before == after else { return false }
        switch kind {
        case .typing:
            guard next.removed.length == 0, next.location == location + inserted.length, continuesWord(next)
            else { return false }
            inserted.append(next.inserted)
        case .deletingBackward:
            guard next.location + next.removed.length == location, inserted.length == 0 else { return false }
            location = next.location
            removed.prepend(next.removed)
        case .deletingForward:
            guard next.location == location, inserted.length == 0 else { return false }
            removed.append(next.removed)
        case .deletion, .other: return false
        }
        after = next.after
        return true
    }

    /// Returns whether a step continues a run of typing, which is a word with its trailing spaces; a line break ends
    /// it.
    private func continuesWord(_ next: TextUndoStep) -> Bool {
        guard let last = inserted.string.last, let first = next.inserted.string.first else { return true }
        if last.isNewline || first.isNewline { return false }
        return !last.isWhitespace || first.isWhitespace
    }
}
