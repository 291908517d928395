/// Stores the state and handles the events of a part of the interface that a function describes.
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
/// A ``UIContext`` creates coordinators and looks them up by class and key, so they persist across renders; see
/// ``ComponentNode``.
@preconcurrency @MainActor
open class Coordinator: NSObject {
    weak var owner: (any UIComponentProtocol)?

    /// Creates a coordinator; only a context calls this initializer.
    public required override init() {
        super.init()
    }

    /// Renders the component that owns the coordinator.
    public func setNeedsReconcile(options: [UIComponentRenderOption] = []) {
        owner?.setNeedsRender(options: options)
    }
}
