/// The selected items of a list, in the order of their selection.
struct ListSelection {
    private(set) var positions: [ListPosition] = []
    private var known: Set<ListPosition> = []

    func contains(_ position: ListPosition) -> Bool {
        known.contains(position)
    }

    mutating func insert(_ position: ListPosition) {
        if known.insert(position).inserted { positions.append(position) }
    }

    mutating func remove(_ position: ListPosition) {
        if known.remove(position) != nil { positions.removeAll { $0 == position } }
    }

    mutating func removeAll() {
        positions = []
        known = []
    }

    /// Updates the positions after a batch update; removed and replaced items are deselected.
    mutating func follow(_ mapping: ListMapping) {
        guard !positions.isEmpty else { return }
        positions = positions.compactMap { mapping.reloadedItems.contains($0) ? nil : mapping.new($0) }
        known = Set(positions)
    }
}
