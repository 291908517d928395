/// Distances from the edges of a rectangle, in points, where leading and trailing follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where lines start.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()

    /// Returns the insets with leading and trailing resolved for a layout direction.
    package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isReversed = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
    }

    /// Creates directional insets from absolute ones for a layout direction.
    package init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isReversed = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isReversed ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    /// Returns the larger of both distances on every side.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
