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

    /// Returns the positions from one to another, including both.
    func positions(from first: ListPosition, to last: ListPosition) -> [ListPosition] {
        let (low, high) = (min(first, last), max(first, last))
        var positions: [ListPosition] = []
        for section in low.section...high.section {
            let start = section == low.section ? low.item : 0
            let end = section == high.section ? high.item + 1 : items[section]
            for item in start..<max(start, end) { positions.append(ListPosition(section, item)) }
        }
        return first <= last ? positions : positions.reversed()
    }

    func contains(_ position: ListPosition) -> Bool {
        items.indices.contains(position.section) && position.item >= 0 && position.item < items[position.section]
    }
}
