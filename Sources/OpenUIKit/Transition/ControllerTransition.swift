/// One transition between two controllers: what animators, coordinators and containers know of it.
///
/// It ends once: when its animator says so, or, where the animator is one of ours, whenever the next transition cannot wait;
/// what is still moving then moves on by itself.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let animator: any UIViewControllerAnimatedTransitioning
    /// Leads the transition by hand, where somebody brought such an object.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isInteractive: Bool
    private(set) var initiallyInteractive: Bool
    private(set) var transitionWasCancelled = false
    private(set) var isOver = false
    private var hasStarted = false
    private var alongside: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    /// Ends the transition for the container; told whether it was completed.
    private var onEnd: ((Bool) -> Void)?
    /// The views that move; a view that stays is not among them.
    var (fromView, toView): (UIView?, UIView?) = (nil, nil)
    var (fromFrame, toFrame) = (CGRect.zero, CGRect.zero)
    /// What moves with the finger: the animation itself where it can be led, or only what others do alongside.
    private(set) var scrubber: (any UIViewImplicitlyAnimating)?
    /// Runs what others do alongside.
    private var companion: (any UIViewImplicitlyAnimating)?

    init(
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

    var targetTransform: CGAffineTransform { .identity }
    var isCancelled: Bool { transitionWasCancelled }
    var transitionDuration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }
    /// Whether somebody else's animator moves the views at the moment, so that nobody else may.
    var isForeignUnderWay: Bool { hasStarted && !isOver && isAnimated && !(animator is any SystemTransitioning) }
    /// Whether it can end at any moment.
    var canEndNow: Bool { animator is any SystemTransitioning || !isAnimated }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? fromFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? toFrame : vc === from && fromView == nil ? fromFrame : .zero
    }

    // MARK: Life

    /// Starts the animation, or ends at once where nothing is to be animated.
    func start(_ onEnd: @escaping (Bool) -> Void) {
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
        // Somebody else's leads the views by itself; what runs alongside is led by what it reports.
        if companion == nil, !isOver { accompany(animator.interruptibleAnimator(using: self), isLed: false) }
    }

    func startAnimator() {
        guard let system = animator as? any SystemTransitioning else {
            animator.animateTransition(using: self)
            return UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
        }
        let moving = system.makeAnimator(using: self)
        moving.addCompletion { [weak self] position in self?.completeTransition(position == .end) }
        accompany(moving, isLed: true)
        if isInteractive { moving.pauseAnimation() } else { moving.startAnimation() }
    }

    /// Starts somebody's animation so that it can be led: their own animator, or else one that gives its time to all
    /// that they animate.
    func startLedAnimator() {
        if let own = animator.interruptibleAnimator(using: self) {
            accompany(own, isLed: true)
        } else {
            let moving = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
            moving.adoptAnimations(of: { animator.animateTransition(using: self) })
            accompany(moving, isLed: true)
        }
        guard !isOver else { return }
        if isInteractive { scrubber?.pauseAnimation() } else { scrubber?.startAnimation() }
    }

    /// Lets what others do alongside run with an animator, or with one made for it.
    private func accompany(_ own: (any UIViewImplicitlyAnimating)?, isLed: Bool) {
        let moving = own ?? UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut)
        companion = moving
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

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete { transitionWasCancelled = true }
        if let scrubber, scrubber.state == .active, !scrubber.isRunning {
            // Nobody will lead it on.
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

    /// Ends it without waiting for the animation, if that can be; false if an animator of somebody else's runs, or while
    /// controllers are being told that it begins.
    func endNow() -> Bool {
        guard !isOver else { return true }
        guard canEndNow, hasStarted else { return false }
        completeTransition(!transitionWasCancelled)
        return true
    }

    // MARK: Alongside

    @discardableResult
    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let completion { if isOver { completion(self) } else { completions.append(completion) } }
        guard let animation else { return true }
        if !hasStarted {
            alongside.append(animation)
        } else if let companion, !isOver {
            companion.addAnimations { [self] in animation(self) }
        } else {
            animation(self)
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        interactionHandlers.append(handler)
    }

    // MARK: By hand

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard let scrubber, isInteractive else { return }
        scrubber.fractionComplete = percentComplete
    }

    func pauseInteractiveTransition() {
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

    func finishInteractiveTransition() {
        letGo(finishes: true, velocity: 0)
    }

    func cancelInteractiveTransition() {
        letGo(finishes: false, velocity: 0)
    }

    /// The finger was lifted.
    ///
    /// - Parameter velocity: its speed at that moment, in parts of the whole way per second.
    func letGo(finishes: Bool, velocity: CGFloat) {
        let done = scrubber?.fractionComplete ?? 0
        let left = max(finishes ? 1 - done : done, 0.001)
        let speed = min(max((finishes ? velocity : -velocity) / left, 0), 30)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed))
        letGo(finishes: finishes, pace: spring, durationFactor: 0.8)
    }

    /// The finger was lifted; the rest of the way takes a part of the whole duration.
    func letGo(finishes: Bool, pace: any UITimingCurveProvider, durationFactor: CGFloat) {
        guard isInteractive, !isOver else { return }
        transitionWasCancelled = !finishes
        setInteractive(false)
        guard let scrubber, scrubber.state == .active else { return }
        scrubber.isReversed = !finishes
        scrubber.continueAnimation(withTimingParameters: pace, durationFactor: max(durationFactor, 0.001))
    }

    private func setInteractive(_ isInteractive: Bool) {
        guard isInteractive != self.isInteractive else { return }
        self.isInteractive = isInteractive
        for handler in interactionHandlers { handler(self) }
    }
}

/// An animator of ours: one that can be scrubbed, and whose transition can end at any moment.
@MainActor protocol SystemTransitioning: UIViewControllerAnimatedTransitioning {
    /// Puts the views where they begin, and makes what moves them.
    func makeAnimator(using context: ControllerTransition) -> UIViewPropertyAnimator
}

extension SystemTransitioning {
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        (transitionContext as? ControllerTransition)?.startAnimator()
    }
}
