/// A request for a representation of an item provider, which completes once.
@MainActor final class ItemLoad<Value: Sendable> {
    /// The progress of the request; cancelling it completes the request with an error.
    let progress = Progress.discreteProgress(totalUnitCount: 1)
    private var completion: (@MainActor (Value?, (any Error)?) -> Void)?
    private var hasChild = false

    init(_ completion: @escaping @MainActor (Value?, (any Error)?) -> Void) {
        self.completion = completion
        progress.cancellationHandler = { [weak self] in
            onMainThread { self?.finish(nil, CocoaError(.userCancelled)) }
        }
    }

    /// Adds the progress of the code that provides the representation.
    func follow(_ child: Progress?) {
        guard let child, completion != nil else { return }
        hasChild = true
        progress.addChild(child, withPendingUnitCount: 1)
    }

    /// Completes the request; later calls have no effect.
    func finish(_ value: Value?, _ error: (any Error)?) {
        guard let completion else { return }
        self.completion = nil
        // The progress calls its cancellation handler later, on another thread.
        guard !progress.isCancelled else { return completion(nil, CocoaError(.userCancelled)) }
        if !hasChild { progress.completedUnitCount = 1 }
        let failure = value == nil ? error ?? NSItemProvider.error(.itemUnavailableError) : nil
        completion(value, failure)
    }
}
