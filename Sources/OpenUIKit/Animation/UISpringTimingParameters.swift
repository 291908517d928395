/// A pace given by a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying, Sendable {
    enum Kind: Sendable {
        case ratio(CGFloat)
        case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let kind: Kind
    /// The speed at the start, in whole distances per second.
    ///
    /// Places use both parts, each along its axis; everything else uses `dx`.
    public let initialVelocity: CGVector
    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    private init(_ kind: Kind, _ velocity: CGVector) {
        self.kind = kind
        initialVelocity = velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
        super.init()
    }

    /// Makes the system's spring, which is damped critically and settles in about half a second.
    ///
    /// The animator's duration does not count.
    public override convenience init() {
        // Mass 3 and stiffness 1000, with as much damping as brings them to rest fastest.
        self.init(.physics(mass: 3, stiffness: 1000, damping: 2 * (3000 as CGFloat).squareRoot()), .zero)
    }

    /// Makes a spring that comes to rest at the animator's duration; 1 does not swing past the end.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring that comes to rest at the animator's duration, with a speed at the start.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    /// Makes a spring that settles when it settles, whatever the animator's duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }

    /// Makes a spring from the duration of one swing without friction and its bounce.
    ///
    /// - Parameters:
    ///   - duration: seconds; above 0. The animator's duration does not count.
    ///   - bounce: 0 does not overshoot, 1 swings for ever, below 0 is slower.
    ///   - velocity: the speed at the start, in whole distances per second.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        self.init(.physics(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping), velocity)
    }

    /// Itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
