internal import OpenDisplay

// The interfaces `Table` and `TableCell`. A cell's index counts the cells row by row.
extension ATSPIResponder {
    // MARK: Table

    func tableProperty(_ request: ATSPIRequest, _ table: AccessibilityPart.Table) -> DBusValue? {
        switch request.member {
        case "NRows": .number(table.rowCount)
        case "NColumns": .number(table.columnCount)
        case "Caption", "Summary": reference(to: nil).value
        case "NSelectedRows": .number(selectedRowCount(of: request.node))
        case "NSelectedColumns": .number(0)
        default: nil
        }
    }

    func tableMethod(_ request: ATSPIRequest, _ table: AccessibilityPart.Table) -> [DBusValue]? {
        indexMethod(request, table) ?? contentMethod(request, table) ?? rowSelectionMethod(request, table)
    }

    /// Answers the conversions between positions and indices; -1 stands for a cell that does not exist.
    private func indexMethod(_ request: ATSPIRequest, _ table: AccessibilityPart.Table) -> [DBusValue]? {
        let (first, second) = (request.integer(0), request.integer(1))
        switch request.member {
        case "GetIndexAt":
            guard table.contains(row: first, column: second) else { return [.number(-1)] }
            let (row, isTooLarge) = first.multipliedReportingOverflow(by: table.columnCount)
            return [.number(isTooLarge ? -1 : row + second)]
        case "GetRowAtIndex": return [.number(table.position(of: first)?.row ?? -1)]
        case "GetColumnAtIndex": return [.number(table.position(of: first)?.column ?? -1)]
        case "GetRowColumnExtentsAtIndex":
            guard let (row, column) = table.position(of: first) else {
                return [.boolean(false), .number(-1), .number(-1), .number(0), .number(0), .boolean(false)]
            }
            let isSelected = isRowSelected(row, of: request.node)
            return [
                .boolean(true), .number(row), .number(column), .number(1), .number(1), .boolean(isSelected),
            ]
        default: return nil
        }
    }

    private func contentMethod(_ request: ATSPIRequest, _ table: AccessibilityPart.Table) -> [DBusValue]? {
        let (id, first, second) = (request.node.id, request.integer(0), request.integer(1))
        let isCell = table.contains(row: first, column: second)
        switch request.member {
        case "GetAccessibleAt":
            return [reference(to: isCell ? source?.cell(row: first, column: second, of: id) : nil).value]
        case "GetRowExtentAt", "GetColumnExtentAt":
            let cell = isCell ? source?.cell(row: first, column: second, of: id).flatMap { tree[$0]?.cell } : nil
            let span = request.member == "GetRowExtentAt" ? cell?.rows.count : cell?.columns.count
            return [.number(span ?? (isCell ? 1 : 0))]
        case "GetRowDescription": return [.string(headers(row: first, of: id, table).first.map { name(of: $0) } ?? "")]
        case "GetColumnDescription":
            return [.string(headers(column: first, of: id, table).first.map { name(of: $0) } ?? "")]
        case "GetRowHeader": return [reference(to: headers(row: first, of: id, table).first).value]
        case "GetColumnHeader": return [reference(to: headers(column: first, of: id, table).first).value]
        default: return nil
        }
    }

    private func headers(row: Int, of id: AccessibilityID, _ table: AccessibilityPart.Table) -> [AccessibilityID] {
        (0..<table.rowCount).contains(row) ? source?.headers(row: row, of: id) ?? [] : []
    }

    private func headers(column: Int, of id: AccessibilityID, _ table: AccessibilityPart.Table) -> [AccessibilityID] {
        (0..<table.columnCount).contains(column) ? source?.headers(column: column, of: id) ?? [] : []
    }

    private func name(of id: AccessibilityID) -> String { tree[id]?.name ?? "" }

    // MARK: Selection of rows

    private func selectedRows(of node: AccessibilityNode) -> [Int] {
        source?.selectedItems(of: node.id) ?? node.children.compactMap { isSelected($0) ? position(of: $0) : nil }
    }

    /// Returns the row of a node that is a row or a cell.
    private func position(of id: AccessibilityID) -> Int? {
        guard let node = tree[id] else { return nil }
        return node.placement?.index ?? node.cell?.rows.first
    }

    private func isRowSelected(_ row: Int, of node: AccessibilityNode) -> Bool {
        source?.itemCounts(of: node.id) == nil
            ? selectedRows(of: node).contains(row) : source?.isItemSelected(row, of: node.id) == true
    }

    private func selectedRowCount(of node: AccessibilityNode) -> Int {
        source?.itemCounts(of: node.id)?.selected ?? selectedRows(of: node).count
    }

    private func rowSelectionMethod(_ request: ATSPIRequest, _ table: AccessibilityPart.Table) -> [DBusValue]? {
        let (node, row) = (request.node, request.integer(0))
        switch request.member {
        case "GetSelectedRows": return [.array(selectedRows(of: node).map { .number($0) }, of: "i")]
        case "GetSelectedColumns": return [.array([], of: "i")]
        case "IsRowSelected", "IsSelected": return [.boolean(isRowSelected(row, of: node))]
        case "AddRowSelection": return [.boolean(setRow(row, isSelected: true, of: node, table))]
        case "RemoveRowSelection": return [.boolean(setRow(row, isSelected: false, of: node, table))]
        case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": return [.boolean(false)]
        default: return nil
        }
    }

    private func setRow(
        _ row: Int, isSelected: Bool, of node: AccessibilityNode, _ table: AccessibilityPart.Table
    ) -> Bool {
        guard (0..<table.rowCount).contains(row), let source else { return false }
        return source.setItem(row, isSelected: isSelected, of: node.id)
    }

    // MARK: TableCell

    func cellProperty(_ request: ATSPIRequest, _ cell: AccessibilityPart.Cell) -> DBusValue? {
        switch request.member {
        case "RowSpan": .number(cell.rows.count)
        case "ColumnSpan": .number(cell.columns.count)
        case "Position": .structure([.number(cell.row), .number(cell.column)])
        case "Table": reference(to: table(around: request.node.id)).value
        default: nil
        }
    }

    func cellMethod(_ request: ATSPIRequest, _ cell: AccessibilityPart.Cell) -> [DBusValue]? {
        switch request.member {
        case "GetRowColumnSpan":
            return [
                .number(cell.row), .number(cell.column), .number(cell.rows.count), .number(cell.columns.count),
            ]
        case "GetRowHeaderCells": return [references(to: headers(of: request.node.id, rows: cell.rows))]
        case "GetColumnHeaderCells": return [references(to: headers(of: request.node.id, columns: cell.columns))]
        default: return nil
        }
    }

    private func references(to ids: [AccessibilityID]) -> DBusValue {
        .array(ids.map { reference(to: $0).value }, of: "(so)")
    }

    private func headers(of id: AccessibilityID, rows: Range<Int>) -> [AccessibilityID] {
        guard let table = table(around: id) else { return [] }
        return rows.prefix(Self.maximumSpan).flatMap { source?.headers(row: $0, of: table) ?? [] }
    }

    private func headers(of id: AccessibilityID, columns: Range<Int>) -> [AccessibilityID] {
        guard let table = table(around: id) else { return [] }
        return columns.prefix(Self.maximumSpan).flatMap { source?.headers(column: $0, of: table) ?? [] }
    }

    /// The number of rows and columns of a cell whose headers are returned.
    private static let maximumSpan = 64

    /// Returns the nearest table that contains a node, or `nil` if there is none.
    func table(around id: AccessibilityID) -> AccessibilityID? {
        var current = tree.parent(of: id)
        for _ in 0..<Self.maximumCellDepth {
            guard let candidate = current else { return nil }
            if tree[candidate]?.table != nil { return candidate }
            current = tree.parent(of: candidate)
        }
        return nil
    }

    /// A cell is in a row or in a group of rows, not many levels deep.
    private static let maximumCellDepth = 32
}

extension AccessibilityPart.Table {
    fileprivate func contains(row: Int, column: Int) -> Bool {
        (0..<rowCount).contains(row) && (0..<columnCount).contains(column)
    }

    /// Returns the row and the column of a cell, or `nil` if there is no such cell.
    fileprivate func position(of index: Int) -> (row: Int, column: Int)? {
        guard index >= 0, columnCount > 0, index / columnCount < rowCount else { return nil }
        return (index / columnCount, index % columnCount)
    }
}

extension AccessibilityPart.Cell {
    /// The first row; -1 for the header of a column.
    fileprivate var row: Int { rows.isEmpty ? -1 : rows.lowerBound }
    /// The first column; -1 for the header of a row.
    fileprivate var column: Int { columns.isEmpty ? -1 : columns.lowerBound }
}
