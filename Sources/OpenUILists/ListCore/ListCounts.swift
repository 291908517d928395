/// The numbers of items in the sections of a list.
struct ListCounts: Equatable {
    var items: [Int]

    var sections: Int { items.count }
    var total: Int { items.reduce(0, +) }

    init(items: [Int] = []) {
        self.items = items
    }

    /// Creates the counts that a data source returns; negative ones count as 0.
    init(sections: Int, itemsInSection: (Int) -> Int) {
        items = (0..<max(0, sections)).map { max(0, itemsInSection($0)) }
    }

    func contains(_ position: ListPosition) -> Bool {
        items.indices.contains(position.section) && position.item >= 0 && position.item < items[position.section]
    }
}
