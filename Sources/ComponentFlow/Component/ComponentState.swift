/// The state that a component keeps between updates, which can also request an update.
///
/// Subclass it, store what changes, and call ``updated(transition:isLocal:)`` after a change. The framework then
/// updates the component that owns the state, and its ancestors only as far up as sizes change.
///
/// ```swift
/// final class State: ComponentState {
///     private(set) var count = 0
///
///     func increment() {
///         count += 1
///         updated(transition: .easeInOut(duration: 0.2))
///     }
/// }
/// ```
@preconcurrency @MainActor
open class ComponentState {
    /// The node that owns this state; `nil` before the first update and after the component is unmounted.
    ///
    /// The node owns the state and clears this reference when it is deallocated, so it never dangles. A weak reference
    /// would add a side table to the node.
    nonisolated(unsafe) final unowned(unsafe) var node: MountedNode?

    /// Creates a state that belongs to no component yet.
    public init() {}

    /// Requests an update of the component that owns this state.
    ///
    /// The update runs before this method returns, unless an update is already running: then it runs right after that
    /// one, and several requests for the same component are coalesced. Call it on the main thread; a call on another
    /// thread is reported and dispatched to the main thread.
    ///
    /// - Parameters:
    ///   - transition: The transition with which the change is shown.
    ///   - isLocal: Whether the change affects nothing outside the component's host; a ``ComponentView`` passes the
    ///     value on to its `parentState`.
    public nonisolated final func updated(transition: ComponentTransition = .immediate, isLocal: Bool = false) {
        // The transition is passed to exactly one closure, which runs later on the main thread, and is not used here
        // again. Nothing is shared, although its user data need not be `Sendable`.
        nonisolated(unsafe) let transition = transition
        if isOnMainThread {
            withVerifiedMainActor { requestUpdate(transition: transition, isLocal: isLocal) }
            return
        }
        diagnose(
            "state.off-main", "updated() was called on a background thread", path: "\(type(of: self))",
            hint: "Change state on the main actor; this call was rescheduled there.")
        DispatchQueue.main.async { self.requestUpdate(transition: transition, isLocal: isLocal) }
    }

    /// Performs changes and defers the updates that they request until the end.
    ///
    /// Each component is updated once, in the order of the first requests. If a component requests several transitions,
    /// the last animated one is used. Batches can be nested.
    ///
    /// ```swift
    /// ComponentState.batch {
    ///     state.title = title
    ///     state.updated()
    ///     list.append(row)         // calls updated() as well
    /// }
    /// ```
    public static func batch<Result>(_ changes: () throws -> Result) rethrows -> Result {
        try UpdateScheduler.shared.pass(changes)
    }

    private func reportShared() {
        diagnose(
            "state.shared", "updated() was called on the state of a component that has none",
            path: "\(type(of: self))",
            hint: "Declare a state, or read context.state in the body of a CombinedComponent.")
    }

    private func requestUpdate(transition: ComponentTransition, isLocal: Bool) {
        guard let node else {
            if self === EmptyComponentState.shared { reportShared() }
            return
        }
        UpdateObservation.observer?.updateWasRequested(of: MountedComponent(node), because: .state(self))
        UpdateScheduler.shared.requestUpdate(of: node, transition: transition, isLocal: isLocal)
    }
}

/// The state of a component that stores nothing; its `updated(transition:isLocal:)` still updates the component.
public final class EmptyComponentState: ComponentState {
    /// The state that the updates of components without state receive, and that the default `makeState()` returns.
    static let shared = EmptyComponentState()
}
