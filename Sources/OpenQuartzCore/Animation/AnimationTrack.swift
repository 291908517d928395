/// The motion of one property, without its type.
@MainActor class AnimationTrack {
    let animatedProperty: LayerProperty

    init(_ property: LayerProperty) {
        animatedProperty = property
    }

    /// Changes the values to those of a moment in a cycle of `duration` seconds.
    func apply(_ moment: MediaTiming.Moment, duration: CFTimeInterval, to values: inout LayerValues) {}
}

/// How a track's values meet those it finds.
struct AnimationCombination {
    var isAdditive: Bool
    var isCumulative: Bool

    init(_ animation: CAPropertyAnimation) {
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
    }

    /// - Parameters:
    ///   - value: what the track gives in this cycle.
    ///   - end: what it gives at the end of a cycle.
    ///   - underlying: what is shown without it.
    func combine<Value: AnimatableValue>(_ value: Value, end: Value, iteration: Int, over underlying: Value) -> Value {
        var result = value
        if isCumulative, iteration > 0 { result = end.repeated(iteration).adding(result) }
        return isAdditive ? underlying.adding(result) : result
    }
}

/// The motion of a `CABasicAnimation`.
final class BasicTrack<Value: AnimatableValue>: AnimationTrack {
    private let property: TypedLayerProperty<Value>
    private let from: Value?
    private let to: Value?
    private let by: Value?
    private let pacing: AnimationPacing
    private let combination: AnimationCombination

    init(
        _ property: TypedLayerProperty<Value>, from: Value?, to: Value?, by: Value?, pacing: AnimationPacing,
        combination: AnimationCombination
    ) {
        self.property = property
        self.from = from
        self.to = to
        self.by = by
        self.pacing = pacing
        self.combination = combination
        super.init(property)
    }

    override func apply(_ moment: MediaTiming.Moment, duration: CFTimeInterval, to values: inout LayerValues) {
        let underlying = property.read(values)
        let (start, end) = ends(current: combination.isAdditive ? .neutral : underlying)
        let value = start.interpolated(to: end, by: pacing.progress(at: moment.time, of: duration))
        property.write(
            &values, combination.combine(value, end: end, iteration: moment.iteration, over: underlying))
    }

    /// The table in the documentation of `CABasicAnimation`, row by row.
    private func ends(current: Value) -> (Value, Value) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.subtracting(by), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, current.adding(by))
        case (nil, nil, nil): (current, current)
        }
    }
}
