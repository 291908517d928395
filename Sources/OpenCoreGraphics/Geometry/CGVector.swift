/// A vector in two dimensions, in points.
public struct CGVector: Hashable, Sendable, BitwiseCopyable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Makes the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector of length zero.
    public static let zero = CGVector()
}
