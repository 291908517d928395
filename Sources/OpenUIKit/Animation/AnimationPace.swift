/// How an animation gets from its start to its end.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    /// Damping ratio, and velocity at the start in whole distances per second.
    case spring(damping: CGFloat, velocity: CGFloat)
    /// The spring of keyboards and navigation: mass 3, stiffness 1000, damping 500 at half a second.
    case systemSpring
    /// A spring as it is; it settles when it settles.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

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

    func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            animation.duration = duration
            return animation
        case .spring(let damping, let velocity):
            return Self.settlingSpring(keyPath, duration, ratio: damping, velocity: velocity)
        case .systemSpring:
            let stretch = CGFloat(duration / 0.5)
            return Self.spring(
                keyPath, duration, mass: 3, stiffness: 1000 / (stretch * stretch), damping: 500 / stretch, velocity: 0)
        case .physics(let mass, let stiffness, let damping, let velocity):
            return Self.spring(
                keyPath, nil, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        }
    }

    /// A spring of mass 1 that comes to rest at `duration`.
    ///
    /// Rest comes at a time that is inversely proportional to the frequency, if the velocity grows with it. So without
    /// velocity one step finds the frequency; with one, a few steps come near enough.
    private static func settlingSpring(
        _ keyPath: String, _ duration: TimeInterval, ratio: CGFloat, velocity: CGFloat
    ) -> CASpringAnimation {
        let ratio = ratio.isFinite ? min(max(ratio, 0.02), 10) : 1
        let velocity = velocity.isFinite ? velocity : 0
        var frequency: CGFloat = 8 / CGFloat(duration)
        for _ in 0..<(velocity == 0 ? 1 : 8) {
            let trial = spring(
                keyPath, duration, mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
                velocity: velocity)
            let factor = CGFloat(trial.settlingDuration / duration)
            guard factor.isFinite, factor > 0 else { break }
            frequency *= factor
        }
        return spring(
            keyPath, duration, mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity)
    }

    private static func spring(
        _ keyPath: String, _ duration: TimeInterval?, mass: CGFloat, stiffness: CGFloat, damping: CGFloat,
        velocity: CGFloat
    ) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: keyPath)
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        spring.initialVelocity = velocity
        spring.allowsOverdamping = true
        spring.duration = duration ?? spring.settlingDuration
        return spring
    }
}
