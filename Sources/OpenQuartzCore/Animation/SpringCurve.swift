/// The closed-form solution of a damped spring: the progress from 0 towards 1 over time.
///
/// With x = 1 - progress the motion is x'' + 2ζω x' + ω² x = 0, x(0) = 1, x'(0) = -initial velocity.
package struct SpringCurve: Hashable, Sendable {
    /// The undamped angular frequency ω, in radians per second; greater than 0.
    package let frequency: Double
    /// The damping ratio ζ: below 1 is underdamped, 1 is critically damped, above 1 is overdamped.
    package let dampingRatio: Double
    /// The initial velocity towards the end, in multiples of the total distance per second.
    package let initialVelocity: Double

    /// Creates the curve of a spring; invalid parameters are replaced by the nearest valid ones.
    package init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat = 0,
        allowsOverdamping: Bool = true
    ) {
        func usable(_ number: CGFloat, least: Double) -> Double {
            number.isFinite ? min(max(Double(number), least), 1e9) : least
        }
        let mass = usable(mass, least: 1e-6)
        let stiffness = usable(stiffness, least: 1e-6)
        let ratio = usable(damping, least: 0) / (2 * (stiffness * mass).squareRoot())
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
        self.initialVelocity = initialVelocity.isFinite ? Double(initialVelocity) : 0
    }

    /// The distance from a ratio of 1 within which the critical formula is used, because the other two lose precision
    /// there.
    private static let criticalBand = 1e-6

    private enum Regime {
        case under
        case critical
        case over
    }

    private var regime: Regime {
        if abs(dampingRatio - 1) < Self.criticalBand { return .critical }
        return dampingRatio < 1 ? .under : .over
    }

    /// Returns the progress after `time` seconds; 0 before the start.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - displacement(at: time)
    }

    /// Returns the velocity towards the end after `time` seconds, in multiples of the total distance per second.
    package func velocity(at time: Double) -> Double {
        guard time >= 0 else { return 0 }
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let damped = dampedFrequency
            let sineShare = (decay - initialVelocity) / damped
            let (cosine, sine) = (cos(damped * time), sin(damped * time))
            return exp(-decay * time)
                * (decay * (cosine + sineShare * sine) + damped * (sine - sineShare * cosine))
        case .critical:
            let pull = frequency - initialVelocity
            return exp(-frequency * time) * (frequency * (1 + pull * time) - pull)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return -(slowShare * slow * exp(slow * time) + (1 - slowShare) * fast * exp(fast * time))
        }
    }

    /// The angular frequency of an underdamped spring, in radians per second.
    private var dampedFrequency: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

    private func displacement(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let damped = dampedFrequency
            let sineShare = (decay - initialVelocity) / damped
            return exp(-decay * time) * (cos(damped * time) + sineShare * sin(damped * time))
        case .critical:
            return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return slowShare * exp(slow * time) + (1 - slowShare) * exp(fast * time)
        }
    }

    /// The two exponents, and the share of the displacement that decays with the slower one.
    private var overdampedParts: (slow: Double, fast: Double, slowShare: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        // Equals -ω(ζ - root), which loses precision for large ζ.
        let slow = -frequency / (dampingRatio + root)
        let fast = -frequency * (dampingRatio + root)
        return (slow, fast, (-initialVelocity - fast) / (slow - fast))
    }

    /// The time after which the displacement stays below 0.001 according to the envelope of the curve; at most one
    /// hour.
    package var settlingDuration: Double {
        let threshold = 0.001
        let longest = 3600.0
        guard envelope(at: longest) <= threshold else { return longest }
        var low = 0.0
        var high = 1.0
        while envelope(at: high) > threshold { high *= 2 }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if envelope(at: middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns an upper bound of the displacement, which decreases monotonically once it is small.
    private func envelope(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let damped = dampedFrequency
            return exp(-decay * time) * (1 + abs((decay - initialVelocity) / damped))
        case .critical:
            return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return abs(slowShare) * exp(slow * time) + abs(1 - slowShare) * exp(fast * time)
        }
    }
}
