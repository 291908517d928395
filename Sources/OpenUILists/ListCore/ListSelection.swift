/// The selected items of a list, in the order of their selection.
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

    /// Updates the positions after a batch update; removed and replaced items are deselected.
    mutating func follow(_ mapping: ListMapping) {
        guard !places.isEmpty else { return }
        places = places.compactMap { mapping.reloadedItems.contains($0) ? nil : mapping.new($0) }
        known = Set(places)
    }
}
