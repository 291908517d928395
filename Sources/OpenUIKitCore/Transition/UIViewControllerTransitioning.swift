/// The keys of the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view controller visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The view controller visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is removed.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is added.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context in which an animator performs a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place; animators add the new view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the interaction was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the container; always the identity.
    var targetTransform: CGAffineTransform { get }
    /// Reports the progress of the interaction.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended and the transition completes.
    func finishInteractiveTransition()
    /// Reports that the interaction ended and the transition is cancelled.
    func cancelInteractiveTransition()
    /// Reports that the interaction was resumed.
    func pauseInteractiveTransition()
    /// Reports that the animation has ended; animators must call this method.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the view controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views; `nil` for a view that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view, or zero if it is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, or zero if the view is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Performs the animation and calls `completeTransition(_:)` when it ends.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animation as an animator that can be scrubbed.
    ///
    /// The default stands for none: then the animations that `animateTransition(using:)` starts are scrubbed.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// The animator that a client provides, or `nil` if the method has the default implementation.
    func providedInterruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: transitionContext)
        return animator === AbsentAnimator.shared ? nil : animator
    }
}

/// Stands for no animator: the method of UIKit is optional, but its result is not.
@MainActor private enum AbsentAnimator {
    static let shared = UIViewPropertyAnimator()
}

/// An object that controls an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition is interactive from the beginning; the default returns `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }
}

/// An object that provides the animators and the presentation controller for a view controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator of the presentation; `nil` uses the system's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of the dismissal; `nil` uses the system's animation.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of the presentation; `nil` if it is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction controller of the dismissal; `nil` if it is not interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller for the style ``UIModalPresentationStyle/custom``; `nil` uses the system's.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The state of a transition, for animations that run alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition was interactive at the beginning.
    var initiallyInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The completed part of an interactive transition, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the animation after an interaction, relative to its normal speed.
    var completionVelocity: CGFloat { get }
    /// The timing of the rest of the animation after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style of a presentation; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the container; always the identity.
    var targetTransform: CGAffineTransform { get }
    /// Returns one of the view controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a view controller transition or a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` alongside the transition, and `completion` after it.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the transition becomes interactive or ceases to be.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs `animation` alongside the transition, and `completion` after it.
    ///
    /// The animation may change views outside of the container view, with and without this method, so that `view` has no
    /// influence.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
}
