/// The motion of one coordinate towards a target in closed form: it is evaluated for a time and not integrated
/// stepwise.
///
/// Positions are in points, velocities in points per second, and times in seconds since the start of the curve.
struct ScrollCurve: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        /// The value is the target at all times.
        case rest
        /// The distance decreases by the factor e in 1/rate seconds, which determines the initial velocity.
        case decay(rate: CGFloat)
        /// A critically damped spring with an initial velocity.
        case spring(frequency: CGFloat, velocity: CGFloat)
        /// A cubic curve with an initial velocity that reaches the target with a velocity of 0 after the duration.
        case glide(duration: CGFloat, velocity: CGFloat)
    }

    var start: CGFloat
    var target: CGFloat
    var shape: Shape

    static func rest(at place: CGFloat) -> ScrollCurve {
        ScrollCurve(start: place, target: place, shape: .rest)
    }

    func value(at time: TimeInterval) -> CGFloat {
        let time = max(CGFloat(time), 0)
        let away = start - target
        switch shape {
        case .rest: return target
        case .decay(let rate): return target + away * exp(-rate * time)
        case .spring(let frequency, let velocity):
            return target + (away + (velocity + frequency * away) * time) * exp(-frequency * time)
        case .glide(let duration, let velocity):
            guard time < duration else { return target }
            let part = time / duration
            let left = 1 - part
            return target + left * left * (away * (1 + 2 * part) + velocity * duration * part)
        }
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let time = max(CGFloat(time), 0)
        let away = start - target
        switch shape {
        case .rest: return 0
        case .decay(let rate): return -rate * away * exp(-rate * time)
        case .spring(let frequency, let velocity):
            let slope = velocity + frequency * away
            return (slope - frequency * (away + slope * time)) * exp(-frequency * time)
        case .glide(let duration, let velocity):
            guard time < duration else { return 0 }
            let part = time / duration
            return (1 - part) * (-6 * away * part / duration + velocity * (1 - 3 * part))
        }
    }

    /// Returns the time after which the distance from the target stays less than `nearness`.
    func settlingTime(nearness: CGFloat) -> TimeInterval {
        let away = abs(start - target)
        switch shape {
        case .rest: return 0
        case .decay(let rate): return away > nearness ? TimeInterval(log(away / nearness) / rate) : 0
        case .spring(let frequency, let velocity):
            let slope = abs(velocity + frequency * (start - target))
            return Self.springSettlingTime(away: away, slope: slope, frequency: frequency, nearness: nearness)
        case .glide(let duration, _): return TimeInterval(duration)
        }
    }

    /// Returns the time after its peak at which the bound (away + slope · t) · e^(−frequency · t) falls below
    /// `nearness`.
    private static func springSettlingTime(
        away: CGFloat, slope: CGFloat, frequency: CGFloat, nearness: CGFloat
    ) -> TimeInterval {
        func bound(_ time: CGFloat) -> CGFloat { (away + slope * time) * exp(-frequency * time) }
        var low = slope > 0 ? max(0, 1 / frequency - away / slope) : 0
        guard bound(low) > nearness else { return TimeInterval(low == 0 ? 0 : low) }
        var step = 1 / frequency
        while bound(low + step) > nearness, step < 1e6 { step *= 2 }
        var high = low + step
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bound(middle) > nearness { low = middle } else { high = middle }
        }
        return TimeInterval(high)
    }
}
