/// A transition between two view controllers, which serves as the context of animators and as coordinator.
///
/// A transition ends exactly once: when its animator reports completion or, with one of the system's animators, as soon
/// as the next transition has to begin; animations still running then continue independently.
@MainActor
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    package typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let from: UIViewController?
    package let to: UIViewController?
    package let containerView: UIView
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    package let animator: any UIViewControllerAnimatedTransitioning
    /// The interaction controller provided by the client, if any.
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    package private(set) var isInteractive: Bool
    package private(set) var initiallyInteractive: Bool
    package private(set) var transitionWasCancelled = false
    package private(set) var isOver = false
    /// The progress that the interaction reported last.
    package private(set) var percentComplete: CGFloat = 0
    private var hasStarted = false
    private var alongside: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    /// Called when the transition ends, with `true` if it was completed.
    private var onEnd: ((Bool) -> Void)?
    /// The views that move; a view that stays in place is not included.
    package var (fromView, toView): (UIView?, UIView?) = (nil, nil)
    package var (fromFrame, toFrame) = (CGRect.zero, CGRect.zero)
    /// The animator that interaction scrubs: the transition's own if it is interruptible, otherwise that of the
    /// alongside animations.
    package private(set) var scrubber: (any UIViewImplicitlyAnimating)?
    /// The animator that runs the alongside animations.
    private var alongsideAnimator: (any UIViewImplicitlyAnimating)?

    package init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, animated: Bool,
        animator: any UIViewControllerAnimatedTransitioning, style: UIModalPresentationStyle = .none,
        isInteractive: Bool = false
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        isAnimated = animated
        self.animator = animator
        presentationStyle = style
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        super.init()
    }

    package var targetTransform: CGAffineTransform { .identity }
    package var isCancelled: Bool { transitionWasCancelled }
    package var transitionDuration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }
    package var completionVelocity: CGFloat { percentDriven?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { percentDriven?.completionCurve ?? .easeInOut }
    private var percentDriven: UIPercentDrivenInteractiveTransition? {
        interaction as? UIPercentDrivenInteractiveTransition
    }
    /// Whether a custom animator is currently running, during which nothing else may move the views.
    package var isCustomAnimationRunning: Bool {
        hasStarted && !isOver && isAnimated && !(animator is any SystemTransitioning)
    }
    /// Whether the transition can be completed at any time.
    package var canCompleteImmediately: Bool { animator is any SystemTransitioning || !isAnimated }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? fromFrame : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? toFrame : vc === from && fromView == nil ? fromFrame : .zero
    }

    // MARK: Lifecycle

    /// Starts the animation, or completes the transition immediately if it is not animated.
    package func start(_ onEnd: @escaping (Bool) -> Void) {
        self.onEnd = onEnd
        hasStarted = true
        guard isAnimated else {
            if let toView, toView.superview == nil { containerView.addSubview(toView) }
            runAlongside()
            return completeTransition(true)
        }
        guard let interaction else { return startAnimator() }
        isInteractive = interaction.wantsInteractiveStart
        initiallyInteractive = isInteractive
        interaction.startInteractiveTransition(self)
        // A custom interaction controller moves the views itself; alongside animations follow the progress that it
        // reports.
        if alongsideAnimator == nil, !isOver {
            runAlongsideAnimations(animator.providedInterruptibleAnimator(using: self), isLed: false)
        }
    }

    func startAnimator() {
        guard let system = animator as? any SystemTransitioning else {
            animator.animateTransition(using: self)
            return UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
        }
        let moving = system.makeAnimator(using: self)
        moving.addCompletion { [weak self] position in self?.completeTransition(position == .end) }
        runAlongsideAnimations(moving, isLed: true)
        if isInteractive { moving.pauseAnimation() } else { moving.startAnimation() }
    }

    /// Starts a custom animation so that it can be scrubbed.
    ///
    /// Uses the animator's interruptible animator or, if there is none, a property animator whose time applies to all
    /// animations that the custom animator starts.
    func startScrubbableAnimator() {
        if let own = animator.providedInterruptibleAnimator(using: self) {
            runAlongsideAnimations(own, isLed: true)
        } else {
            let moving = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
            moving.adoptAnimations(of: { animator.animateTransition(using: self) })
            runAlongsideAnimations(moving, isLed: true)
        }
        guard !isOver else { return }
        if isInteractive { scrubber?.pauseAnimation() } else { scrubber?.startAnimation() }
    }

    /// Runs the alongside animations with an animator, or with a new one if there is none.
    private func runAlongsideAnimations(_ own: (any UIViewImplicitlyAnimating)?, isLed: Bool) {
        let moving = own ?? UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut)
        alongsideAnimator = moving
        if isLed || own == nil { scrubber = moving }
        moving.addAnimations { [self] in runAlongside() }
        guard own == nil else { return }
        if isInteractive { moving.pauseAnimation() } else { moving.startAnimation() }
    }

    private func runAlongside() {
        let steps = alongside
        alongside = []
        for step in steps { step(self) }
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete { transitionWasCancelled = true }
        if let scrubber, scrubber.state == .active, !scrubber.isRunning {
            // A paused animator will not be resumed and has to be finished.
            scrubber.stopAnimation(false)
            scrubber.finishAnimation(at: didComplete ? .end : .start)
        }
        animator.animationEnded(didComplete)
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?(didComplete)
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    /// Completes the transition without waiting for its animation.
    ///
    /// Returns `false` if a custom animator is running, or while controllers are being notified of the start.
    package func completeImmediately() -> Bool {
        guard !isOver else { return true }
        guard canCompleteImmediately, hasStarted else { return false }
        completeTransition(!transitionWasCancelled)
        return true
    }

    // MARK: Alongside animations

    @discardableResult
    package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let completion { if isOver { completion(self) } else { completions.append(completion) } }
        guard let animation else { return true }
        if !hasStarted {
            alongside.append(animation)
        } else if let alongsideAnimator, !isOver {
            alongsideAnimator.addAnimations { [self] in animation(self) }
        } else {
            animation(self)
        }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        interactionHandlers.append(handler)
    }

    // MARK: Interaction

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete
        scrubber?.fractionComplete = percentComplete
    }

    package func pauseInteractiveTransition() {
        guard !isOver else { return }
        if let scrubber {
            let fraction = scrubber.fractionComplete
            scrubber.pauseAnimation()
            if scrubber.isReversed {
                scrubber.isReversed = false
                scrubber.fractionComplete = 1 - fraction
            }
        }
        transitionWasCancelled = false
        setInteractive(true)
    }

    package func finishInteractiveTransition() {
        endInteraction(finishes: true, velocity: 0)
    }

    package func cancelInteractiveTransition() {
        endInteraction(finishes: false, velocity: 0)
    }

    /// Ends the interaction and completes or cancels the transition.
    ///
    /// - Parameter velocity: The velocity of the gesture, as a fraction of the total distance per second.
    package func endInteraction(finishes: Bool, velocity: CGFloat) {
        let done = scrubber?.fractionComplete ?? 0
        let left = max(finishes ? 1 - done : done, 0.001)
        let speed = min(max((finishes ? velocity : -velocity) / left, 0), 30)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed))
        endInteraction(finishes: finishes, timing: spring, durationFactor: 0.8)
    }

    /// Ends the interaction; the remaining animation takes a fraction of the total duration.
    func endInteraction(finishes: Bool, timing: any UITimingCurveProvider, durationFactor: CGFloat) {
        guard isInteractive, !isOver else { return }
        transitionWasCancelled = !finishes
        setInteractive(false)
        guard let scrubber, scrubber.state == .active else { return }
        scrubber.isReversed = !finishes
        scrubber.continueAnimation(withTimingParameters: timing, durationFactor: max(durationFactor, 0.001))
    }

    private func setInteractive(_ isInteractive: Bool) {
        guard isInteractive != self.isInteractive else { return }
        self.isInteractive = isInteractive
        for handler in interactionHandlers { handler(self) }
    }
}

/// An animator of the system, which can be scrubbed and whose transition can be completed at any time.
@MainActor package protocol SystemTransitioning: UIViewControllerAnimatedTransitioning {
    /// Sets the views to their initial state and creates the property animator for the transition.
    func makeAnimator(using context: ControllerTransition) -> UIViewPropertyAnimator
}

extension SystemTransitioning {
    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        (transitionContext as? ControllerTransition)?.startAnimator()
    }
}
