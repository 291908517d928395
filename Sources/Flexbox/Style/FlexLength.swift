/// A length of a style: automatic, a number of points, or a percentage of the containing block.
///
/// Lengths that are not finite count as ``auto``; lengths beyond a thousand million points are cut to that.
public enum FlexLength: Hashable, Sendable {
    /// Left to the algorithm. What that means depends on the property.
    case auto
    /// A number of points.
    case points(Double)
    /// A percentage: 50 is half of the containing block.
    case percent(Double)

    /// No length at all.
    public static let zero = FlexLength.points(0)
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points.
    public init(integerLiteral value: Int) {
        self = .points(Double(value))
    }

    /// A number of points.
    public init(floatLiteral value: Double) {
        self = .points(value)
    }
}

/// Stands for "not known" in the algorithm's numbers, where no real length can be.
let unset = Double.nan

/// The longest length that the algorithm calculates with: it keeps every sum and every product finite.
let longest = 1e9

extension Double {
    /// Whether the number stands for "not known".
    var isUnset: Bool { isNaN }
    var isSet: Bool { !isNaN }

    /// The number, or another one where it is not known.
    func ifUnset(_ other: @autoclosure () -> Double) -> Double {
        isNaN ? other() : self
    }

    /// Cut to the range that the algorithm calculates with; ``unset`` where it is not a finite number.
    var asLength: Double {
        guard isFinite else { return unset }
        return Swift.min(Swift.max(self, -longest), longest)
    }

    /// A size somebody else reports: not negative, finite.
    ///
    /// What is not a number counts as nothing.
    var asMeasuredSize: Double {
        self > 0 ? Swift.min(self, longest) : 0
    }
}

extension FlexLength {
    /// In points; unset for `auto` and for a percentage of an unknown basis.
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
