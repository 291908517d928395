/// How an animation gets from its start to its end.
///
/// Velocities are in whole distances per second; `dy` is that of the vertical part of places, `dx` of everything else.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    /// A spring that comes to rest at the duration, by its damping ratio.
    case spring(damping: CGFloat, velocity: CGVector)
    /// The spring of keyboards and navigation: mass 3, stiffness 1000, critically damped, at half a second.
    case systemSpring
    /// A spring as it is; it settles when it settles.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector)
    /// A spring whose time passes as a curve says.
    indirect case composed(CAMediaTimingFunction, AnimationPace)

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
        let spring = parameters.springTimingParameters.map { AnimationPace($0) }
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

    /// The velocity at the start; zero for curves.
    var velocity: CGVector {
        switch self {
        case .curve, .systemSpring: .zero
        case .spring(_, let velocity), .physics(_, _, _, let velocity): velocity
        case .composed(_, let spring): spring.velocity
        }
    }

    /// The same pace with another velocity at the start; curves have none.
    func with(velocity: CGVector) -> AnimationPace {
        switch self {
        case .curve, .systemSpring: self
        case .spring(let damping, _): .spring(damping: damping, velocity: velocity)
        case .physics(let mass, let stiffness, let damping, _):
            .physics(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        case .composed(let curve, let spring): .composed(curve, spring.with(velocity: velocity))
        }
    }

    /// Whether the velocity can be chosen.
    var isSpring: Bool {
        switch self {
        case .curve, .systemSpring: false
        case .spring, .physics, .composed: true
        }
    }

    /// An animation at this pace, for any property; `isVertical` picks the velocity of the vertical part.
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

    /// A spring of mass 1 that comes to rest at `duration`.
    ///
    /// Rest comes at a time that is inversely proportional to the frequency, if the velocity grows with it. So without
    /// velocity one step finds the frequency; with one, a few steps come near enough.
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
