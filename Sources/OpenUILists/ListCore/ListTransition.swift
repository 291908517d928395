/// An animated change of the data or the layout.
@MainActor final class ListTransition {
    /// The mapping of positions, or `nil` if only the layout changes.
    let mapping: ListMapping?
    let update: ListUpdate
    /// The attributes of elements in and near the visible area before the change.
    let before: [ListElement: ListLayoutAttributes]

    /// The elements that the layout removes although their positions still exist, before the change.
    var deleted: Set<ListElement> = []
    /// The elements that the layout inserts although their positions existed before, after the change.
    var inserted: Set<ListElement> = []

    init(mapping: ListMapping?, update: ListUpdate, before: [ListElement: ListLayoutAttributes]) {
        (self.mapping, self.update, self.before) = (mapping, update, before)
    }

    func oldElement(_ new: ListElement) -> ListElement? {
        guard let mapping else { return new }
        guard !inserted.contains(new), let old = mapping.old(new), !deleted.contains(old) else { return nil }
        return old
    }

    func newElement(_ old: ListElement) -> ListElement? {
        guard let mapping else { return old }
        guard !deleted.contains(old), let new = mapping.new(old), !inserted.contains(new) else { return nil }
        return new
    }
}
