import Fuzzing
import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests lists whose data sources and delegates change them in re-entrant callbacks; `LIST_SEEDS=300` runs more seeds.
@Suite @MainActor struct ReentrantListTests {
    @MainActor
    private final class ReentrantCollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var numbers = Array(0..<60)
        var random: SeededRandom
        var isChanging = true
        private var next = 1000

        init(seed: Int) { random = SeededRandom(seed: UInt64(seed) + 9) }

        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

        func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let number = numbers[indexPath.item]
            change(c)
            let cell = c.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.number = number
            return cell
        }

        func collectionView(
            _ c: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { change(c) }
        func collectionView(
            _ c: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { change(c) }
        func collectionView(_ c: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            change(c)
            return true
        }
        func collectionView(_ c: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            change(c)
            return true
        }
        func collectionView(_ c: UICollectionView, didSelectItemAt indexPath: IndexPath) { change(c) }
        func collectionView(_ c: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { change(c) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let view = scrollView as? UICollectionView { change(view) }
        }

        func change(_ view: UICollectionView) {
            guard isChanging, Int.random(in: 0..<12, using: &random) == 0 else { return }
            switch Int.random(in: 0..<7, using: &random) {
            case 0: view.reloadData()
            case 1:
                view.performBatchUpdates {
                    self.next += 1
                    self.numbers.insert(self.next, at: 0)
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            case 2:
                guard !numbers.isEmpty else { return }
                view.performBatchUpdates {
                    self.numbers.removeLast()
                    view.deleteItems(at: [IndexPath(item: self.numbers.count, section: 0)])
                }
            case 3: view.contentOffset.y = CGFloat(Int.random(in: 0..<500, using: &random))
            case 4: view.collectionViewLayout.invalidateLayout()
            case 5: view.layoutIfNeeded()
            default: view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .top)
            }
        }
    }

    @Test("A collection view shows exactly its data after re-entrant changes in any callback")
    func collection() {
        let seeds = ProcessInfo.processInfo.environment["LIST_SEEDS"].flatMap(Int.init) ?? 60
        for seed in 0..<seeds {
            WindowStage.run(CGSize(width: 200, height: 200)) { stage in
                let source = ReentrantCollectionSource(seed: seed)
                let layout = UICollectionViewFlowLayout()
                layout.minimumLineSpacing = 0
                layout.minimumInteritemSpacing = 0
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                view.delegate = source
                stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
                let found = Diagnostics.record {
                    for step in 0..<12 {
                        stage.advance(by: 0.05)
                        if step % 3 == 0 {
                            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -15), steps: 4)
                            stage.lift(100, 90)
                        } else {
                            stage.tap(CGFloat(20 + step * 11), 80)
                        }
                    }
                    source.isChanging = false
                    stage.advance(by: 4)
                }
                // Updates while the list queries its content are reported; all other changes are allowed.
                #expect(found.allSatisfy { $0.rule == "list.update-during-layout" }, "seed \(seed): \(found)")
                let places = view.indexPathsForVisibleItems.map(\.item)
                let first = Int((view.contentOffset.y / 50).rounded(.down)) * 4
                let last = min(source.numbers.count, Int((view.bounds.maxY / 50).rounded(.up)) * 4)
                #expect(places == Array(first..<max(first, last)), "seed \(seed)")
                for cell in view.visibleCells {
                    let item = view.indexPath(for: cell)?.item ?? 0
                    #expect((cell as? NumberCell)?.number == source.numbers[item], "seed \(seed)")
                }
                #expect(view.subviews.count { $0 is NumberCell } == places.count, "seed \(seed)")
            }
        }
    }

    @MainActor private final class ReentrantTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var numbers = Array(0..<40)
        var random: SeededRandom
        var isChanging = true
        private var next = 1000

        init(seed: Int) { random = SeededRandom(seed: UInt64(seed) + 31) }

        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
        func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let number = numbers[indexPath.row]
            change(t)
            let cell = t.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? NumberRow)?.number = number
            (cell as? NumberRow)?.height = CGFloat(30 + number % 3 * 15)
            return cell
        }
        func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            change(t)
            return UIView()
        }
        func tableView(_ t: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
        func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt p: IndexPath) { change(t) }
        func tableView(_ t: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt p: IndexPath) { change(t) }
        func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? {
            change(t)
            return p
        }
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { change(t) }
        func tableView(_ t: UITableView, didUnhighlightRowAt p: IndexPath) { change(t) }
        func tableView(_ t: UITableView, canMoveRowAt p: IndexPath) -> Bool {
            change(t)
            return true
        }
        func tableView(_ t: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            change(t)
            guard numbers.indices.contains(source.row), target.row < numbers.count else { return }
            numbers.insert(numbers.remove(at: source.row), at: target.row)
            change(t)
        }
        func tableView(
            _ t: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath target: IndexPath
        ) -> IndexPath {
            change(t)
            return target
        }
        func tableView(_ t: UITableView, willBeginEditingRowAt p: IndexPath) { change(t) }
        func tableView(_ t: UITableView, didEndEditingRowAt p: IndexPath?) { change(t) }
        func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool {
            change(t)
            return true
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let view = scrollView as? UITableView { change(view) }
        }

        private func change(_ table: UITableView) {
            guard isChanging, Int.random(in: 0..<15, using: &random) == 0 else { return }
            let place = IndexPath(row: 0, section: 0)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: table.reloadData()
            case 1:
                table.performBatchUpdates {
                    self.next += 1
                    self.numbers.insert(self.next, at: 0)
                    table.insertRows(at: [place], with: .top)
                }
            case 2:
                guard numbers.count > 20 else { return }
                table.performBatchUpdates {
                    self.numbers.removeFirst()
                    table.deleteRows(at: [place], with: .left)
                }
            case 3: table.contentOffset.y = CGFloat(Int.random(in: 0..<500, using: &random))
            case 4: table.setEditing(!table.isEditing, animated: true)
            case 5: table.layoutIfNeeded()
            case 6: table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: true)
            default: table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .top)
            }
        }
    }

    @Test("A table shows exactly its data after re-entrant changes while rows are tapped, swiped and moved")
    func table() {
        let seeds = ProcessInfo.processInfo.environment["LIST_SEEDS"].flatMap(Int.init) ?? 40
        for seed in 0..<seeds {
            WindowStage.run(CGSize(width: 200, height: 200)) { stage in
                let source = ReentrantTableSource(seed: seed)
                let table = UITableView()
                table.register(NumberRow.self, forCellReuseIdentifier: "row")
                table.dataSource = source
                table.delegate = source
                stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
                let found = Diagnostics.record {
                    for step in 0..<12 {
                        stage.advance(by: 0.1)
                        switch step % 4 {
                        case 0:
                            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -15), steps: 4)
                            stage.lift(100, 90)
                        case 1:
                            stage.drag(from: CGPoint(x: 150, y: 80), by: CGVector(dx: -20, dy: 0), steps: 4)
                            stage.lift(70, 80)
                        case 2:
                            table.setEditing(true, animated: false)
                            stage.frame()
                            stage.drag(from: CGPoint(x: 185, y: 90), by: CGVector(dx: 0, dy: 12), steps: 5)
                            stage.lift(185, 150)
                            table.setEditing(false, animated: true)
                        default: stage.tap(CGFloat(20 + step * 11), 80)
                        }
                    }
                    source.isChanging = false
                    table.setEditing(false, animated: false)
                    stage.advance(by: 4)
                }
                let allowed = ["list.update-during-layout", "table-view.unknown-row", "list.inconsistent-update"]
                #expect(found.allSatisfy { allowed.contains($0.rule) }, "seed \(seed): \(found)")
                // A row move during which the data changed leaves the source with data that the list was not notified
                // of, until it reloads.
                if found.contains(where: { $0.rule == "list.inconsistent-update" }) {
                    table.reloadData()
                    stage.advance(by: 1)
                }
                let paths = (0..<source.numbers.count).map { IndexPath(row: $0, section: 0) }
                let expected = paths.filter { table.rectForRow(at: $0).overlaps(table.bounds) }
                #expect(table.indexPathsForVisibleRows == expected, "seed \(seed)")
                #expect(!expected.isEmpty, "seed \(seed)")
                #expect(table.core.movement == nil, "seed \(seed)")
                for cell in table.visibleCells {
                    let row = table.indexPath(for: cell)?.row ?? 0
                    #expect((cell as? NumberRow)?.number == source.numbers[row], "seed \(seed)")
                    #expect(cell.bounds.minX == 0, "seed \(seed)")
                    #expect(!cell.isEditing, "seed \(seed)")
                    #expect(cell.alpha == 1, "seed \(seed)")
                }
                #expect(table.subviews.count { $0 is NumberRow } == expected.count, "seed \(seed)")
            }
        }
    }

    // MARK: Changes during requests for heights and sizes

    /// A data source of a single section that removes rows during one of the requests for a height or a size.
    @MainActor
    private final class ShrinkingSource: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
    {
        var heights: [CGFloat] = [10, 20, 30, 40, 50]
        /// The number of requests before the one that changes the data.
        var pause = 0
        var change: (() -> Void)?
        private(set) var requestsWithoutData = 0

        private func height(at index: Int) -> CGFloat {
            guard heights.indices.contains(index) else {
                requestsWithoutData += 1
                return 0
            }
            let height = heights[index]
            if pause == 0, let change {
                self.change = nil
                change()
            }
            pause -= 1
            return height
        }

        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height(at: path.row) }

        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
        func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            c.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 100, height: height(at: path.item)) }
    }

    /// How a data source announces that it removed its first two rows.
    enum Announcement: CaseIterable {
        case batchUpdate, reload
    }

    private static let removed = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]

    @Test(
        "A table whose delegate removes rows while heights are requested has the heights of the remaining rows",
        arguments: Announcement.allCases, 0..<6)
    func shrinkingTable(announcement: Announcement, pause: Int) {
        WindowStage.run { stage in
            let (table, source) = (UITableView(), ShrinkingSource())
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (source, source)
            stage.add(table, CGRect(x: 0, y: 0, width: 100, height: 200))
            stage.advance(by: 0.1)
            source.pause = pause
            source.change = {
                source.heights.removeFirst(2)
                switch announcement {
                case .batchUpdate: table.deleteRows(at: Self.removed, with: .none)
                case .reload: table.reloadData()
                }
            }
            table.frame.size.width = 90
            table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top, animated: false)
            stage.advance(by: 1)
            #expect(table.contentSize.height == 120)
            #expect(source.requestsWithoutData == 0)
            #expect(source.change == nil)
        }
    }

    /// Shows a collection view with a flow layout whose items and sizes the source provides.
    private func showFlowLayout(
        of source: any UICollectionViewDataSource & UICollectionViewDelegate, on stage: WindowStage
    ) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (source, source)
        stage.add(collection, CGRect(x: 0, y: 0, width: 110, height: 200))
        stage.advance(by: 0.1)
        return collection
    }

    @Test(
        "A flow layout whose delegate removes items while sizes are requested has the sizes of the remaining items",
        arguments: Announcement.allCases, 0..<5)
    func shrinkingCollection(announcement: Announcement, pause: Int) {
        WindowStage.run { stage in
            let source = ShrinkingSource()
            let collection = showFlowLayout(of: source, on: stage)
            source.pause = pause
            source.change = {
                source.heights.removeFirst(2)
                switch announcement {
                case .batchUpdate: collection.deleteItems(at: Self.removed)
                case .reload: collection.reloadData()
                }
            }
            collection.collectionViewLayout.invalidateLayout()
            _ = collection.indexPathForItem(at: .zero)
            stage.advance(by: 1)
            #expect(collection.contentSize.height == 120)
            #expect(source.requestsWithoutData == 0)
            #expect(source.change == nil)
        }
    }

    // MARK: Changes of the width during requests for heights and sizes

    /// A data source that changes the width of the list, on which heights depend, during successive requests.
    @MainActor
    private final class ResizingSource: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
    {
        /// The number of requests before the one with the first change.
        var pause = 0
        /// The widths that are yet to be set, by successive requests.
        var widths: [CGFloat] = []

        private func resize(_ view: UIView) {
            if pause == 0, !widths.isEmpty { view.frame.size.width = widths.removeFirst() } else { pause -= 1 }
        }

        private func height(in view: UIView) -> CGFloat {
            resize(view)
            return view.bounds.width < 100 ? 50 : 20
        }

        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            resize(t)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height(in: t) }
        func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            resize(t)
            return WidthDependentView()
        }
        func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { resize(t) }

        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            resize(c)
            return c.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 60, height: height(in: c)) }
        func collectionView(
            _ c: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { resize(c) }
    }

    /// A view whose height depends on its width.
    private final class WidthDependentView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: size.width < 100 ? 30 : 10)
        }
    }

    @Test(
        "A table whose width changes and is restored while heights are requested has the heights of its width",
        arguments: [0, 44], 0..<17)
    func resizingTable(estimate: CGFloat, pause: Int) {
        WindowStage.run { stage in
            let (table, source) = (UITableView(), ResizingSource())
            table.estimatedRowHeight = estimate
            (table.dataSource, table.delegate) = (source, source)
            stage.add(table, CGRect(x: 0, y: 0, width: 110, height: 200))
            stage.advance(by: 0.1)
            let height = table.contentSize.height
            source.pause = pause
            source.widths = [90, 110]
            table.reloadData()
            stage.advance(by: 1)
            #expect(source.widths.isEmpty)
            #expect(table.contentSize.height == height)
            #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 20)
        }
    }

    @Test(
        "A flow layout whose collection view changes its width and restores it meanwhile has the sizes of its width",
        arguments: 0..<12)
    func resizingCollection(pause: Int) {
        WindowStage.run { stage in
            let source = ResizingSource()
            let collection = showFlowLayout(of: source, on: stage)
            source.pause = pause
            source.widths = [90, 110]
            collection.reloadData()
            stage.advance(by: 1)
            #expect(source.widths.isEmpty)
            #expect(collection.contentSize.height == 100)
        }
    }
}

/// Lists whose delegates replace the data and query the list while they provide heights or sizes.
@Suite @MainActor struct ReentrantHeightTests {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 20
        /// What the delegate does while it provides heights.
        var steps: [@MainActor (UITableView) -> Void] = []
        /// The rows without data for which heights or cells were requested.
        private(set) var unknownRows: [Int] = []

        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            note(path)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            note(path)
            if !steps.isEmpty { steps.removeFirst()(table) }
            return 20
        }

        private func note(_ path: IndexPath) {
            if path.row >= count { unknownRows.append(path.row) }
        }
    }

    private static let queries: [@MainActor (UITableView) -> Void] = [
        { $0.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: false) },
        { $0.layoutIfNeeded() },
        { _ = $0.rectForRow(at: IndexPath(row: 0, section: 0)) },
        { _ = $0.indexPathsForVisibleRows },
        { _ = $0.cellForRow(at: IndexPath(row: 0, section: 0)) },
        { _ = $0.indexPathForRow(at: CGPoint(x: 5, y: 5)) },
    ]

    @Test(
        "No row of the previous data is requested if a delegate replaces the data and queries the table",
        arguments: 0..<6, 0..<6)
    func replacedData(first: Int, second: Int) {
        WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let source = Source()
            let table = UITableView(frame: .zero)
            (table.dataSource, table.delegate) = (source, source)
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.advance(by: 0.1)
            let replace: @MainActor (UITableView) -> Void = { table in
                source.count = 1
                table.reloadData()
            }
            source.steps = [replace, Self.queries[second], Self.queries[first]]
            table.frame.size.width = 100
            Self.queries[first](table)
            stage.advance(by: 0.1)
            #expect(source.unknownRows == [])
            #expect(table.indexPathsForVisibleRows?.count == 1)
        }
    }

    @Test("A delegate that queries the table for each height does not recurse forever", arguments: 0..<6)
    func queriesInEachCall(query: Int) {
        WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let source = Source()
            let table = UITableView(frame: .zero)
            (table.dataSource, table.delegate) = (source, source)
            source.steps = Array(repeating: Self.queries[query], count: 400)
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.advance(by: 0.1)
            table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
            source.steps = []
            stage.advance(by: 0.1)
            table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
            #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
        }
    }

    // MARK: Collection views

    @MainActor
    private final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 20
        var steps: [@MainActor (UICollectionView) -> Void] = []
        private(set) var unknownItems: [Int] = []

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            if path.item >= count { unknownItems.append(path.item) }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            if !steps.isEmpty { steps.removeFirst()(view) }
            return CGSize(width: 40, height: 20)
        }
    }

    private static let itemQueries: [@MainActor (UICollectionView) -> Void] = [
        { $0.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false) },
        { $0.layoutIfNeeded() },
        { _ = $0.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) },
        { _ = $0.indexPathsForVisibleItems },
        { _ = $0.cellForItem(at: IndexPath(item: 0, section: 0)) },
        { _ = $0.indexPathForItem(at: CGPoint(x: 5, y: 5)) },
    ]

    @Test(
        "No cell of the previous data is requested if a delegate replaces the data and queries the collection view",
        arguments: 0..<6, 0..<6)
    func replacedItems(first: Int, second: Int) {
        WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let source = ItemSource()
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (source, source)
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.advance(by: 0.1)
            let replace: @MainActor (UICollectionView) -> Void = { view in
                source.count = 1
                view.reloadData()
            }
            source.steps = [replace, Self.itemQueries[second], Self.itemQueries[first]]
            view.collectionViewLayout.invalidateLayout()
            Self.itemQueries[first](view)
            stage.advance(by: 0.1)
            #expect(source.unknownItems == [])
            #expect(view.indexPathsForVisibleItems.count == 1)
        }
    }
}
