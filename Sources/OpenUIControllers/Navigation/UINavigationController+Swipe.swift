@_spi(Subclassing) import OpenUIKitCore

/// The interactive pop gesture.
extension UINavigationController {
    /// Whether the swipe from the edge may begin, or interrupt a running pop transition.
    var canSwipeBack: Bool {
        if let transition {
            return popRecognizer.isPopInProgress && transition.canCompleteImmediately && !transition.isOver
        }
        return stack.count > 1 && appearance == .shown && stack.last?.navigationItem.hidesBackButton == false
            && stack.last?.navigationItem.backAction == nil
    }

    func popGestureDidChange() {
        let width = max(contentView.bounds.width, 1)
        let sign: CGFloat = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let moved = sign * popRecognizer.translation(in: view).x / width
        switch popRecognizer.state {
        case .began: beginSwipe()
        case .changed: transition?.updateInteractiveTransition(popRecognizer.start + moved)
        case .ended: endSwipe(velocity: sign * popRecognizer.velocity(in: view).x / width)
        case .cancelled, .failed: transition?.endInteraction(finishes: false, velocity: 0)
        case .possible: break
        }
    }

    private func beginSwipe() {
        popRecognizer.setTranslation(.zero, in: view)
        if let transition {
            transition.pauseInteractiveTransition()
            popRecognizer.start = transition.scrubber?.fractionComplete ?? 0
        } else {
            popRecognizer.start = 0
            change(to: stack.dropLast(), .pop, animated: true, isInteractive: true)
        }
    }

    /// Completes or cancels the pop, depending on the progress projected 0.2 seconds ahead.
    private func endSwipe(velocity: CGFloat) {
        guard let transition else { return }
        let done = transition.scrubber?.fractionComplete ?? 0
        transition.endInteraction(finishes: done + velocity * 0.2 > 0.5, velocity: velocity)
    }
}

/// Recognizes the swipe from the edge of the navigation controller's view, which need not be the window's edge.
@MainActor package final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var navigationController: UINavigationController?
    /// The progress of the pop transition when the gesture began.
    var start: CGFloat = 0
    private(set) var isPopInProgress = false

    package init() {
        super.init(target: nil, action: nil)
    }

    func noteTransition(isPop: Bool) {
        isPopInProgress = isPop
    }

    @_spi(Subclassing) public override func edgeBounds(for touch: UITouch) -> CGRect? {
        view.map { $0.convert($0.bounds, to: nil) }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if state == .possible, navigationController?.canSwipeBack != true { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    /// Takes precedence over the pan gestures of scroll views.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }
}

/// The system's push and pop transition: the upper view slides over the lower one, which moves 0.3 times as far.
///
/// If the user prefers less motion, the upper view fades instead.
@MainActor package final class NavigationSlideTransition: NSObject, SystemTransitioning {
    private static let parallax: CGFloat = 0.3
    private static let shade: CGFloat = 0.1
    private let isBack: Bool

    init(isBack: Bool) {
        self.isBack = isBack
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.5
    }

    package func makeAnimator(using context: ControllerTransition) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context),
            timingParameters: UISpringTimingParameters(dampingRatio: 1))
        guard let to = context.toView, let from = context.fromView else { return animator }
        let (upper, lower) = isBack ? (from, to) : (to, from)
        let container = context.containerView
        let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let aside = CGAffineTransform(translationX: sign * container.bounds.width, y: 0)
        let behind = CGAffineTransform(translationX: -sign * container.bounds.width * Self.parallax, y: 0)
        let shadow = NavigationDimmingView(over: lower, below: upper, in: container)
        let (alpha, fades) = (upper.alpha, UIAccessibility.prefersCrossFadeTransitions)
        let place = { (isUp: Bool) in
            if fades { return upper.alpha = isUp ? alpha : 0 }
            upper.transform = isUp ? .identity : aside
            lower.transform = isUp ? behind : .identity
            shadow.show(isUp ? Self.shade : 0, beside: isUp ? .identity : aside)
        }
        UIView.performWithoutAnimation { place(isBack) }
        animator.addAnimations { place(!self.isBack) }
        context.animate(alongsideTransition: nil) { _ in
            shadow.removeFromSuperview()
            if fades { upper.alpha = alpha }
        }
        return animator
    }
}

/// Dims the lower view and draws the shadow of the upper view.
@MainActor private final class NavigationDimmingView: UIView {
    private let edge = UIView()

    init(over lower: UIView, below upper: UIView, in container: UIView) {
        super.init(frame: container.bounds)
        isUserInteractionEnabled = false
        backgroundColor = .black
        alpha = 0
        edge.frame = container.bounds
        edge.isUserInteractionEnabled = false
        edge.layer.shadowOpacity = 0.25
        edge.layer.shadowRadius = 8
        edge.layer.shadowOffset = .zero
        edge.layer.shadowPath = CGPath(rect: edge.bounds, transform: nil)
        container.insertSubview(self, belowSubview: upper)
        container.insertSubview(edge, belowSubview: upper)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    func show(_ shade: CGFloat, beside transform: CGAffineTransform) {
        alpha = shade
        edge.transform = transform
    }

    package override func removeFromSuperview() {
        edge.removeFromSuperview()
        super.removeFromSuperview()
    }
}
