/// The outline with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle
    /// The ellipse that fills the bounds.
    case ellipse
    /// The convex hull of the item's `collisionBoundingPath`.
    case path
}
