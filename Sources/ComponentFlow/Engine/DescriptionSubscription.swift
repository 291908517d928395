/// The subscription of a container to what the description of one of its children reads.
///
/// Used for a child that was shown before its description read anything: it keeps its node, and the container is updated
/// when something changes.
@MainActor
final class DescriptionSubscription {
    private let subscription: BodySubscription
    private let anchor = ObservationAnchor()
    private var run = 0

    init(_ container: MountedNodeReference) {
        subscription = BodySubscription(container)
    }

    /// Calls a closure that describes the child, and subscribes the container to what it reads.
    func describe<Result>(_ body: () -> Result) -> Result {
        run += 1
        let (subscription, anchor, run) = (subscription, anchor, run)
        let result = DescriptionReads.subscribe(subscription, run: run) {
            trackingModels(
                {
                    anchor.access(run: run)
                    return body()
                }, didChange: { subscription.dependencyDidChange(in: run) })
        }
        // The previous subscription ends afterwards, so that no change on another thread is missed in between.
        subscription.endRuns(through: run - 1)
        anchor.fire(run: run - 1)
        return result
    }

    /// Returns whether something that the description read has changed since the last call.
    func takeChange() -> Bool {
        subscription.takeChange()
    }

    deinit {
        subscription.endRuns(through: .max)
        anchor.fireAll()
    }
}
