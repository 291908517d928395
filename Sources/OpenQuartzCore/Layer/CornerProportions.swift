/// The radii of a layer's corners, as parts of its corner radius.
package struct CornerProportions: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }

    /// All corners have the corner radius.
    package static let equal = CornerProportions(topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1)
}
