/// A table's data source that is told what there is, and finds out itself what changed.
///
/// Keep it: the table does not. Subclasses override the methods for titles and editing.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final weak var tableView: UITableView?
    private final let cellProvider: CellProvider
    private final let store: DiffableStore<SectionIdentifierType, ItemIdentifierType>

    /// How rows come and go.
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes a data source and gives it to the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        store = DiffableStore(tableView.core)
        super.init()
        tableView.dataSource = self
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
        store.apply(snapshot, animated: animatingDifferences) { [self] in
            tableView?.state.note(defaultRowAnimation, for: $0)
        } completion: {
            completion?()
        }
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

    // MARK: Data source

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { store.sectionCount }

    /// How many items the snapshot has in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.itemCount(in: section)
    }

    /// The cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = store.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
        store.reportNoCell(at: indexPath)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// None, unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.missing.insert(.headerTitles)
        return nil
    }

    /// None, unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.missing.insert(.footerTitles)
        return nil
    }

    /// None, unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the title's number, unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// No, unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// No, unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
