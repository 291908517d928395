/// The presenters whose requests have changed, which present and dismiss at the beginning of the next frame.
///
/// Presenters of ancestors run first. If several components of a window request screens at the same time, the one that is
/// presented does not depend on the order of updates.
@MainActor
enum PendingPresentations {
    private struct Pending {
        weak var view: UIView?
        let reconcile: @MainActor () -> Void
    }

    private static var pending: [Pending] = []

    /// Calls a closure at the beginning of the next frame.
    ///
    /// - Parameter view: The view of the component that presents.
    static func add(_ view: UIView?, _ reconcile: @escaping @MainActor () -> Void) {
        pending.append(Pending(view: view, reconcile: reconcile))
        performBeforeNextFrame { [weak view] in run(in: view?.window) }
    }

    /// Calls the closures of a window, which its first request does for all.
    private static func run(in window: UIWindow?) {
        let own = pending.filter { $0.view?.window === window }
        pending.removeAll { $0.view?.window === window }
        let sorted = own.enumerated().map { order, pending in
            (depth: pending.view?.mountedNode?.depthInAllHosts ?? 0, order: order, reconcile: pending.reconcile)
        }
        .sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
        for next in sorted { next.reconcile() }
    }
}
