/// A place from top to bottom.
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        guard let operand, let end = otherAnchor.operand else { return NSLayoutDimension(nil) }
        return NSLayoutDimension(end.distance(from: operand))
    }

    /// Makes a constraint: this place is at a number of standard spaces below the other one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .equal, anchor.operand, constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand)
        )
    }

    /// Makes a constraint: this place is at least a number of standard spaces below the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .greaterThanOrEqual, anchor.operand,
            constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand))
    }

    /// Makes a constraint: this place is at most a number of standard spaces below the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .lessThanOrEqual, anchor.operand,
            constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand))
    }
}
