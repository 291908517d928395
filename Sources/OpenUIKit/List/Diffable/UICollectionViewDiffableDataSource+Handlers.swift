extension UICollectionViewDiffableDataSource {
    /// What is asked and told when people expand and collapse items of an outline.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be expanded; yes without it.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be collapsed; yes without it.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// What is to be below an item that is expanded, given what is there now: for children that are made when needed.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that do nothing.
        public init() {}
    }

    /// What is asked and told when people move items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; no without it.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Items are about to be where people moved them.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Items are where people moved them: bring your own data in line.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that do nothing.
        public init() {}
    }
}

/// What people moved, as snapshots before and after.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The content before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The content after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What leads from one to the other, over the items of all sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The same by sections, of those that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            let (before, after) = (
                initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
            )
            return before == after
                ? nil : NSDiffableDataSourceSectionTransaction(section: section, before: before, after: after)
        }
    }
}

/// What people moved in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// Its content before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Its content after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What leads from one to the other.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(section: SectionIdentifierType, before: [ItemIdentifierType], after: [ItemIdentifierType]) {
        func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            snapshot.append(items)
            return snapshot
        }
        sectionIdentifier = section
        (initialSnapshot, finalSnapshot) = (flat(before), flat(after))
        difference = after.difference(from: before)
    }
}

/// A data source in whose outline a cell can be expanded.
@MainActor protocol OutlineSource: AnyObject {
    /// The place of an item in an outline; nil where there is none.
    func outlineEntry(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)?
    /// Expands or collapses an item, as people do.
    func toggleOutline(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineEntry(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)? {
        store.item(at: path).flatMap(store.outlineEntry)
    }

    func toggleOutline(at path: IndexPath) {
        guard let item = store.item(at: path), let section = store.section(at: path.section) else { return }
        let handlers = sectionSnapshotHandlers
        var outline = store.outline(of: section)
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline = store.outline(of: section)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            outline = store.outline(of: section)
            if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: below)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}
