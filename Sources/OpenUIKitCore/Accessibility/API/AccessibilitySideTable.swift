/// The accessibility properties of objects whose class has no place for them, such as view controllers.
///
/// Entries of deallocated objects are removed when the table has doubled in size.
@MainActor final class AccessibilitySideTable {
    static let shared = AccessibilitySideTable()

    private struct Entry {
        weak var object: AccessibleObject?
        let settings: AccessibilitySettings
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 32

    subscript(object: AccessibleObject) -> AccessibilitySettings? {
        get {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.settings
        }
        set {
            entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, settings: $0) }
            if entries.count > limit { removeDeallocatedObjects() }
        }
    }

    private func removeDeallocatedObjects() {
        entries = entries.filter { $0.value.object != nil }
        limit = max(2 * entries.count, 32)
    }
}
