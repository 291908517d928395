internal import OpenCoreGraphics

/// The painting order of planar shapes in space, in which nearer shapes cover farther ones.
///
/// Shapes that overlap on the screen are compared pairwise within their overlap. If one is nearer in one part and
/// farther in another, they intersect, and one of them is cut along the line of intersection. Then every shape is
/// painted after those that it covers; otherwise, and for shapes in the same plane, the order of the list applies.
///
/// - Complexity: O(*n*²) comparisons.
struct DepthOrder {
    /// A planar shape, projected to the screen.
    struct Shape {
        /// The vertices of its convex outline.
        var outline: [CGPoint]
        /// Its nearness at (x, y): `x · depth.x + y · depth.y + depth.z`.
        var depth: (x: CGFloat, y: CGFloat, z: CGFloat)
    }

    /// A shape to paint, or a part of one.
    struct Piece {
        /// The index of the shape.
        var shape: Int
        /// The lines on whose positive sides the part is; empty for the whole shape.
        var cuts: [Line] = []
    }

    /// The line where `x · x0 + y · y0 + distance` is zero; the normal has length one.
    struct Line {
        var x, y, distance: CGFloat

        func side(_ point: CGPoint) -> CGFloat { x * point.x + y * point.y + distance }
    }

    /// A part during the computation of the order.
    private struct Part {
        var piece: Piece
        var shape: Shape
        var box: PaintRect
        /// The indices of the parts that this one covers.
        var covered: [Int] = []

        init(piece: Piece, shape: Shape) {
            (self.piece, self.shape, box) = (piece, shape, PaintRect(around: shape.outline))
        }

        func depth(at point: CGPoint) -> CGFloat {
            shape.depth.x * point.x + shape.depth.y * point.y + shape.depth.z
        }
    }

    private enum Relation {
        case apart
        case covers
        case isCovered
        case crosses
    }

    /// The largest difference of depth, in points, that is ignored.
    private static let tolerance: CGFloat = 1e-3
    private var parts: [Part] = []
    private let limit: Int

    private init(_ shapes: [Shape]) {
        limit = shapes.count * 4 + 16
        parts.reserveCapacity(shapes.count)
    }

    /// Returns the shapes, or their parts, from back to front.
    static func pieces(of shapes: [Shape]) -> [Piece] {
        guard shapes.count > 1 else { return shapes.indices.map { Piece(shape: $0) } }
        var order = DepthOrder(shapes)
        for (index, shape) in shapes.enumerated() { order.add(Part(piece: Piece(shape: index), shape: shape)) }
        return order.sorted()
    }

    /// Compares a part with all previous ones, cutting it where it intersects one.
    private mutating func add(_ part: Part) {
        var part = part
        var (above, below): ([Int], [Int]) = ([], [])
        for index in parts.indices {
            switch relation(part, parts[index]) {
            case .apart: continue
            case .covers: below.append(index)
            case .isCovered: above.append(index)
            case .crosses:
                guard parts.count < limit, let (front, back) = cut(part, along: parts[index]) else {
                    if center(part, isNearerThan: parts[index]) { below.append(index) } else { above.append(index) }
                    continue
                }
                add(back)
                part = front
                return add(part)
            }
        }
        part.covered = below
        for index in above { parts[index].covered.append(parts.count) }
        parts.append(part)
    }

    /// Returns the relation of a part to an earlier one.
    private func relation(_ part: Part, _ other: Part) -> Relation {
        guard part.box.intersects(other.box) else { return .apart }
        let overlap = Self.intersection(part.shape.outline, other.shape.outline)
        guard overlap.count > 2, Self.area(overlap) > 1e-3 else { return .apart }
        var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
        for point in overlap {
            let difference = part.depth(at: point) - other.depth(at: point)
            (low, high) = (min(low, difference), max(high, difference))
        }
        if low >= -Self.tolerance, high <= Self.tolerance {
            return part.piece.shape >= other.piece.shape ? .covers : .isCovered
        }
        if low >= -Self.tolerance { return .covers }
        if high <= Self.tolerance { return .isCovered }
        return .crosses
    }

    /// Divides a part into those that are nearer and farther than another part's plane.
    private func cut(_ part: Part, along other: Part) -> (front: Part, back: Part)? {
        let (a, b) = (part.shape.depth, other.shape.depth)
        let length = hypot(a.x - b.x, a.y - b.y)
        guard length > 1e-9 else { return nil }
        let line = Line(x: (a.x - b.x) / length, y: (a.y - b.y) / length, distance: (a.z - b.z) / length)
        let opposite = Line(x: -line.x, y: -line.y, distance: -line.distance)
        guard let front = side(part, line, margin: 0), let back = side(part, opposite, margin: 1) else { return nil }
        return (front, back)
    }

    /// Returns the part on one side of a line; a margin lets the farther part extend under the nearer one, which avoids
    /// gaps.
    private func side(_ part: Part, _ line: Line, margin: CGFloat) -> Part? {
        let outline = Self.clip(part.shape.outline) { line.side($0) }
        guard outline.count > 2, Self.area(outline) > 1e-3 else { return nil }
        var piece = part.piece
        piece.cuts.append(Line(x: line.x, y: line.y, distance: line.distance + margin))
        return Part(piece: piece, shape: Shape(outline: outline, depth: part.shape.depth))
    }

    private func center(_ part: Part, isNearerThan other: Part) -> Bool {
        let overlap = Self.intersection(part.shape.outline, other.shape.outline)
        let center = CGPoint(
            x: overlap.reduce(0) { $0 + $1.x } / CGFloat(max(overlap.count, 1)),
            y: overlap.reduce(0) { $0 + $1.y } / CGFloat(max(overlap.count, 1)))
        return part.depth(at: center) >= other.depth(at: center)
    }

    /// Returns every part after those that it covers, otherwise in the order of the list; a cycle is broken at its
    /// first part.
    private func sorted() -> [Piece] {
        let order = parts.indices.sorted { (parts[$0].piece.shape, $0) < (parts[$1].piece.shape, $1) }
        var isPainted = parts.map { _ in false }
        var result: [Piece] = []
        func paint(_ index: Int) {
            isPainted[index] = true
            // Each call marks one part, so that the recursion terminates; its depth is bounded by `limit`.
            for other in parts[index].covered.sorted(by: { (parts[$0].piece.shape, $0) < (parts[$1].piece.shape, $1) })
            where !isPainted[other] { paint(other) }
            result.append(parts[index].piece)
        }
        for index in order where !isPainted[index] { paint(index) }
        return result
    }

    // MARK: Polygons

    /// Returns the intersection of two convex polygons.
    private static func intersection(_ one: [CGPoint], _ other: [CGPoint]) -> [CGPoint] {
        guard var last = other.last else { return [] }
        let direction: CGFloat = signedArea(other) < 0 ? -1 : 1
        var result = one
        for corner in other {
            let edge = CGVector(dx: corner.x - last.x, dy: corner.y - last.y)
            let start = last
            result = clip(result) {
                direction * (edge.dx * ($0.y - start.y) - edge.dy * ($0.x - start.x))
            }
            last = corner
        }
        return result
    }

    static func clip(_ polygon: [CGPoint], _ side: (CGPoint) -> CGFloat) -> [CGPoint] {
        guard var last = polygon.last else { return [] }
        var lastSide = side(last)
        var result: [CGPoint] = []
        for corner in polygon {
            let cornerSide = side(corner)
            if (cornerSide < 0) != (lastSide < 0) {
                result.append(last.interpolated(to: corner, by: lastSide / (lastSide - cornerSide)))
            }
            if cornerSide >= 0 { result.append(corner) }
            (last, lastSide) = (corner, cornerSide)
        }
        return result
    }

    private static func signedArea(_ polygon: [CGPoint]) -> CGFloat {
        guard var last = polygon.last else { return 0 }
        var sum: CGFloat = 0
        for corner in polygon {
            sum += last.x * corner.y - corner.x * last.y
            last = corner
        }
        return sum / 2
    }

    private static func area(_ polygon: [CGPoint]) -> CGFloat { abs(signedArea(polygon)) }
}
