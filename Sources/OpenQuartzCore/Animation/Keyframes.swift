/// The values of a `CAKeyframeAnimation` and when they are reached.
///
/// - Invariant: there is at least one value; `times` do not fall and are as many as the values, or one more if the values
///   are discrete.
struct Keyframes<Value: AnimatableValue> {
    private let values: [Value]
    private let times: [Double]
    private let isDiscrete: Bool
    private let curves: [UnitBezier]

    init(_ values: [Value], of animation: CAKeyframeAnimation) {
        self.values = values
        isDiscrete = animation.calculationMode == .discrete
        let isPaced = animation.calculationMode == .paced
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
        return values[index].interpolated(to: values[index + 1], by: eased)
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
