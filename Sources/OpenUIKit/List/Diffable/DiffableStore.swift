/// What both kinds of diffable data sources do: know the present snapshot, show the next one, find items.
@MainActor final class DiffableStore<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private weak var core: ListCore?
    private(set) var snapshot = Snapshot()
    private(set) var sections: [Section] = []
    private var items: [[Item]] = []
    /// Of the sections that have one.
    private var outlines: [Section: Outline] = [:]
    /// Made when first asked for.
    private var places: [Item: ListPlace]?

    init(_ core: ListCore) {
        self.core = core
    }

    private func take(_ snapshot: Snapshot) {
        self.snapshot = snapshot.settled
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers(inSection:))
        places = nil
    }

    // MARK: Showing

    /// Shows another content.
    ///
    /// - Parameter prepare: learns the edits before the list does.
    func apply(
        _ snapshot: Snapshot, animated: Bool, prepare: ((ListUpdate) -> Void)? = nil, completion: (() -> Void)?
    ) {
        keepOutlines(in: snapshot)
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
            if !difference.reconfigured.isEmpty {
                core.client.reconfigure(difference.reconfigured.map(IndexPath.init))
            }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows another content by reloading everything.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        keepOutlines(in: snapshot)
        take(snapshot)
        core?.reloadData()
        ViewAnimation.afterTurn { completion?() }
    }

    // MARK: Questions

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

    /// O(n) the first time after a snapshot was applied, then O(1).
    func path(of item: Item) -> IndexPath? {
        if places == nil {
            var all: [Item: ListPlace] = [:]
            all.reserveCapacity(snapshot.numberOfItems)
            for (section, content) in items.enumerated() {
                for (index, item) in content.enumerated() { all[item] = ListPlace(section, index) }
            }
            places = all
        }
        return places?[item].map(IndexPath.init)
    }

    func reportNoCell(at path: IndexPath) {
        Diagnostics.report(
            Diagnostic(
                rule: "diffable.no-cell",
                message: "The provider made no cell for item \(path.item) of section \(path.section); it stays empty.",
                subject: "diffable data source", hint: "Return a dequeued cell for every identifier."))
    }

    // MARK: Outlines

    func outline(of section: Section) -> Outline {
        if let outline = outlines[section] { return outline }
        var flat = Outline()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }

    /// Whether an item is in an outline, where, and whether it can be expanded; nil elsewhere.
    func outlineEntry(of item: Item) -> (level: Int, isExpanded: Bool, hasChildren: Bool)? {
        guard let section = snapshot.sectionIdentifier(containingItem: item), let outline = outlines[section]
        else { return nil }
        return (outline.level(of: item), outline.isExpanded(item), outline.hasChildren(item))
    }

    /// Shows another content of a section; a section that is not there comes at the end.
    func apply(_ outline: Outline, to section: Section, animated: Bool, completion: (() -> Void)?) {
        var next = snapshot
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.itemIdentifiers(inSection: section))
        next.appendItems(outline.visibleItems, toSection: section)
        outlines[section] = outline
        apply(next, animated: animated, completion: completion)
        // Signs and indentation of cells that stay follow.
        for item in core?.visible.values.map(\.view) ?? [] {
            (item as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }

    /// Items that a flat snapshot takes away leave their outlines; a section that it arranges anew has none any more.
    private func keepOutlines(in next: Snapshot) {
        for (section, outline) in outlines {
            let shown = next.itemIdentifiers(inSection: section)
            guard shown != outline.visibleItems else { continue }
            var kept = outline
            kept.delete(outline.visibleItems.filter { next.sectionIdentifier(containingItem: $0) != section })
            outlines[section] = kept.visibleItems == shown ? kept : nil
        }
    }

    // MARK: Reordering

    /// Takes over a move that people made and the list shows already.
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
        keepOutlines(in: next)
        take(next)
        return next
    }
}
