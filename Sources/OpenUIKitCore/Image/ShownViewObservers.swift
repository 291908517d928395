/// Players that are paused while their views are hidden, and continue when those are visible again.
@MainActor package enum ShownViewObservers {
    private struct Entry {
        weak var view: UIView?
        let action: @MainActor () -> Void
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Calls a closure once, when a view is visible in a window and is not hidden.
    ///
    /// It is not called for a view that moves to a window, which the view itself notices. The object is retained until then, or
    /// until it is removed.
    package static func add<Object: AnyObject>(
        _ object: Object, of view: UIView, action: @escaping @MainActor (Object) -> Void
    ) {
        entries[ObjectIdentifier(object)] = Entry(view: view) { action(object) }
    }

    /// Forgets an object.
    package static func remove(_ object: AnyObject) {
        entries[ObjectIdentifier(object)] = nil
    }

    /// Calls the closures of the views that have become visible, after a view was shown.
    static func notify() {
        guard !entries.isEmpty else { return }
        for (key, entry) in entries where entry.view?.isVisibleInWindow != false {
            entries[key] = nil
            entry.action()
        }
    }
}
