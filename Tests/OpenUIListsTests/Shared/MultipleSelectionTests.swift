import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

/// Tests the selection of several rows and items with the Shift and the Ctrl key.
@Suite @MainActor struct MultipleSelectionTests {
    private class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    /// Allows to select several rows and items, and records what happens.
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var log: [String] = []
        var didBegin: () -> Void = {}

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("perform \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.row)")
            didBegin()
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("begin \(indexPath.item)") }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
    }

    /// Shows a table view with rows of 40 points.
    private func run(_ body: (WindowStage, UITableView, Delegate) -> Void) {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (table, source, delegate) = (UITableView(), Source(), Delegate())
            table.rowHeight = 40
            (table.dataSource, table.delegate) = (source, delegate)
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            withExtendedLifetime((source, delegate)) { body(stage, table, delegate) }
        }
    }

    private func rows(_ table: UITableView) -> [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test("A tap with Shift selects the rows from the last selected one, and one with Ctrl changes a row's selection")
    func range() {
        run { stage, table, delegate in
            table.allowsMultipleSelection = true
            stage.tap(150, 60)
            #expect(delegate.log == ["select 1", "perform 1"])
            delegate.log = []
            stage.tap(150, 180, modifiers: .shift)
            #expect(rows(table) == [1, 2, 3, 4])
            #expect(delegate.log == ["begin 4", "select 2", "select 3", "select 4", "end"])
            stage.tap(150, 20, modifiers: .shift)
            #expect(rows(table) == [1, 2, 3, 4, 0])
            stage.tap(150, 100, modifiers: .control)
            #expect(rows(table) == [1, 3, 4, 0])
            stage.tap(150, 260, modifiers: .control)
            #expect(rows(table) == [1, 3, 4, 0, 6])
        }
    }

    @Test("The delegate can begin editing when several rows can be selected only then")
    func duringEditing() {
        run { stage, table, delegate in
            table.allowsMultipleSelectionDuringEditing = true
            delegate.didBegin = { table.setEditing(true, animated: false) }
            stage.tap(150, 60)
            stage.tap(150, 140, modifiers: .shift)
            #expect(table.isEditing)
            #expect(rows(table) == [1, 2, 3])
            #expect(delegate.log.last == "end")
        }
    }

    @Test("A tap with Shift is one without if only one row can be selected, or the delegate does not allow several")
    func notAllowed() {
        run { stage, table, delegate in
            stage.tap(150, 60)
            stage.tap(150, 180, modifiers: .shift)
            #expect(rows(table) == [4])
            #expect(!delegate.log.contains("end"))
            table.delegate = nil
            table.allowsMultipleSelection = true
            stage.tap(150, 260, modifiers: .shift)
            #expect(rows(table) == [4, 6])
        }
    }

    @Test("A tap with Shift selects the items from the last selected one")
    func items() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (layout, source, delegate) = (UICollectionViewFlowLayout(), Source(), Delegate())
            layout.itemSize = CGSize(width: 300, height: 40)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            view.allowsMultipleSelection = true
            (view.dataSource, view.delegate) = (source, delegate)
            stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            stage.tap(150, 180)
            stage.tap(150, 60, modifiers: .shift)
            #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4])
            #expect(delegate.log == ["begin 1", "end"])
        }
    }
}
