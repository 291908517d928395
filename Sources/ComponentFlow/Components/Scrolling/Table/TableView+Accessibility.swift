// The cells, headers and changed rows as assistive technologies see them.

extension Table.View: AccessibilityTable {
    package var accessibilityRows: (any AccessibilityListing)? { rowList }

    public func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
        any UIAccessibilityContainerDataTableCell
    )? {
        guard let view = rowList?.makeRow(at: row) else { return nil }
        return Self.cells(in: view)?.cellElement(ofColumn: column)
    }

    /// Returns the part of a row with its cells, around which there may be views for modifiers.
    private static func cells(in view: UIView) -> TableRowView? {
        var level = [view]
        while !level.isEmpty {
            if let found = level.lazy.compactMap({ $0 as? TableRowView }).first { return found }
            level = level.flatMap(\.subviews)
        }
        return nil
    }

    public func accessibilityRowCount() -> Int { rowList?.rowCount ?? 0 }

    public func accessibilityColumnCount() -> Int { layout.columns.count }

    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        header.cell(ofColumn: column).map { [$0] }
    }
}

extension TableHeaderCell: UIAccessibilityContainerDataTableCell {
    func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 0) }

    func accessibilityColumnRange() -> NSRange {
        columnIndex.map { NSRange(location: $0, length: 1) } ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension UIView {
    /// Reports which rows of a table were removed and inserted, or that rows were moved if both are the same number.
    func accessibilityRowsDidChange(removed: [Range<Int>], inserted: [Range<Int>]) {
        let (old, new) = (removed.reduce(0) { $0 + $1.count }, inserted.reduce(0) { $0 + $1.count })
        if old == new {
            if old > 0 { accessibilityTableDidChange(.rowsReordered) }
            return
        }
        for rows in removed.reversed() { accessibilityTableDidChange(.rowsRemoved(rows)) }
        for rows in inserted { accessibilityTableDidChange(.rowsInserted(rows)) }
    }

    /// Reports that the columns of a table were moved.
    func accessibilityColumnsDidMove() {
        accessibilityTableDidChange(.columnsReordered)
    }
}
