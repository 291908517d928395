/// A length of a style: automatic, a number of points, or a percentage of the containing block.
///
/// Values that are not finite are equivalent to ``auto``; lengths are clamped to ±1,000,000,000 points.
public enum FlexLength: Hashable, Sendable {
    /// Determined by the algorithm; the meaning depends on the property.
    case auto
    /// A length in points.
    case points(Double)
    /// A percentage of the containing block: 50 is half of it.
    case percent(Double)

    /// A length of 0 points.
    public static let zero = FlexLength.points(0)
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// Creates a length in points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

/// The representation of an unknown value in the algorithm; no valid length is NaN.
let unset = Double.nan

/// The maximum length in the algorithm, which keeps all sums and products finite.
let longest = 1e9

extension Double {
    /// Whether the value is unknown.
    var isUnset: Bool { isNaN }
    var isSet: Bool { !isNaN }

    /// The value, or a replacement if it is unknown.
    func ifUnset(_ other: @autoclosure () -> Double) -> Double {
        isNaN ? other() : self
    }

    /// The value clamped to the range of the algorithm; ``unset`` if it is not finite.
    var asLength: Double {
        guard isFinite else { return unset }
        return Swift.min(Swift.max(self, -longest), longest)
    }

    /// A size reported by client code, clamped to the range from 0 to the maximum length.
    ///
    /// NaN is replaced by 0.
    var asMeasuredSize: Double {
        self > 0 ? Swift.min(self, longest) : 0
    }
}

extension FlexLength {
    /// The length in points; unset for `auto` and for a percentage of an unknown basis.
    @inline(__always)
    func resolved(against basis: Double) -> Double {
        switch self {
        case .auto: unset
        case .points(let value): value.asLength
        case .percent(let value): (value * basis / 100).asLength
        }
    }

    var isPercent: Bool {
        if case .percent = self { true } else { false }
    }
}
