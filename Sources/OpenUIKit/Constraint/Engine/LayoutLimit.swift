/// The largest numbers that a layout computes with.
///
/// Constraints are solved in double precision: beyond these, pixels are lost and products overflow.
enum LayoutLimit {
    /// Of places and lengths, in points.
    static let length: CGFloat = 10_000_000
    /// Of multipliers.
    static let multiplier: CGFloat = 1_000_000

    /// A multiplier within the limit; 1 for NaN.
    static func clamped(multiplier: CGFloat) -> CGFloat {
        multiplier.isNaN ? 1 : min(max(multiplier, -self.multiplier), self.multiplier)
    }

    /// A length within the limit; 0 for NaN.
    static func clamped(_ length: CGFloat) -> Double {
        length.isNaN ? 0 : Double(min(max(length, -self.length), self.length))
    }
}
