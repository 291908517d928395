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
    /// Running.
    case active = 1
    /// Stopped, and not finished yet.
    case stopped = 2
}

/// What gives an animator its pace: ``UICubicTimingParameters`` or ``UISpringTimingParameters``.
public protocol UITimingCurveProvider: AnyObject, Sendable {
    /// The cubic curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace given by a cubic curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let function: CAMediaTimingFunction
    /// Itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// Makes the pace of a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        function =
            switch curve {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
    }

    /// Makes a pace of the two control points of a cubic curve from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    }
}

/// A pace given by a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Kind: Sendable {
        case ratio(CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let kind: Kind
    /// The speed at the start, in whole distances per second.
    public let initialVelocity: CGVector
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Makes a spring that comes to rest at the animator's duration; 1 does not swing past the end.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .ratio(ratio)
        initialVelocity = velocity
    }

    /// Makes a spring that settles when it settles, whatever the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }
}

/// An animation that is prepared first and started later, and can be stopped.
@MainActor public final class UIViewPropertyAnimator: NSObject {
    /// How long the animation takes, in seconds.
    public let duration: TimeInterval
    /// How long it waits before it starts, in seconds.
    public private(set) var delay: TimeInterval = 0
    /// Where the animator is in its life.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether views take touches while they are animated.
    ///
    /// True at first.
    public var isUserInteractionEnabled = true
    /// Whether it runs.
    public var isRunning: Bool { state == .active }

    private let pace: AnimationPace
    private var animations: [() -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    private var running: [ViewAnimation] = []

    private init(duration: TimeInterval, pace: AnimationPace) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.pace = pace
        super.init()
    }

    /// Makes an animator with a pace of its own.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, pace: AnimationPace(parameters))
    }

    /// Makes an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, pace: AnimationPace(curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that comes to rest at the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, pace: .spring(damping: ratio, velocity: 0))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Adds changes.
    ///
    /// When the animator runs already, they start now.
    public func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
        if state == .active { runAnimations(after: 0) }
    }

    /// Adds somebody to be told of the end.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts.
    ///
    /// Without effect on an animator that is not inactive.
    public func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts after some seconds.
    public func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        self.delay = delay
        state = .active
        runAnimations(after: delay)
    }

    /// Stops where things are shown.
    ///
    /// Unless `withoutFinishing`, the completions wait for `finishAnimation(at:)`.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        for animation in running { animation.stop() }
        guard withoutFinishing else { return }
        running.removeAll()
        completions.removeAll()
    }

    /// Finishes a stopped animation at a position and calls the completions.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        for animation in running { animation.settleStopped(at: finalPosition) }
        running.removeAll()
        conclude(at: finalPosition)
    }

    /// Makes an animator with a named curve and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = Self(duration: duration, pace: AnimationPace(options))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private func runAnimations(after delay: TimeInterval) {
        let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
        let animation = ViewAnimation(
            duration: duration, delay: delay, pace: pace,
            options: options.union([.overrideInheritedDuration, .overrideInheritedCurve]))
        running.append(animation)
        let changes = animations
        animations.removeAll()
        animation.addCompletion { [weak animation] _ in self.ended(animation) }
        animation.perform { for change in changes { change() } }
        animation.seal()
    }

    private func ended(_ animation: ViewAnimation?) {
        guard state == .active else { return }
        running.removeAll { $0 === animation }
        if running.isEmpty { conclude(at: .end) }
    }

    private func conclude(at position: UIViewAnimatingPosition) {
        state = .inactive
        let completions = self.completions
        self.completions.removeAll()
        for completion in completions { completion(position) }
    }
}

extension AnimationPace {
    fileprivate init(_ parameters: any UITimingCurveProvider) {
        if let spring = parameters.springTimingParameters {
            let velocity = spring.initialVelocity.dx
            switch spring.kind {
            case .ratio(let ratio): self = .spring(damping: ratio, velocity: velocity)
            case .physics(let mass, let stiffness, let damping):
                self = .physics(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
            }
        } else if let cubic = parameters.cubicTimingParameters {
            self = .curve(cubic.function)
        } else {
            self = .curve(CAMediaTimingFunction(name: .default))
        }
    }
}
