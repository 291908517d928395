/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is told of the transition that it animates.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Where the animation goes on; the view that comes is to be added here.
    var containerView: UIView { get }
    /// Whether there is anything to animate.
    var isAnimated: Bool { get }
    /// Whether a finger leads the transition.
    var isInteractive: Bool { get }
    /// Whether a finger gave the transition up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; ``UIModalPresentationStyle/none`` where none is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the container is turned; never, here.
    var targetTransform: CGAffineTransform { get }
    /// A finger moved.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger was lifted, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger was lifted, and the transition goes back.
    func cancelInteractiveTransition()
    /// The finger came back.
    func pauseInteractiveTransition()
    /// The animation is over; animators have to call it.
    func completeTransition(_ didComplete: Bool)
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at first; zero if that is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be in the end; zero if it goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates it, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animation as an animator that can be scrubbed; nil where there is none.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?
    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// None.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? { nil }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a transition by hand.
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a finger leads from the beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Yes.
    public var wantsInteractiveStart: Bool { true }
}

/// Brings the animators and the presentation of a controller.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What animates the presentation; nil means the system's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What animates the way back.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What leads the presentation by hand.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What leads the way back by hand.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// How the controller is presented, with the style ``UIModalPresentationStyle/custom``.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nobody.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The system's.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What a transition is like, for those who animate along with it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// Whether a finger leads it.
    var isInteractive: Bool { get }
    /// Whether a finger led it at the beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How a controller is presented by it.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Where it goes on.
    var containerView: UIView { get }
    /// How the container is turned; never, here.
    var targetTransform: CGAffineTransform { get }
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations together with a transition of controllers or a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the change, and `completion` when it is done.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when a finger lets go of the transition or takes hold of it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the change.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
