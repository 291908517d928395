/// Replaces the long edges of paths, of which Cairo 1.16 draws wrong parts or nothing, by several short ones.
///
/// Measured in paths with an edge that is not along an axis: any of their edges that is higher than 131,000 pixels, also one
/// along an axis, can be missing, depending on the clip. Cairo joins successive lines in the same direction. Therefore every
/// second point at which a line is divided is beside it, by a distance that is not visible.
struct LongEdges {
    /// The largest width and height of an edge, so that those of a drawing that is enlarged tenfold are short enough, too.
    private static let longest: CGFloat = 10_000
    /// The largest number of edges by which those of a path are replaced.
    private static let greatestCount: CGFloat = 50_000
    /// The distance of points beside a line: Cairo's coordinates have 8 bits after the point.
    private static let shift: CGFloat = 0.01
    /// The largest coordinate of points; what is farther away is moved to it.
    static let farthest: CGFloat = 4_000_000

    private let length: CGFloat
    private var pen = Pen()
    private var elements: [PathElement] = []

    /// Returns elements that look the same within ``farthest``; those of paths without long edges are unchanged.
    static func divided(_ elements: [PathElement]) -> [PathElement] {
        guard elements.contains(where: \.isFar) else { return elements }
        var pen = Pen()
        var (total, isSkewed): (CGFloat, Bool) = (0, false)
        for element in elements {
            let points = pen.draw(element)
            let extent = extent(of: points)
            if extent > longest { total += min(extent, 4 * farthest) }
            isSkewed = isSkewed || !isAlongAxis(points)
        }
        guard isSkewed, total > 0 else { return elements }
        var edges = LongEdges(length: max(longest, total / greatestCount))
        for element in elements { edges.append(element) }
        return edges.elements
    }

    private init(length: CGFloat) {
        self.length = length
    }

    private mutating func append(_ element: PathElement) {
        let points = pen.draw(element)
        let extent = Self.extent(of: points)
        // False for NaN.
        guard extent > length, extent.isFinite else { return elements.append(element) }
        switch points.count {
        case 2: appendLine(from: points[0], to: points[1])
        case 3:
            appendCurve(
                CubicCurve(
                    start: points[0], control1: points[0].interpolated(to: points[1], by: 2 / 3),
                    control2: points[2].interpolated(to: points[1], by: 2 / 3), end: points[2]), extent)
        default:
            appendCurve(
                CubicCurve(start: points[0], control1: points[1], control2: points[2], end: points[3]), extent)
        }
        if element == .close { elements.append(.close) }
    }

    // MARK: Lines

    /// Appends a line, the parts of which beyond the farthest coordinates are moved to them.
    private mutating func appendLine(from start: CGPoint, to end: CGPoint) {
        var last = start.clamped
        for next in Self.crossings(from: start, to: end) + [end] {
            appendPieces(from: last, to: next.clamped)
            last = next.clamped
        }
    }

    /// Returns the points of a line, in order, at which a coordinate is the farthest one.
    private static func crossings(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
        let distances = [farthest, -farthest].flatMap { edge in
            [(edge - start.x) / (end.x - start.x), (edge - start.y) / (end.y - start.y)]
        }
        return distances.filter { $0 > 0 && $0 < 1 }.sorted().map { start.interpolated(to: end, by: $0) }
    }

    private mutating func appendPieces(from start: CGPoint, to end: CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let count = Int((max(abs(x), abs(y), length) / length).rounded(.up))
        let distance = max((x * x + y * y).squareRoot(), 1)
        for index in 1..<count {
            let part = CGFloat(index) / CGFloat(count)
            let shift = index % 2 == 1 ? Self.shift / distance : 0
            elements.append(.line(CGPoint(x: start.x + x * part - y * shift, y: start.y + y * part + x * shift)))
        }
        elements.append(.line(end))
    }

    // MARK: Curves

    private mutating func appendCurve(_ curve: CubicCurve, _ extent: CGFloat) {
        let count = Int((min(extent, 4 * Self.farthest) / length).rounded(.up))
        for index in 0..<count {
            let piece = curve.part(from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count))
            elements.append(.curve(control1: piece.control1, control2: piece.control2, end: piece.end))
        }
    }

    // MARK: Measuring

    /// Returns the width or height that the lines between points have together, whichever is greater.
    private static func extent(of points: [CGPoint]) -> CGFloat {
        var (width, height): (CGFloat, CGFloat) = (0, 0)
        for (start, end) in zip(points, points.dropFirst()) {
            width += abs(end.x - start.x)
            height += abs(end.y - start.y)
        }
        return max(width, height)
    }

    private static func isAlongAxis(_ points: [CGPoint]) -> Bool {
        points.isEmpty || points.count == 2 && (points[0].x == points[1].x || points[0].y == points[1].y)
    }
}

/// The position in a path while its elements are read in order.
private struct Pen {
    private var point = CGPoint.zero
    /// The start of the subpath.
    private var start = CGPoint.zero

    /// Moves to the end of an element.
    ///
    /// - Returns: The points of the edge, from the previous position; none for the start of a subpath.
    mutating func draw(_ element: PathElement) -> [CGPoint] {
        let from = point
        switch element {
        case .move(let end):
            (point, start) = (end, end)
            return []
        case .close:
            point = start
            return [from, start]
        case .line, .quad, .curve:
            point = element.points.last ?? from
            return [from] + element.points
        }
    }
}

extension PathElement {
    /// Whether a point is so far from the origin that an edge may be long.
    fileprivate var isFar: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFar
        case .quad(let control, let end): control.isFar || end.isFar
        case .curve(let control1, let control2, let end): control1.isFar || control2.isFar || end.isFar
        case .close: false
        }
    }
}

extension CGPoint {
    fileprivate var isFar: Bool { abs(x) > 5000 || abs(y) > 5000 }

    fileprivate var clamped: CGPoint {
        let limit = LongEdges.farthest
        return CGPoint(x: Swift.min(Swift.max(x, -limit), limit), y: Swift.min(Swift.max(y, -limit), limit))
    }
}
