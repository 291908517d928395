import OpenDisplay
import Testing

@testable import Accessibility

@Suite("Requests about tables") @MainActor struct ATSPITableTests {
    private let tree = AccessibilityTree(name: "Program")
    private let source = FakeSource()
    private let responder: ATSPIResponder
    private static let table = AccessibilityID(1)
    private static let headers = [AccessibilityID(2), AccessibilityID(3)]
    private static let rows = [AccessibilityID(4), AccessibilityID(5)]

    /// Creates a table of 1,000 rows and two columns, of which two rows have nodes.
    init() {
        responder = ATSPIResponder(tree: tree, source: source)
        responder.busName = ":1.5"
        var table = AccessibilityNode(id: Self.table, role: .table)
        table.part = .table(AccessibilityPart.Table(rowCount: 1000, columnCount: 2))
        table.states.insert(.multiselectable)
        table.children = Self.headers + Self.rows
        for (column, id) in Self.headers.enumerated() {
            var header = AccessibilityNode(id: id, role: .columnHeader)
            header.name = ["Name", "Size"][column]
            header.part = .cell(AccessibilityPart.Cell(rows: 0..<0, columns: column..<column + 1))
            tree.set(header)
        }
        for (index, id) in Self.rows.enumerated() {
            var row = AccessibilityNode(id: id, role: .row)
            row.placement = AccessibilityNode.Placement(index: index, count: 1000)
            row.children = (0..<2).map { AccessibilityID(UInt64(10 + 2 * index + $0)) }
            for (column, child) in row.children.enumerated() {
                var cell = AccessibilityNode(id: child, role: .cell)
                cell.part = .cell(
                    AccessibilityPart.Cell(rows: index..<index + 1, columns: column..<column + 1))
                tree.set(cell)
            }
            source.cells.append(row.children)
            tree.set(row)
        }
        source.columnHeaders = Self.headers
        tree.set(table)
        var application = AccessibilityNode(id: .application, role: .application)
        application.children = [Self.table]
        tree.set(application)
    }

    private func table(_ method: String, _ arguments: DBusValue...) throws -> [DBusValue] {
        try responder.call(.table, method, arguments, at: ATSPIReference.path(of: Self.table))
    }

    private func cell(_ method: String, row: Int, column: Int) throws -> [DBusValue] {
        try responder.call(.tableCell, method, [], at: ATSPIReference.path(of: source.cells[row][column]))
    }

    private func property(_ interface: ATSPIInterface, _ name: String, of id: AccessibilityID) throws -> DBusValue {
        try responder.property(interface, name, at: ATSPIReference.path(of: id))
    }

    private func reference(_ id: AccessibilityID?) -> DBusValue { responder.reference(to: id).value }

    // MARK: Table

    @Test("A table counts all of its rows, not only those that have nodes")
    func counts() throws {
        #expect(try property(.table, "NRows", of: Self.table) == .int32(1000))
        #expect(try property(.table, "NColumns", of: Self.table) == .int32(2))
    }

    @Test("The cell at a row and a column is found")
    func cellAt() throws {
        #expect(try table("GetAccessibleAt", .int32(1), .int32(0)) == [reference(AccessibilityID(12))])
    }

    @Test(
        "A position outside of the table gives the null object",
        arguments: [(-1, 0), (0, -1), (1000, 0), (0, 2), (Int32.max, Int32.max), (Int32.min, Int32.min)])
    func outside(row: Int32, column: Int32) throws {
        #expect(try table("GetAccessibleAt", .int32(row), .int32(column)) == [reference(nil)])
        #expect(try table("GetIndexAt", .int32(row), .int32(column)) == [.int32(-1)])
    }

    @Test("The index of a cell counts the cells row by row")
    func indices() throws {
        #expect(try table("GetIndexAt", .int32(3), .int32(1)) == [.int32(7)])
        #expect(try table("GetRowAtIndex", .int32(7)) == [.int32(3)])
        #expect(try table("GetColumnAtIndex", .int32(7)) == [.int32(1)])
    }

    @Test("An index without a cell has no row and no column", arguments: [-1, 2000, Int32.max, Int32.min])
    func wrongIndex(index: Int32) throws {
        #expect(try table("GetRowAtIndex", .int32(index)) == [.int32(-1)])
        #expect(try table("GetColumnAtIndex", .int32(index)) == [.int32(-1)])
        #expect(try table("GetRowColumnExtentsAtIndex", .int32(index)).first == .boolean(false))
    }

    @Test("The header of a column describes it")
    func header() throws {
        #expect(try table("GetColumnHeader", .int32(1)) == [reference(Self.headers[1])])
        #expect(try table("GetColumnDescription", .int32(1)) == [.string("Size")])
        #expect(try table("GetRowHeader", .int32(1)) == [reference(nil)])
        #expect(try table("GetColumnHeader", .int32(2)) == [reference(nil)])
    }

    @Test("Selected rows without nodes count")
    func selectedRows() throws {
        source.selected = [1, 500]
        #expect(try property(.table, "NSelectedRows", of: Self.table) == .int32(2))
        #expect(try table("GetSelectedRows") == [.array([.int32(1), .int32(500)], of: "i")])
        #expect(try table("IsRowSelected", .int32(500)) == [.boolean(true)])
        #expect(try table("IsSelected", .int32(2), .int32(0)) == [.boolean(false)])
    }

    @Test("A row without a node is selected and deselected")
    func selectRow() throws {
        source.selected = []
        #expect(try table("AddRowSelection", .int32(700)) == [.boolean(true)])
        #expect(source.selected == [700])
        #expect(try table("RemoveRowSelection", .int32(700)) == [.boolean(true)])
        #expect(source.selected == [])
    }

    @Test("A row that does not exist cannot be selected", arguments: [-1, 1000, Int32.max])
    func selectMissingRow(row: Int32) throws {
        #expect(try table("AddRowSelection", .int32(row)) == [.boolean(false)])
        #expect(source.requests == [])
    }

    @Test("All rows of a table are selected at once")
    func selectAll() throws {
        source.selected = []
        let path = ATSPIReference.path(of: Self.table)
        #expect(try responder.call(.selection, "SelectAll", [], at: path) == [.boolean(true)])
        #expect(source.requests == ["select all 1"])
    }

    // MARK: Many rows

    @Test("All rows of a list with more rows than fit in the time between two frames are not selected")
    func selectAllOfMany() throws {
        source.selected = []
        source.itemCount = 1_000_000
        let path = ATSPIReference.path(of: Self.table)
        #expect(throws: ATSPIError.tooManyItems) { try responder.call(.selection, "SelectAll", [], at: path) }
        #expect(source.requests == [])
        #expect(ATSPIError.tooManyItems.name == "org.freedesktop.DBus.Error.LimitsExceeded")
    }

    @Test(
        "Requests that depend on the selected rows are refused if these are too many",
        arguments: [
            (ATSPIInterface.table, "GetSelectedRows"), (.table, "AddRowSelection"), (.table, "RemoveRowSelection"),
            (.selection, "SelectChild"), (.selection, "DeselectChild"), (.selection, "DeselectSelectedChild"),
            (.selection, "ClearSelection"), (.selection, "SelectAll"),
        ])
    func manySelected(interface: ATSPIInterface, member: String) throws {
        source.selected = Array(0...ATSPIResponder.selectionLimit)
        source.itemCount = 1_000_000
        let path = ATSPIReference.path(of: Self.table)
        #expect(throws: ATSPIError.tooManyItems) { try responder.call(interface, member, [.int32(1)], at: path) }
        #expect(source.requests == [])
    }

    @Test("The number of selected rows, and whether a row is selected, are known of any number")
    func manySelectedRows() throws {
        source.selected = Array(0..<500_000)
        #expect(try property(.table, "NSelectedRows", of: Self.table) == .int32(500_000))
        #expect(try table("IsRowSelected", .int32(500)) == [.boolean(true)])
        #expect(source.selectionRequests == 0)
    }

    // MARK: TableCell

    @Test("A cell has its position, its spans and its table")
    func position() throws {
        let id = source.cells[1][1]
        #expect(try property(.tableCell, "Position", of: id) == .structure([.int32(1), .int32(1)]))
        #expect(try property(.tableCell, "RowSpan", of: id) == .int32(1))
        #expect(try property(.tableCell, "Table", of: id) == reference(Self.table))
        let all: [DBusValue] = [.int32(1), .int32(1), .int32(1), .int32(1)]
        #expect(try cell("GetRowColumnSpan", row: 1, column: 1) == all)
    }

    @Test("A cell has the header of its column")
    func columnHeaders() throws {
        let found = try cell("GetColumnHeaderCells", row: 1, column: 1)
        #expect(found == [.array([reference(Self.headers[1])], of: "(so)")])
        #expect(try cell("GetRowHeaderCells", row: 1, column: 1) == [.array([], of: "(so)")])
    }

    @Test("A header has a column, but no row")
    func headerPosition() throws {
        let position = try property(.tableCell, "Position", of: Self.headers[1])
        #expect(position == .structure([.int32(-1), .int32(1)]))
    }

    @Test("Attributes state the numbers of rows and columns, and the index of a cell")
    func attributes() throws {
        func attributes(_ id: AccessibilityID) throws -> [String: DBusValue] {
            try responder.call(.accessible, "GetAttributes", [], at: ATSPIReference.path(of: id)).first?.asDictionary
                ?? [:]
        }
        #expect(try attributes(Self.table)["rowcount"] == .string("1000"))
        #expect(try attributes(source.cells[1][1])["rowindex"] == .string("2"))
        #expect(try attributes(source.cells[1][1])["table-cell-index"] == .string("3"))
    }

    @Test("Headers, rows and cells have roles of their own")
    func roles() throws {
        func role(_ id: AccessibilityID) throws -> [DBusValue] {
            try responder.call(.accessible, "GetRoleName", [], at: ATSPIReference.path(of: id))
        }
        #expect(try role(Self.headers[0]) == [.string("column header")])
        #expect(try role(Self.rows[0]) == [.string("table row")])
        #expect(try role(source.cells[0][0]) == [.string("table cell")])
    }

    // MARK: Events

    @Test("Removed and inserted rows are events with the first row and the number of rows")
    func rowEvents() {
        let removed = responder.signals(for: .tableChanged(.rowsRemoved(3..<5), of: Self.table)).first
        #expect(removed?.member == "RowDeleted")
        #expect(removed?.arguments[1...2] == [.int32(3), .int32(2)])
        let inserted = responder.signals(for: .tableChanged(.rowsInserted(7..<8), of: Self.table)).first
        #expect(inserted?.member == "RowInserted")
        #expect(inserted?.arguments[1...2] == [.int32(7), .int32(1)])
    }

    @Test("Sorting rows and moving columns are events")
    func orderEvents() {
        let rows = responder.signals(for: .tableChanged(.rowsReordered, of: Self.table))
        #expect(rows.map(\.member) == ["RowReordered"])
        let columns = responder.signals(for: .tableChanged(.columnsReordered, of: Self.table))
        #expect(columns.map(\.member) == ["ColumnReordered"])
    }
}
