/// The largest numbers that the layout computes with.
///
/// Constraints are solved in double precision: beyond these limits, pixel accuracy is lost and products overflow.
enum LayoutLimit {
    /// The limit of positions and lengths, in points.
    static let length: CGFloat = 10_000_000
    /// The limit of multipliers.
    static let multiplier: CGFloat = 1_000_000

    /// Returns a multiplier within the limit; 1 for NaN.
    static func clamped(multiplier: CGFloat) -> CGFloat {
        multiplier.isNaN ? 1 : min(max(multiplier, -self.multiplier), self.multiplier)
    }

    /// Returns a length within the limit; 0 for NaN.
    static func clamped(_ length: CGFloat) -> Double {
        length.isNaN ? 0 : Double(min(max(length, -self.length), self.length))
    }
}
