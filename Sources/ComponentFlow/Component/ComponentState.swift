/// What a component remembers between its updates, and the way to ask for the next one.
///
/// Subclass it, store what changes, and call ``updated(transition:isLocal:)`` after a change. The framework then re-runs
/// the component that owns the state, and its ancestors only as far up as sizes change.
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
@MainActor
open class ComponentState {
    /// The node that owns this state; nil before the first update and after the component is gone.
    ///
    /// The node owns the state, and clears this when it goes, so it never dangles; a weak reference would cost the node a
    /// side table.
    nonisolated(unsafe) final unowned(unsafe) var node: ComponentNode?

    /// Makes a state that belongs to no component yet.
    public init() {}

    /// Asks for an update of the component that owns this state.
    ///
    /// The update runs before this method returns, unless an update is running already: then it runs right after that
    /// one, and several requests for the same component run once. Call it on the main thread; a call from another
    /// thread is reported and carried over to the main thread.
    ///
    /// - Parameters:
    ///   - transition: How the change should be shown.
    ///   - isLocal: Promises that nothing outside the component's host needs to know; a ``ComponentView`` passes it on
    ///     to its `parentState`.
    public nonisolated final func updated(transition: ComponentTransition = .immediate, isLocal: Bool = false) {
        // The transition is handed to exactly one closure, which runs later on the main thread, and is not used here
        // again: nothing is shared, although its user data need not be `Sendable`.
        nonisolated(unsafe) let transition = transition
        if isOnMainThread {
            MainActor.assumeIsolated { requestUpdate(transition: transition, isLocal: isLocal) }
            return
        }
        diagnose(
            "state.off-main", "updated() was called on a background thread", path: "\(type(of: self))",
            hint: "Change state on the main actor; this request was moved there.")
        DispatchQueue.main.async { self.requestUpdate(transition: transition, isLocal: isLocal) }
    }

    /// Runs changes and holds the updates back that they ask for: each component is updated once, at the end, in the
    /// order in which they asked.
    ///
    /// Of several transitions asked for by one component the last animated one is used. Batches may be nested.
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

    private func requestUpdate(transition: ComponentTransition, isLocal: Bool) {
        guard let node else { return }
        UpdateScheduler.shared.requestUpdate(of: node, transition: transition, isLocal: isLocal)
    }
}

/// The state of a component that remembers nothing; its `updated(transition:isLocal:)` still re-runs the component.
public final class EmptyComponentState: ComponentState {}
