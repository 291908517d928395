/// An animation that moves a value as if it were attached to a spring.
///
/// The closed-form solution of the spring is evaluated, not a stepwise approximation. The animation stops at
/// `duration`; set it to `settlingDuration` to let the spring come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// The mass attached to the spring; greater than 0.
    open var mass: CGFloat = 1
    /// The spring constant; greater than 0.
    open var stiffness: CGFloat = 100
    /// The damping coefficient; at least 0.
    open var damping: CGFloat = 10
    /// The initial velocity, in multiples of the total distance per second; positive values point towards the end
    /// value.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped; if `false`, the damping is limited to critical damping.
    open var allowsOverdamping = false
    /// The timing function applied to the spring's time; `nil` is linear.
    package var springTiming: CAMediaTimingFunction?

    /// Creates a spring from its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The period of the undamped oscillation, in seconds; greater than 0.
    ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and negative values are overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let period = max(perceptualDuration, 1e-3)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        mass = 1
        stiffness = pow(2 * .pi / period, 2)
        damping = 4 * .pi * ratio / period
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// The period of the undamped oscillation, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * .pi / spring.frequency
    }

    /// The amount of overshoot: 1 oscillates indefinitely, 0 does not overshoot, and negative values are overdamped.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time after which the value stays within 0.1 % of the total distance from its end, in seconds.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration
    }

    var spring: SpringCurve {
        SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            allowsOverdamping: allowsOverdamping)
    }

    override var pacing: AnimationPacing {
        springTiming.map { .composed($0.curve, spring) } ?? .spring(spring)
    }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
        springTiming = other.springTiming
    }
}
