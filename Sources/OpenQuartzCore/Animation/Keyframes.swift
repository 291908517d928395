/// The values of a `CAKeyframeAnimation` and when they are reached.
///
/// - Invariant: there is at least one value; `times` do not fall and are as many as the values, or one more if the values
///   are discrete.
struct Keyframes<Value: AnimatableValue> {
    private let values: [Value]
    private let times: [Double]
    private let isDiscrete: Bool
    private let isCubic: Bool
    private let curves: [UnitBezier]
    private let bends: [CurveBend]

    init(_ given: [Value], of animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        isDiscrete = mode == .discrete
        isCubic = mode == .cubic
        let isPaced = mode == .paced || mode == .cubicPaced
        let bends = isCubic || mode == .cubicPaced ? CurveBend.all(of: animation, count: given.count) : []
        // At the same speed all along a curve: go straight between many points of it.
        let values = mode == .cubicPaced ? Self.pointsOnCurve(given, bends) : given
        self.bends = bends
        self.values = values
        curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
        times = isPaced ? Self.pacedTimes(values) : Self.times(animation.keyTimes, of: values, isDiscrete: isDiscrete)
    }

    /// The value at the start.
    var start: Value {
        values[0]
    }

    /// The value at the end.
    var end: Value {
        values[values.count - 1]
    }

    /// The value after a fraction of the duration.
    func value(at fraction: Double) -> Value {
        let next = times.firstIndex { $0 > fraction } ?? times.count
        let index = min(max(next - 1, 0), values.count - 1)
        guard !isDiscrete, index + 1 < values.count, fraction >= times[index] else { return values[index] }
        let part = (fraction - times[index]) / (times[index + 1] - times[index])
        let eased = index < curves.count ? curves[index].y(atX: part) : part
        if isCubic { return Self.pointOnCurve(values, bends, after: index, by: eased) }
        return values[index].interpolated(to: values[index + 1], by: eased)
    }

    /// A point of the Kochanek-Bartels spline through the values, by the control points of its Bézier form.
    ///
    /// It needs nothing but the way from one value to another, so transforms turn on it as they do on straight ways. Before
    /// the first and after the last value it goes on straight.
    private static func pointOnCurve(_ values: [Value], _ bends: [CurveBend], after index: Int, by t: Double) -> Value {
        let (first, second) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : first.interpolated(to: second, by: -1)
        let after = index + 2 < values.count ? values[index + 2] : first.interpolated(to: second, by: 2)
        let (leaving, arriving) = (bends[index].leaving, bends[index + 1].arriving)
        // Half-way between two points that are twice as far off lies the sum of both ways.
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

    private static func pointsOnCurve(_ values: [Value], _ bends: [CurveBend]) -> [Value] {
        guard values.count > 2 else { return values }
        let fineness = 256
        return values.indices.dropLast().flatMap { index in
            (0..<fineness).map { pointOnCurve(values, bends, after: index, by: Double($0) / Double(fineness)) }
        } + [values[values.count - 1]]
    }

    private static func times(_ given: [NSNumber]?, of values: [Value], isDiscrete: Bool) -> [Double] {
        let count = isDiscrete ? values.count + 1 : values.count
        let given = (given ?? []).map(\.doubleValue)
        let rises = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 } && given.allSatisfy(\.isFinite)
        guard given.count == count, rises, given.first ?? 0 >= 0 else { return evenTimes(count) }
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

/// How a cubic curve bends at one value, after Kochanek and Bartels: "Interpolating Splines with Local Tension, Continuity,
/// and Bias Control".
struct CurveBend {
    /// How much a tangent takes of the ways before and after the value.
    struct Tangent {
        var before: Double
        var after: Double
    }

    /// With which the curve arrives at the value.
    let arriving: Tangent
    /// With which it leaves it.
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

    /// The bends of an animation; what is not given, or no number, is 0.
    static func all(of animation: CAKeyframeAnimation, count: Int) -> [CurveBend] {
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            guard let list, index < list.count, list[index].doubleValue.isFinite else { return 0 }
            return list[index].doubleValue
        }
        return (0..<count).map { index in
            CurveBend(
                tension: number(animation.tensionValues, index), continuity: number(animation.continuityValues, index),
                bias: number(animation.biasValues, index))
        }
    }
}
