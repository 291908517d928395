/// The lookup of a `ChildMap`'s nodes in a pass whose keys or their order differ from the previous pass.
///
/// A key is first searched for right after the last one that was found. The few keys that are not there are searched
/// for linearly; keys are hashed only when there are more of them.
final class KeyedReordering {
    /// A key and its node.
    struct Entry {
        let key: ComponentIdentity
        var node: MountedNode?
    }

    // None of these properties is accessed during a callback, so dynamic exclusivity checks are unnecessary.

    /// The entries of this pass, in the order of the requests.
    @exclusivity(unchecked) private(set) var entries: ContiguousArray<Entry>
    /// Whether each entry of the previous pass was requested again.
    @exclusivity(unchecked) private var isTaken: [Bool]
    /// The index after the entry that was taken last.
    @exclusivity(unchecked) private var cursor: Int
    /// The indices of the keys of the previous pass, created when enough searches were made to justify it.
    @exclusivity(unchecked) private var places: [ComponentIdentity: Int]?
    private var searches = 0
    /// The keys of this pass, created when enough keys were new to justify it.
    @exclusivity(unchecked) private var visited: Set<ComponentIdentity>?
    private var questions = 0

    /// The number of keys that are searched for linearly.
    private static let searchLimit = 4
    /// The number of untaken entries that are skipped in search of the next key; their keys were removed or come later.
    private static let reach = 2

    /// Creates the lookup for a pass.
    ///
    /// - Parameters:
    ///   - old: The entries of the previous pass.
    ///   - count: The number of them that were already requested in this pass, in order.
    init(of old: ContiguousArray<Entry>, keeping count: Int) {
        entries = []
        entries.reserveCapacity(old.count)
        entries.append(contentsOf: old[..<count])
        isTaken = Array(repeating: false, count: old.count)
        for index in 0..<count { isTaken[index] = true }
        cursor = count
    }

    /// Returns the index of an untaken entry if it is among the next ones.
    func expectedIndex(of key: ComponentIdentity, in old: ContiguousArray<Entry>) -> Int? {
        var passed = 0
        var index = cursor
        while index < old.count, passed <= Self.reach {
            if !isTaken[index] {
                if old[index].key == key { return index }
                passed += 1
            }
            index += 1
        }
        return nil
    }

    /// Returns the index of an untaken entry anywhere in the array.
    func place(of key: ComponentIdentity, in old: ContiguousArray<Entry>) -> Int? {
        if let index = expectedIndex(of: key, in: old) { return index }
        if places == nil, searches < Self.searchLimit {
            searches += 1
            return old.indices.first { !isTaken[$0] && old[$0].key == key }
        }
        if places == nil {
            places = Dictionary(minimumCapacity: old.count)
            for index in old.indices where !isTaken[index] { places?[old[index].key] = index }
        }
        return places?[key].flatMap { isTaken[$0] ? nil : $0 }
    }

    /// Marks an entry of the previous pass as part of this one.
    func take(_ index: Int) {
        isTaken[index] = true
        cursor = index + 1
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        visited?.insert(entry.key)
    }

    /// Returns whether a key was already requested in this pass.
    func isVisited(_ key: ComponentIdentity) -> Bool {
        if visited == nil, questions < Self.searchLimit {
            questions += 1
            return entries.contains { $0.key == key }
        }
        if visited == nil { visited = Set(entries.lazy.map(\.key)) }
        return visited?.contains(key) ?? false
    }

    /// Returns the entries of the previous pass that were not requested in this one.
    func left(of old: ContiguousArray<Entry>) -> [Entry] {
        old.indices.filter { !isTaken[$0] }.map { old[$0] }
    }
}
