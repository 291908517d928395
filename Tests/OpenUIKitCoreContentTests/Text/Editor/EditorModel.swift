import UIKitTestSupport

/// A model of an editor that is simple enough to be evidently correct.
///
/// It stores text as arrays of UTF-16 units, finds positions by traversing the whole text, and stores whole texts as
/// undo steps.
struct EditorModel {
    /// A text with a selection, and for each unit a number that represents its attributes.
    struct State: Equatable {
        var units: [UInt16] = []
        var marks: [Int] = []
        var anchor = 0
        var head = 0

        var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }
        var places: [Int] { DifficultTexts.boundaries(units) }

        func place(notBefore offset: Int) -> Int {
            places.first { $0 >= offset } ?? units.count
        }
    }

    enum Kind {
        case typing, backward, forward, other
    }

    struct Step {
        var kind: Kind
        var location: Int
        var removed: [UInt16]
        var inserted: [UInt16]
        var before: State
        var after: State
    }

    struct Composition {
        var range: Range<Int>
        var before: State
        var mark: Int
        /// The range of the text before the composition that the composition replaces.
        var origin: Range<Int>
    }

    var state = State()
    /// The attribute number of text that is typed next.
    var typing = 0
    var undo: [Step] = []
    var redo: [Step] = []
    /// Whether the next edit may be merged into the last step.
    var isOpen = false
    var composition: Composition?

    // MARK: Selection

    /// Sets the selection and adopts the attribute number of the adjacent text for typing.
    mutating func setSelection(_ anchor: Int, _ head: Int) {
        state.anchor = state.place(notBefore: anchor)
        state.head = state.place(notBefore: head)
        let (start, length) = (state.selected.lowerBound, state.units.count)
        guard length > 0 else { return }
        let startsParagraph = start < length && DifficultTexts.paragraphStarts(state.units).contains(start)
        let isCaret = state.anchor == state.head
        typing = state.marks[isCaret && !startsParagraph ? max(start - 1, 0) : min(start, length - 1)]
    }

    mutating func select(_ anchor: Int, _ head: Int) {
        let (newAnchor, newHead) = (state.place(notBefore: anchor), state.place(notBefore: head))
        guard newAnchor != state.anchor || newHead != state.head else { return }
        unmark()
        setSelection(newAnchor, newHead)
        isOpen = false
    }

    /// Moves by one character in logical order, or to the end of the selection.
    mutating func step(forward: Bool, extending: Bool) {
        unmark()
        let range = state.selected
        if !extending, !range.isEmpty {
            let end = forward ? range.upperBound : range.lowerBound
            return select(end, end)
        }
        let next =
            forward
            ? state.places.first { $0 > state.head } ?? state.units.count : state.places.last { $0 < state.head } ?? 0
        select(extending ? state.anchor : next, next)
    }

    // MARK: Text

    private mutating func splice(_ range: Range<Int>, _ units: [UInt16], _ mark: Int) {
        state.units.replaceSubrange(range, with: units)
        state.marks.replaceSubrange(range, with: Array(repeating: mark, count: units.count))
    }

    mutating func edit(_ range: Range<Int>, _ text: String, mark: Int, _ kind: Kind) {
        let units = Array(text.utf16)
        guard !range.isEmpty || !units.isEmpty else { return }
        let before = state
        splice(range, units, mark)
        let end = range.lowerBound + units.count
        setSelection(end, end)
        register(
            Step(
                kind: kind, location: range.lowerBound, removed: Array(before.units[range]), inserted: units,
                before: before, after: state))
    }

    private mutating func register(_ step: Step) {
        redo = []
        if isOpen, let last = undo.last, let joined = join(last, step) {
            undo[undo.count - 1] = joined
        } else {
            undo.append(step)
        }
        isOpen = true
    }

    private func join(_ last: Step, _ next: Step) -> Step? {
        guard last.kind == next.kind, next.before.anchor == last.after.anchor, next.before.head == last.after.head
        else { return nil }
        var joined = last
        joined.after = next.after
        switch last.kind {
        case .typing:
            guard next.removed.isEmpty, next.location == last.location + last.inserted.count else { return nil }
            let left = String(decoding: last.inserted, as: UTF16.self).last
            let right = String(decoding: next.inserted, as: UTF16.self).first
            if let left, let right {
                if left.isNewline || right.isNewline || left.isWhitespace && !right.isWhitespace { return nil }
            }
            joined.inserted += next.inserted
        case .backward:
            guard next.location + next.removed.count == last.location, last.inserted.isEmpty else { return nil }
            joined.location = next.location
        case .forward:
            guard next.location == last.location, last.inserted.isEmpty else { return nil }
        case .other: return nil
        }
        return joined
    }

    /// Merges the steps that one event registered.
    mutating func joinSteps(from index: Int) {
        guard undo.count > index + 1, var last = undo.last else { return }
        last.before = undo[index].before
        undo.replaceSubrange(index..., with: [last])
    }

    mutating func undoStep() {
        unmark()
        guard let step = undo.popLast() else { return }
        isOpen = false
        redo.append(step)
        restore(step.before)
    }

    mutating func redoStep() {
        unmark()
        guard let step = redo.popLast() else { return }
        isOpen = false
        undo.append(step)
        restore(step.after)
    }

    private mutating func restore(_ old: State) {
        state = old
        setSelection(old.anchor, old.head)
    }

    /// Applies a change by code other than the editor.
    mutating func changeFromOutside(_ range: Range<Int>, _ text: String) {
        let units = Array(text.utf16)
        guard !range.isEmpty || !units.isEmpty else { return }
        let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        splice(range, units, state.marks.isEmpty ? 0 : state.marks[source])
        func moved(_ place: Int) -> Int {
            if place <= range.lowerBound { return place }
            return place >= range.upperBound ? place + units.count - range.count : range.lowerBound + units.count
        }
        undo = []
        redo = []
        isOpen = false
        let (anchor, head) = (state.place(notBefore: moved(state.anchor)), state.place(notBefore: moved(state.head)))
        if anchor != state.anchor || head != state.head { setSelection(anchor, head) }
    }

    // MARK: Dropping

    /// Drops external text at a position, and returns whether it was accepted.
    mutating func drop(_ text: String, at place: Int, isVetoed: Bool) -> Bool {
        unmark()
        select(max(place, 0), max(place, 0))
        guard !isVetoed, !text.isEmpty else { return false }
        let start = state.head
        edit(start..<start, text, mark: typing, .other)
        select(start, start + text.utf16.count)
        return true
    }

    /// Moves a range with its attributes if both changes are accepted; if only the removal is, restores the text.
    mutating func move(_ source: Range<Int>, to place: Int, desired: Int) -> Bool {
        unmark()
        let place = state.place(notBefore: max(place, 0))
        guard place < source.lowerBound || place > source.upperBound else { return false }
        let (units, marks) = (Array(state.units[source]), Array(state.marks[source]))
        let (anchor, head) = (state.anchor, state.head)
        guard source.isEmpty || desired > 0 else { return false }
        edit(source, "", mark: 0, .other)
        let target = place > source.lowerBound ? place - source.count : place
        select(target, target)
        guard !source.isEmpty else { return false }
        let start = desired > 1 ? state.head : source.lowerBound
        edit(start..<start, String(decoding: units, as: UTF16.self), mark: 0, .other)
        state.marks.replaceSubrange(start..<start + units.count, with: marks)
        undo[undo.count - 1].after = state
        setSelection(state.anchor, state.head)
        if desired > 1 { select(start, start + units.count) } else { select(anchor, head) }
        return desired > 1
    }

    // MARK: Composition

    mutating func setMarked(_ text: String, _ selected: Range<Int>) {
        guard composition != nil || !text.isEmpty else { return }
        var composition =
            self.composition
            ?? Composition(range: state.selected, before: state, mark: typing, origin: state.selected)
        let units = Array(text.utf16)
        splice(composition.range, units, composition.mark)
        composition.range = composition.range.lowerBound..<composition.range.lowerBound + units.count
        let start = min(selected.lowerBound, units.count)
        let end = min(selected.upperBound, units.count)
        setSelection(composition.range.lowerBound + start, composition.range.lowerBound + end)
        typing = composition.mark
        self.composition = composition
        if units.isEmpty { finish() }
    }

    mutating func unmark() {
        guard let composition else { return }
        finish()
        typing = composition.mark
    }

    /// Commits a text, or with `nil` restores the state before the composition.
    mutating func commit(_ text: String?) {
        guard let composition else { return }
        guard let text else {
            self.composition = nil
            return restore(composition.before)
        }
        let units = Array(text.utf16)
        splice(composition.range, units, composition.mark)
        let end = composition.range.lowerBound + units.count
        self.composition?.range = composition.range.lowerBound..<end
        setSelection(end, end)
        finish()
    }

    private mutating func finish() {
        guard let composition else { return }
        self.composition = nil
        let removed = Array(composition.before.units[composition.origin])
        let inserted = Array(state.units[composition.range])
        guard !removed.isEmpty || !inserted.isEmpty else { return }
        register(
            Step(
                kind: .typing, location: composition.range.lowerBound, removed: removed, inserted: inserted,
                before: composition.before, after: state))
    }

    /// Deletes Unicode scalars around the caret, or around the composition.
    mutating func deleteAround(before: Int, after: Int) {
        let inside = composition?.range ?? state.head..<state.head
        var (start, end) = (inside.lowerBound, inside.upperBound)
        for _ in 0..<before where start > 0 {
            start -= 1
            if start > 0, UTF16.isTrailSurrogate(state.units[start]) { start -= 1 }
        }
        for _ in 0..<after where end < state.units.count {
            end += UTF16.isLeadSurrogate(state.units[end]) ? 2 : 1
        }
        deleteAround(inside.upperBound..<end)
        deleteAround(start..<inside.lowerBound)
    }

    mutating func deleteAround(_ range: Range<Int>) {
        guard var composition else { return edit(range, "", mark: 0, .other) }
        guard !range.isEmpty else { return }
        let isBefore = range.lowerBound < composition.range.lowerBound
        let (anchor, head) = (state.anchor, state.head)
        splice(range, [], 0)
        let shift = isBefore ? range.count : 0
        composition.range = composition.range.lowerBound - shift..<composition.range.upperBound - shift
        composition.origin =
            isBefore
            ? composition.origin.lowerBound - range.count..<composition.origin.upperBound
            : composition.origin.lowerBound..<composition.origin.upperBound + range.count
        self.composition = composition
        setSelection(anchor - shift, head - shift)
        typing = composition.mark
    }
}
