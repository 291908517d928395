/// A collection view's data source that is told what there is, and finds out itself what changed.
///
/// Keep it: the collection view does not.
@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private final let cellProvider: CellProvider
    final let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>

    /// Makes headers and footers, where the layout has any.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes a data source and gives it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        store = DiffableStore(collectionView.core)
        super.init()
        collectionView.dataSource = self
    }

    /// The present content, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.snapshot
    }

    /// Shows another content: what differs is inserted, deleted and moved, with or without an animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        store.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows another content and waits until everything is where it belongs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows another content by reloading everything.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        store.reload(snapshot, completion: completion)
    }

    /// The item at a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        store.item(at: indexPath)
    }

    /// The place of an item; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        store.path(of: itemIdentifier)
    }

    /// The section with a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.section(at: index)
    }

    /// The number of a section; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Outlines

    /// What is asked and told when people expand and collapse items of an outline.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// The present content of a section as an outline; without one, all items are at the top.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        store.outline(of: section)
    }

    /// Shows an outline in a section: the items all of whose parents are expanded.
    ///
    /// A section that is not there comes at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        store.apply(snapshot, to: section, animated: animatingDifferences, completion: completion)
    }

    /// Shows an outline in a section and waits until everything is where it belongs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Reordering

    /// What is asked and told when people move items.
    open var reorderingHandlers = ReorderingHandlers()

    // MARK: Data source

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.sectionCount }

    /// How many items the snapshot has in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.itemCount(in: section)
    }

    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        store.reportNoCell(at: indexPath)
        return UICollectionViewCell()
    }

    /// The view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.reportMissingSupplementary(kind)
        return UICollectionReusableView()
    }

    /// Whether the handler for reordering says so.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Takes over a move that people made, and tells the handlers.
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
}
