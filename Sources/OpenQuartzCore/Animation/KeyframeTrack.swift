/// The motion of a `CAKeyframeAnimation`.
///
/// - Invariant: there is at least one value; `times` rise from 0 to 1 and are as many as the values, or one more if the
///   values are discrete.
final class KeyframeTrack<Value: AnimatableValue>: AnimationTrack {
    private let property: TypedLayerProperty<Value>
    private let values: [Value]
    private let times: [Double]
    private let isDiscrete: Bool
    private let overallCurve: UnitBezier?
    private let curves: [UnitBezier]
    private let combination: AnimationCombination

    init(_ property: TypedLayerProperty<Value>, values: [Value], animation: CAKeyframeAnimation) {
        self.property = property
        self.values = values
        isDiscrete = animation.calculationMode == .discrete
        overallCurve = animation.timingFunction?.curve
        let isPaced = animation.calculationMode == .paced
        curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
        times = isPaced ? Self.pacedTimes(values) : Self.times(animation.keyTimes, of: values, isDiscrete: isDiscrete)
        combination = AnimationCombination(animation)
        super.init(property)
    }

    override func apply(_ moment: MediaTiming.Moment, duration: CFTimeInterval, to values: inout LayerValues) {
        let fraction = AnimationPacing.linear.progress(at: moment.time, of: duration)
        let value = value(at: overallCurve?.y(atX: fraction) ?? fraction)
        let end = self.values[self.values.count - 1]
        let underlying = property.read(values)
        property.write(
            &values, combination.combine(value, end: end, iteration: moment.iteration, over: underlying))
    }

    private func value(at fraction: Double) -> Value {
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
