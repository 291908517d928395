import Flexbox

/// The unit of lengths that are numbers.
enum LengthUnit {
    case points
    case percent
}

extension FlexLength {
    /// Creates a length from a number, or returns `nil` for an undefined number (NaN).
    init?(_ number: CGFloat, _ unit: LengthUnit) {
        guard !number.isNaN else { return nil }
        self = unit == .points ? .points(Double(number)) : .percent(Double(number))
    }

    /// The number of a unit; undefined for a length in the other unit and for `auto`.
    subscript(unit: LengthUnit) -> CGFloat {
        switch (self, unit) {
        case (.points(let value), .points), (.percent(let value), .percent): CGFloat(value)
        default: .undefined
        }
    }

    var pointsOrZero: CGFloat {
        if case .points(let value) = self { CGFloat(value) } else { 0 }
    }
}

extension Optional where Wrapped == FlexLength {
    /// The number of a unit; undefined for a length in the other unit and for `nil`, which undefined numbers set.
    subscript(unit: LengthUnit) -> CGFloat {
        get { self?[unit] ?? .undefined }
        set { self = FlexLength(newValue, unit) }
    }
}
