#if INSPECTOR

internal import ComponentFlow

/// The number of updates of each component while they are counted.
@MainActor
final class UpdateCounts {
    private struct Entry {
        weak var view: UIView?
        var count = 0
    }

    /// The number of views from which on released ones are removed.
    private var limit = 1_000
    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ view: UIView) {
        var entry = entries[ObjectIdentifier(view)] ?? Entry()
        if entry.view !== view { entry = Entry(view: view) }
        entry.count += 1
        entries[ObjectIdentifier(view)] = entry
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.view != nil }
        limit = max(1_000, 2 * entries.count)
    }

    func removeAll() {
        entries = [:]
    }

    /// Returns the number of updates of the component that created a view; `nil` for none.
    func count(of view: UIView) -> Int? {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
        return entry.count
    }
}

#endif
