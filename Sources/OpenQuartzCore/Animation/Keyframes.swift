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

    init(_ given: [Value], of animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        // At the same speed all along a curve: go straight between many points of it.
        let values = mode == .cubicPaced ? Self.pointsOnCurve(given) : given
        self.values = values
        isDiscrete = mode == .discrete
        isCubic = mode == .cubic
        let isPaced = mode == .paced || mode == .cubicPaced
        curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
        times = isPaced ? Self.pacedTimes(values) : Self.times(animation.keyTimes, of: values, isDiscrete: isDiscrete)
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
        if isCubic { return Self.pointOnCurve(values, after: index, by: eased) }
        return values[index].interpolated(to: values[index + 1], by: eased)
    }

    /// A point of the Catmull-Rom spline through the values, by the pyramid of Barry and Goldman.
    ///
    /// It needs nothing but the way from one value to another, so transforms turn on it as they do on straight ways. Before
    /// the first and after the last value it goes on straight.
    private static func pointOnCurve(_ values: [Value], after index: Int, by t: Double) -> Value {
        let (first, second) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : first.interpolated(to: second, by: -1)
        let after = index + 2 < values.count ? values[index + 2] : first.interpolated(to: second, by: 2)
        let middle = first.interpolated(to: second, by: t)
        let left = before.interpolated(to: first, by: t + 1).interpolated(to: middle, by: (t + 1) / 2)
        let right = middle.interpolated(to: second.interpolated(to: after, by: t - 1), by: t / 2)
        return left.interpolated(to: right, by: t)
    }

    private static func pointsOnCurve(_ values: [Value]) -> [Value] {
        guard values.count > 2 else { return values }
        let fineness = 32
        return values.indices.dropLast().flatMap { index in
            (0..<fineness).map { pointOnCurve(values, after: index, by: Double($0) / Double(fineness)) }
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
