/// The lookup of entries in a pass whose keys or their order differ from the previous pass.
///
/// A key is first searched for right after the last one that was found. The few keys that are not there are searched
/// for linearly; keys are hashed only when there are more of them.
final class ChildReordering<Element> {
    /// The entries of the previous pass that were not requested in order; `nil` where one was taken.
    private var old: ContiguousArray<Element?>
    private let key: (Element) -> ChildKey
    /// The index after the entry that was taken last.
    private var cursor = 0
    /// The indices of the keys, created when enough searches were made to justify it.
    private var places: [ChildKey: Int]?
    private var searches = 0

    /// The number of keys that are searched for linearly.
    private static var searchLimit: Int { 4 }
    /// The number of untaken entries that are skipped in search of the next key; their keys were removed or come later.
    private static var reach: Int { 2 }
    /// The number of entries, taken ones included, that are searched for the next key.
    private static var window: Int { 16 }

    init(_ old: ContiguousArray<Element>, key: @escaping (Element) -> ChildKey) {
        self.old = ContiguousArray(old.map(Optional.some))
        self.key = key
    }

    /// Removes and returns the entry with a key, or returns `nil` if there is none.
    func take(_ key: ChildKey) -> Element? {
        guard let index = nearbyIndex(of: key) ?? anyIndex(of: key) else { return nil }
        cursor = index + 1
        return old[index].take()
    }

    func contains(_ key: ChildKey) -> Bool {
        (nearbyIndex(of: key) ?? anyIndex(of: key)) != nil
    }

    private func nearbyIndex(of key: ChildKey) -> Int? {
        var passed = 0
        var index = cursor
        let end = min(old.count, cursor + Self.window)
        while index < end, passed <= Self.reach {
            if let entry = old[index] {
                if self.key(entry) == key { return index }
                passed += 1
            }
            index += 1
        }
        return nil
    }

    private func anyIndex(of key: ChildKey) -> Int? {
        if places == nil, searches < Self.searchLimit {
            searches += 1
            return old.firstIndex { entry in entry.map { self.key($0) == key } ?? false }
        }
        let places = self.places ?? makePlaces()
        self.places = places
        return places[key].flatMap { old[$0] == nil ? nil : $0 }
    }

    private func makePlaces() -> [ChildKey: Int] {
        var places = Dictionary<ChildKey, Int>(minimumCapacity: old.count)
        for (index, entry) in old.enumerated() {
            if let entry { places[key(entry)] = index }
        }
        return places
    }

    /// The entries that were not taken.
    var remaining: [Element] {
        old.compactMap(\.self)
    }
}
