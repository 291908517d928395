import Fuzzing
import TestSupport
import Testing

import OpenUILists
import UIKitTestSupport

/// Applies random edits, drags and sizes to a collection view and compares it with a model that computes every frame in
/// sequence.
@Suite @MainActor struct CollectionViewFuzzTests {
    @MainActor private final class Source: NSObject, UICollectionViewDataSource {
        var listModel: ListModel
        init(_ listModel: ListModel) { self.listModel = listModel }

        func numberOfSections(in collectionView: UICollectionView) -> Int { listModel.sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            listModel.sections[section].items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.number = listModel.sections[indexPath.section].items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            view.tag = listModel.sections[indexPath.section].id
            return view
        }
    }

    /// Item sizes that depend on the item's identity.
    @MainActor private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let source: Source
        init(_ source: Source) { self.source = source }
        static func size(_ id: Int) -> CGSize { CGSize(width: 30 + id % 4 * 12, height: 20 + id % 3 * 9) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { Self.size(source.listModel.sections[indexPath.section].items[indexPath.item]) }
    }

    /// Computes every frame of a vertical flow layout from the start.
    private func model(_ listModel: ListModel, width: CGFloat, size: (Int) -> CGSize, uniform: Bool) -> (
        cells: [IndexPath: CGRect], headers: [Int: CGRect], height: CGFloat
    ) {
        var (cells, headers, y) = ([IndexPath: CGRect](), [Int: CGRect](), CGFloat(0))
        for (section, content) in listModel.sections.enumerated() {
            headers[section] = CGRect(x: 0, y: y, width: width, height: 24)
            y += 24 + 5
            var lines: [[Int]] = []
            var used: CGFloat = 0
            for (item, id) in content.items.enumerated() {
                if lines.isEmpty || used + 6 + size(id).width > width - 20 + 0.001 {
                    lines.append([item])
                    used = size(id).width
                } else {
                    lines[lines.count - 1].append(item)
                    used += 6 + size(id).width
                }
            }
            let full = uniform ? max(1, Int((width - 20 + 6) / (size(0).width + 6))) : 0
            for (number, line) in lines.enumerated() {
                let widths = line.map { size(content.items[$0]).width }
                let height = line.map { size(content.items[$0]).height }.max() ?? 0
                let count = uniform ? full : line.count
                let total = uniform ? CGFloat(full) * size(0).width : widths.reduce(0, +)
                let isLast = number == lines.count - 1
                let gap = isLast && !uniform || count == 1 ? 6 : (width - 20 - total) / CGFloat(count - 1)
                var x: CGFloat = count == 1 && (uniform || !isLast) ? 10 + (width - 20 - total) / 2 : 10
                for (item, breadth) in zip(line, widths) {
                    let own = size(content.items[item]).height
                    cells[IndexPath(item: item, section: section)] = CGRect(
                        x: x, y: y + (height - own) / 2, width: breadth, height: own)
                    x += breadth + gap
                }
                y += height + (isLast ? 0 : 8)
            }
            y += 7
        }
        return (cells, headers, y)
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }

    private func check(_ view: UICollectionView, _ source: Source, uniform: Bool, _ comment: Comment) {
        let expected = model(
            source.listModel, width: view.bounds.width,
            size: uniform ? { _ in CGSize(width: 40, height: 30) } : Sizes.size, uniform: uniform)
        expectNear(view.contentSize.height, expected.height, within: 0.01, comment)
        let seen = expected.cells.filter { $0.value.overlaps(view.bounds) }
        #expect(Set(view.indexPathsForVisibleItems) == Set(seen.keys), comment)
        for (path, frame) in seen {
            guard let cell = view.cellForItem(at: path) as? NumberCell else {
                Issue.record("There is no cell at \(path): \(comment)")
                continue
            }
            #expect(isNear(cell.frame, frame), comment)
            #expect(cell.number == source.listModel.sections[path.section].items[path.item], comment)
            #expect(cell.isSelected == view.indexPathsForSelectedItems?.contains(path), comment)
            #expect(cell.superview === view, comment)
            #expect(cell.alpha == 1, comment)
            #expect(!cell.isHidden, comment)
        }
        let headers = expected.headers.filter { $0.value.overlaps(view.bounds) }
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            Set(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section)) == Set(headers.keys),
            comment)
        for (section, frame) in headers {
            let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
            #expect(header.map { isNear($0.frame, frame) } == true, comment)
            #expect(header?.tag == source.listModel.sections[section].id, comment)
        }
    }

    private func tell(_ view: UICollectionView, _ batch: ListModel.Batch) {
        var random = SeededRandom(seed: UInt64(batch.inserted.count))
        view.insertItems(at: batch.inserted.shuffled(using: &random))
        view.deleteItems(at: batch.deleted)
        for (from, to) in batch.moved { view.moveItem(at: from, to: to) }
        view.reloadItems(at: batch.reloaded)
        view.deleteSections(batch.deletedSections)
        view.insertSections(batch.insertedSections)
        view.reloadSections(batch.reloadedSections)
        for (from, to) in batch.movedSections { view.moveSection(from, toSection: to) }
    }

    private func layout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 30)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 6
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 24)
        return layout
    }

    @Test(
        "Random batch updates, drags, flings and sizes show exactly the cells of the model at the model's frames",
        arguments: [true, false])
    func fuzz(uniform: Bool) {
        for seed in 0..<40 {
            WindowStage.run(CGSize(width: 400, height: 400)) { stage in
                let source = Source(ListModel(seed: seed, sections: 1 + seed % 4, items: 4 + seed))
                let sizes = Sizes(source)
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
                view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
                view.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: "header")
                view.dataSource = source
                if !uniform { view.delegate = sizes }
                view.allowsMultipleSelection = true
                stage.add(view, CGRect(x: 0, y: 0, width: 220, height: 260))
                stage.frame()
                check(view, source, uniform: uniform, "seed \(seed), at first")
                for step in 0..<25 {
                    let comment: Comment = "seed \(seed), step \(step)"
                    perform(source.listModel.number(0...5), stage, view, source, comment)
                    check(view, source, uniform: uniform, comment)
                }
                stage.advance(by: 4)
                check(view, source, uniform: uniform, "seed \(seed), at rest")
                let others = view.subviews.filter { !view.visibleCells.contains($0 as? UICollectionViewCell) }
                #expect(others.count { $0 is NumberCell } == 0, "seed \(seed)")
            }
        }
    }

    private func perform(
        _ kind: Int, _ stage: WindowStage, _ view: UICollectionView, _ source: Source, _ comment: Comment
    ) {
        switch kind {
        case 0, 1:
            select(view, source)
            let selected = Set((view.indexPathsForSelectedItems ?? []).map { id(source, $0) })
            var batch = ListModel.Batch()
            var isOver = false
            view.performBatchUpdates {
                batch = source.listModel.edit()
                tell(view, batch)
            } completion: { _ in
                isOver = true
            }
            let expected = selected.subtracting(batch.replaced)
            #expect(Set((view.indexPathsForSelectedItems ?? []).map { id(source, $0) }) == expected, comment)
            if source.listModel.chance(50) {
                stage.advance(by: 0.1)
            } else {
                stage.advance(by: 0.5)
                #expect(isOver, comment)
            }
        case 2:
            stage.drag(
                from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: CGFloat(source.listModel.number(-40...40))),
                steps: 4
            )
            stage.lift(100, 200)
            stage.advance(by: Double(source.listModel.number(0...30)) / 60)
        case 3:
            view.contentOffset.y = CGFloat(source.listModel.number(0...max(0, Int(view.contentSize.height) - 200)))
            stage.frame()
        case 4:
            view.frame.size = CGSize(width: source.listModel.number(90...390), height: source.listModel.number(0...390))
            stage.frame()
        default:
            _ = source.listModel.edit()
            view.reloadData()
            stage.frame()
            #expect(view.indexPathsForSelectedItems?.isEmpty == true, comment)
        }
    }

    private func id(_ source: Source, _ path: IndexPath) -> Int {
        source.listModel.sections[path.section].items[path.item]
    }

    private func select(_ view: UICollectionView, _ source: Source) {
        for (_, path) in source.listModel.places where source.listModel.chance(20) {
            view.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}

extension [UICollectionViewCell] {
    fileprivate func contains(_ cell: UICollectionViewCell?) -> Bool { contains { $0 === cell } }
}
