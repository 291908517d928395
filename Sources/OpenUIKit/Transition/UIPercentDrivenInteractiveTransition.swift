/// Leads the animation of a transition by a number from 0 to 1, for example by how far a finger has gone.
///
/// Return it where a transition is asked for its interaction controller; the animator stays what it is. What it animates
/// with `UIView.animate`, or the animator that it returns as interruptible, is shown at ``percentComplete``:
///
/// ```swift
/// switch pan.state {
/// case .began: dismiss(animated: true)
/// case .changed: interaction.update(pan.translation(in: view).y / view.bounds.height)
/// case .ended: interaction.percentComplete > 0.4 ? interaction.finish() : interaction.cancel()
/// default: interaction.cancel()
/// }
/// ```
///
/// After ``cancel()`` the views have the values that they had before the animation. Animations that are added to layers
/// directly run by themselves.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private final weak var transition: ControllerTransition?

    /// How long the animation takes without a finger, in seconds; 0 before it begins.
    public private(set) final var duration: CGFloat = 0
    /// How far it has been led, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// How fast the rest goes when the finger is lifted; 1 at first, as fast as without a finger.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest, in the place of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger leads from the beginning.
    ///
    /// True at first. Otherwise the animation runs by itself until ``pause()``.
    open var wantsInteractiveStart = true

    /// Makes an object that leads one transition at a time.
    public override init() {
        super.init()
    }

    /// Begins: called by the transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        duration = transition.transitionDuration
        percentComplete = 0
        transition.startLedAnimator()
    }

    /// Takes hold of an animation that runs by itself.
    open func pause() {
        guard let transition else { return }
        transition.pauseInteractiveTransition()
        percentComplete = transition.scrubber?.fractionComplete ?? 0
    }

    /// Shows the animation at a part of its way; numbers outside of 0…1 are brought inside, NaN is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN, let transition, transition.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets it go back.
    open func cancel() {
        letGo(finishes: false)
    }

    /// Lets it go on to its end.
    open func finish() {
        letGo(finishes: true)
    }

    private func letGo(finishes: Bool) {
        let left = finishes ? 1 - percentComplete : percentComplete
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        transition?.letGo(
            finishes: finishes, pace: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: left / speed)
    }
}
