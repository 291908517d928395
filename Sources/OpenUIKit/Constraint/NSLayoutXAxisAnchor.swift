/// A place from side to side.
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Makes a constraint: this place is at a number of standard spaces behind the other one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, spaces: multiplier, from: anchor)
    }

    /// Makes a constraint: this place is at least a number of standard spaces behind the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, spaces: multiplier, from: anchor)
    }

    /// Makes a constraint: this place is at most a number of standard spaces behind the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, spaces: multiplier, from: anchor)
    }
}
