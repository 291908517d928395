import OpenUIKitCore

/// Reports changes of the stack to which the columns of a split view were joined.
@MainActor final class CollapsedStackObserver: UINavigationControllerDelegate {
    var stackDidChange: () -> Void = {}

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        stackDidChange()
    }
}
