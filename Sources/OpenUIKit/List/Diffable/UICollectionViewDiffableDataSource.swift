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

    private final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider
    private final var store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()

    /// Makes headers and footers, where the layout has any.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes a data source and gives it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
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
        guard let collectionView else { return store.take(snapshot) }
        let difference = SnapshotDifference(from: store.snapshot, to: snapshot)
        let change = {
            collectionView.performBatchUpdates {
                self.store.take(snapshot)
                collectionView.core.edit { $0 = difference.update }
            } completion: { _ in
                completion?()
            }
            if !difference.reconfigured.isEmpty {
                collectionView.reconfigureItems(at: difference.reconfigured.map(IndexPath.init))
            }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
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
        store.take(snapshot)
        collectionView?.reloadData()
        ViewAnimation.afterTurn { completion?() }
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
        store.sections.indices.contains(index) ? store.sections[index] : nil
    }

    /// The number of a section; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.sections.count }

    /// How many items the snapshot has in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.items.indices.contains(section) ? store.items[section].count : 0
    }

    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        DiffableProblem.noCell(indexPath).report()
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
}

/// Mistakes in the use of a diffable data source.
enum DiffableProblem {
    case noCell(IndexPath)

    func report() {
        switch self {
        case .noCell(let path):
            Diagnostics.report(
                Diagnostic(
                    rule: "diffable.no-cell",
                    message:
                        "The provider made no cell for item \(path.item) of section \(path.section); it stays empty.",
                    subject: "diffable data source", hint: "Return a dequeued cell for every identifier."))
        }
    }
}
