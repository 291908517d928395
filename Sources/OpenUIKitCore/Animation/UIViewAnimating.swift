/// A position at which an animation can finish.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end position.
    case end = 0
    /// The start position.
    case start = 1
    /// The current position.
    case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped but not finished yet.
    case stopped = 2
}

/// An animation that can be started, paused, reversed, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Whether the animation is active and not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its start.
    var isReversed: Bool { get set }
    /// The completed fraction, 0…1, in the current direction.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position; an inactive animation is paused at its start.
    func pauseAnimation()
    /// Stops the animation at the values currently shown; unless `withoutFinishing` is true, call
    /// `finishAnimation(at:)` next.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks of changes can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Resumes the animation after a pause, with new timing or another duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Default implementations for the methods that are optional in UIKit.
extension UIViewImplicitlyAnimating {
    /// Adds the changes without a delay.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    public func addAnimations(_ animation: @escaping () -> Void) {}

    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}

    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
