/// Distances from the edges of a rectangle, in points, where start and end follow the direction of the layout.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where lines start.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// The same distances for a direction of the layout.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isReversed = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
    }

    /// Distances for a direction of the layout.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isReversed = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isReversed ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    /// The larger of both distances, on every side.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
