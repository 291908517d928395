/// An animation that moves as if a spring pulled the value from its start to its end.
///
/// It shows the spring's closed form at its time, not an approximation by steps. It stops at `duration`; give it the
/// `settlingDuration` to let it come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; above 0.
    open var mass: CGFloat = 1
    /// The pull per distance; above 0.
    open var stiffness: CGFloat = 100
    /// The friction; not below 0.
    open var damping: CGFloat = 10
    /// The speed at the start, in whole distances per second; positive is towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether friction may be stronger than what brings the spring to rest fastest; if not, that much is used.
    open var allowsOverdamping = false
    /// How the spring's time passes; nil is evenly.
    package var springTiming: CAMediaTimingFunction?

    /// Makes a spring from the duration of one swing without friction and its bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: seconds; above 0.
    ///   - bounce: 0 does not overshoot, 1 swings for ever, below 0 is slower.
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

    /// The duration of one swing without friction, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * .pi / spring.frequency
    }

    /// How much it swings past the end: 1 for ever, 0 not at all, below 0 it is slower than that.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time after which the value stays within a thousandth of the distance of its end, in seconds.
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
