/// The keys requested in one pass, to find out whether a key was requested before.
///
/// Keys in ascending order are recognized without hashing; others are hashed only if there are many.
struct RequestedKeys {
    /// The keys of the first ``examinedCount`` entries.
    private var keys: Set<ChildKey> = []
    private var examinedCount = 0

    private static let linearLimit = 8

    /// Returns whether a key is among the given entries, to which entries are only appended between calls.
    mutating func contains(_ key: ChildKey, in entries: borrowing ChildEntries, areAscending: Bool) -> Bool {
        let count = entries.count
        if count == 0 { return false }
        if areAscending, key.isAscending(after: entries.pointer(at: count - 1).pointee.key) { return false }
        if count <= Self.linearLimit {
            for index in 0..<count where entries.pointer(at: index).pointee.key == key { return true }
            return false
        }
        while examinedCount < count {
            keys.insert(entries.pointer(at: examinedCount).pointee.key)
            examinedCount += 1
        }
        return keys.contains(key)
    }
}
