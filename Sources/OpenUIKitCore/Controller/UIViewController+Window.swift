/// The coordinator of a window resize, which takes effect immediately while the user drags the edge.
@MainActor
package final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
    package let isAnimated = false
    package let isInteractive = false
    package let initiallyInteractive = false
    package let isCancelled = false
    package let transitionDuration: TimeInterval = 0
    package let presentationStyle = UIModalPresentationStyle.none
    package let targetTransform = CGAffineTransform.identity
    package let containerView: UIView
    private let controller: UIViewController?
    private var animations: [ControllerTransition.Step] = []
    private var completions: [ControllerTransition.Step] = []

    init(window: UIWindow) {
        containerView = window
        controller = window.rootViewController
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { controller?.viewIfLoaded }

    package func animate(
        alongsideTransition animation: ControllerTransition.Step?, completion: ControllerTransition.Step?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping ControllerTransition.Step) {}

    func finish() {
        for step in animations { step(self) }
        for step in completions { step(self) }
        (animations, completions) = ([], [])
    }
}

extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            old.dismissImmediately()
            if isVisible { old.beginDisappearing(false) }
            old.viewIfLoaded?.removeFromSuperview()
            if isVisible { old.endDisappearing(false) }
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
    /// Notifies the controllers of a new window size; alongside animations run once the views have that size.
    func windowWillResize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isViewLoaded else { return }
        viewWillTransition(to: size, with: coordinator)
        storedPresented?.storedPresentation?.viewWillTransition(to: size, with: coordinator)
        storedPresented?.windowWillResize(to: size, with: coordinator)
    }

    /// Notifies the controllers of new traits of the window.
    func windowWillChangeTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard isViewLoaded else { return }
        willTransition(to: traits, with: coordinator)
        storedPresented?.storedPresentation?.willTransition(to: traits, with: coordinator)
        storedPresented?.windowWillChangeTraits(traits, with: coordinator)
    }
}
