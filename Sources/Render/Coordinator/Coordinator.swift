/// What remembers, and reacts, for a part of the interface that is described by functions.
///
///     final class CounterCoordinator: Coordinator {
///         var count = 0
///
///         func increment() {
///             count += 1
///             setNeedsReconcile()
///         }
///     }
///
/// A ``UIContext`` makes coordinators and finds them by class and key, so they survive renders; see ``ComponentNode``.
@MainActor
open class Coordinator: NSObject {
    weak var owner: (any UIComponentProtocol)?

    /// Called by a context only.
    public required override init() {
        super.init()
    }

    /// Describes what is around the coordinator again, and makes the views equal to that.
    public func setNeedsReconcile(options: [UIComponentRenderOption] = []) {
        owner?.setNeedsRender(options: options)
    }
}
