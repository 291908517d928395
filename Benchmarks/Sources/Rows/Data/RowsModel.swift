/// The data of the table.
public struct RowsModel: Equatable {
    public private(set) var rows: [RowData] = []
    /// The identifier of the selected row.
    public private(set) var selection: Int?
    private var generator = RowGenerator()

    /// Creates an empty table.
    public init() {}

    /// Performs an operation; has no effect if the required rows are missing.
    public mutating func perform(_ operation: RowsOperation) {
        switch operation {
        case .create, .replace: replace(by: 1_000)
        case .create10k: replace(by: 10_000)
        case .append, .append10k: rows += generator.rows(1_000)
        case .update: lengthenLabels()
        case .select: selectNext()
        case .swap: swap()
        case .remove: if rows.count > 4 { remove(rows[4].id) }
        case .clear: clear()
        }
    }

    /// Selects a row.
    mutating func select(_ id: Int) {
        selection = id
    }

    /// Removes a row.
    mutating func remove(_ id: Int) {
        rows.removeAll { $0.id == id }
        if selection == id { selection = nil }
    }

    /// Compares the displayed data and ignores the state of the generator.
    public static func == (lhs: RowsModel, rhs: RowsModel) -> Bool {
        lhs.rows == rhs.rows && lhs.selection == rhs.selection
    }

    private mutating func replace(by count: Int) {
        rows = generator.rows(count)
        selection = nil
    }

    private mutating func lengthenLabels() {
        for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
    }

    /// Cycles through the first ten rows, which are visible.
    private mutating func selectNext() {
        guard rows.count >= 10 else { return }
        let next = (rows.prefix(10).firstIndex { $0.id == selection } ?? -1) + 1
        selection = rows[next % 10].id
    }

    private mutating func swap() {
        if rows.count > 998 { rows.swapAt(1, 998) }
    }

    private mutating func clear() {
        rows = []
        selection = nil
    }
}
