/// Says how many items a collection view has, and makes their cells.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item: one that the collection view gave, with the item's content.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are.
    ///
    /// 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A header, footer or other supplementary view that the layout asks for: one that the collection view gave.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether an item can be moved by people.
    ///
    /// Yes unless implemented: a movement has to be begun by code first, and ends with
    /// ``collectionView(_:moveItemAt:to:)``.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// People moved an item: change the data; the collection view knows already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// An empty view, with a diagnostic: a layout with headers needs somebody who makes them.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingSupplementary(kind)
        return UICollectionReusableView()
    }

    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.missing.insert(.movableItems)
        return true
    }

    /// Does nothing, with a diagnostic: the data has to follow what people do.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.core.reportUnfollowedMove()
    }
}

/// Is told which items will soon be seen, so that it can fetch what they need.
@MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// The items will probably be seen soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// The items will probably not be seen soon after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// The optional methods that the data source does not implement, as their default implementations say.
struct CollectionMissingMethods: OptionSet {
    let rawValue: Int

    static let movableItems = CollectionMissingMethods(rawValue: 1 << 0)
}
