/// Performs changes of local values, bindings and models, which are shown with a transition.
///
/// ```swift
/// Button("Open") { withTransition(.spring(duration: 0.3)) { isOpen = true } }
/// ```
///
/// Can be called on any thread. The innermost transition applies. Updates that are requested with
/// ``ComponentState/updated(transition:isLocal:)`` have the transition that is specified there.
///
/// - Returns: What the closure returns.
public func withTransition<Result>(
    _ transition: ComponentTransition, _ changes: () throws -> Result
) rethrows -> Result {
    try SharedTransition.$current.withValue(SharedTransition(value: transition), operation: changes)
}

/// The transition of the changes that are being made.
///
/// Its user data need not be `Sendable`, but a transition never changes, and is passed from the thread of the change to
/// the main thread.
struct SharedTransition: @unchecked Sendable {
    /// An ambient value, because assignments have no parameter for it; set by ``withTransition(_:_:)`` only.
    @TaskLocal static var current: SharedTransition?

    let value: ComponentTransition

    var isImmediate: Bool {
        value.animation.isImmediate
    }
}
