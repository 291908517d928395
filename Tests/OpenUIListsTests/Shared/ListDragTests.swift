import OpenDisplay
import Testing

import OpenUILists
import UIKitTestSupport

/// Tests drag and drop in tables and collections, driven by a synthetic pointer.
@Suite @MainActor struct ListDragTests {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var names = ["a", "b", "c", "d"]
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var operation = UIDropOperation.move
        var canMove = true
        var lastDestination: IndexPath?
        var lastSource: IndexPath?
        var updateCount = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            names.insert(names.remove(at: source.row), at: target.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))]
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            updateCount += 1
            return UITableViewDropProposal(
                operation: session.localDragSession == nil ? .copy : operation, intent: intent)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            lastDestination = coordinator.destinationIndexPath
            lastSource = coordinator.items.first?.sourceIndexPath
            coordinator.session.loadObjects(ofClass: String.self) { [weak self] values in
                self?.names += values.compactMap { $0 as? String }
                tableView.reloadData()
            }
        }
    }

    private func show(_ stage: WindowStage, _ rows: any UITableViewDataSource) -> UITableView {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        table.dataSource = rows
        stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 300))
        stage.frame()
        return table
    }

    private func drag(_ stage: WindowStage, from start: CGPoint, to end: CGPoint) {
        stage.pointer(.pressed, start.x, start.y, button: 1)
        stage.pointer(.moved, start.x + 9, start.y)
        stage.pointer(.moved, end.x, end.y)
        stage.frame()
        stage.pointer(.released, end.x, end.y, button: 1)
        stage.frame()
    }

    @Test("Without a drop delegate, a dragged row moves where it is dropped")
    func reordering() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            show(stage, rows).dragDelegate = rows
            drag(stage, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 110))
            #expect(rows.names == ["b", "c", "a", "d"])
        }
    }

    @Test("Without a drop delegate, a row that cannot be moved stays at its place")
    func immovable() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            rows.canMove = false
            show(stage, rows).dragDelegate = rows
            drag(stage, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 110))
            #expect(rows.names == ["a", "b", "c", "d"])
        }
    }

    @Test("The destination of a row that moves down does not count the row itself")
    func destination() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            let table = show(stage, rows)
            (table.dragDelegate, table.dropDelegate) = (rows, rows)
            drag(stage, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 110))
            #expect(rows.lastDestination == IndexPath(row: 2, section: 0))
            #expect(rows.lastSource == IndexPath(row: 0, section: 0))
        }
    }

    @Test("A drop into a row has the row as its destination")
    func into() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            rows.intent = .insertIntoDestinationIndexPath
            let table = show(stage, rows)
            (table.dragDelegate, table.dropDelegate) = (rows, rows)
            drag(stage, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 110))
            #expect(rows.lastDestination == IndexPath(row: 2, section: 0))
        }
    }

    @Test("Text of another program is dropped at the end of a table below its rows")
    func foreign() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            let table = show(stage, rows)
            table.dropDelegate = rows
            let drop = SyntheticDrop([("text/plain", Data("new".utf8))])
            #expect(drop.move(over: stage.surface, to: CGPoint(x: 50, y: 250)) == .copy)
            #expect(table.hasActiveDrop)
            drop.drop(at: CGPoint(x: 50, y: 250))
            drop.deliver()
            #expect(rows.lastDestination == IndexPath(row: 4, section: 0))
            #expect(rows.names.last == "new")
            #expect(!table.hasActiveDrop)
        }
    }

    @Test("A drop is performed with the last proposal")
    func lastProposal() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            show(stage, rows).dropDelegate = rows
            let drop = SyntheticDrop([("text/plain", Data("new".utf8))])
            drop.move(over: stage.surface, to: CGPoint(x: 50, y: 250))
            drop.drop(at: CGPoint(x: 50, y: 250))
            #expect(rows.updateCount == 2, "one for the movement, and one for the location of the drop")
        }
    }

    @Test(
        "A line shows where rows would be inserted, unless the drop has no relation to a place",
        arguments: [
            (UITableViewDropProposal.Intent.insertAtDestinationIndexPath, true), (.automatic, true),
            (.unspecified, false),
        ])
    func indicator(intent: UITableViewDropProposal.Intent, isShown: Bool) {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            rows.intent = intent
            show(stage, rows).dropDelegate = rows
            let before = stage.pixel(100, 160)
            SyntheticDrop([("text/plain", Data())]).move(over: stage.surface, to: CGPoint(x: 50, y: 250))
            #expect((stage.pixel(100, 160) != before) == isShown)
        }
    }

    private final class Approval: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(row: 99, section: 0)
        }
    }

    @Test("A row is not moved to a destination that does not exist")
    func impossibleDestination() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let (rows, approval) = (Rows(), Approval())
            let table = show(stage, rows)
            (table.dragDelegate, table.delegate) = (rows, approval)
            stage.frame()
            drag(stage, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 110))
            #expect(rows.names == ["a", "b", "c", "d"])
        }
    }

    @MainActor private final class Sections: NSObject, UITableViewDataSource, UITableViewDragDelegate {
        var names = [["a", "b"], []]

        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            names[target.section].insert(names[source.section].remove(at: source.row), at: target.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.row]))]
        }
    }

    @Test("A row is dropped into an empty section at its header")
    func emptySection() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let sections = Sections()
            let table = show(stage, sections)
            table.dragDelegate = sections
            let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
            let header = table.rectForHeader(inSection: 1)
            drag(stage, from: CGPoint(x: 50, y: row.midY), to: CGPoint(x: 50, y: header.midY))
            #expect(sections.names == [["b"], ["a"]])
        }
    }

    @Test("The source of an item is unknown after the data has changed during the drag")
    func changedData() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            let table = show(stage, rows)
            (table.dragDelegate, table.dropDelegate) = (rows, rows)
            stage.pointer(.pressed, 50, 20, button: 1)
            stage.pointer(.moved, 60, 20)
            #expect(table.hasActiveDrag)
            rows.names = ["a"]
            table.reloadData()
            stage.frame()
            stage.pointer(.moved, 50, 110)
            stage.pointer(.released, 50, 110, button: 1)
            #expect(rows.lastDestination == IndexPath(row: 1, section: 0))
            #expect(rows.lastSource == nil)
            #expect(!table.hasActiveDrag)
        }
    }

    private final class ReportingCell: UITableViewCell {
        var states: [DragState] = []

        override func dragStateDidChange(_ dragState: DragState) {
            super.dragStateDidChange(dragState)
            states.append(dragState)
        }
    }

    @Test("A dragged cell is notified when the drag begins and ends, also if its row was removed meanwhile")
    func dragStates() throws {
        try WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            let table = show(stage, rows)
            table.register(ReportingCell.self, forCellReuseIdentifier: "row")
            table.reloadData()
            stage.frame()
            table.dragDelegate = rows
            let cells = try [0, 1].map { row in
                try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? ReportingCell)
            }
            stage.pointer(.pressed, 50, 20, button: 1)
            stage.pointer(.moved, 60, 20)
            #expect(cells[0].states == [.lifting, .dragging])
            rows.names = ["b"]
            table.reloadData()
            stage.frame()
            stage.pointer(.released, 60, 20, button: 1)
            #expect(cells[0].states == [.lifting, .dragging, .none])
            #expect(cells[1].states.isEmpty)
        }
    }

    @Test("A table that is removed during the drag of its row ends it without a move")
    func removed() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows()
            let table = show(stage, rows)
            table.dragDelegate = rows
            stage.pointer(.pressed, 50, 20, button: 1)
            stage.pointer(.moved, 60, 20)
            table.removeFromSuperview()
            stage.pointer(.released, 50, 110, button: 1)
            #expect(rows.names == ["a", "b", "c", "d"])
            #expect(!table.hasActiveDrag)
        }
    }

    @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
        var names = ["a", "b", "c", "d", "e"]

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
        ) {
            names.insert(names.remove(at: source.item), at: target.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item]))]
        }
    }

    private func show(_ stage: WindowStage, _ items: Items, _ itemSize: CGSize, lineSpacing: CGFloat = 0) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = lineSpacing
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = items
        grid.dragDelegate = items
        stage.add(grid, CGRect(x: 0, y: 0, width: 200, height: 300))
        stage.frame()
    }

    @Test("An item of a grid is dropped before or behind another one in its row")
    func grid() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let items = Items()
            show(stage, items, CGSize(width: 40, height: 40))
            drag(stage, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 115, y: 20))
            #expect(items.names == ["b", "c", "a", "d", "e"])
        }
    }

    @Test("An item that is dropped in the space between two others is inserted there")
    func spacing() {
        WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let items = Items()
            show(stage, items, CGSize(width: 200, height: 40), lineSpacing: 20)
            drag(stage, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 105))
            #expect(items.names == ["b", "a", "c", "d", "e"])
        }
    }
}
