/// A place from side to side.
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        guard let operand, let end = otherAnchor.operand else { return NSLayoutDimension(nil) }
        return NSLayoutDimension(end.distance(from: operand))
    }

    /// Makes a constraint: this place is at a number of standard spaces behind the other one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .equal, anchor.operand, constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand)
        )
    }

    /// Makes a constraint: this place is at least a number of standard spaces behind the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .greaterThanOrEqual, anchor.operand,
            constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand))
    }

    /// Makes a constraint: this place is at most a number of standard spaces behind the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(
            .lessThanOrEqual, anchor.operand,
            constant: multiplier * LayoutSpacing.standard(between: anchor.operand, and: operand))
    }
}
