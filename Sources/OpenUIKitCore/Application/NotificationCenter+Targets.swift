internal import OpenCoreGraphics

extension NotificationCenter {
    /// Calls a method of an observer for notifications:
    /// `addObserver(self, selector: Screen.stateChanged(_:), name: .stateChanged, object: nil)`.
    ///
    /// The observer is held weakly. The method is called on the main thread: immediately, if the notification is posted there,
    /// otherwise soon.
    @preconcurrency @MainActor public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { observer, notification in selector(observer)(notification) }
    }

    /// Calls a method without parameters of an observer for notifications.
    ///
    /// The observer is held weakly. The method is called on the main thread: immediately, if the notification is posted there,
    /// otherwise soon.
    @preconcurrency @MainActor public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { observer, _ in selector(observer)() }
    }

    /// Performs a selector on an observer for notifications, with the notification as the sender.
    ///
    /// The observer is held weakly. The method is called on the main thread: immediately, if the notification is posted there,
    /// otherwise soon.
    @preconcurrency @MainActor public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { observer, notification in _ = selector.perform(observer, notification, nil) }
    }

    @MainActor private func add<Observer: AnyObject>(
        _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
        let target = NotificationTarget(observer, call)
        let token = addObserver(forName: name, object: object, queue: nil) { target.receive($0) }
        NotificationTargets.shared.add(
            NotificationTargets.Entry(
                observer: WeakObserver(observer), center: self, name: name, object: object.map { $0 as AnyObject },
                token: token))
    }

    /// Removes all methods of an observer, or the observer that `addObserver(forName:object:queue:using:)` has returned.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        for token in NotificationTargets.shared.remove(ObjectIdentifier(observer), from: self, where: { _ in true }) {
            removeObserver(token as Any)
        }
        removeObserver(observer as Any)
    }

    /// Removes the methods of an observer for a name and an object; `nil` stands for all of them.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        let removed = NotificationTargets.shared.remove(ObjectIdentifier(observer), from: self) { entry in
            (name == nil || entry.name == name) && (sender == nil || entry.object === sender)
        }
        for token in removed { removeObserver(token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

private struct WeakObserver {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// Calls a method of an observer on the main thread.
///
/// The observer is only accessed there.
private final class NotificationTarget<Observer: AnyObject>: @unchecked Sendable {
    private weak var observer: Observer?
    private let call: @MainActor (Observer, Notification) -> Void

    init(_ observer: Observer, _ call: @escaping @MainActor (Observer, Notification) -> Void) {
        (self.observer, self.call) = (observer, call)
    }

    func receive(_ notification: Notification) {
        nonisolated(unsafe) let notification = notification
        if MainThread.isCurrent {
            MainActor.assumeIsolated { deliver(notification) }
        } else {
            DispatchQueue.main.async { self.deliver(notification) }
        }
    }

    @MainActor private func deliver(_ notification: Notification) {
        if let observer { call(observer, notification) }
    }
}

/// The observers whose methods are called for notifications.
private final class NotificationTargets: @unchecked Sendable {
    struct Entry {
        let observer: WeakObserver
        let center: NotificationCenter
        let name: Notification.Name?
        let object: AnyObject?
        let token: any NSObjectProtocol
    }

    static let shared = NotificationTargets()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    /// The number of observers at which those that were deallocated are removed.
    private var limit = 64

    func add(_ entry: Entry) {
        guard let observer = entry.observer.object else { return }
        var expired: [Entry] = []
        lock.withLock {
            let key = ObjectIdentifier(observer)
            // A deallocated observer may have had the same address.
            let own = entries[key] ?? []
            expired = own.filter { $0.observer.object == nil }
            entries[key] = own.filter { $0.observer.object != nil } + [entry]
            if entries.count > limit { expired += removeExpired() }
        }
        for entry in expired { entry.center.removeObserver(entry.token as Any) }
    }

    private func removeExpired() -> [Entry] {
        let expired = entries.values.flatMap { $0.filter { $0.observer.object == nil } }
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.observer.object != nil }
            return living.isEmpty ? nil : living
        }
        limit = max(64, entries.count * 2)
        return expired
    }

    /// Removes entries of an observer, and returns their tokens.
    func remove(
        _ observer: ObjectIdentifier, from center: NotificationCenter, where isIncluded: (Entry) -> Bool
    ) -> [any NSObjectProtocol] {
        lock.withLock {
            let all = entries[observer] ?? []
            let removed = all.filter { $0.center === center && isIncluded($0) }
            let remaining = all.filter { entry in !removed.contains { $0.token === entry.token } }
            entries[observer] = remaining.isEmpty ? nil : remaining
            return removed.map(\.token)
        }
    }
}
