/// The position of a supplementary view relative to edges of an item.
///
/// With both or neither edges of an axis, the anchor is in the middle of the axis.
public final class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges: points, or a fraction of the supplementary view's size.
    public let offset: CGPoint
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
        self.isFractional = isFractional
        super.init()
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Creates an anchor at a distance from edges, in points; positive numbers are towards trailing and bottom.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor at a distance from edges, as a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Whether the offset is a number of points.
    public var isAbsoluteOffset: Bool { !isFractional }
    /// Whether the offset is a fraction.
    public var isFractionalOffset: Bool { isFractional }

    /// Returns the anchor itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the point of a rectangle at the edges, without the offset.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: Self.place(edges.contains(.leading), edges.contains(.trailing), rect.minX, rect.maxX),
            y: Self.place(edges.contains(.top), edges.contains(.bottom), rect.minY, rect.maxY))
    }

    private static func place(_ atStart: Bool, _ atEnd: Bool, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        if atStart == atEnd { return (start + end) / 2 }
        return atStart ? start : end
    }

    /// Returns the offset in points for a supplementary view of the given size.
    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
