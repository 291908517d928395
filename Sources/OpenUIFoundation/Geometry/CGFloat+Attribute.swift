extension CGFloat {
    /// Creates a number from the value of an attribute, which may be of any numeric type; `nil` for other types.
    package init?(attribute value: Any) {
        switch value {
        case let number as CGFloat: self = number
        case let number as any BinaryFloatingPoint: self.init(Double(number))
        case let number as any BinaryInteger: self.init(Double(number))
        case let number as NSNumber: self.init(number.doubleValue)
        default: return nil
        }
    }
}
