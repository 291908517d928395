internal import Synchronization

/// The receiver of changes of what a body read, on any thread.
final class BodySubscription: Sendable {
    /// What is updated after a change.
    private enum Receiver: Sendable {
        case node(MountedNodeReference)
        case action(SubscribedAction)
    }

    private let receiver: Receiver
    private let lastEndedRun = Atomic<Int>(0)
    private let hasChanged = Atomic<Bool>(false)

    init(_ node: MountedNodeReference) {
        receiver = .node(node)
    }

    init(_ action: SubscribedAction) {
        receiver = .action(action)
    }

    /// Ends the subscriptions of a run and of those before it.
    func endRuns(through run: Int) {
        lastEndedRun.store(run, ordering: .sequentiallyConsistent)
    }

    func isActive(_ run: Int) -> Bool {
        run > lastEndedRun.load(ordering: .sequentiallyConsistent)
    }

    /// Returns whether something has changed since the last call.
    func takeChange() -> Bool {
        hasChanged.exchange(false, ordering: .sequentiallyConsistent)
    }

    /// Requests an update before the next frame, and returns whether the run is still subscribed.
    @discardableResult
    func dependencyDidChange(in run: Int) -> Bool {
        guard isActive(run) else { return false }
        hasChanged.store(true, ordering: .sequentiallyConsistent)
        switch receiver {
        case .node(let node): PendingUpdates.shared.add(node)
        case .action(let action): PendingUpdates.shared.add(action)
        }
        return true
    }
}

/// An observable object that a body reads in addition to its models, to end its subscription.
///
/// A subscription can be cancelled only when something that was read changes. Consecutive runs read different
/// properties, so that one of them can be ended while the other one is subscribed.
final class ObservationAnchor: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var even: Bool { true }
    private var odd: Bool { true }

    private static func property(of run: Int) -> KeyPath<ObservationAnchor, Bool> {
        run.isMultiple(of: 2) ? \.even : \.odd
    }

    func access(run: Int) {
        registrar.access(self, keyPath: Self.property(of: run))
    }

    /// Reports a change to the subscription of a run, which has ended and is therefore cancelled.
    func fire(run: Int) {
        registrar.didSet(self, keyPath: Self.property(of: run))
    }

    func fireAll() {
        fire(run: 0)
        fire(run: 1)
    }
}
