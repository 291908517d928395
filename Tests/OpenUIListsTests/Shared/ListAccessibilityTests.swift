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
        try Stage.run(CGSize(width: 300, height: 400)) { stage in
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
}
