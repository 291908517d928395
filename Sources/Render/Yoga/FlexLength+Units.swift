import Flexbox

// Lengths as numbers in one unit. A length in the other unit, or an unspecified one, is undefined (NaN); setting an
// undefined number removes the length.

extension FlexLength {
    var inPoints: CGFloat {
        get { if case .points(let value) = self { CGFloat(value) } else { .undefined } }
        set { self = newValue.isNaN ? .auto : .points(Double(newValue)) }
    }

    var inPercent: CGFloat {
        get { if case .percent(let value) = self { CGFloat(value) } else { .undefined } }
        set { self = newValue.isNaN ? .auto : .percent(Double(newValue)) }
    }

    var pointsOrZero: CGFloat {
        if case .points(let value) = self { CGFloat(value) } else { 0 }
    }
}

extension Optional where Wrapped == FlexLength {
    var inPoints: CGFloat {
        get { self?.inPoints ?? .undefined }
        set { self = newValue.isNaN ? nil : .points(Double(newValue)) }
    }

    var inPercent: CGFloat {
        get { self?.inPercent ?? .undefined }
        set { self = newValue.isNaN ? nil : .percent(Double(newValue)) }
    }
}
