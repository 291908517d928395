/// A damped spring in closed form: the progress from 0 towards 1 at a time.
///
/// With x = 1 - progress the motion is x'' + 2ζω x' + ω² x = 0, x(0) = 1, x'(0) = -initial velocity.
package struct SpringCurve: Hashable, Sendable {
    /// ω, in radians per second; above 0.
    package let frequency: Double
    /// ζ: below 1 it swings, at 1 it comes to rest fastest, above 1 it creeps.
    package let dampingRatio: Double
    /// In whole distances per second towards the end.
    package let initialVelocity: Double

    /// Makes the curve of a spring; numbers that make no spring are replaced by the nearest that do.
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

    /// Between these ratios the critical formula is used; the two others lose digits there.
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

    /// The progress after seconds; 0 before the start.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - displacement(at: time)
    }

    /// The speed after seconds, in whole distances per second towards the end.
    package func velocity(at time: Double) -> Double {
        guard time >= 0 else { return 0 }
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (decay - initialVelocity) / swing
            let (cosine, sinus) = (cos(swing * time), sin(swing * time))
            return exp(-decay * time)
                * (decay * (cosine + sine * sinus) + swing * (sinus - sine * cosine))
        case .critical:
            let pull = frequency - initialVelocity
            return exp(-frequency * time) * (frequency * (1 + pull * time) - pull)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return -(slowShare * slow * exp(slow * time) + (1 - slowShare) * fast * exp(fast * time))
        }
    }

    private func displacement(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (decay - initialVelocity) / swing
            return exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
        case .critical:
            return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return slowShare * exp(slow * time) + (1 - slowShare) * exp(fast * time)
        }
    }

    /// The two exponents, and how much of the displacement decays with the slower one.
    private var overdampedParts: (slow: Double, fast: Double, slowShare: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        // -ω(ζ - root) loses digits for large ζ; this is the same number.
        let slow = -frequency / (dampingRatio + root)
        let fast = -frequency * (dampingRatio + root)
        return (slow, fast, (-initialVelocity - fast) / (slow - fast))
    }

    /// The time after which the displacement stays below a thousandth, by the curve's envelope; at most an hour.
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

    /// A bound of the displacement that only falls once it is small.
    private func envelope(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        switch regime {
        case .under:
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return exp(-decay * time) * (1 + abs((decay - initialVelocity) / swing))
        case .critical:
            return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
        case .over:
            let (slow, fast, slowShare) = overdampedParts
            return abs(slowShare) * exp(slow * time) + abs(1 - slowShare) * exp(fast * time)
        }
    }
}
