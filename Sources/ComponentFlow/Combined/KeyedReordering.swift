/// What the slots of a `ChildMap` need in a pass whose keys are not those of the pass before, or not in their order.
///
/// A key is looked for where the last one that was found leads to. The few that are not there are searched for one by
/// one; only where there are more of them are keys hashed.
final class KeyedReordering {
    /// A key and its node.
    struct Entry {
        let key: ComponentIdentity
        var node: ComponentNode?
    }

    // None of these is ever lent to code that calls back, so there is nothing to check at run time.

    /// The entries of this pass, in the order in which they were asked for.
    @exclusivity(unchecked) private(set) var entries: ContiguousArray<Entry>
    /// Which entries of the pass before were asked for again.
    @exclusivity(unchecked) private var isTaken: [Bool]
    /// Before it stands the entry that was taken last.
    @exclusivity(unchecked) private var cursor: Int
    /// Where the keys of the pass before stand, once so many were searched for that it pays.
    @exclusivity(unchecked) private var places: [ComponentIdentity: Int]?
    private var searches = 0
    /// The keys of this pass, once so many were new that it pays.
    @exclusivity(unchecked) private var visited: Set<ComponentIdentity>?
    private var questions = 0

    /// So many keys are searched for one by one.
    private static let searchLimit = 4
    /// How many entries are passed over on the way to the next key: those of keys that are gone, or come later.
    private static let reach = 2

    /// - Parameters:
    ///   - old: The entries of the pass before.
    ///   - count: How many of them were asked for in this pass, in their order.
    init(of old: ContiguousArray<Entry>, keeping count: Int) {
        entries = []
        entries.reserveCapacity(old.count)
        entries.append(contentsOf: old[..<count])
        isTaken = Array(repeating: false, count: old.count)
        for index in 0..<count { isTaken[index] = true }
        cursor = count
    }

    /// Where an entry stands that was not taken yet, if it is one of the next.
    func expectedPlace(of key: ComponentIdentity, in old: ContiguousArray<Entry>) -> Int? {
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

    /// Where an entry stands that was not taken yet, wherever that is.
    func place(of key: ComponentIdentity, in old: ContiguousArray<Entry>) -> Int? {
        if let index = expectedPlace(of: key, in: old) { return index }
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

    /// Notes that an entry of the pass before is part of this one.
    func take(_ index: Int) {
        isTaken[index] = true
        cursor = index + 1
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        visited?.insert(entry.key)
    }

    /// Whether a key was asked for before in this pass.
    func isVisited(_ key: ComponentIdentity) -> Bool {
        if visited == nil, questions < Self.searchLimit {
            questions += 1
            return entries.contains { $0.key == key }
        }
        if visited == nil { visited = Set(entries.lazy.map(\.key)) }
        return visited?.contains(key) ?? false
    }

    /// The entries of the pass before that this one has not asked for.
    func left(of old: ContiguousArray<Entry>) -> [Entry] {
        old.indices.filter { !isTaken[$0] }.map { old[$0] }
    }
}
