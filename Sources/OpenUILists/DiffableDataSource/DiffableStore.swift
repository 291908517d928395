/// The shared implementation of both diffable data sources: holds the current snapshot, applies new ones and finds
/// items.
@MainActor final class DiffableStore<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private weak var core: ListCore?
    private(set) var snapshot = Snapshot()
    private(set) var sections: [Section] = []
    private var items: [[Item]] = []
    /// The outlines of the sections that have one.
    private var outlines: [Section: Outline] = [:]
    /// The positions of all items, created on first use.
    private var positions: [Item: ListPosition]?

    init(_ core: ListCore) {
        self.core = core
    }

    private func take(_ snapshot: Snapshot) {
        self.snapshot = snapshot.withoutReloadMarks
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers(inSection:))
        positions = nil
    }

    // MARK: Applying snapshots

    /// Applies a snapshot.
    ///
    /// - Parameter prepare: A closure that receives the changes before the list view does.
    func apply(
        _ snapshot: Snapshot, animated: Bool, prepare: ((ListUpdate) -> Void)? = nil, completion: (() -> Void)?
    ) {
        updateOutlines(for: snapshot)
        guard let core else { return take(snapshot) }
        let difference = SnapshotDifference(from: self.snapshot, to: snapshot)
        let change = { [self] in
            core.performUpdates { [self] in
                take(snapshot)
                prepare?(difference.update)
                core.edit { $0 = difference.update }
            } completion: { _ in
                completion?()
            }
            if !difference.reconfigured.isEmpty { core.reconfigure(difference.reconfigured) }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Applies a snapshot by reloading all data.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        updateOutlines(for: snapshot)
        take(snapshot)
        core?.reloadData()
        ViewAnimation.afterRunLoopIteration { completion?() }
    }

    // MARK: Queries

    var sectionCount: Int { sections.count }

    func itemCount(in section: Int) -> Int {
        items.indices.contains(section) ? items[section].count : 0
    }

    func section(at index: Int) -> Section? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    func item(at path: IndexPath) -> Item? {
        guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
        return items[path.section][path.item]
    }

    /// Returns the index path of an item, in O(n) on the first call after a snapshot was applied and in O(1)
    /// afterwards.
    func path(of item: Item) -> IndexPath? {
        if positions == nil {
            var all: [Item: ListPosition] = [:]
            all.reserveCapacity(snapshot.numberOfItems)
            for (section, content) in items.enumerated() {
                for (index, item) in content.enumerated() { all[item] = ListPosition(section, index) }
            }
            positions = all
        }
        return positions?[item].map(IndexPath.init)
    }

    func reportNoCell(at path: IndexPath) {
        Diagnostics.report(
            Diagnostic(
                rule: "diffable.no-cell",
                message:
                    "The cell provider returned nil for item \(path.item) of section \(path.section); an empty "
                    + "cell is used.",
                subject: "diffable data source", hint: "Return a dequeued cell for every identifier."))
    }

    // MARK: Outlines

    func outline(of section: Section) -> Outline {
        if let outline = outlines[section] { return outline }
        var flat = Outline()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }

    /// Returns the state of an item in an outline, or `nil` if its section has no outline.
    func outlineEntry(of item: Item) -> (level: Int, isExpanded: Bool, hasChildren: Bool)? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let outline = outlines[section]
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item), outline.hasChildren(item))
    }

    /// Applies an outline to a section, which is appended if it does not exist.
    func apply(_ outline: Outline, to section: Section, animated: Bool, completion: (() -> Void)?) {
        var next = snapshot
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.itemIdentifiers(inSection: section))
        next.appendItems(outline.visibleItems, toSection: section)
        outlines[section] = outline
        apply(next, animated: animated, completion: completion)
        // Accessories and indentation of cells that remain visible have to be updated, too.
        for item in core?.visible.values.map(\.view) ?? [] {
            (item as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }

    /// Removes deleted items from outlines, and drops the outlines of sections that a flat snapshot rearranges.
    private func updateOutlines(for next: Snapshot) {
        for (section, outline) in outlines {
            let shown = next.itemIdentifiers(inSection: section)
            guard shown != outline.visibleItems else { continue }
            var kept = outline
            kept.delete(outline.visibleItems.filter { next.sectionIdentifier(containingItem: $0) != section })
            outlines[section] = kept.visibleItems == shown ? kept : nil
        }
    }

    // MARK: Reordering

    /// Adopts a move that the user made and that the list view displays already.
    func move(from: IndexPath, to: IndexPath) -> Snapshot? {
        guard let item = item(at: from), let goal = section(at: to.section) else { return nil }
        var next = snapshot
        var staying = next.itemIdentifiers(inSection: goal)
        staying.removeAll { $0 == item }
        if to.item < staying.count {
            next.moveItem(item, beforeItem: staying[to.item])
        } else if let last = staying.last {
            next.moveItem(item, afterItem: last)
        } else {
            next.deleteItems([item])
            next.appendItems([item], toSection: goal)
        }
        updateOutlines(for: next)
        take(next)
        return next
    }
}
