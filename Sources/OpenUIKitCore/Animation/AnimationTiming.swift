/// The timing of an animation: a timing curve or a spring.
///
/// Velocities are in multiples of the total distance per second; `dy` applies to the vertical component of positions,
/// `dx` to everything else.
enum AnimationTiming {
    case curve(CAMediaTimingFunction)
    /// A spring with a damping ratio that settles within the animation's duration.
    case spring(damping: CGFloat, velocity: CGVector)
    /// The spring of keyboards and navigation: mass 3, stiffness 1000, critically damped, for a duration of half a
    /// second.
    case systemSpring
    /// A spring with given parameters, whose settling time determines the duration.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector)
    /// A spring whose time is mapped through a timing curve.
    indirect case composed(CAMediaTimingFunction, AnimationTiming)

    init(_ options: UIView.AnimationOptions) {
        switch options.curve {
        case 0: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        case 1: self = .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: self = .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: self = .curve(CAMediaTimingFunction(name: .linear))
        default: self = .systemSpring
        }
    }

    init(_ curve: UIView.AnimationCurve) {
        self.init(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }

    init(_ parameters: any UITimingCurveProvider) {
        let spring = parameters.springTimingParameters.map { AnimationTiming($0) }
        let curve = parameters.cubicTimingParameters?.function
        switch (parameters.timingCurveType, spring, curve) {
        case (.composed, let spring?, let curve?): self = .composed(curve, spring)
        case (_, let spring?, _): self = spring
        case (_, nil, let curve?): self = .curve(curve)
        case (_, nil, nil): self = .curve(CAMediaTimingFunction(name: .default))
        }
    }

    private init(_ spring: UISpringTimingParameters) {
        switch spring.kind {
        case .ratio(let ratio): self = .spring(damping: ratio, velocity: spring.initialVelocity)
        case .physics(let mass, let stiffness, let damping):
            self = .physics(mass: mass, stiffness: stiffness, damping: damping, velocity: spring.initialVelocity)
        }
    }

    /// The initial velocity; zero for curves.
    var velocity: CGVector {
        switch self {
        case .curve, .systemSpring: .zero
        case .spring(_, let velocity), .physics(_, _, _, let velocity): velocity
        case .composed(_, let spring): spring.velocity
        }
    }

    /// Returns the same timing with another initial velocity; has no effect on curves.
    func with(velocity: CGVector) -> AnimationTiming {
        switch self {
        case .curve, .systemSpring: self
        case .spring(let damping, _): .spring(damping: damping, velocity: velocity)
        case .physics(let mass, let stiffness, let damping, _):
            .physics(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        case .composed(let curve, let spring): .composed(curve, spring.with(velocity: velocity))
        }
    }

    /// Whether the initial velocity can be specified.
    var isSpring: Bool {
        switch self {
        case .curve, .systemSpring: false
        case .spring, .physics, .composed: true
        }
    }

    /// Creates an animation with this timing for any property.
    ///
    /// - Parameter isVertical: Whether to use the vertical component of the velocity.
    func makeAnimation(duration: TimeInterval, isVertical: Bool = false) -> CABasicAnimation {
        let velocity = isVertical ? velocity.dy : velocity.dx
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation()
            animation.timingFunction = function
            animation.duration = duration
            return animation
        case .spring(let damping, _): return Self.settlingSpring(duration, ratio: damping, velocity: velocity)
        case .systemSpring:
            let stretch = CGFloat(duration / 0.5)
            return Self.spring(
                duration, mass: 3, stiffness: 1000 / (stretch * stretch), damping: 500 / stretch, velocity: 0,
                allowsOverdamping: false)
        case .physics(let mass, let stiffness, let damping, _):
            return Self.spring(nil, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        case .composed(let curve, let spring):
            let animation = spring.makeAnimation(duration: duration, isVertical: isVertical)
            (animation as? CASpringAnimation)?.springTiming = curve
            return animation
        }
    }

    /// Creates a spring of mass 1 that settles within `duration`.
    ///
    /// The settling time is inversely proportional to the frequency, provided that the velocity scales with it. Without
    /// an initial velocity one iteration therefore finds the frequency; otherwise a few iterations are sufficiently
    /// accurate.
    private static func settlingSpring(_ duration: TimeInterval, ratio: CGFloat, velocity: CGFloat) -> CASpringAnimation
    {
        let ratio = ratio.isFinite ? min(max(ratio, 0.02), 10) : 1
        let velocity = velocity.isFinite ? velocity : 0
        var frequency: CGFloat = 8 / CGFloat(duration)
        for _ in 0..<(velocity == 0 ? 1 : 8) {
            let trial = spring(
                duration, mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
            let factor = CGFloat(trial.settlingDuration / duration)
            guard factor.isFinite, factor > 0 else { break }
            frequency *= factor
        }
        return spring(
            duration, mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    private static func spring(
        _ duration: TimeInterval?, mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat,
        allowsOverdamping: Bool = true
    ) -> CASpringAnimation {
        let spring = CASpringAnimation()
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        spring.initialVelocity = velocity
        spring.allowsOverdamping = allowsOverdamping
        spring.duration = duration ?? spring.settlingDuration
        return spring
    }
}
