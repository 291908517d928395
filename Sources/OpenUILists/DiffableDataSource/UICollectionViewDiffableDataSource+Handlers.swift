extension UICollectionViewDiffableDataSource {
    /// Closures that control the expansion of outline items by the user.
    public struct SectionSnapshotHandlers {
        /// Whether an item can be expanded; without this closure every item can.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Called when an item is about to be expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item can be collapsed; without this closure every item can.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Called when an item is about to be collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns the descendants of an item that is expanded, given the current ones, so that children can be created
        /// lazily.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Creates handlers without closures.
        public init() {}
    }

    /// Closures that control reordering by the user.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; without this closure no item can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called when items are about to be reordered.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when items were reordered: update your own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }
}

/// A reordering by the user, with the snapshots before and after it.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between both snapshots, over the items of all sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the individual sections that changed.
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

/// A reordering by the user in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    /// The items of the section before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items of the section after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between both snapshots.
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

/// A data source with outlines whose items can be expanded.
@MainActor protocol OutlineSource: AnyObject {
    /// Returns the state of an item in an outline, or `nil` if its section has no outline.
    func outlineEntry(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)?
    /// Expands or collapses an item, as a tap does.
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
