/// What a node is in a table or in a text.
package enum AccessibilityPart: Equatable, Sendable {
    case table(Table)
    case cell(Cell)
    case link(Link)

    /// The numbers of rows and columns of a table, including the rows that have no view.
    package struct Table: Equatable, Sendable {
        package var rowCount: Int
        package var columnCount: Int

        package init(rowCount: Int, columnCount: Int) {
            self.rowCount = max(rowCount, 0)
            self.columnCount = max(columnCount, 0)
        }
    }

    /// The rows and columns that a cell covers; a header covers no row or no column.
    package struct Cell: Equatable, Sendable {
        package var rows: Range<Int>
        package var columns: Range<Int>

        package init(rows: Range<Int>, columns: Range<Int>) {
            self.rows = rows
            self.columns = columns
        }
    }

    /// A link in the text of the parent.
    package struct Link: Equatable, Sendable {
        /// The text of the link, in Unicode scalars of the parent's text.
        package var range: Range<Int>
        package var address: String

        package init(range: Range<Int>, address: String) {
            self.range = range
            self.address = address
        }
    }
}

extension AccessibilityNode {
    package var table: AccessibilityPart.Table? {
        guard case .table(let table) = part else { return nil }
        return table
    }

    package var cell: AccessibilityPart.Cell? {
        guard case .cell(let cell) = part else { return nil }
        return cell
    }

    package var link: AccessibilityPart.Link? {
        guard case .link(let link) = part else { return nil }
        return link
    }
}
