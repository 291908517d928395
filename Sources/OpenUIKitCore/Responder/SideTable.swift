/// Values of objects whose class has no place for them, such as the accessibility properties of view controllers.
///
/// Entries of deallocated objects are removed when the table has doubled in size.
@MainActor final class SideTable<Value> {
    private struct Entry {
        weak var object: AnyObject?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 32

    subscript(object: AnyObject) -> Value? {
        get {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.value
        }
        set {
            entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
            if entries.count > limit { removeDeallocatedObjects() }
        }
    }

    private func removeDeallocatedObjects() {
        entries = entries.filter { $0.value.object != nil }
        limit = max(2 * entries.count, 32)
    }
}
