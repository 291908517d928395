import Testing

import Accessibility
import OpenUILists
import UIKitTestSupport

@Suite("Accessibility of lists") @MainActor struct ListAccessibilityTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var counts = [3, 1000]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.section == 0 { cell.accessoryView = UISwitch() }
            return cell
        }
    }

    /// Runs a body with the builder and a table that shows a few rows.
    private func run(_ body: (Rows, UITableView, AccessibilityTreeBuilder) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = rows
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            defer { AccessibilityTreeBuilder.deactivate() }
            try body(rows, table, AccessibilityTreeBuilder.activate(for: stage.window))
        }
    }

    private func node(_ view: UIView?, _ builder: AccessibilityTreeBuilder) -> AccessibilityNode? {
        builder.updateTree()
        return view.flatMap { builder.id(of: $0) }.flatMap { builder.tree[$0] }
    }

    @Test("A row joins its texts and has its position among all rows")
    func row() {
        run { _, table, builder in
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
            let node = node(cell, builder)
            #expect(node?.role == .listItem)
            #expect(node?.name == "Row 1, Detail")
            #expect(node?.placement == AccessibilityNode.Placement(index: 4, count: 1003))
        }
    }

    @Test("The switch in a row is a node of its own")
    func accessory() throws {
        try run { _, table, builder in
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let children = try #require(node(cell, builder)).children
            #expect(children.map { builder.tree[$0]?.role } == [.toggleSwitch])
        }
    }

    @Test("A selected row has the state selected")
    func selection() {
        run { _, table, builder in
            let path = IndexPath(row: 0, section: 1)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            #expect(node(table.cellForRow(at: path), builder)?.states.contains(.selected) == true)
            table.deselectRow(at: path, animated: false)
            #expect(node(table.cellForRow(at: path), builder)?.states.contains(.selected) == false)
        }
    }

    @Test("Rows below an inserted one have new positions")
    func insertion() {
        run { rows, table, builder in
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
            #expect(node(cell, builder)?.placement?.index == 3)
            rows.counts[0] = 4
            UIView.performWithoutAnimation { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
            table.layoutIfNeeded()
            #expect(node(cell, builder)?.placement == AccessibilityNode.Placement(index: 4, count: 1004))
        }
    }

    @Test("A section header is a heading")
    func header() {
        run { _, table, builder in
            let node = node(table.headerView(forSection: 0), builder)
            #expect(node?.role == .heading)
            #expect(node?.name == "Section 0")
        }
    }

    // MARK: Selection by positions

    @Test("Rows are selected by their positions among all rows, with or without cells")
    func positions() throws {
        try run { _, table, builder in
            table.allowsMultipleSelection = true
            builder.updateTree()
            let id = try #require(builder.id(of: table))
            #expect(builder.setItem(900, isSelected: true, of: id))
            #expect(builder.setItem(1, isSelected: true, of: id))
            #expect(builder.selectedItems(of: id) == [1, 900])
            #expect(
                table.indexPathsForSelectedRows?.sorted() == [
                    IndexPath(row: 1, section: 0), IndexPath(row: 897, section: 1),
                ])
            #expect(builder.setItem(900, isSelected: false, of: id))
            #expect(builder.selectedItems(of: id) == [1])
        }
    }

    @Test("Positions without a row cannot be selected", arguments: [-1, 1003, Int.max, Int.min])
    func missingPositions(position: Int) throws {
        try run { _, table, builder in
            builder.updateTree()
            let id = try #require(builder.id(of: table))
            #expect(!builder.setItem(position, isSelected: true, of: id))
        }
    }

    @Test("All rows of a table with multiple selection are selected and deselected")
    func allRows() throws {
        try run { rows, table, builder in
            table.allowsMultipleSelection = true
            rows.counts = [2, 3]
            table.reloadData()
            table.layoutIfNeeded()
            builder.updateTree()
            let id = try #require(builder.id(of: table))
            #expect(builder.setAllItems(isSelected: true, of: id))
            #expect(builder.selectedItems(of: id) == [0, 1, 2, 3, 4])
            #expect(builder.setAllItems(isSelected: false, of: id))
            #expect(builder.selectedItems(of: id) == [])
        }
    }

    // MARK: Data tables

    /// A table whose cells are the only ones of their rows.
    private final class DataTable: UITableView, UIAccessibilityContainerDataTable {
        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
            any UIAccessibilityContainerDataTableCell
        )? { nil }

        func accessibilityRowCount() -> Int { numberOfRows(inSection: 0) }

        func accessibilityColumnCount() -> Int { 1 }
    }

    @Test(
        "A table view that describes itself as a data table is a table of rows, and reports inserted and removed rows")
    func dataTable() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.counts = [5]
            let table = DataTable(frame: .zero, style: .plain)
            table.accessibilityContainerType = .dataTable
            table.dataSource = rows
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            let described = try #require(node(table, builder))
            #expect(described.role == .table)
            #expect(described.table == AccessibilityPart.Table(rowCount: 5, columnCount: 1))
            #expect(node(table.cellForRow(at: IndexPath(row: 1, section: 0)), builder)?.role == .row)
            var changes: [AccessibilityTableChange] = []
            builder.tree.onEvent = { if case .tableChanged(let change, _) = $0 { changes.append(change) } }
            rows.counts = [6]
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
            }
            builder.updateTree()
            #expect(changes == [.rowsRemoved(0..<1), .rowsInserted(2..<4)])
        }
    }
}
