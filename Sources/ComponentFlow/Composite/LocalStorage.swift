/// The current value of a ``Local``, and the components that read it.
///
/// Used on the main thread only.
class LocalStorage<Value>: BindingSource<Value>, @unchecked Sendable {
    // Unchecked, because no other code runs while the value is copied, and an assignment releases the old value at its end.
    @exclusivity(unchecked) private var current: Value
    private let readers = LocalReaders()

    init(_ value: Value) {
        current = value
    }

    override var value: Value {
        get {
            if isOnMainThread { withVerifiedMainActor(readers) { $0.addRunningBody() } }
            return current
        }
        set {
            guard isOnMainThread else { return setOnMainThread(newValue) }
            current = newValue
            withVerifiedMainActor(readers) { $0.notify() }
            didSet(newValue)
        }
    }

    /// Called on the main thread after the value was set.
    func didSet(_ value: Value) {}

    private func setOnMainThread(_ value: Value) {
        diagnose(
            "local.off-main", "A local value was changed on a background thread", path: "Local<\(Value.self)>",
            hint: "Change local values on the main actor; this change was rescheduled there.")
        // The value is passed to exactly one closure and is not used here again.
        nonisolated(unsafe) let value = value
        DispatchQueue.main.async { self.value = value }
    }
}

extension LocalStorage: InspectableStorage {
    var inspectedValue: Any { current }

    var encodedValue: Data? { ValueCoding.encode(current) }

    func restore(_ data: Data) -> Bool {
        guard let value = ValueCoding.decode(Value.self, from: data) as? Value else { return false }
        self.value = value
        return true
    }
}

/// A storage whose value can be read without a subscription.
protocol InspectableStorage: AnyObject {
    var inspectedValue: Any { get }
    /// The value in JSON format; `nil` if its type cannot be encoded.
    var encodedValue: Data? { get }
    /// Sets the value to an encoded one; returns `false` if it is none of the type.
    func restore(_ data: Data) -> Bool
}

/// The bodies whose last run read a local value.
final class LocalReaders: @unchecked Sendable {
    private struct Reader {
        let subscription: BodySubscription
        var run: Int
    }

    /// The first reader; most values have no others.
    @exclusivity(unchecked) private var first: Reader?
    private var readers: [ObjectIdentifier: Reader] = [:]
    /// The number of readers at which those that no longer read the value are removed.
    private var limit = 16

    /// Subscribes the component whose content is being evaluated, if one is.
    @MainActor func addRunningBody() {
        if DescriptionReads.registerLocalRead(of: self) { return }
        UpdateScheduler.runningContainer?.takeUnretainedValue().context?.subscribe(to: self)
    }

    @MainActor func add(_ subscription: BodySubscription, run: Int) {
        if first?.subscription === subscription {
            first?.run = run
            return
        }
        guard let first, first.subscription.isActive(first.run) else {
            first = Reader(subscription: subscription, run: run)
            return
        }
        readers[ObjectIdentifier(subscription)] = Reader(subscription: subscription, run: run)
        guard readers.count >= limit else { return }
        removeFormerReaders()
        limit = max(16, readers.count * 2)
    }

    /// Requests an update of each reader.
    @MainActor func notify() {
        removeFormerReaders()
        if let first { first.subscription.dependencyDidChange(in: first.run) }
        for reader in readers.values { reader.subscription.dependencyDidChange(in: reader.run) }
    }

    private func removeFormerReaders() {
        readers = readers.filter { $0.value.subscription.isActive($0.value.run) }
    }
}
