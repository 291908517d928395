/// What happens when something that a closure has read changes: a window is described again, or a canvas drawn again.
final class SubscribedAction: Sendable {
    /// A key path to the property of a model; key paths are immutable.
    private struct Property: @unchecked Sendable {
        let path: AnyKeyPath
    }

    private let lastProperty = OrderedMutex<Property?>(nil)
    private let action: @MainActor (ComponentTransition) -> Void

    init(_ action: @escaping @MainActor (ComponentTransition) -> Void) {
        self.action = action
    }

    @MainActor func perform(_ transition: ComponentTransition) {
        action(transition)
    }

    /// Called on any thread with the property that has changed; `nil` for another value.
    func willRequest(for path: AnyKeyPath?) {
        lastProperty.withLock { $0 = path.map { Property(path: $0) } }
    }

    /// The name of the property that has changed last, for diagnostics.
    var changedProperty: String {
        guard let path = lastProperty.withLock({ $0 })?.path else { return "a stored value" }
        let (root, description) = ("\(type(of: path).rootType)", "\(path)")
        // Without the symbols of the program, the description has an address instead of a name.
        guard !description.contains("<"), let name = description.split(separator: ".").last else {
            return "a property of \(root)"
        }
        return "\(root).\(name)"
    }
}

/// The subscription to the models, local and stored values that a closure has read, which is not the content of a component.
///
/// A run is numbered. Its subscriptions end when the next one has finished, so that no change on another thread is missed
/// in between.
@MainActor
final class ClosureSubscription {
    private let action: SubscribedAction
    private let subscription: BodySubscription
    private let anchor = ObservationAnchor()
    private var run = 0

    /// Creates a subscription.
    ///
    /// - Parameter action: A closure called before the next frame after a change, with the transition of the change.
    init(_ action: @escaping @MainActor (ComponentTransition) -> Void) {
        self.action = SubscribedAction(action)
        subscription = BodySubscription(self.action)
    }

    /// The name of the property that has changed last, for diagnostics.
    var changedProperty: String { action.changedProperty }

    /// Calls a closure, and subscribes to what it reads.
    func track<Result>(_ body: () -> Result) -> Result {
        run += 1
        let (action, subscription, anchor, run) = (action, subscription, anchor, run)
        let result = DescriptionReads.subscribe(subscription, run: run) {
            trackingModels(
                {
                    anchor.access(run: run)
                    return body()
                },
                propertyDidChange: { path in
                    guard subscription.isActive(run) else { return false }
                    action.willRequest(for: path)
                    return subscription.dependencyDidChange(in: run)
                })
        }
        subscription.endRuns(through: run - 1)
        anchor.fire(run: run - 1)
        return result
    }

    /// Ends the subscription.
    func end() {
        subscription.endRuns(through: .max)
        anchor.fireAll()
    }

    deinit {
        subscription.endRuns(through: .max)
        anchor.fireAll()
    }
}
