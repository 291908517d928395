/// A type of value that animations can move.
protocol AnimatableValue: Equatable {
    /// What additive animations start from.
    static var neutral: Self { get }
    /// The value as users hand it over, in any of the forms Core Animation knows; nil if it is none of them.
    init?(animationValue: Any)
    /// The form in which it is handed to users.
    var animationValue: Any { get }
    /// The value part of the way to another one; progress may lie outside 0…1.
    func interpolated(to end: Self, by progress: Double) -> Self
    func adding(_ other: Self) -> Self
    func subtracting(_ other: Self) -> Self
    /// The value added to itself so many times.
    func repeated(_ count: Int) -> Self
    /// The length of the way to another value, for constant speed.
    func distance(to other: Self) -> Double
}

extension AnimatableValue {
    var animationValue: Any { self }

    /// How far along the straight way to an end a value lies: 0 here, 1 at the end; nil if there is no way to go.
    func fraction(of value: Self, towards end: Self) -> Double? {
        let whole = distance(to: end)
        guard whole > 0, whole.isFinite else { return nil }
        let (done, left) = (distance(to: value) / whole, value.distance(to: end) / whole)
        return (1 + done * done - left * left) / 2
    }
}

/// Values that consist of a few numbers get everything from them.
protocol AnimatableVector: AnimatableValue {
    /// Applies a function to each pair of numbers.
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
