import OpenUILists
import UIKitTestSupport

/// A collection view with a compositional layout on a stage; its cells determine their sizes by ``size``.
@MainActor final class CompositionalStage: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    /// The size of an item's cell if the layout has an estimated size for it.
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    /// The size of headers, footers and badges, by kind.
    var supplementarySizes: [String: CGSize] = [:]
    /// The number of cells that were requested.
    private(set) var madeCells = 0
    /// The items that the user moved, and their destinations.
    private(set) var moves: [(from: Int, to: Int)] = []
    let view: UICollectionView
    let stage: WindowStage

    init(
        _ stage: WindowStage, _ layout: UICollectionViewLayout, counts: [Int],
        size: CGSize = CGSize(width: 200, height: 200), cells: (@MainActor (IndexPath) -> CGSize)? = nil
    ) {
        (self.stage, self.counts) = (stage, counts)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if let cells { self.size = cells }
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.kinds {
            view.register(SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = self
        stage.add(view, CGRect(origin: .zero, size: size))
        stage.frame()
    }

    static let kinds = ["header", "footer", "badge", "side", "top"]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        madeCells += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.ownSize = size(indexPath)
        cell.accessibilityLabel = "Item \(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? SizedView)?.ownSize = supplementarySizes[kind] ?? CGSize(width: 10, height: 10)
        return view
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append((sourceIndexPath.item, destinationIndexPath.item))
    }

    // MARK: Frames

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frames(_ section: Int = 0) -> [CGRect] {
        (0..<counts[section]).compactMap { frame($0, section) }
    }

    func frame(of kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    /// The frame of a visible cell in the window, or `nil` if the cell is not visible.
    func shownFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return stage.window.convert(cell.bounds, from: cell)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        stage.frame()
    }
}

/// A cell with a size of its own.
final class SizedCell: UICollectionViewCell {
    var ownSize = CGSize(width: 50, height: 50)
    override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}

/// A supplementary view with a size of its own.
final class SizedView: UICollectionReusableView {
    var ownSize = CGSize(width: 10, height: 10)
    override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}

extension NSCollectionLayoutSize {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }

    /// The size of the container.
    static let full = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
}

extension NSCollectionLayoutItem {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(layoutSize: NSCollectionLayoutSize(width, height))
    }

    /// An item that fills its group.
    static var full: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: .full) }
}

extension NSCollectionLayoutSection {
    /// A section of rows with a height.
    static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    }

    /// A section of rows with a number of items each, of equal widths.
    static func grid(_ columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: .full, count: columns))
    }

    /// A section that scrolls on its own, with items of a size.
    static func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 80, height: CGFloat = 60
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.absolute(width), .absolute(height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitem: .full, count: 1))
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the rules of the diagnostics that an operation causes.
func rules(_ operation: () -> Void) -> [String] {
    Diagnostics.record(operation).map(\.rule)
}
