/// What a diffable data source knows: the present snapshot and where its items are.
struct DiffableStore<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    private(set) var sections: [Section] = []
    private(set) var items: [[Item]] = []
    /// Made when first asked for.
    private var places: [Item: ListPlace]?

    mutating func take(_ snapshot: Snapshot) {
        self.snapshot = snapshot.settled
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers(inSection:))
        places = nil
    }

    func item(at path: IndexPath) -> Item? {
        guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
        return items[path.section][path.item]
    }

    /// O(n) the first time after a snapshot was applied, then O(1).
    mutating func path(of item: Item) -> IndexPath? {
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
}
