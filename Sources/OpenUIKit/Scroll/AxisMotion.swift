/// What one coordinate of a scroll view does by itself: a curve, and perhaps another one from an edge on.
struct AxisMotion: Equatable, Sendable {
    /// What happens at the ends of the content.
    struct Limits: Equatable, Sendable {
        /// The offsets at which the content fills the view.
        var range: ClosedRange<CGFloat>
        /// Whether the content swings past the ends.
        var bounces: Bool
        /// The distance of two device pixels, in points: motions end on one of them.
        var pixel: CGFloat
    }

    /// The pace of the spring at the edges, in radians per second.
    static let bounceFrequency: CGFloat = 12

    private var first: ScrollCurve
    private var second: ScrollCurve?
    /// When the second curve takes over.
    private var turn: TimeInterval = 0
    /// When the coordinate has arrived.
    private(set) var duration: TimeInterval
    /// Whether the motion is what is left of a push, so that it may be planned again when the content changes.
    private(set) var isFree = false

    private init(_ curve: ScrollCurve, pixel: CGFloat) {
        first = curve
        duration = curve.settlingTime(nearness: pixel / 2)
    }

    /// Where the coordinate comes to rest.
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

    /// The same motion somewhere else.
    func shifted(by distance: CGFloat) -> AxisMotion {
        var result = self
        result.first.start += distance
        result.first.target += distance
        result.second?.start += distance
        result.second?.target += distance
        return result
    }

    // MARK: Plans

    static func rest(at place: CGFloat) -> AxisMotion {
        AxisMotion(.rest(at: place), pixel: 1)
    }

    /// Moves to a place in a given time, keeping the speed it has.
    ///
    /// The speed is limited to what does not carry past the target.
    static func glide(
        from start: CGFloat, to target: CGFloat, velocity: CGFloat, duration: TimeInterval
    ) -> AxisMotion {
        let way = target - start
        guard way != 0, duration > 0 else { return rest(at: target) }
        let fastest = 3 * abs(way) / CGFloat(duration)
        let speed = way > 0 ? min(max(velocity, 0), fastest) : max(min(velocity, 0), -fastest)
        return AxisMotion(
            ScrollCurve(start: start, target: target, shape: .glide(duration: CGFloat(duration), velocity: speed)),
            pixel: 1)
    }

    /// Comes to rest at a chosen place, keeping the speed it has; it passes the place only if it is very fast.
    static func landing(from start: CGFloat, velocity: CGFloat, at target: CGFloat, pixel: CGFloat) -> AxisMotion {
        let way = target - start
        let needed = way == 0 || way * velocity <= 0 ? 0 : velocity / way
        let frequency = min(max(bounceFrequency, needed), 5 * bounceFrequency)
        return AxisMotion(
            ScrollCurve(start: start, target: target, shape: .spring(frequency: frequency, velocity: velocity)),
            pixel: pixel)
    }

    /// What becomes of a push: it decays, and at an edge the content swings back, or stops.
    ///
    /// - Parameters:
    ///   - rate: How fast the speed decays: by the factor e in 1/rate seconds.
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

    /// A push that reaches an edge with some speed left.
    private static func passing(
        from start: CGFloat, to end: CGFloat, rate: CGFloat, limits: Limits
    ) -> AxisMotion {
        let edge = end < limits.range.lowerBound ? limits.range.lowerBound : limits.range.upperBound
        var motion = AxisMotion(
            ScrollCurve(start: start, target: end, shape: .decay(rate: rate)), pixel: limits.pixel)
        let isAtEdge = (start - edge) * (end - edge) >= 0
        motion.turn = isAtEdge ? 0 : TimeInterval(log((start - end) / (edge - end)) / rate)
        let speed = (end - edge) * rate
        let swing = ScrollCurve(
            start: edge, target: edge,
            shape: limits.bounces ? .spring(frequency: bounceFrequency, velocity: speed) : .rest)
        motion.second = swing
        motion.duration = motion.turn + swing.settlingTime(nearness: limits.pixel / 2)
        return motion
    }
}
