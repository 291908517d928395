/// An animated change of the data or the layout.
@MainActor final class ListTransition {
    /// The mapping of positions, or `nil` if only the layout changes.
    let mapping: ListMapping?
    let update: ListUpdate
    /// The attributes of elements in and near the visible area before the change.
    let before: [ListElement: ListLayoutAttributes]

    init(mapping: ListMapping?, update: ListUpdate, before: [ListElement: ListLayoutAttributes]) {
        (self.mapping, self.update, self.before) = (mapping, update, before)
    }

    func oldElement(_ new: ListElement) -> ListElement? {
        guard let mapping else { return new }
        return mapping.old(new)
    }

    func newElement(_ old: ListElement) -> ListElement? {
        guard let mapping else { return old }
        return mapping.new(old)
    }
}
