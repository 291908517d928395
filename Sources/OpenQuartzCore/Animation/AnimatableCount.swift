/// A whole number, which is interpolated and then rounded.
struct AnimatableCount: AnimatableVector {
    private let number: Double

    static var neutral: AnimatableCount { AnimatableCount(0) }

    init(_ count: Int) {
        number = Double(count)
    }

    init?(animationValue: Any) {
        guard let number = animationNumber(animationValue) else { return nil }
        self.number = number
    }

    private init(number: Double) {
        self.number = number
    }

    /// The rounded number.
    var count: Int { Int(number.rounded().clamped(to: 1e15)) }

    var animationValue: Any { count }

    func merged(_ other: AnimatableCount, _ body: (Double, Double) -> Double) -> AnimatableCount {
        AnimatableCount(number: body(number, other.number))
    }

    var squaredLength: Double { number * number }
}

extension Double {
    /// Returns the number limited to `-limit`…`limit`.
    fileprivate func clamped(to limit: Double) -> Double {
        min(max(self, -limit), limit)
    }
}
