/// The timing of an animator defined by a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying, Sendable {
    enum Kind: Sendable {
        case ratio(CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let kind: Kind
    /// The initial velocity, in multiples of the total distance per second.
    ///
    /// Positions use both components, each for its axis; everything else uses `dx`.
    public let initialVelocity: CGVector
    /// Always `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This object.
    public var springTimingParameters: UISpringTimingParameters? { self }

    private init(_ kind: Kind, _ velocity: CGVector) {
        self.kind = kind
        initialVelocity = velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
        super.init()
    }

    /// Creates the system's spring, which is critically damped and settles in about half a second.
    ///
    /// The animator's duration is ignored.
    public override convenience init() {
        // Mass 3 and stiffness 1000 with critical damping.
        self.init(.physics(mass: 3, stiffness: 1000, damping: 2 * (3000 as CGFloat).squareRoot()), .zero)
    }

    /// Creates a spring that settles within the animator's duration; a ratio of 1 does not overshoot.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with an initial velocity that settles within the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    /// Creates a spring with physical parameters, whose settling time replaces the animator's duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }

    /// Creates a spring from its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The period of the undamped oscillation, in seconds; greater than 0. The animator's duration is
    ///     ignored.
    ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and negative values are overdamped.
    ///   - velocity: The initial velocity, in multiples of the total distance per second.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        self.init(.physics(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping), velocity)
    }

    /// Returns this object, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
