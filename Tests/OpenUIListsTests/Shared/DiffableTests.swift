import Fuzzing
import Testing

@testable import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    @Test("The longest increasing subsequence is as long as the one found by exhaustive search")
    func longestIncreasing() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<300 {
            let numbers = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
            let chosen = zip(numbers, LongestIncreasing.members(of: numbers)).filter(\.1).map(\.0)
            #expect(chosen == chosen.sorted())
            var best = 0
            for mask in 0..<1 << numbers.count {
                let some = numbers.enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
                if some == some.sorted() { best = max(best, some.count) }
            }
            #expect(chosen.count == best)
        }
    }

    private func randomSnapshot(_ random: inout SeededRandom) -> Snapshot {
        var snapshot = Snapshot()
        var items = Array(0..<40).shuffled(using: &random)
        for section in Array(100..<105).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
            snapshot.appendSections([section])
            let count = min(items.count, Int.random(in: 0...12, using: &random))
            snapshot.appendItems(Array(items.prefix(count)))
            items.removeFirst(count)
        }
        for item in snapshot.itemIdentifiers {
            if Int.random(in: 0..<10, using: &random) == 0 { snapshot.reloadItems([item]) }
            if Int.random(in: 0..<10, using: &random) == 0 { snapshot.reconfigureItems([item]) }
        }
        return snapshot
    }

    /// Applies small edits, so that most items keep their positions.
    private func edited(_ old: Snapshot, _ random: inout SeededRandom) -> Snapshot {
        var snapshot = old
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            guard let item = snapshot.itemIdentifiers.randomElement(using: &random),
                let other = snapshot.itemIdentifiers.randomElement(using: &random),
                let section = snapshot.sectionIdentifiers.randomElement(using: &random),
                let next = snapshot.sectionIdentifiers.randomElement(using: &random)
            else { return randomSnapshot(&random) }
            switch Int.random(in: 0...6, using: &random) {
            case 0: snapshot.deleteItems([item])
            case 1: snapshot.moveItem(item, beforeItem: other)
            case 2: snapshot.moveItem(item, afterItem: other)
            case 3:
                let free = Set(0..<60).subtracting(snapshot.itemIdentifiers).sorted()
                if let new = free.randomElement(using: &random) { snapshot.insertItems([new], afterItem: other) }
            case 4: snapshot.moveSection(section, beforeSection: next)
            case 5: snapshot.reloadItems([item])
            default: snapshot.reloadSections([section])
            }
        }
        return snapshot
    }

    @Test("A collection view shows the last of many random snapshots, whichever were animated")
    func collectionView() {
        for seed in 0..<40 {
            WindowStage.run(CGSize(width: 200, height: 300)) { stage in
                var random = SeededRandom(seed: UInt64(seed) + 1)
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 45, height: 20)
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    (cell as? NumberCell)?.number = item
                    return cell
                }
                stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 300))
                stage.frame()
                var snapshot = Snapshot()
                let found = Diagnostics.record {
                    for step in 0..<15 {
                        snapshot = step % 3 == 0 ? randomSnapshot(&random) : edited(source.snapshot(), &random)
                        var isOver = false
                        source.apply(snapshot, animatingDifferences: step % 4 != 1) { isOver = true }
                        stage.advance(by: step % 2 == 0 ? 0.5 : 0.1)
                        if step % 2 == 0 { #expect(isOver) }
                        #expect(view.numberOfSections == snapshot.numberOfSections)
                        for cell in view.visibleCells {
                            let path = view.indexPath(for: cell)
                            let item = path.map {
                                snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[$0.section])[$0.item]
                            }
                            #expect((cell as? NumberCell)?.number == item, "seed \(seed), step \(step)")
                        }
                        let all = snapshot.itemIdentifiers
                        #expect(all.allSatisfy { source.indexPath(for: $0).flatMap(source.itemIdentifier(for:)) == $0 })
                    }
                }
                #expect(found.isEmpty, "seed \(seed): \(found)")
            }
        }
    }

    @Test("A table view shows the last of many random snapshots")
    func table() {
        for seed in 0..<30 {
            WindowStage.run(CGSize(width: 200, height: 300)) { stage in
                var random = SeededRandom(seed: UInt64(seed) + 77)
                let table = UITableView()
                table.register(NumberRow.self, forCellReuseIdentifier: "row")
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                    (cell as? NumberRow)?.number = item
                    return cell
                }
                stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 300))
                let found = Diagnostics.record {
                    for step in 0..<15 {
                        let snapshot = step % 3 == 0 ? randomSnapshot(&random) : edited(source.snapshot(), &random)
                        source.apply(snapshot)
                        stage.advance(by: 0.2)
                        let shown = table.visibleCells.map { ($0 as? NumberRow)?.number ?? -1 }
                        #expect(
                            shown == Array(snapshot.itemIdentifiers.prefix(shown.count)), "seed \(seed), step \(step)")
                        #expect(shown.count == min(7, snapshot.numberOfItems))
                    }
                }
                #expect(found.isEmpty, "seed \(seed): \(found)")
            }
        }
    }

    @Test("An item that moves from the end to the beginning is the only one that the diff moves")
    func fewMoves() {
        var old = Snapshot()
        old.appendSections([0])
        old.appendItems(Array(0..<1000))
        var new = old
        new.moveItem(999, beforeItem: 0)
        let update = SnapshotDifference(from: old, to: new).update
        #expect(update.moved.count == 1)
        #expect(update.deleted.isEmpty)
        #expect(update.inserted.isEmpty)
    }

    @Test("Duplicate and unknown identifiers in snapshot edits are reported and skipped")
    func mistakes() {
        var snapshot = Snapshot()
        let rules = Diagnostics.record {
            snapshot.appendItems([1])
            snapshot.appendSections([7, 7])
            snapshot.appendItems([1, 2, 1])
            snapshot.insertItems([5], beforeItem: 9)
            snapshot.moveItem(1, afterItem: 8)
        }.map(\.rule)
        #expect(
            rules == [
                "diffable.unknown-identifier", "diffable.duplicate-identifier", "diffable.duplicate-identifier",
                "diffable.unknown-identifier", "diffable.unknown-identifier",
            ])
        #expect(snapshot.itemIdentifiers == [1, 2])
        #expect(snapshot.sectionIdentifiers == [7])
        #expect(snapshot.indexOfItem(2) == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == 7)
    }

    @Test("A move by the user is adopted in the snapshot of a table view's data source")
    func movedRow() {
        final class Source: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
        let source = Source(tableView: table) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    }
}
