/// Detects whether the description of an element or of a row reads models or local values.
///
/// Such a description is made while a container is being updated, whose parent cannot be subscribed to what it reads.
/// The container shows a composite component in place of the description, which is subscribed itself. If a child that is
/// already shown begins to read, the container is subscribed for it (``DescriptionSubscription``), because a component of
/// another type would end the child's state.
@MainActor
enum DescriptionReads {
    private static var isDetecting = false
    private static var didReadLocal = false
    private struct Subscriber {
        let subscription: BodySubscription
        let run: Int
        /// The node that was being updated; the components below it that it updates subscribe by themselves.
        let node: MountedNode?
    }

    private static var subscriber: Subscriber?

    /// Calls a closure, and returns whether it read a property of a model or a local value.
    static func detect<Result>(in body: () -> Result) -> (result: Result, isDynamic: Bool) {
        var didReadModel = false
        let outer = (isDetecting, didReadLocal, subscriber)
        (isDetecting, didReadLocal, subscriber) = (true, false, nil)
        // The subscription does nothing; the composite component has one of its own.
        let result = withObservationTracking(body, onChange: note(&didReadModel))
        let isDynamic = didReadModel || didReadLocal
        (isDetecting, didReadLocal, subscriber) = outer
        return (result, isDynamic)
    }

    /// Called only if something observable was read.
    nonisolated private static func note(_ didReadModel: inout Bool) -> @Sendable () -> Void {
        didReadModel = true
        return {}
    }

    /// Calls a closure, and subscribes to the local values that it reads.
    static func subscribe<Result>(_ subscription: BodySubscription, run: Int, to body: () -> Result) -> Result {
        let outer = subscriber
        subscriber = Subscriber(subscription: subscription, run: run, node: UpdateScheduler.runningNode)
        defer { subscriber = outer }
        return body()
    }

    /// Registers that a local value is read; returns `false` if no description is being made.
    static func registerLocalRead(of readers: LocalReaders) -> Bool {
        if let subscriber, subscriber.node === UpdateScheduler.runningNode {
            readers.add(subscriber.subscription, run: subscriber.run)
            return true
        }
        if isDetecting { didReadLocal = true }
        return isDetecting
    }
}
