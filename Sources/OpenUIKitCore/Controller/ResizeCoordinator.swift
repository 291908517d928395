/// The coordinator of a window resize, which takes effect immediately while the user drags the edge.
@MainActor
package final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
    package let isAnimated = false
    package let isInteractive = false
    package let initiallyInteractive = false
    package let isCancelled = false
    package let transitionDuration: TimeInterval = 0
    package let percentComplete: CGFloat = 0
    package let completionVelocity: CGFloat = 1
    package let completionCurve = UIView.AnimationCurve.easeInOut
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
