/// Provides the number of items of a collection view and their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item: a dequeued cell that is configured with the item's content.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns the number of sections; the default returns 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a header, footer or other supplementary view that the layout requires: a dequeued view with its content.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user can move an item.
    ///
    /// The default returns `true`: movement only starts on request of client code, and ends with
    /// ``collectionView(_:moveItemAt:to:)``.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when the user moved an item: update the data; the collection view is already up to date.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Returns the titles of the index, which scrolls to items, or `nil` for no index.
    ///
    /// The index is at the trailing edge, in front of the content. The titles are requested again when the data is reloaded or
    /// updated.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the index path of the item to which a title of the index scrolls; the default returns the first item of the section
    /// with the index of the title.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns an empty view and reports a diagnostic, because a layout with headers requires this method.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingSupplementary(kind)
        return UICollectionReusableView()
    }

    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.missing.insert(.movableItems)
        return true
    }

    /// Reports a diagnostic, because the data has to follow the move.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.core.reportMissingMoveImplementation()
    }
    /// Returns `nil`.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the index of the title.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}

/// Receives the items that are about to become visible, so that their data can be fetched in advance.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called for items that will probably become visible soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called for prefetched items that will probably not become visible soon.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// The optional methods that the data source does not implement, as recorded by their default implementations.
struct CollectionMissingMethods: OptionSet {
    let rawValue: Int

    static let movableItems = CollectionMissingMethods(rawValue: 1 << 0)
}
