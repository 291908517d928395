/// A place from top to bottom.
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Makes a constraint: this place is at a number of standard spaces below the other one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, spaces: multiplier, from: anchor)
    }

    /// Makes a constraint: this place is at least a number of standard spaces below the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, spaces: multiplier, from: anchor)
    }

    /// Makes a constraint: this place is at most a number of standard spaces below the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, spaces: multiplier, from: anchor)
    }
}
