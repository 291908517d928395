/// Where an animation stops.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start = 1
    /// Where it is.
    case current = 2
}

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and not finished yet.
    case stopped = 2
}

/// An animation that can be started, paused, turned round, scrubbed and stopped.
@MainActor public protocol UIViewAnimating: AnyObject {
    /// Where it is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it is moving: active and not paused.
    var isRunning: Bool { get }
    /// Whether it goes from its end to its start.
    var isReversed: Bool { get set }
    /// How much of the way it has gone, 0…1, in the direction in which it goes.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is; if it was not started, at its start.
    func pauseAnimation()
    /// Stops where things are shown; with false, `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks of changes are added.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds somebody to be told of the end.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, at another pace or in another time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// What is optional in UIKit does nothing.
extension UIViewImplicitlyAnimating {
    /// Adds the changes without a delay.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}

    /// Does nothing.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}

    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
