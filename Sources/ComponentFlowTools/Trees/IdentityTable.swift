#if INSPECTOR

/// Numbers of objects, which are never reused.
@MainActor
final class IdentityTable {
    private struct Entry {
        weak var object: AnyObject?
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var keys: [Int: ObjectIdentifier] = [:]
    private var lastNumber = 0
    /// The number of entries at which those of deallocated objects are removed.
    private var limit = 1024

    /// Returns the number of an object, which it gets on first use.
    func number(of object: AnyObject) -> Int {
        let key = ObjectIdentifier(object)
        if let entry = entries[key] {
            if entry.object === object { return entry.number }
            keys[entry.number] = nil
        }
        lastNumber += 1
        entries[key] = Entry(object: object, number: lastNumber)
        keys[lastNumber] = key
        removeDeallocated()
        return lastNumber
    }

    /// Returns the object with a number; `nil` if there is none any more.
    func object(_ number: Int) -> AnyObject? {
        guard let key = keys[number], let entry = entries[key] else { return nil }
        return entry.object
    }

    private func removeDeallocated() {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.object != nil }
        keys = keys.filter { entries[$0.value]?.number == $0.key }
        limit = max(1024, entries.count * 2)
    }
}

#endif
