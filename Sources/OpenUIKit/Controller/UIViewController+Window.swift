/// Runs animations together with a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs `animation` with the change, and `completion` when it is done.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// What a change of size is like.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// How long the change takes, in seconds.
    var transitionDuration: TimeInterval { get }
}

/// The change of a window's size: at once, as the user drags the edge.
@MainActor
final class ResizeCoordinator: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    private var steps: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { steps.append(animation) }
        if let completion { steps.append(completion) }
        return true
    }

    func finish() {
        for step in steps { step(self) }
        steps.removeAll()
    }
}

extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            if isVisible { old.windowDidShow(false) }
            old.viewIfLoaded?.removeFromSuperview()
        }
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        if isVisible { controller.windowDidShow(true) }
    }
}

extension UIViewController {
    /// The window gets another size; what was asked to run alongside runs when the views have it.
    func windowWillResize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isViewLoaded else { return }
        viewWillTransition(to: size, with: coordinator)
        presentedViewController?.windowWillResize(to: size, with: coordinator)
    }
}
