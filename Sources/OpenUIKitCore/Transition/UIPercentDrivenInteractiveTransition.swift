/// An interaction controller that drives a transition's animation by a progress from 0 to 1.
///
/// Return it from the methods that request an interaction controller; the animator remains unchanged. Its animations
/// made with `UIView.animate`, or its interruptible animator, are shown at ``percentComplete``:
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
/// After ``cancel()`` the views have the values from before the animation. Animations added directly to layers are not
/// controlled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private final weak var transition: ControllerTransition?

    /// The duration of the animation without interaction, in seconds; 0 before it begins.
    public private(set) final var duration: CGFloat = 0
    /// The current progress, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// The speed of the remaining animation after the interaction; 1, the default, is the normal speed.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the remaining animation.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the remaining animation; takes precedence over ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is interactive from the beginning.
    ///
    /// The default is `true`. Otherwise the animation runs by itself until ``pause()``.
    open var wantsInteractiveStart = true

    /// Creates an interaction controller for one transition at a time.
    public override init() {
        super.init()
    }

    /// Starts the transition; called by the system.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        duration = transition.transitionDuration
        percentComplete = 0
        transition.startScrubbableAnimator()
    }

    /// Pauses a running animation and makes the transition interactive.
    open func pause() {
        guard let transition else { return }
        transition.pauseInteractiveTransition()
        percentComplete = transition.scrubber?.fractionComplete ?? 0
    }

    /// Sets the progress, clamped to 0…1; NaN is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN, let transition, transition.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Cancels the transition, which animates back to the start.
    open func cancel() {
        endInteraction(finishes: false)
    }

    /// Completes the transition.
    open func finish() {
        endInteraction(finishes: true)
    }

    private func endInteraction(finishes: Bool) {
        let left = finishes ? 1 - percentComplete : percentComplete
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        transition?.endInteraction(
            finishes: finishes, timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: left / speed)
    }
}
