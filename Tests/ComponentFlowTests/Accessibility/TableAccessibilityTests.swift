import Accessibility
import ComponentFlowTesting
import Testing

@testable import ComponentFlow

/// A table on a stage, and the accessibility tree of its window with the events since the beginning.
@MainActor private final class TableSession {
    let shown = TableStage()
    let builder: AccessibilityTreeBuilder
    private(set) var events: [AccessibilityEvent] = []

    private init() {
        shown.stage.show(FileTable(shelf: shown.shelf, selectsSeveral: true))
        builder = AccessibilityTreeBuilder.activate(for: shown.stage.window)
        builder.updateTree()
        builder.tree.onEvent = { [weak self] in self?.events.append($0) }
    }

    /// Runs a body while an assistive technology is present.
    static func run(_ body: (TableSession) throws -> Void) rethrows {
        defer { AccessibilityTreeBuilder.deactivate() }
        try body(TableSession())
    }

    var tree: AccessibilityTree { builder.tree }

    func nodes(_ role: AccessibilityRole) -> [AccessibilityNode] {
        builder.updateTree()
        func collect(_ id: AccessibilityID) -> [AccessibilityNode] {
            guard let node = tree[id] else { return [] }
            return (node.role == role ? [node] : []) + node.children.flatMap(collect)
        }
        return collect(.application)
    }

    func table() throws -> AccessibilityNode {
        try #require(nodes(.table).first)
    }

    func tableEvents() -> [AccessibilityTableChange] {
        builder.updateTree()
        return events.compactMap { if case .tableChanged(let change, _) = $0 { change } else { nil } }
    }

    func frame() { shown.stage.advance(by: 0.5) }

    func manyFiles(_ count: Int) -> [ListedFile] {
        (0..<count).map { ListedFile(id: $0, name: "file \($0)", size: $0) }
    }

    func showTree(expanded: Set<Int> = []) -> TreeModel {
        let model = TreeModel()
        model.expanded = expanded
        shown.stage.show(TreeList(model: model))
        return model
    }
}

@Suite("Tables and trees as assistive technologies see them") @MainActor
struct TableAccessibilityTests {
    // MARK: Structure

    @Test("A table has a row of headers and rows with cells as children")
    func structure() throws {
        try TableSession.run { session in
            let children = try session.table().children.compactMap { session.tree[$0] }
            #expect(children.map(\.role) == [.row, .row, .row, .row, .row])
            let headers = try #require(children.first).children.compactMap { session.tree[$0]?.role }
            #expect(headers.prefix(3) == [.columnHeader, .columnHeader, .columnHeader])
            let cells = try #require(children.last).children.compactMap { session.tree[$0] }
            #expect(cells.map(\.role) == [.cell, .cell, .cell])
            #expect(cells.map(\.name) == ["book", "20", "text"])
            #expect(cells.map(\.cell?.rows) == [3..<4, 3..<4, 3..<4])
            #expect(cells.map(\.cell?.columns) == [0..<1, 1..<2, 2..<3])
        }
    }

    @Test("A row is named by its cells, and has its position")
    func row() throws {
        try TableSession.run { session in
            let row = try #require(session.nodes(.row).first { $0.placement != nil })
            #expect(row.name == "notes, 30, text")
            #expect(row.placement == AccessibilityNode.Placement(index: 0, count: 4))
            #expect(row.states.isSuperset(of: [.selectable, .focusable]))
        }
    }

    @Test("A table states how many rows and columns it has")
    func counts() throws {
        try TableSession.run { session in
            let table = try session.table()
            #expect(table.table == AccessibilityPart.Table(rowCount: 4, columnCount: 3))
            #expect(table.states.contains(.multiselectable))
        }
    }

    @Test("The header of a column is found by its index")
    func headers() throws {
        try TableSession.run { session in
            let id = try session.table().id
            #expect(session.builder.headers(column: 1, of: id).map { session.tree[$0]?.name } == ["Size"])
            #expect(session.builder.headers(column: 3, of: id) == [])
            #expect(session.builder.headers(column: -1, of: id) == [])
        }
    }

    @Test("The cell at a row and a column is found")
    func cell() throws {
        try TableSession.run { session in
            let cell = session.builder.cell(row: 2, column: 0, of: try session.table().id)
            #expect(cell.flatMap { session.tree[$0] }?.name == "zebra")
        }
    }

    @Test("A cell is as wide as its column, and as high as its row")
    func frames() throws {
        try TableSession.run { session in
            let id = try #require(session.builder.cell(row: 1, column: 1, of: try session.table().id))
            let row = try #require(session.tree.parent(of: id))
            let frame = session.builder.frame(of: id)
            #expect(frame.height == session.builder.frame(of: row).height)
            #expect(frame.minX == session.shown.shownFrame(of: session.shown.cell("Size"))?.minX)
        }
    }

    @Test("A changed text is reported as the name of its cell and of its row")
    func changedText() {
        TableSession.run { session in
            session.shown.shelf.files[1].name = "pear"
            session.frame()
            session.builder.updateTree()
            let changed = session.events.compactMap { event -> AccessibilityRole? in
                guard case .changed(.name, let id) = event else { return nil }
                return session.tree[id]?.role
            }
            #expect(changed.sorted { "\($0)" < "\($1)" } == [.cell, .row])
            #expect(session.nodes(.cell).contains { $0.name == "pear" })
        }
    }

    // MARK: Rows on demand

    @Test("The table counts the rows that have no views")
    func virtualCount() throws {
        try TableSession.run { session in
            session.shown.shelf.files = session.manyFiles(5000)
            session.frame()
            let table = try session.table()
            #expect(table.table?.rowCount == 5000)
            #expect(session.nodes(.row).count < 40)
        }
    }

    @Test("The cell of a row without a view is made without scrolling")
    func rowOnDemand() throws {
        try TableSession.run { session in
            session.shown.shelf.files = session.manyFiles(5000)
            session.frame()
            let offset = session.shown.list?.contentOffset
            let cell = session.builder.cell(row: 4000, column: 0, of: try session.table().id)
            #expect(cell.flatMap { session.tree[$0] }?.name == "file 4000")
            #expect(session.shown.list?.contentOffset == offset)
            #expect(cell.map { session.builder.isShowing($0) } == false)
        }
    }

    @Test("The number of rows that are made for clients is limited")
    func requestLimit() throws {
        try TableSession.run { session in
            session.shown.shelf.files = session.manyFiles(5000)
            session.frame()
            let before = session.nodes(.row).count
            for row in stride(from: 100, to: 4000, by: 50) {
                _ = session.builder.cell(row: row, column: 0, of: try session.table().id)
            }
            #expect(session.nodes(.row).count == before + 16)
        }
    }

    @Test("Rows that were made for clients are released when the rows change")
    func requestEnd() throws {
        try TableSession.run { session in
            session.shown.shelf.files = session.manyFiles(5000)
            session.frame()
            _ = session.builder.cell(row: 4000, column: 0, of: try session.table().id)
            session.shown.shelf.files.removeLast()
            session.frame()
            #expect(!session.nodes(.row).contains { $0.name.hasPrefix("file 4000") })
        }
    }

    // MARK: Selection and focus

    @Test("Rows are selected by their positions, with or without views")
    func selection() throws {
        try TableSession.run { session in
            session.shown.shelf.files = session.manyFiles(5000)
            session.frame()
            let id = try session.table().id
            #expect(session.builder.setItem(3000, isSelected: true, of: id))
            #expect(session.builder.setItem(1, isSelected: true, of: id))
            #expect(session.shown.shelf.several == [1, 3000])
            #expect(session.builder.selectedItems(of: id) == [1, 3000])
            #expect(session.builder.setItem(3000, isSelected: false, of: id))
            #expect(session.shown.shelf.several == [1])
        }
    }

    @Test("A row that does not exist cannot be selected", arguments: [-1, 4, Int.max, Int.min])
    func missingRow(row: Int) throws {
        try TableSession.run { session in
            let id = try session.table().id
            #expect(!session.builder.setItem(row, isSelected: true, of: id))
        }
    }

    @Test("All rows are selected and deselected")
    func selectAll() throws {
        try TableSession.run { session in
            let id = try session.table().id
            #expect(session.builder.setAllItems(isSelected: true, of: id))
            #expect(session.shown.shelf.several == [0, 1, 2, 3])
            #expect(session.builder.setAllItems(isSelected: false, of: id))
            #expect(session.shown.shelf.several == [])
        }
    }

    @Test("A click selects and focuses a row, and both are reported")
    func click() throws {
        try TableSession.run { session in
            let row = try #require(session.nodes(.row).first { $0.name.hasPrefix("apple") })
            let frame = session.builder.frame(of: row.id)
            session.shown.stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
            session.builder.updateTree()
            #expect(session.events.contains(.stateChanged(.selected, isOn: true, of: row.id)))
            #expect(session.events.contains(.stateChanged(.focused, isOn: true, of: row.id)))
            let table = try session.table().id
            #expect(session.events.contains(.selectionChanged(of: table)))
        }
    }

    @Test("The arrow keys move the focus of assistive technologies from row to row")
    func arrowKeys() {
        TableSession.run { session in
            session.shown.list?.focusSelection()
            session.builder.updateTree()
            #expect(session.nodes(.row).filter { $0.states.contains(.focused) }.map(\.placement?.index) == [0])
            session.shown.stage.press(0xff54)
            #expect(session.nodes(.row).filter { $0.states.contains(.focused) }.map(\.placement?.index) == [1])
        }
    }

    @Test("Activating a row selects it")
    func activate() throws {
        try TableSession.run { session in
            let row = try #require(session.nodes(.row).last)
            #expect(row.actions.first?.kind == .activate)
            #expect(session.builder.perform(.activate, on: row.id))
            #expect(session.shown.shelf.several == [3])
        }
    }

    // MARK: Events

    @Test("Inserted rows are reported with their positions")
    func inserted() {
        TableSession.run { session in
            session.shown.shelf.files.insert(ListedFile(id: 9, name: "new", size: 1), at: 2)
            session.frame()
            #expect(session.tableEvents() == [.rowsInserted(2..<3)])
        }
    }

    @Test("Removed rows are reported with their positions before the change")
    func removed() {
        TableSession.run { session in
            session.shown.shelf.files.removeSubrange(1..<3)
            session.frame()
            #expect(session.tableEvents() == [.rowsRemoved(1..<3)])
        }
    }

    @Test("A click on a header reports that rows were reordered")
    func sorted() {
        TableSession.run { session in
            session.shown.clickHeader("Name")
            #expect(session.tableEvents() == [.rowsReordered])
        }
    }

    @Test("A moved column is reported")
    func movedColumn() throws {
        try TableSession.run { session in
            session.shown.shelf.customization.order = ["Size", "Name", "Kind"]
            session.frame()
            #expect(session.tableEvents() == [.columnsReordered])
            #expect(session.nodes(.columnHeader).map(\.name) == ["Size", "Name", "Kind"])
            let cell = session.builder.cell(row: 0, column: 0, of: try session.table().id)
            #expect(cell.flatMap { session.tree[$0] }?.name == "30")
        }
    }

    @Test("A hidden column is no longer counted")
    func hiddenColumn() throws {
        try TableSession.run { session in
            session.shown.shelf.customization[visibility: "Size"] = .hidden
            session.frame()
            let table = try session.table()
            #expect(table.table?.columnCount == 2)
            #expect(session.nodes(.cell).count == 8)
        }
    }

    @Test("Any positions are answered")
    func extremes() throws {
        try TableSession.run { session in
            let id = try session.table().id
            for row in [Int.min, -1, 0, 4, Int.max] {
                for column in [Int.min, -1, 0, 3, Int.max] {
                    let isCell = row == 0 && column == 0
                    #expect(
                        (session.builder.cell(row: row, column: column, of: id) != nil) == isCell, "\(row) \(column)")
                }
            }
        }
    }

    // MARK: Trees

    @Test("The items of a tree have levels, and are expanded or collapsed")
    func treeItems() {
        TableSession.run { session in
            _ = session.showTree(expanded: [1])
            let items = session.nodes(.treeItem)
            #expect(session.nodes(.tree).count == 1)
            #expect(items.map(\.name) == ["1", "11", "12", "2", "3"])
            #expect(items.map(\.level) == [1, 2, 2, 1, 1])
            #expect(items.map { $0.states.contains(.expanded) } == [true, false, false, false, false])
            #expect(items.filter { $0.states.contains(.expandable) }.map(\.name) == ["1", "11", "3"])
        }
    }

    @Test("Expanding an item is reported as its state")
    func expand() throws {
        try TableSession.run { session in
            let model = session.showTree()
            let item = try #require(session.nodes(.treeItem).first)
            model.expanded = [1]
            session.frame()
            session.builder.updateTree()
            #expect(session.events.contains(.stateChanged(.expanded, isOn: true, of: item.id)))
        }
    }

    @Test("A table of a tree is a tree table")
    func treeTable() throws {
        try TableSession.run { session in
            let model = TreeModel()
            model.expanded = [1]
            session.shown.stage.show(TreeTable(model: model))
            let table = try #require(session.nodes(.treeTable).first)
            #expect(table.table?.rowCount == 5)
            #expect(session.nodes(.row).filter { $0.placement != nil }.map(\.level) == [1, 2, 2, 1, 1])
        }
    }
}
