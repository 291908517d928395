/// What is selected in a list, in the order in which it was selected.
struct ListSelection {
    private(set) var places: [ListPlace] = []
    private var known: Set<ListPlace> = []

    func contains(_ place: ListPlace) -> Bool {
        known.contains(place)
    }

    mutating func insert(_ place: ListPlace) {
        if known.insert(place).inserted { places.append(place) }
    }

    mutating func remove(_ place: ListPlace) {
        if known.remove(place) != nil { places.removeAll { $0 == place } }
    }

    mutating func removeAll() {
        places = []
        known = []
    }

    /// Follows the items; what is gone or replaced is not selected any more.
    mutating func follow(_ mapping: ListMapping) {
        guard !places.isEmpty else { return }
        places = places.compactMap { mapping.reloadedItems.contains($0) ? nil : mapping.new($0) }
        known = Set(places)
    }
}
