/// The motion of one property.
///
/// The value type is known only inside `motion`. A generic class would perform its arithmetic through witness tables,
/// because its methods are called through the class; closures that are created where the type is known are specialized
/// for it.
@MainActor final class AnimationTrack {
    /// Sets the values for a progress within a cycle and returns whether they changed.
    ///
    /// If `isFresh` is true, `values` does not yet include this animation and supplies the underlying value; otherwise
    /// the underlying value of the previous evaluation is used.
    typealias Motion = (
        _ progress: Double, _ iteration: Int, _ isFresh: Bool, _ values: inout LayerValues
    ) -> Bool

    let property: LayerProperty
    /// Further properties that the motion changes.
    let others: [LayerProperty]
    let pacing: AnimationPacing
    let motion: Motion

    init(
        _ property: LayerProperty, others: [LayerProperty] = [], pacing: AnimationPacing, motion: @escaping Motion
    ) {
        self.property = property
        self.others = others
        self.pacing = pacing
        self.motion = motion
    }

    /// Applies the motion at a moment in a cycle of `duration` seconds.
    func apply(_ moment: MediaTiming.Moment, duration: CFTimeInterval, to values: inout LayerValues) {
        _ = motion(pacing.progress(at: moment.time, of: duration), moment.iteration, true, &values)
    }

    /// Applies the motion of the first cycle at a progress, bypassing the pacing.
    func apply(progress: Double, to values: inout LayerValues) {
        _ = motion(progress, 0, true, &values)
    }
}

/// A cache for the value that a property would have without the animation.
final class UnderlyingValue<Value> {
    // Exclusivity checks are disabled because they cost more than the arithmetic: motions do not call each other.
    @exclusivity(unchecked) private var value: Value?

    /// Returns the underlying value, and stores `shown` as the underlying value if it is fresh.
    @inline(__always)
    func value(isFresh: Bool, shown: Value) -> Value {
        if !isFresh, let value { return value }
        value = shown
        return shown
    }
}

/// The rules for combining an animation's value with the underlying value.
struct AnimationCombination {
    var isAdditive: Bool
    var isCumulative: Bool
    /// Whether a cycle ends where it began, as with `autoreverses`.
    var returns: Bool

    init(_ animation: CAPropertyAnimation) {
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        returns = animation.autoreverses
    }

    /// Combines the animation's value with the underlying value and the contributions of earlier cycles.
    ///
    /// - Parameters:
    ///   - value: The value of the animation in this cycle.
    ///   - start: The value at the start of a cycle.
    ///   - end: The value at the end of the forward half of a cycle.
    ///   - underlying: The value without the animation.
    @inline(__always)
    func combine<Value: AnimatableValue>(
        _ value: Value, start: Value, end: Value, iteration: Int, over underlying: Value
    ) -> Value {
        var result = value
        if isCumulative, iteration > 0 { result = (returns ? start : end).repeated(iteration).adding(result) }
        return isAdditive ? underlying.adding(result) : result
    }
}

/// The end values of a `CABasicAnimation`.
struct BasicEnds<Value: AnimatableValue> {
    var from: Value?
    var to: Value?
    var by: Value?

    /// Resolves the end values according to the table in the documentation of `CABasicAnimation`, row by row.
    @inline(__always)
    func resolved(current: Value) -> (Value, Value) {
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
