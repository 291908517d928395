/// The rows of a ``LazyList`` that only some of the parent's proposals need, and that are therefore not displayed.
///
/// A stack may measure a list with several heights in each pass. If the rows of the greater heights were created again in
/// each pass, they would lose their state, and a row that changes its state in its first update would cause updates
/// without end.
@MainActor
struct LazyListMeasuredRows<ChildEnvironment> {
    typealias Row = LazyListRow<ChildEnvironment>

    private var rows: [LazyListKey: (row: Row, isNeeded: Bool)] = [:]

    var isEmpty: Bool { rows.isEmpty }

    mutating func keep(_ row: Row) {
        rows[row.key] = (row, true)
    }

    /// Removes a row and returns it without its component, because the list may have changed.
    mutating func take(_ key: LazyListKey) -> Row? {
        guard let row = rows.removeValue(forKey: key)?.row else { return nil }
        row.component = nil
        return row
    }

    /// Releases the rows that were not kept since the previous call.
    mutating func removeUnneeded() {
        rows = rows.filter { $0.value.isNeeded }.mapValues { ($0.row, false) }
    }
}
