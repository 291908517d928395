import Foundation

/// The values that an axis shows, and where it has marks.
///
/// The marks of numbers are multiples of 1, 2 or 5 times a power of ten, by P. S. Heckbert, "Nice numbers for graph labels",
/// Graphics Gems, 1990.
struct ChartScale: Equatable {
    /// The greatest magnitude of values, so that their distances are finite.
    private static let limit = 1e300
    /// The smallest distance that is shown, relative to the values, so that marks differ.
    private static let precision = 1e-10

    private(set) var lower = 0.0
    private(set) var upper = 1.0
    private(set) var marks: [Double] = []
    /// The distance between marks.
    private(set) var step = 1.0

    /// Creates the scale of numbers.
    ///
    /// - Parameters:
    ///   - values: The smallest and the greatest value; `nil` if there is none.
    ///   - includesZero: Whether 0 is shown in any case.
    ///   - maximumMarks: The largest number of marks, at least 3.
    ///   - isExtended: Whether the axis ends at marks beyond the values instead of at the values.
    init(_ values: ClosedRange<Double>?, includesZero: Bool, maximumMarks: Int, isExtended: Bool) {
        if let values {
            (lower, upper) = (max(values.lowerBound, -Self.limit), min(values.upperBound, Self.limit))
            (lower, upper) = (min(lower, Self.limit), max(upper, -Self.limit))
        }
        if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        widen()
        setMarks(atMost: max(maximumMarks, 3), isExtended)
    }

    /// Creates the scale of categories, each of which has the same space.
    init(categories: Int, maximumMarks: Int) {
        (lower, upper) = (-0.5, Double(max(categories, 1)) - 0.5)
        let stride = max((categories + maximumMarks - 1) / max(maximumMarks, 1), 1)
        step = Double(stride)
        marks = Swift.stride(from: 0, to: categories, by: stride).map { Double($0) }
    }

    /// Creates a scale with marks from elsewhere.
    init(lower: Double, upper: Double, marks: [Double], step: Double) {
        (self.lower, self.upper, self.marks, self.step) = (lower, upper, marks, step)
    }

    /// Gives values that hardly differ a range around them.
    private mutating func widen() {
        let magnitude = max(abs(lower), abs(upper))
        if magnitude < 1e-290 {
            if lower == upper || upper - lower < 1e-290 { (lower, upper) = (lower - 1, upper + 1) }
        } else if lower == upper {
            (lower, upper) = (lower - magnitude / 2, upper + magnitude / 2)
        } else if upper - lower < magnitude * Self.precision {
            let margin = magnitude * Self.precision
            (lower, upper) = (lower - margin, upper + margin)
        }
    }

    private mutating func setMarks(atMost maximum: Int, _ isExtended: Bool) {
        var distance = upper / Double(maximum - 1) - lower / Double(maximum - 1)
        // The second or third step fits: extending adds less than two intervals.
        for _ in 0..<4 {
            step = Self.step(distance)
            guard step > 0, step.isFinite else { return }
            let first = (lower / step + (isExtended ? 1e-9 : -1e-9)).rounded(isExtended ? .down : .up)
            let last = (upper / step + (isExtended ? -1e-9 : 1e-9)).rounded(isExtended ? .up : .down)
            guard last - first < Double(maximum) else {
                distance = step * 1.5
                continue
            }
            if isExtended { (lower, upper) = (min(first * step, lower), max(last * step, upper)) }
            marks = Swift.stride(from: first, through: last, by: 1).map { min(max($0 * step, lower), upper) + 0 }
            return
        }
    }

    /// Returns the smallest distance of 1, 2 or 5 times a power of ten that is not less than a distance.
    private static func step(_ distance: Double) -> Double {
        guard distance > 0, distance.isFinite else { return 0 }
        let exponent = log10(distance).rounded(.down)
        let factor = [1.0, 2, 5].first { scaled($0, exponent) >= distance * (1 - 1e-9) } ?? 10
        return scaled(factor, exponent)
    }

    /// Returns a multiple of a power of ten; division by a positive power is exact for more of them.
    private static func scaled(_ factor: Double, _ exponent: Double) -> Double {
        exponent < 0 ? factor / pow(10, -exponent) : factor * pow(10, exponent)
    }

    /// The greatest distance of positions from the axis, as a multiple of its length.
    ///
    /// The line to such a position hardly differs from that to one that is farther away.
    private static let reach = 1000.0

    /// Returns the position of a value as a fraction of the axis, from 0 to 1 for those that it shows.
    func position(of value: Double) -> Double {
        let (value, lower, upper) = (value / 2, lower / 2, upper / 2)
        return min(max((value - lower) / (upper - lower), -Self.reach), Self.reach)
    }
}
