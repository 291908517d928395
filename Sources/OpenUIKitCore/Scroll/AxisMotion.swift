/// The motion of one coordinate of a scroll view: a curve, and optionally a second one that starts at an edge.
struct AxisMotion: Equatable, Sendable {
    /// The behavior at the edges of the content.
    struct Limits: Equatable, Sendable {
        /// The offsets at which the content fills the view.
        var range: ClosedRange<CGFloat>
        /// Whether the content bounces past the edges.
        var bounces: Bool
        /// The size of a device pixel, in points; motions end at a multiple of it.
        var pixel: CGFloat
    }

    /// The angular frequency of the spring at the edges, in radians per second.
    static let bounceFrequency: CGFloat = 12

    private var first: ScrollCurve
    private var second: ScrollCurve?
    /// The time at which the second curve starts.
    private var turn: TimeInterval = 0
    /// The time at which the coordinate has reached its target.
    private(set) var duration: TimeInterval
    /// Whether the motion is the momentum of a drag, which may be planned again when the content changes.
    private(set) var isFree = false

    private init(_ curve: ScrollCurve, pixel: CGFloat) {
        first = curve
        duration = curve.settlingTime(nearness: pixel / 2)
    }

    /// The value at which the coordinate comes to rest.
    var target: CGFloat { second?.target ?? first.target }

    func value(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return target }
        guard let second, time >= turn else { return first.value(at: time) }
        return second.value(at: time - turn)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        guard let second, time >= turn else { return first.velocity(at: time) }
        return second.velocity(at: time - turn)
    }

    /// Returns the same motion, offset by a distance.
    func shifted(by distance: CGFloat) -> AxisMotion {
        var result = self
        result.first.start += distance
        result.first.target += distance
        result.second?.start += distance
        result.second?.target += distance
        return result
    }

    // MARK: Factory methods

    static func rest(at place: CGFloat) -> AxisMotion {
        AxisMotion(.rest(at: place), pixel: 1)
    }

    /// Creates a motion that reaches a target in a given time and starts with the current velocity.
    ///
    /// The velocity is limited so that the motion does not overshoot the target.
    static func glide(
        from start: CGFloat, to target: CGFloat, velocity: CGFloat, duration: TimeInterval
    ) -> AxisMotion {
        let displacement = target - start
        guard displacement != 0, duration > 0 else { return rest(at: target) }
        let fastest = 3 * abs(displacement) / CGFloat(duration)
        let speed = displacement > 0 ? min(max(velocity, 0), fastest) : max(min(velocity, 0), -fastest)
        return AxisMotion(
            ScrollCurve(start: start, target: target, shape: .glide(duration: CGFloat(duration), velocity: speed)),
            pixel: 1)
    }

    /// Creates a motion that starts with the current velocity and overshoots the target only if it is very fast.
    static func landing(from start: CGFloat, velocity: CGFloat, at target: CGFloat, pixel: CGFloat) -> AxisMotion {
        let displacement = target - start
        let needed = displacement == 0 || displacement * velocity <= 0 ? 0 : velocity / displacement
        let frequency = min(max(bounceFrequency, needed), 5 * bounceFrequency)
        return AxisMotion(
            ScrollCurve(start: start, target: target, shape: .spring(frequency: frequency, velocity: velocity)),
            pixel: pixel)
    }

    /// Creates a motion whose velocity decays; at an edge the content bounces or stops.
    ///
    /// - Parameters:
    ///   - rate: The rate of the decay: the velocity decreases by the factor e in 1/rate seconds.
    static func fling(from start: CGFloat, velocity: CGFloat, rate: CGFloat, limits: Limits) -> AxisMotion {
        let (range, pixel) = (limits.range, limits.pixel)
        let end = start + velocity / rate
        let nearest = min(max(start, range.lowerBound), range.upperBound)
        let staysOutside = start != nearest && (start < nearest ? end <= nearest : end >= nearest)
        var motion: AxisMotion
        if staysOutside {
            motion =
                limits.bounces
                ? AxisMotion(
                    ScrollCurve(
                        start: start, target: nearest,
                        shape: .spring(frequency: bounceFrequency, velocity: velocity)), pixel: pixel)
                : rest(at: nearest)
        } else if range.contains(end) {
            let target = min(max((end / pixel).rounded() * pixel, range.lowerBound), range.upperBound)
            motion = AxisMotion(ScrollCurve(start: start, target: target, shape: .decay(rate: rate)), pixel: pixel)
        } else {
            motion = passing(from: start, to: end, rate: rate, limits: limits)
        }
        motion.isFree = true
        return motion
    }

    /// Creates a decaying motion that reaches an edge with a remaining velocity.
    private static func passing(
        from start: CGFloat, to end: CGFloat, rate: CGFloat, limits: Limits
    ) -> AxisMotion {
        let edge = end < limits.range.lowerBound ? limits.range.lowerBound : limits.range.upperBound
        var motion = AxisMotion(
            ScrollCurve(start: start, target: end, shape: .decay(rate: rate)), pixel: limits.pixel)
        let isAtEdge = (start - edge) * (end - edge) >= 0
        motion.turn = isAtEdge ? 0 : TimeInterval(log((start - end) / (edge - end)) / rate)
        let speed = (end - edge) * rate
        let bounce = ScrollCurve(
            start: edge, target: edge,
            shape: limits.bounces ? .spring(frequency: bounceFrequency, velocity: speed) : .rest)
        motion.second = bounce
        motion.duration = motion.turn + bounce.settlingTime(nearness: limits.pixel / 2)
        return motion
    }
}
