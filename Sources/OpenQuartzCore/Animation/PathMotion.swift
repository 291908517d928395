/// The motion of a `CAKeyframeAnimation` along a path: the position and direction at every moment.
///
/// Points lie on the path itself, not on a polygonal approximation. For a constant speed the arc length of each segment
/// is integrated by Gauss-Legendre quadrature and inverted by Newton's method, both to about 1e-9 of the length for
/// curves without cusps.
struct PathMotion {
    private let steps: [PathStep]
    /// The start times of the segments and the end time of the last one, as fractions of the duration.
    private let times: [Double]
    private let curves: [UnitBezier]
    /// The arc lengths of the segments; empty unless the motion has a constant speed.
    private let lengths: [StepLength]
    private let isDiscrete: Bool

    /// Returns `nil` for a path without lines and curves.
    init?(_ path: CGPath, of animation: CAKeyframeAnimation) {
        let steps = PathStep.all(of: path)
        guard !steps.isEmpty else { return nil }
        self.steps = steps
        let mode = animation.calculationMode
        let isPaced = mode == .paced || mode == .cubicPaced
        isDiscrete = mode == .discrete
        let count = steps.count + (isDiscrete ? 2 : 1)
        lengths = isPaced ? steps.map(StepLength.init) : []
        let total = lengths.reduce(0) { $0 + $1.total }
        curves = isPaced || isDiscrete ? [] : (animation.timingFunctions ?? []).map(\.curve)
        guard isPaced, total > 0 else {
            times = Self.usable(isPaced ? nil : animation.keyTimes, count: count)
            return
        }
        times = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.total / total) }
    }

    /// Returns the point at a fraction of the duration.
    func point(at fraction: Double) -> CGPoint {
        let place = place(at: fraction)
        return steps[place.step].point(at: place.parameter)
    }

    /// Returns the direction of the path at a fraction of the duration, in radians.
    func angle(at fraction: Double) -> CGFloat {
        let place = place(at: fraction)
        let direction = steps[place.step].direction(at: place.parameter)
        return atan2(direction.dy, direction.dx)
    }

    var end: CGPoint {
        steps[steps.count - 1].point(at: 1)
    }

    private func place(at fraction: Double) -> (step: Int, parameter: Double) {
        let next = times.firstIndex { $0 > fraction } ?? times.count
        if isDiscrete {
            let index = min(max(next - 1, 0), steps.count)
            return index == 0 ? (0, 0) : (index - 1, 1)
        }
        let step = min(max(next - 1, 0), steps.count - 1)
        let length = times[step + 1] - times[step]
        let part = length > 0 ? min(max((fraction - times[step]) / length, 0), 1) : 1
        if !lengths.isEmpty { return (step, lengths[step].parameter(atPart: part, of: steps[step])) }
        return (step, step < curves.count ? curves[step].y(atX: part) : part)
    }

    private static func usable(_ given: [NSNumber]?, count: Int) -> [Double] {
        let times = (given ?? []).map(\.doubleValue)
        let rises = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy(\.isFinite)
        if times.count == count, rises { return times }
        return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }
}

/// A line or curve segment of a path, represented as a cubic curve.
struct PathStep {
    private let start: CGPoint
    private let control1: CGPoint
    private let control2: CGPoint
    private let end: CGPoint
    private let isLine: Bool

    private init(line start: CGPoint, _ end: CGPoint) {
        self.start = start
        self.end = end
        control1 = start.interpolated(to: end, by: 1.0 / 3)
        control2 = start.interpolated(to: end, by: 2.0 / 3)
        isLine = true
    }

    private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isLine = false
    }

    /// Returns the line and curve segments of a path.
    static func all(of path: CGPath) -> [PathStep] {
        var steps: [PathStep] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end):
                steps.append(PathStep(line: current, end))
                current = end
            case .quad(let control, let end):
                steps.append(
                    PathStep(
                        current, current.interpolated(to: control, by: 2.0 / 3),
                        end.interpolated(to: control, by: 2.0 / 3), end))
                current = end
            case .curve(let control1, let control2, let end):
                steps.append(PathStep(current, control1, control2, end))
                current = end
            case .close:
                if current != start { steps.append(PathStep(line: current, start)) }
                current = start
            }
        }
        return steps
    }

    func point(at t: Double) -> CGPoint {
        if t <= 0 { return start }
        if t >= 1 { return end }
        if isLine { return start.interpolated(to: end, by: t) }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: CGFloat(a) * start.x + CGFloat(b) * control1.x + CGFloat(c) * control2.x + CGFloat(d) * end.x,
            y: CGFloat(a) * start.y + CGFloat(b) * control1.y + CGFloat(c) * control2.y + CGFloat(d) * end.y)
    }

    private func derivative(at t: Double) -> CGVector {
        let s = 1 - t
        let (a, b, c) = (CGFloat(3 * s * s), CGFloat(6 * s * t), CGFloat(3 * t * t))
        return CGVector(
            dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }

    func speed(at t: Double) -> Double {
        let derivative = derivative(at: t)
        return Double(hypot(derivative.dx, derivative.dy))
    }

    /// Returns the direction of the curve.
    ///
    /// If a control point coincides with its end point, the direction is sampled next to that end.
    func direction(at t: Double) -> CGVector {
        let derivative = derivative(at: t)
        if derivative.dx != 0 || derivative.dy != 0 { return derivative }
        return self.derivative(at: t < 0.5 ? t + 1e-6 : t - 1e-6)
    }
}

/// A table of the arc lengths of a segment.
struct StepLength {
    /// The cumulative arc lengths at the start of each part, followed by the total.
    private let marks: [Double]
    private static let parts = 32
    /// The abscissas and weights of the five-point Gauss-Legendre rule.
    private static let rule: [(Double, Double)] = [
        (0, 128.0 / 225),
        (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47), (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
        (-0.906_179_845_938_664, 0.236_926_885_056_189_08), (0.906_179_845_938_664, 0.236_926_885_056_189_08),
    ]

    init(_ step: PathStep) {
        marks = (0..<Self.parts).reduce(into: [0]) { marks, part in
            let (low, high) = (Double(part) / Double(Self.parts), Double(part + 1) / Double(Self.parts))
            marks.append(marks[marks.count - 1] + Self.length(of: step, from: low, to: high))
        }
    }

    var total: Double {
        marks[marks.count - 1]
    }

    /// Returns the curve parameter at a fraction of the arc length.
    func parameter(atPart part: Double, of step: PathStep) -> Double {
        guard total > 0, part > 0, part < 1 else { return min(max(part, 0), 1) }
        let desired = part * total
        let index = min(max((marks.firstIndex { $0 > desired } ?? marks.count) - 1, 0), Self.parts - 1)
        let low = Double(index) / Double(Self.parts)
        let high = Double(index + 1) / Double(Self.parts)
        let width = marks[index + 1] - marks[index]
        var t = low + (high - low) * (width > 0 ? (desired - marks[index]) / width : 0)
        for _ in 0..<6 {
            let error = marks[index] + Self.length(of: step, from: low, to: t) - desired
            let speed = step.speed(at: t)
            guard speed > 0, abs(error) > 1e-13 * total else { break }
            t = min(max(t - error / speed, low), high)
        }
        return t
    }

    private static func length(of step: PathStep, from low: Double, to high: Double) -> Double {
        let (middle, half) = ((low + high) / 2, (high - low) / 2)
        return rule.reduce(0) { $0 + $1.1 * step.speed(at: middle + half * $1.0) } * half
    }
}
