import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

/// Tests the decisions of delegates about the focus in lists.
@Suite @MainActor struct ListFocusTests {
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var allowsUpdates = true
        var preferred: IndexPath?
        var preferenceCount = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool {
            log.append("should \(describe(context))")
            return allowsUpdates
        }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("did \(describe(context))") }
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
            preferenceCount += 1
            return preferred
        }

        private func describe(_ context: UITableViewFocusUpdateContext) -> String {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0?.row ?? -1 }
            return "\(rows[0]) \(rows[1])"
        }
    }

    private enum Key {
        static let tab: UInt32 = 0xFF09
        static let down: UInt32 = 0xFF54
    }

    private func show(_ stage: WindowStage, _ rows: Rows) -> UITableView {
        let table = UITableView()
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 300))
        stage.frame()
        return table
    }

    private func run(_ body: (WindowStage, UITableView, Rows) -> Void) {
        WindowStage.run(CGSize(width: 200, height: 400)) { stage in
            let rows = Rows()
            body(stage, show(stage, rows), rows)
        }
    }

    private func focusedRow(_ table: UITableView) -> Int? {
        table.visibleCells.first(where: \.isFocused).flatMap(table.indexPath(for:))?.row
    }

    @Test("The delegate decides before and is notified after an update of the focus, with the index paths of the rows")
    func notifications() {
        run { stage, table, rows in
            stage.press(Key.tab)
            #expect(rows.log == ["should -1 0", "did -1 0"])
            stage.press(Key.down)
            #expect(rows.log.dropFirst(2) == ["should 0 1", "did 0 1"])
        }
    }

    @Test("A delegate that refuses an update keeps the focus and the row that Tab focuses")
    func refusal() {
        run { stage, table, rows in
            stage.press(Key.tab)
            rows.allowsUpdates = false
            stage.press(Key.down)
            #expect(focusedRow(table) == 0)
            #expect(table.visibleCells[0].canBecomeFocused)
            #expect(!table.visibleCells[1].canBecomeFocused)
        }
    }

    @Test("A row that refuses the focus is not selected by it")
    func refusedSelection() {
        run { stage, table, rows in
            table.selectionFollowsFocus = true
            stage.press(Key.tab)
            rows.allowsUpdates = false
            stage.press(Key.down)
            #expect(table.indexPathForSelectedRow == nil)
        }
    }

    @Test("A row that refuses the focus is not scrolled into view")
    func refusedScrolling() {
        run { stage, table, rows in
            table.frame.size.height = 100
            stage.frame()
            for key in [Key.tab, Key.down] { stage.press(key) }
            let offset = table.contentOffset
            rows.allowsUpdates = false
            stage.press(Key.down)
            stage.frame()
            #expect(table.contentOffset == offset)
            #expect(focusedRow(table) == 1)
        }
    }

    @Test("A request moves the focus to a row that Tab would not focus")
    func request() {
        run { stage, table, rows in
            rows.preferred = IndexPath(row: 2, section: 0)
            let system = UIFocusSystem.focusSystem(for: table)
            system?.requestFocusUpdate(to: table.visibleCells[3])
            #expect(focusedRow(table) == 3)
            system?.requestFocusUpdate(to: table.visibleCells[1])
            #expect(focusedRow(table) == 1)
        }
    }

    @Test("A view can prefer a row")
    func preferredCell() {
        final class Preferring: UIView {
            var preferred: [any UIFocusEnvironment] = []
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
        }
        run { stage, table, rows in
            let view = stage.add(Preferring(), CGRect(x: 0, y: 0, width: 200, height: 300))
            view.addSubview(table)
            stage.frame()
            view.preferred = [table.visibleCells[3]]
            UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
            #expect(focusedRow(table) == 3)
        }
    }

    @Test("A key does not ask the delegate once for every row which one it prefers")
    func preferenceCount() {
        run { stage, table, rows in
            rows.preferenceCount = 0
            stage.press(Key.tab)
            #expect(rows.preferenceCount < table.visibleCells.count)
        }
    }

    @Test("Tab focuses the row that the delegate prefers")
    func preferredRow() {
        run { stage, table, rows in
            rows.preferred = IndexPath(row: 2, section: 0)
            stage.press(Key.tab)
            #expect(focusedRow(table) == 2)
        }
    }

    @Test(
        "Tab returns to the preferred row, or to the row that was focused last if the table remembers it",
        arguments: [(false, 2), (true, 3)])
    func returning(remembers: Bool, row: Int) {
        run { stage, table, rows in
            let button = stage.add(
                UIButton(primaryAction: UIAction(title: "Button") { _ in }), CGRect(x: 0, y: 320, width: 80, height: 40)
            )
            rows.preferred = IndexPath(row: 2, section: 0)
            table.remembersLastFocusedIndexPath = remembers
            stage.press(Key.tab)
            stage.press(Key.down)
            #expect(focusedRow(table) == 3)
            stage.press(Key.tab)
            #expect(button.isFocused)
            stage.press(Key.tab)
            #expect(focusedRow(table) == row)
        }
    }

    @Test("Without a preferred row, Tab returns to the row that was focused last")
    func groupMemory() {
        run { stage, table, rows in
            stage.add(
                UIButton(primaryAction: UIAction(title: "Button") { _ in }), CGRect(x: 0, y: 320, width: 80, height: 40)
            )
            stage.press(Key.tab)
            stage.press(Key.down)
            for _ in 0..<2 { stage.press(Key.tab) }
            #expect(focusedRow(table) == 1)
        }
    }

    @Test("A table view without focus is skipped by Tab")
    func withoutFocus() {
        run { stage, table, rows in
            table.allowsFocus = false
            stage.press(Key.tab)
            #expect(focusedRow(table) == nil)
        }
    }

    @Test("A view controller around the views can refuse an update of the focus")
    func controller() {
        final class Strict: UIViewController {
            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
        }
        WindowStage.run { stage in
            let controller = Strict()
            let button = UIButton(primaryAction: UIAction(title: "Button") { _ in })
            button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
            controller.view.addSubview(button)
            stage.window.rootViewController = controller
            stage.frame()
            stage.press(Key.tab)
            #expect(!button.isFocused)
        }
    }

    // MARK: Collection views

    @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [[IndexPath?]] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            IndexPath(item: 1, section: 0)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { context.nextFocusedIndexPath?.item != 3 }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]) }
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            indexPath.item > 0
        }
    }

    private func show(_ stage: WindowStage, _ items: Items) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 300))
        stage.frame()
        return view
    }

    @Test("The delegate of a collection view decides about the focus and is notified of it")
    func collection() {
        WindowStage.run(CGSize(width: 200, height: 400)) { stage in
            let items = Items()
            let view = show(stage, items)
            stage.press(Key.tab)
            for _ in 0..<2 { stage.press(Key.down) }
            let paths = (1...2).map { IndexPath(item: $0, section: 0) }
            #expect(items.log == [[nil, paths[0]], [paths[0], paths[1]]])
            #expect(view.cellForItem(at: paths[1])?.isFocused == true)
        }
    }

    @Test("Only the cells of items that can be edited are in editing mode")
    func editableItems() {
        WindowStage.run(CGSize(width: 200, height: 400)) { stage in
            let items = Items()
            let view = show(stage, items)
            #expect(view.visibleCells.map(\.configurationState.isEditing) == [false, false, false, false])
            view.isEditing = true
            stage.frame()
            #expect(view.visibleCells.map(\.configurationState.isEditing) == [false, true, true, true])
        }
    }
}
