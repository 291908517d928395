import Fuzzing
import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests reordering of rows and items by the user.
@Suite @MainActor struct ListMovementTests {
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[Int]]
        var log: [String] = []
        var limit: Int?
        init(_ sections: [[Int]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? NumberRow)?.number = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(30 + sections[indexPath.section][indexPath.row] % 3 * 12)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            log.append("move \(source) \(target)")
            sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath target: IndexPath
        ) -> IndexPath {
            guard let limit, target.row > limit else { return target }
            return IndexPath(row: limit, section: target.section)
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .none }
    }

    private func show(_ stage: WindowStage, _ rows: Rows) -> UITableView {
        let table = UITableView()
        table.register(NumberRow.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        table.sectionHeaderTopPadding = 0
        table.estimatedRowHeight = 0
        stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 300))
        table.setEditing(true, animated: false)
        stage.frame()
        return table
    }

    private func check(_ table: UITableView, _ rows: Rows, _ comment: Comment) {
        #expect(!table.visibleCells.isEmpty, comment)
        for cell in table.visibleCells {
            guard let cell = cell as? NumberRow, let path = table.indexPath(for: cell) else {
                Issue.record("A visible cell is no row: \(comment)")
                continue
            }
            #expect(cell.number == rows.sections[path.section][path.row], comment)
            #expect(cell.frame == table.rectForRow(at: path), comment)
        }
    }

    @Test(
        "A row that is dragged by its reorder control floats, others make space, and the data source gets the drop position"
    )
    func table() throws {
        try WindowStage.run(CGSize(width: 200, height: 300)) { stage in
            let rows = Rows([[0, 3, 6, 9]])
            let table = show(stage, rows)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            stage.drag(from: CGPoint(x: 185, y: 35), by: CGVector(dx: 0, dy: 7), steps: 10)
            stage.advance(by: 0.4)
            // Rows are 30 points high, below a header of 20.
            #expect(cell.center.y == 105)
            #expect(cell.layer.shadowOpacity > 0)
            #expect(table.contentOffset.y == 0)
            #expect(cell.configurationState.isReordering)
            let others = table.visibleCells.filter { $0 !== cell }.map(\.frame.minY).sorted()
            #expect(others == [20, 50, 110])
            #expect(table.subviews.last { $0 is UITableViewCell } === cell)
            stage.lift(185, 105)
            stage.advance(by: 0.5)
            #expect(rows.log == ["move [0, 0] [0, 2]"])
            #expect(rows.sections == [[3, 6, 0, 9]])
            #expect(cell.frame.minY == 80)
            #expect(cell.layer.shadowOpacity == 0)
            check(table, rows, "dropped")
            rows.limit = 1
            stage.drag(from: CGPoint(x: 185, y: 35), by: CGVector(dx: 0, dy: 9), steps: 10)
            stage.lift(185, 125)
            stage.advance(by: 0.5)
            #expect(rows.sections == [[6, 3, 0, 9]])
        }
    }

    @Test("Random movements in tables with varied heights drop rows at the nearest upper edge")
    func fuzz() {
        for seed in 0..<30 {
            WindowStage.run(CGSize(width: 200, height: 300)) { stage in
                var random = SeededRandom(seed: UInt64(seed) + 21)
                let rows = Rows([Array(0..<6), [], Array(10..<22)])
                let table = show(stage, rows)
                let found = Diagnostics.record {
                    for step in 0..<12 {
                        let comment: Comment = "seed \(seed), step \(step)"
                        guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else {
                            Issue.record("No row is visible: \(comment)")
                            continue
                        }
                        let before = rows.sections
                        let movement = CGFloat(Int.random(in: -120...120, using: &random))
                        #expect(table.core.mover.begin(ListPosition(path)), comment)
                        let start = table.rectForRow(at: path)
                        for part in 1...4 {
                            table.core.mover.update(
                                to: CGPoint(x: 100, y: start.midY + movement * CGFloat(part) / 4))
                            stage.frame()
                        }
                        let expected = goal(before, path, start.minY + movement, header: 20)
                        let commits = step % 4 != 3
                        table.core.mover.end(commits: commits)
                        stage.advance(by: step % 2 == 0 ? 0.5 : 0.1)
                        #expect(rows.sections == (commits ? expected : before), comment)
                        check(table, rows, comment)
                        if step % 3 == 2 { table.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random)) }
                        stage.frame()
                    }
                    stage.advance(by: 1)
                }
                check(table, rows, "seed \(seed)")
                #expect(found.isEmpty)
                #expect(table.subviews.count { $0 is NumberRow } == table.visibleCells.count)
            }
        }
    }

    /// Computes the upper edge of the row at every place: the nearest wins, and ties keep the row where it is.
    private func goal(_ old: [[Int]], _ path: IndexPath, _ top: CGFloat, header: CGFloat) -> [[Int]] {
        func height(_ id: Int) -> CGFloat { CGFloat(30 + id % 3 * 12) }
        var rest = old
        let id = rest[path.section].remove(at: path.row)
        var best: (distance: CGFloat, result: [[Int]])?
        var y: CGFloat = 0
        for (section, content) in rest.enumerated() {
            y += header
            for item in 0...content.count {
                var result = rest
                result[section].insert(id, at: item)
                // An empty section is represented by its own header.
                let distance = abs(y - top)
                if distance < best?.distance ?? .infinity { best = (distance, result) }
                if item < content.count { y += height(content[item]) }
            }
        }
        return best?.result ?? old
    }

    @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[Int]]
        init(_ sections: [[Int]]) { self.sections = sections }
        func numberOfSections(in view: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? NumberCell)?.number = sections[path.section][path.item]
            return cell
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: CGFloat(30 + sections[path.section][path.item] % 4 * 10), height: 30) }
        func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            sections[target.section].insert(sections[source.section].remove(at: source.item), at: target.item)
        }
    }

    @Test("Random item movements, also between sections, end with the data in the order that the layout showed")
    func collection() {
        for seed in 0..<30 {
            WindowStage.run(CGSize(width: 200, height: 300)) { stage in
                var random = SeededRandom(seed: UInt64(seed) + 5)
                let items = Items([Array(0..<20), Array(100..<110)])
                let layout = UICollectionViewFlowLayout()
                layout.minimumLineSpacing = 4
                layout.minimumInteritemSpacing = 4
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = items
                view.delegate = items
                stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 300))
                stage.frame()
                let found = Diagnostics.record {
                    for step in 0..<12 {
                        let comment: Comment = "seed \(seed), step \(step)"
                        guard let path = view.indexPathsForVisibleItems.randomElement(using: &random) else {
                            Issue.record("No item is visible: \(comment)")
                            continue
                        }
                        let id = items.sections[path.section][path.item]
                        let before = items.sections
                        #expect(view.beginInteractiveMovementForItem(at: path), comment)
                        let moved = view.cellForItem(at: path)
                        for _ in 0..<3 {
                            let spot = CGPoint(
                                x: CGFloat(Int.random(in: 0...200, using: &random)),
                                y: view.bounds.minY + CGFloat(Int.random(in: 0...300, using: &random)))
                            view.updateInteractiveMovementTargetPosition(spot)
                            stage.advance(by: 0.3)
                            #expect(moved?.center == spot, comment)
                            #expect((moved as? NumberCell)?.number == id, comment)
                            // Each item keeps its own width while it makes space.
                            for case let cell as NumberCell in view.visibleCells {
                                #expect(cell.bounds.width == CGFloat(30 + cell.number % 4 * 10), comment)
                            }
                        }
                        let shown = shownOrder(view, moved)
                        if step % 4 == 3 {
                            view.cancelInteractiveMovement()
                            #expect(items.sections == before, comment)
                        } else {
                            view.endInteractiveMovement()
                            let all = items.sections.flatMap { $0 }
                            let seen = Set(shown)
                            #expect(all.filter { seen.contains($0) && $0 != id } == shown.filter { $0 != id }, comment)
                        }
                        stage.advance(by: step % 2 == 0 ? 0.5 : 0.1)
                        #expect(!view.visibleCells.isEmpty, comment)
                        for cell in view.visibleCells {
                            guard let cell = cell as? NumberCell, let path = view.indexPath(for: cell) else {
                                Issue.record("A visible cell is no item: \(comment)")
                                continue
                            }
                            #expect(cell.number == items.sections[path.section][path.item], comment)
                            #expect(cell.frame == layout.layoutAttributesForItem(at: path)?.frame, comment)
                        }
                    }
                    stage.advance(by: 1)
                }
                #expect(found.isEmpty)
                #expect(Set(items.sections.flatMap { $0 }) == Set(Array(0..<20) + Array(100..<110)))
                #expect(view.subviews.count { $0 is NumberCell } == view.visibleCells.count)
            }
        }
    }

    /// Returns the items from top to bottom and left to right, without the floating one.
    private func shownOrder(_ view: UICollectionView, _ moved: UIView?) -> [Int] {
        view.visibleCells.filter { $0 !== moved }.sorted {
            ($0.frame.minY.rounded(), $0.frame.minX) < ($1.frame.minY.rounded(), $1.frame.minX)
        }.map { ($0 as? NumberCell)?.number ?? -1 }
    }

    @Test("A diffable data source performs and reports a reordering that its handler allows")
    func diffable() {
        WindowStage.run { stage in
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? NumberCell)?.number = item
                return cell
            }
            var received: [[Int]] = []
            source.reorderingHandlers.canReorderItem = { $0 != 2 }
            source.reorderingHandlers.didReorder = { received.append($0.finalSnapshot.itemIdentifiers) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)) == false)
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 175, y: 25))
            view.endInteractiveMovement()
            #expect(received == [[2, 3, 1]])
            #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
            stage.advance(by: 0.5)
            #expect(view.visibleCells.map { ($0 as? NumberCell)?.number } == [2, 3, 1])
        }
    }

    @Test("A transition layout interpolates elements between two layouts by the gesture's progress")
    func transition() throws {
        try WindowStage.run { stage in
            let items = Items([Array(repeating: 0, count: 4)])
            let (one, two) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
            (one.itemSize, two.itemSize) = (CGSize(width: 50, height: 50), CGSize(width: 200, height: 40))
            let view = UICollectionView(frame: .zero, collectionViewLayout: one)
            view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
            @MainActor final class Plain: NSObject, UICollectionViewDataSource {
                let items: Items
                init(_ items: Items) { self.items = items }
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    items.collectionView(view, cellForItemAt: path)
                }
            }
            let plain = Plain(items)
            view.dataSource = plain
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            var ends: [[Bool]] = []
            let between = view.startInteractiveTransition(to: two) { ends.append([$0, $1]) }
            between.transitionProgress = 0.5
            stage.frame()
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            // From a frame at (75, 0) with width 50 to one at (0, 50) with width 200.
            #expect(cell.frame == CGRect(x: 37.5, y: 25, width: 125, height: 45))
            view.cancelInteractiveTransition()
            stage.advance(by: 0.5)
            #expect(view.collectionViewLayout === one)
            #expect(cell.frame.minX == 75)
            #expect(ends == [[true, false]])
            view.startInteractiveTransition(to: two) { ends.append([$0, $1]) }.transitionProgress = 0.9
            stage.frame()
            view.finishInteractiveTransition()
            stage.advance(by: 0.5)
            #expect(view.collectionViewLayout === two)
            #expect(cell.frame == CGRect(x: 0, y: 50, width: 200, height: 40))
            #expect(ends.last == [true, true])
            #expect(one.collectionView == nil)
            let found = Diagnostics.record { view.finishInteractiveTransition() }
            #expect(found.map(\.rule) == ["collection-view.no-transition"])
        }
    }
}
