/// A value that animations can interpolate.
protocol AnimatableValue: Equatable {
    /// The value that additive animations start from.
    static var neutral: Self { get }
    /// Creates a value from any of the representations that Core Animation accepts; returns `nil` for any other type.
    init?(animationValue: Any)
    /// The representation that is returned to clients.
    var animationValue: Any { get }
    /// Returns the value interpolated between this one and `end`; `progress` may lie outside 0…1.
    func interpolated(to end: Self, by progress: Double) -> Self
    func adding(_ other: Self) -> Self
    func subtracting(_ other: Self) -> Self
    /// Returns the value added to itself `count` times.
    func repeated(_ count: Int) -> Self
    /// Returns the distance to another value, which paced animations use to keep a constant speed.
    func distance(to other: Self) -> Double
}

extension AnimatableValue {
    var animationValue: Any { self }

    /// Returns the position of a value projected onto the straight line to `end`: 0 is this value, 1 is `end`.
    ///
    /// Returns `nil` if the distance to `end` is zero or not finite.
    func fraction(of value: Self, towards end: Self) -> Double? {
        let whole = distance(to: end)
        guard whole > 0, whole.isFinite else { return nil }
        let (done, left) = (distance(to: value) / whole, value.distance(to: end) / whole)
        return (1 + done * done - left * left) / 2
    }
}

/// An animatable value that consists of numbers and derives its arithmetic from them.
protocol AnimatableVector: AnimatableValue {
    /// Combines the corresponding numbers of both values.
    func merged(_ other: Self, _ body: (Double, Double) -> Double) -> Self
    /// The sum of the squares of all numbers.
    var squaredLength: Double { get }
}

extension AnimatableVector {
    func interpolated(to end: Self, by progress: Double) -> Self {
        if progress == 0 { return self }
        if progress == 1 { return end }
        return merged(end) { $0 + ($1 - $0) * progress }
    }

    func adding(_ other: Self) -> Self { merged(other, +) }

    func subtracting(_ other: Self) -> Self { merged(other, -) }

    func repeated(_ count: Int) -> Self { merged(self) { number, _ in number * Double(count) } }

    func distance(to other: Self) -> Double { subtracting(other).squaredLength.squareRoot() }
}
