/// The range that a ``RangeSliderControl`` selects, and what limits it.
package struct RangeSliderValues: Equatable, Sendable {
    /// An end of the selected range.
    package enum End: Sendable {
        case lower, upper
    }

    /// The permitted values.
    package let bounds: ClosedRange<Double>
    /// The distance between the values that can be selected; 0 if all of them can.
    package let step: Double
    /// The least distance between the ends that the user can select.
    package let minimumDistance: Double
    package private(set) var lower: Double
    package private(set) var upper: Double

    /// Creates a range, which is clamped to the bounds.
    ///
    /// - Parameters:
    ///   - range: The selected range.
    ///   - bounds: The permitted values. Bounds that are not finite permit only 0.
    ///   - step: The distance between the values that can be selected; all of them if it is not a positive finite number.
    ///   - minimumDistance: The least distance between the ends; at most the length of the bounds.
    package init(
        _ range: ClosedRange<Double> = 0...1, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
        minimumDistance: Double = 0
    ) {
        let isFinite = (bounds.upperBound - bounds.lowerBound).isFinite
        let bounds = isFinite ? bounds : 0...0
        self.bounds = bounds
        self.step = step > 0 && step.isFinite ? step : 0
        self.minimumDistance = minimumDistance > 0 ? min(minimumDistance, bounds.upperBound - bounds.lowerBound) : 0
        lower = Self.clamped(range.lowerBound, to: bounds)
        upper = Self.clamped(range.upperBound, to: bounds)
    }

    /// The length of the bounds.
    package var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The selected range.
    package var range: ClosedRange<Double> { lower...max(lower, upper) }

    package func value(of end: End) -> Double { end == .lower ? lower : upper }

    /// Returns the values to which an end can be moved while the other end stays where it is.
    package func permitted(_ end: End) -> ClosedRange<Double> {
        switch end {
        case .lower:
            let limit = selectable(upper - minimumDistance, .down)
            return bounds.lowerBound...max(limit, bounds.lowerBound)
        case .upper:
            let limit = selectable(lower + minimumDistance, .up)
            return min(limit, bounds.upperBound)...bounds.upperBound
        }
    }

    /// Moves an end to the nearest value that can be selected; NaN is ignored.
    package mutating func move(_ end: End, to value: Double) {
        guard !value.isNaN else { return }
        let value = Self.clamped(nearest(to: Self.clamped(value, to: bounds)), to: permitted(end))
        if end == .lower { lower = value } else { upper = value }
    }

    /// Returns the nearest multiple of the step from the lower bound, or the upper bound if that is nearer.
    private func nearest(to value: Double) -> Double {
        let multiple = selectable(value, .toNearestOrAwayFromZero)
        return bounds.upperBound - value < abs(multiple - value) ? bounds.upperBound : multiple
    }

    /// Returns the distance by which keys move an end: a part of the bounds, and at least one step.
    package func distance(parts: Double) -> Double {
        let distance = length / parts
        return step > 0 ? max((distance / step).rounded(), 1) * step : distance
    }

    /// Returns the position of a value within the bounds, from 0 to 1.
    package func fraction(of value: Double) -> Double {
        length > 0 ? (value - bounds.lowerBound) / length : 0
    }

    /// Returns the value at a position within the bounds, from 0 to 1.
    package func value(at fraction: Double) -> Double { bounds.lowerBound + fraction * length }

    /// Returns a multiple of the step from the lower bound, at most the upper bound.
    private func selectable(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
        guard step > 0 else { return value }
        let steps = (value - bounds.lowerBound) / step
        // A multiple of the step that was computed is rarely exact.
        let isMultiple = abs(steps - steps.rounded()) < 1e-9 * max(abs(steps), 1)
        let value = bounds.lowerBound + (isMultiple ? steps.rounded() : steps.rounded(rule)) * step
        return value.isFinite ? min(value, bounds.upperBound) : bounds.lowerBound
    }

    private static func clamped(_ value: Double, to bounds: ClosedRange<Double>) -> Double {
        value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    }
}
