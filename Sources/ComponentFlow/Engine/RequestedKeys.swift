/// The keys requested in one pass, to find out whether a key was requested before.
///
/// Keys in ascending order are recognized without hashing; others are hashed only if there are many.
struct RequestedKeys {
    private var keys: Set<ChildKey>?

    private static let linearLimit = 8

    /// Returns whether a key is among the given entries.
    mutating func contains(_ key: ChildKey, in entries: borrowing ChildEntries, areAscending: Bool) -> Bool {
        let count = entries.count
        if count == 0 { return false }
        if areAscending, key.isAscending(after: entries.pointer(at: count - 1).pointee.key) { return false }
        if keys == nil, count <= Self.linearLimit {
            for index in 0..<count where entries.pointer(at: index).pointee.key == key { return true }
            return false
        }
        var known = keys ?? []
        keys = nil
        if known.count < count {
            for index in known.count..<count { known.insert(entries.pointer(at: index).pointee.key) }
        }
        keys = known
        return known.contains(key)
    }
}
