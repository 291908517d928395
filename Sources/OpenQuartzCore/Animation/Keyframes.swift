/// The values of a `CAKeyframeAnimation` and the times at which they are reached.
///
/// - Invariant: There is at least one value. `times` is non-decreasing and has as many elements as `values`, or one
///   more if the values are discrete.
struct Keyframes<Value: AnimatableValue> {
    private let values: [Value]
    private let times: [Double]
    private let isDiscrete: Bool
    private let isCubic: Bool
    private let curves: [UnitBezier]
    private let bends: [SplineParameters]

    init(_ given: [Value], of animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        isDiscrete = mode == .discrete
        isCubic = mode == .cubic
        let isPaced = mode == .paced || mode == .cubicPaced
        let bends = isCubic || mode == .cubicPaced ? SplineParameters.all(of: animation, count: given.count) : []
        // For a constant speed along the curve, interpolate linearly between many samples of it.
        let values = mode == .cubicPaced ? Self.pointsOnCurve(given, bends) : given
        self.bends = bends
        self.values = values
        curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
        times = isPaced ? Self.pacedTimes(values) : Self.times(animation.keyTimes, of: values, isDiscrete: isDiscrete)
    }

    var start: Value {
        values[0]
    }

    var end: Value {
        values[values.count - 1]
    }

    /// Returns the value at a fraction of the duration.
    func value(at fraction: Double) -> Value {
        let next = times.firstIndex { $0 > fraction } ?? times.count
        let index = min(max(next - 1, 0), values.count - 1)
        guard !isDiscrete, index + 1 < values.count, fraction >= times[index] else { return values[index] }
        let part = (fraction - times[index]) / (times[index + 1] - times[index])
        let eased = index < curves.count ? curves[index].y(atX: part) : part
        if isCubic { return Self.pointOnCurve(values, bends, after: index, by: eased) }
        return values[index].interpolated(to: values[index + 1], by: eased)
    }

    /// Returns a point of the Kochanek-Bartels spline through the values, computed with the control points of its
    /// Bézier form.
    ///
    /// Only interpolation between two values is used, so transforms rotate along the curve as they do along straight
    /// segments. Before the first and after the last value the spline is extrapolated linearly.
    private static func pointOnCurve(_ values: [Value], _ bends: [SplineParameters], after index: Int, by t: Double)
        -> Value
    {
        let (first, second) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : first.interpolated(to: second, by: -1)
        let after = index + 2 < values.count ? values[index + 2] : first.interpolated(to: second, by: 2)
        let (leaving, arriving) = (bends[index].leaving, bends[index + 1].arriving)
        // The sum of two displacements is the midpoint between the points at twice each displacement.
        let control1 = before.interpolated(to: first, by: 1 + 2 * leaving.before / 3)
            .interpolated(to: first.interpolated(to: second, by: 2 * leaving.after / 3), by: 0.5)
        let control2 = first.interpolated(to: second, by: 1 - 2 * arriving.before / 3)
            .interpolated(to: second.interpolated(to: after, by: -2 * arriving.after / 3), by: 0.5)
        return deCasteljau(first, control1, control2, second, t)
    }

    private static func deCasteljau(_ a: Value, _ b: Value, _ c: Value, _ d: Value, _ t: Double) -> Value {
        let (ab, bc, cd) = (a.interpolated(to: b, by: t), b.interpolated(to: c, by: t), c.interpolated(to: d, by: t))
        return ab.interpolated(to: bc, by: t).interpolated(to: bc.interpolated(to: cd, by: t), by: t)
    }

    private static func pointsOnCurve(_ values: [Value], _ bends: [SplineParameters]) -> [Value] {
        guard values.count > 2 else { return values }
        let fineness = 256
        return values.indices.dropLast().flatMap { index in
            (0..<fineness).map { pointOnCurve(values, bends, after: index, by: Double($0) / Double(fineness)) }
        } + [values[values.count - 1]]
    }

    private static func times(_ given: [NSNumber]?, of values: [Value], isDiscrete: Bool) -> [Double] {
        let count = isDiscrete ? values.count + 1 : values.count
        let given = (given ?? []).map(\.doubleValue)
        let rises = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 } && given.allSatisfy((0...1).contains)
        guard given.count == count, rises else { return evenTimes(count) }
        return given
    }

    private static func evenTimes(_ count: Int) -> [Double] {
        count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
    }

    private static func pacedTimes(_ values: [Value]) -> [Double] {
        let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return evenTimes(values.count) }
        var covered = 0.0
        return [0]
            + lengths.map { length in
                covered += length
                return covered / total
            }
    }
}

/// The shape of a cubic curve at one value.
///
/// Source: Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias Control".
struct SplineParameters {
    /// The weights of the displacements before and after a value in its tangent.
    struct Tangent {
        var before: Double
        var after: Double
    }

    /// The incoming tangent.
    let arriving: Tangent
    /// The outgoing tangent.
    let leaving: Tangent

    private init(tension: Double, continuity: Double, bias: Double) {
        func tangent(_ continuity: Double) -> Tangent {
            Tangent(
                before: (1 - tension) * (1 + bias) * (1 + continuity) / 2,
                after: (1 - tension) * (1 - bias) * (1 - continuity) / 2)
        }
        leaving = tangent(continuity)
        arriving = tangent(-continuity)
    }

    /// Returns the parameters of all values of an animation; missing or non-finite numbers are 0.
    static func all(of animation: CAKeyframeAnimation, count: Int) -> [SplineParameters] {
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            guard let list, index < list.count, list[index].doubleValue.isFinite else { return 0 }
            return list[index].doubleValue
        }
        return (0..<count).map { index in
            SplineParameters(
                tension: number(animation.tensionValues, index), continuity: number(animation.continuityValues, index),
                bias: number(animation.biasValues, index))
        }
    }
}
