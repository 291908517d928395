import ComponentFlow

extension CGSize {
    /// The center of a rectangle of this size at the origin.
    var center: CGPoint {
        CGPoint(x: width / 2, y: height / 2)
    }
}
