/// The motion of one property.
///
/// The types of the values are known inside `motion` only. A class that is generic over them would do the arithmetic
/// through tables of witnesses, because its methods are called through the class; closures that are made where the type
/// is known are compiled for it.
@MainActor final class AnimationTrack {
    /// Changes the values to those at a progress in a cycle, and says whether they changed.
    ///
    /// What is shown without the animation is read from the values if they are fresh, that is, if they do not show it yet;
    /// otherwise it is what it was the last time.
    typealias Motion = (
        _ progress: Double, _ iteration: Int, _ isFresh: Bool, _ values: inout LayerValues
    ) -> Bool

    let property: LayerProperty
    /// What it changes besides the property.
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

    /// Changes the values to those of a moment in a cycle of `duration` seconds.
    func apply(_ moment: MediaTiming.Moment, duration: CFTimeInterval, to values: inout LayerValues) {
        _ = motion(pacing.progress(at: moment.time, of: duration), moment.iteration, true, &values)
    }

    /// Changes the values to those of the first cycle at a progress, whatever the pace.
    func apply(progress: Double, to values: inout LayerValues) {
        _ = motion(progress, 0, true, &values)
    }
}

/// What is shown without an animation, as it was when it was last looked at.
final class UnderlyingValue<Value> {
    // Not checked for overlapping access, which took longer than the arithmetic: motions do not call each other.
    @exclusivity(unchecked) private var value: Value?

    /// The value to start from, given what is shown now.
    @inline(__always)
    func value(isFresh: Bool, shown: Value) -> Value {
        if !isFresh, let value { return value }
        value = shown
        return shown
    }
}

/// How the values of an animation meet those they find.
struct AnimationCombination {
    var isAdditive: Bool
    var isCumulative: Bool
    /// Whether a cycle ends where it began.
    var returns: Bool

    init(_ animation: CAPropertyAnimation) {
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        returns = animation.autoreverses
    }

    /// - Parameters:
    ///   - value: what the animation gives in this cycle.
    ///   - start: what it gives at the start of a cycle.
    ///   - end: what it gives at the end of a cycle's way forth.
    ///   - underlying: what is shown without it.
    @inline(__always)
    func combine<Value: AnimatableValue>(
        _ value: Value, start: Value, end: Value, iteration: Int, over underlying: Value
    ) -> Value {
        var result = value
        if isCumulative, iteration > 0 { result = (returns ? start : end).repeated(iteration).adding(result) }
        return isAdditive ? underlying.adding(result) : result
    }
}

/// The ends of a `CABasicAnimation`.
struct BasicEnds<Value: AnimatableValue> {
    var from: Value?
    var to: Value?
    var by: Value?

    /// The table in the documentation of `CABasicAnimation`, row by row.
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
