/// A data source of a collection view that displays snapshots and determines the changes between them.
///
/// The collection view does not retain its data source, so keep a reference to it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a configured supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private final let cellProvider: CellProvider
    final let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>

    /// The closure that provides headers and footers, if the layout has any.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source and sets it on the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        store = DiffableStore(collectionView.core)
        super.init()
        collectionView.dataSource = self
    }

    /// Returns the current snapshot, which can be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.snapshot
    }

    /// Applies a snapshot: the differences are inserted, deleted and moved, with or without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        store.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Applies a snapshot and waits for the end of its animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies a snapshot by reloading all data.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        store.reload(snapshot, completion: completion)
    }

    /// Returns the item at an index path, or `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        store.item(at: indexPath)
    }

    /// Returns the index path of an item, or `nil` if it does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        store.path(of: itemIdentifier)
    }

    /// Returns the section at an index, or `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.section(at: index)
    }

    /// Returns the index of a section, or `nil` if it does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Outlines

    /// The closures that control the expansion of outline items by the user.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Returns the current outline of a section; without an outline, all items are at the top level.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        store.outline(of: section)
    }

    /// Applies an outline to a section, which displays the items whose ancestors are all expanded.
    ///
    /// A section that does not exist is appended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        store.apply(snapshot, to: section, animated: animatingDifferences, completion: completion)
    }

    /// Applies an outline to a section and waits for the end of its animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Reordering

    /// The closures that control reordering by the user.
    open var reorderingHandlers = ReorderingHandlers()

    // MARK: Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.sectionCount }

    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.itemCount(in: section)
    }

    /// Returns the cell from the cell provider.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        store.reportNoCell(at: indexPath)
        return UICollectionViewCell()
    }

    /// Returns the view from the supplementary view provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.reportMissingSupplementary(kind)
        return UICollectionReusableView()
    }

    /// Returns the result of the handler ``ReorderingHandlers/canReorderItem``.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Adopts a move by the user and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let before = store.snapshot
        guard let after = store.move(from: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
        reorderingHandlers.willReorder?(transaction)
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Index

    /// The default returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default returns the first item of the section with the index of the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}
