import Fuzzing
import Testing

import OpenUILists
import UIKitTestSupport

/// Applies random edits, drags and sizes to a table and compares it with a model that sums every height from the start.
@Suite @MainActor struct TableViewFuzzTests {
    enum Heights: CaseIterable {
        /// All rows have the same height.
        case fixed
        /// The delegate returns all heights in advance.
        case exact
        /// The delegate returns estimates, and heights only for visible rows.
        case lazy
        /// The cells determine their own heights.
        case cells
    }

    static func height(_ id: Int) -> CGFloat { CGFloat(20 + id % 5 * 13) }

    @MainActor private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var listModel: ListModel
        init(_ listModel: ListModel) { self.listModel = listModel }

        func numberOfSections(in tableView: UITableView) -> Int { listModel.sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            listModel.sections[section].items.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            guard let row = cell as? NumberRow else { return cell }
            row.number = listModel.sections[indexPath.section].items[indexPath.row]
            row.height = height(row.number)
            return row
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            view.tag = listModel.sections[section].id
            return view
        }
    }

    /// A delegate that returns row heights.
    @MainActor private final class AskedDelegate: NSObject, UITableViewDelegate {
        let source: Source
        init(_ source: Source) { self.source = source }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(source.listModel.sections[indexPath.section].items[indexPath.row])
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            source.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    private func model(_ listModel: ListModel, width: CGFloat, _ height: (Int) -> CGFloat) -> (
        rows: [IndexPath: CGRect], height: CGFloat
    ) {
        var (rows, y) = ([IndexPath: CGRect](), CGFloat(0))
        for (section, content) in listModel.sections.enumerated() {
            y += 30
            for (row, id) in content.items.enumerated() {
                rows[IndexPath(row: row, section: section)] = CGRect(x: 0, y: y, width: width, height: height(id))
                y += height(id)
            }
        }
        return (rows, y)
    }

    /// Nothing is visible in a table without an area, even if its upper edge lies in a row.
    private func isVisible(_ frame: CGRect, in table: UITableView) -> Bool {
        !table.bounds.isEmpty && frame.overlaps(table.bounds)
    }

    private func check(_ table: UITableView, _ source: Source, _ heights: Heights, _ comment: Comment) {
        #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count, comment)
        for cell in table.visibleCells {
            guard let cell = cell as? NumberRow, let path = table.indexPath(for: cell) else {
                Issue.record("A visible cell is no row: \(comment)")
                continue
            }
            #expect(cell.number == source.listModel.sections[path.section].items[path.row], comment)
            #expect(cell.frame == table.rectForRow(at: path), comment)
            #expect(cell.alpha == 1, comment)
            #expect(cell.frame.overlaps(table.bounds), comment)
            #expect(cell.frame.height == (heights == .fixed ? 40 : Self.height(cell.number)), comment)
            #expect(cell.isSelected == (table.indexPathsForSelectedRows ?? []).contains(path), comment)
        }
        let seen = Set(table.indexPathsForVisibleRows ?? [])
        if heights == .fixed || heights == .exact {
            let expected = model(source.listModel, width: table.bounds.width) {
                heights == .fixed ? 40 : Self.height($0)
            }
            #expect(table.contentSize.height == expected.height, comment)
            #expect(seen == Set(expected.rows.filter { isVisible($0.value, in: table) }.keys), comment)
            for path in seen { #expect(table.cellForRow(at: path)?.frame == expected.rows[path], comment) }
        } else {
            let places = source.listModel.places.map(\.path)
            let all = places.filter { isVisible(table.rectForRow(at: $0), in: table) }
            #expect(seen == Set(all), comment)
        }
    }

    private func tell(_ table: UITableView, _ batch: ListModel.Batch, _ animation: UITableView.RowAnimation) {
        var random = SeededRandom(seed: UInt64(batch.inserted.count))
        table.insertRows(at: batch.inserted.shuffled(using: &random), with: animation)
        table.deleteRows(at: batch.deleted, with: animation)
        for (from, to) in batch.moved { table.moveRow(at: from, to: to) }
        table.reloadRows(at: batch.reloaded, with: animation)
        table.deleteSections(batch.deletedSections, with: animation)
        table.insertSections(batch.insertedSections, with: animation)
        table.reloadSections(batch.reloadedSections, with: animation)
        for (from, to) in batch.movedSections { table.moveSection(from, toSection: to) }
    }

    @Test(
        "Random batch updates, drags, flings and sizes show exactly the rows of the model at the model's frames",
        arguments: Heights.allCases)
    func fuzz(heights: Heights) {
        for seed in 0..<30 {
            WindowStage.run(CGSize(width: 400, height: 400)) { stage in
                let source = Source(ListModel(seed: seed, sections: 1 + seed % 4, items: 4 + seed))
                let delegate = AskedDelegate(source)
                let table = UITableView()
                table.register(NumberRow.self, forCellReuseIdentifier: "row")
                table.dataSource = source
                table.delegate = heights == .exact || heights == .lazy ? delegate : source
                if heights == .fixed { table.rowHeight = 40 }
                if heights == .exact { table.estimatedRowHeight = 0 }
                table.sectionHeaderTopPadding = 0
                table.allowsMultipleSelection = true
                stage.add(table, CGRect(x: 0, y: 0, width: 220, height: 260))
                stage.frame()
                check(table, source, heights, "seed \(seed), at first")
                for step in 0..<25 {
                    let comment: Comment = "seed \(seed), step \(step), \(heights)"
                    perform(source.listModel.number(0...5), stage, table, source, comment)
                    check(table, source, heights, comment)
                }
                stage.advance(by: 4)
                check(table, source, heights, "seed \(seed), at rest")
                #expect(
                    table.subviews.count { $0 is NumberRow } == table.visibleCells.count, "seed \(seed), \(heights)")
            }
        }
    }

    private func perform(_ kind: Int, _ stage: WindowStage, _ table: UITableView, _ source: Source, _ comment: Comment)
    {
        switch kind {
        case 0, 1:
            for (_, path) in source.listModel.places where source.listModel.chance(20) {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            let selected = Set((table.indexPathsForSelectedRows ?? []).map { id(source, $0) })
            let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none]
            let animation = animations[source.listModel.number(0...6)]
            var isOver = false
            var replaced: Set<Int> = []
            table.performBatchUpdates {
                let batch = source.listModel.edit()
                tell(table, batch, animation)
                replaced = batch.replaced
            } completion: { _ in
                isOver = true
            }
            #expect(
                Set((table.indexPathsForSelectedRows ?? []).map { id(source, $0) }) == selected.subtracting(replaced),
                comment)
            if source.listModel.chance(50) {
                stage.advance(by: 0.1)
            } else {
                stage.advance(by: 0.5)
                #expect(isOver, comment)
            }
        case 2:
            let distance = CGFloat(source.listModel.number(-40...40))
            stage.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: distance), steps: 4)
            stage.lift(100, 200)
            stage.advance(by: Double(source.listModel.number(0...30)) / 60)
        case 3:
            table.contentOffset.y = CGFloat(source.listModel.number(0...max(0, Int(table.contentSize.height) - 200)))
            stage.frame()
        case 4:
            table.frame.size = CGSize(
                width: source.listModel.number(90...390), height: source.listModel.number(0...390))
            stage.frame()
        default:
            _ = source.listModel.edit()
            table.reloadData()
            stage.frame()
            #expect(table.indexPathsForSelectedRows == nil, comment)
        }
    }

    private func id(_ source: Source, _ path: IndexPath) -> Int {
        source.listModel.sections[path.section].items[path.row]
    }
}
