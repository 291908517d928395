/// Performs the scene transitions of controllers that are presented and dismissed, or pushed and popped.
///
/// Controllers with a ``UIBaseViewController/sceneTransition`` use it when they are presented. To use their transitions in
/// a navigation controller, assign ``shared`` as its delegate, or call it from your own delegate.
@preconcurrency @MainActor
public final class UISceneTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
{
    /// The shared instance; delegates are referenced weakly.
    public static let shared = UISceneTransitionDelegate()

    /// Returns the animator of a presentation, or `nil` if the controller has no scene transition.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(of: presented, from: source)
    }

    /// Returns the animator of a dismissal, or `nil` if the controller has no scene transition.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(ofRemoved: dismissed)
    }

    /// Returns the animator of the controller that is pushed or popped, or `nil` if it has no scene transition.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop ? animator(ofRemoved: fromVC) : animator(of: toVC, from: fromVC)
    }

    private func animator(
        of controller: UIViewController, from source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let transition = (controller as? UIBaseViewController)?.sceneTransition else { return nil }
        (transition as? UIExpandSceneTransition)?.target =
            (source as? UIBaseViewController)?.currentTransitionTargetView
        return SceneAnimator(transition: transition, isRemoval: false)
    }

    private func animator(ofRemoved controller: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        (controller as? UIBaseViewController)?.sceneTransition.map { SceneAnimator(transition: $0, isRemoval: true) }
    }
}

/// The animator of a single scene transition.
private final class SceneAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: UISceneTransition
    private let isRemoval: Bool

    init(transition: UISceneTransition, isRemoval: Bool) {
        (self.transition, self.isRemoval) = (transition, isRemoval)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transition.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        addNewScreen(context)
        guard let screen = context.view(forKey: isRemoval ? .from : .to) else {
            return context.completeTransition(true)
        }
        if !isRemoval { UIView.performWithoutAnimation { transition.hide(screen, in: container) } }
        UIView.animate(
            withDuration: transition.duration, delay: 0, options: transition.options,
            animations: { [transition, isRemoval] in
                if isRemoval { transition.hide(screen, in: container) } else { transition.show(screen, in: container) }
            },
            completion: { [transition] _ in
                // The view may be shown again.
                UIView.performWithoutAnimation { transition.show(screen, in: container) }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func addNewScreen(_ context: any UIViewControllerContextTransitioning) {
        guard let screen = context.view(forKey: .to) else { return }
        if let controller = context.viewController(forKey: .to) { screen.frame = context.finalFrame(for: controller) }
        if isRemoval, let old = context.view(forKey: .from), old.superview === context.containerView {
            context.containerView.insertSubview(screen, belowSubview: old)
        } else {
            context.containerView.addSubview(screen)
        }
    }
}
