import Foundation
import OpenUIKit

/// A cell that a list displays.
struct ShownCell: Equatable {
    let number: Int
    let frame: CGRect
}

/// A list of any kind.
@MainActor protocol ListUnderTest: AnyObject {
    var view: UIScrollView { get }
    var sections: [[Int]] { get }
    /// Called for each query or notification of the list.
    var onCallback: (() -> Void)? { get set }
    var shown: [IndexPath: ShownCell] { get }

    func change(_ section: Int, to new: [Int], removed: [Int], inserted: [Int], animated: Bool)
    func move(_ section: Int, to new: [Int], from: Int, place: Int)
    func replace(_ new: [[Int]])
    func reload()
    func select(_ path: IndexPath)
    func jump(to path: IndexPath, animated: Bool)
}

enum ListKind: CaseIterable {
    case table, collection, diffableTable, diffableCollection, sizedCollection

    @MainActor func make(_ sections: [[Int]]) -> any ListUnderTest {
        switch self {
        case .table: TableUnderTest(sections, isDiffable: false)
        case .collection: CollectionUnderTest(sections, isDiffable: false)
        case .diffableTable: TableUnderTest(sections, isDiffable: true)
        case .diffableCollection: CollectionUnderTest(sections, isDiffable: true)
        case .sizedCollection: SizedCollectionUnderTest(sections, isDiffable: false)
        }
    }
}

private func snapshot(of sections: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
    return snapshot
}

@MainActor private final class TableUnderTest: NSObject, ListUnderTest, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private var source: UITableViewDiffableDataSource<Int, Int>?
    private(set) var sections: [[Int]]
    var onCallback: (() -> Void)?
    var view: UIScrollView { table }

    init(_ sections: [[Int]], isDiffable: Bool) {
        self.sections = sections
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 0
        table.delegate = self
        guard isDiffable else {
            table.dataSource = self
            return
        }
        source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] _, path, number in
            cell(number, path)
        }
        source?.apply(snapshot(of: sections), animatingDifferences: false)
    }

    var shown: [IndexPath: ShownCell] {
        var shown: [IndexPath: ShownCell] = [:]
        for cell in table.visibleCells {
            if let path = table.indexPath(for: cell) { shown[path] = ShownCell(number: cell.tag, frame: cell.frame) }
        }
        return shown
    }

    private func cell(_ number: Int, _ path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = number
        onCallback?()
        return cell
    }

    func change(_ section: Int, to new: [Int], removed: [Int], inserted: [Int], animated: Bool) {
        if let source {
            sections[section] = new
            return source.apply(snapshot(of: sections), animatingDifferences: animated)
        }
        table.performBatchUpdates { [self] in
            sections[section] = new
            table.deleteRows(at: removed.map { IndexPath(row: $0, section: section) }, with: .fade)
            table.insertRows(at: inserted.map { IndexPath(row: $0, section: section) }, with: animated ? .left : .none)
        }
    }

    func move(_ section: Int, to new: [Int], from: Int, place: Int) {
        if let source {
            sections[section] = new
            return source.apply(snapshot(of: sections), animatingDifferences: true)
        }
        table.performBatchUpdates { [self] in
            sections[section] = new
            table.moveRow(at: IndexPath(row: from, section: section), to: IndexPath(row: place, section: section))
        }
    }

    func replace(_ new: [[Int]]) {
        sections = new
        if let source { source.apply(snapshot(of: new), animatingDifferences: true) } else { table.reloadData() }
    }

    func reload() { table.reloadData() }
    func select(_ path: IndexPath) { table.selectRow(at: path, animated: true, scrollPosition: .none) }
    func jump(to path: IndexPath, animated: Bool) { table.scrollToRow(at: path, at: .middle, animated: animated) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(sections[indexPath.section][indexPath.row], indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        // The data of a diffable source is replaced by the snapshot that is being applied, not before.
        let (row, section) = (indexPath.row, indexPath.section)
        if source == nil { precondition(sections[section].indices.contains(row), "a height of a row without data") }
        onCallback?()
        return CGFloat(20 + (row + section) % 3 * 8 + (tableView.bounds.width < 120 ? 5 : 0))
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onCallback?()
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onCallback?()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onCallback?() }
}

@MainActor
private class CollectionUnderTest: NSObject, ListUnderTest, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let collection: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var sections: [[Int]]
    var onCallback: (() -> Void)?
    var view: UIScrollView { collection }

    init(_ sections: [[Int]], isDiffable: Bool) {
        self.sections = sections
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 30)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.delegate = self
        guard isDiffable else {
            collection.dataSource = self
            return
        }
        source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            [unowned self] _, path, number in cell(number, path)
        }
        source?.apply(snapshot(of: sections), animatingDifferences: false)
    }

    var shown: [IndexPath: ShownCell] {
        var shown: [IndexPath: ShownCell] = [:]
        for cell in collection.visibleCells {
            guard let path = collection.indexPath(for: cell) else { continue }
            shown[path] = ShownCell(number: cell.tag, frame: cell.frame)
        }
        return shown
    }

    private func cell(_ number: Int, _ path: IndexPath) -> UICollectionViewCell {
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = number
        onCallback?()
        return cell
    }

    func change(_ section: Int, to new: [Int], removed: [Int], inserted: [Int], animated: Bool) {
        if let source {
            sections[section] = new
            return source.apply(snapshot(of: sections), animatingDifferences: animated)
        }
        collection.performBatchUpdates { [self] in
            sections[section] = new
            collection.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
            collection.insertItems(at: inserted.map { IndexPath(item: $0, section: section) })
        }
    }

    func move(_ section: Int, to new: [Int], from: Int, place: Int) {
        if let source {
            sections[section] = new
            return source.apply(snapshot(of: sections), animatingDifferences: true)
        }
        collection.performBatchUpdates { [self] in
            sections[section] = new
            collection.moveItem(
                at: IndexPath(item: from, section: section), to: IndexPath(item: place, section: section))
        }
    }

    func replace(_ new: [[Int]]) {
        sections = new
        if let source { source.apply(snapshot(of: new), animatingDifferences: true) } else { collection.reloadData() }
    }

    func reload() { collection.reloadData() }
    func select(_ path: IndexPath) { collection.selectItem(at: path, animated: true, scrollPosition: []) }
    func jump(to path: IndexPath, animated: Bool) {
        collection.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(sections[indexPath.section][indexPath.item], indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { onCallback?() }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { onCallback?() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onCallback?() }
}

/// A collection view whose delegate provides the sizes of items.
@MainActor
private final class SizedCollectionUnderTest: CollectionUnderTest, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let (item, section) = (indexPath.item, indexPath.section)
        precondition(sections[section].indices.contains(item), "a size of an item without data")
        onCallback?()
        return CGSize(width: 30 + (item + section) % 4 * 10, height: collectionView.bounds.width < 120 ? 20 : 30)
    }
}
