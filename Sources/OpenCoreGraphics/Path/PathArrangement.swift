/// The lines of two paths on a common grid, split where they meet.
///
/// Curves are approximated by straight lines. All comparisons are exact, because points are rounded to a grid whose cells are a
/// 2²⁶th of the largest coordinate; points of the paths are restored afterwards.
///
/// 1. Lines are split where they meet. As the new points are rounded, their pieces can meet others, so that the step is repeated until
///    no lines meet (iterated snap rounding; Halperin and Packer 2002).
/// 2. Pieces with the same ends are merged. The sum of their directions is the difference between the winding numbers on
///    both sides.
/// 3. The winding numbers on one side of each piece are counted along a ray from its center.
///
/// - Complexity: O(*n*²) in the number of lines.
struct PathArrangement {
    /// The number of repetitions after which lines that still meet are left as they are.
    private static let maximumRounds = 16
    private static let gridBits = 26

    /// The pieces of both paths, each in the order of its path.
    private(set) var segments: [[GridSegment]] = [[], []]
    private var originals: [GridPoint: CGPoint] = [:]
    private let scale: CGFloat

    /// - Parameter isFilled: Whether the lines that close open subpaths of the first path belong to it.
    init(_ first: CGPath, _ second: CGPath, isFilled: Bool = true) {
        let points = (first.elements + second.elements).flatMap(\.points)
        let extent = points.reduce(CGFloat(0)) { max($0, abs($1.x), abs($1.y)) }
        let largest = Int(CGFloat.greatestFiniteMagnitude.exponent)
        let exponent = extent > 0 ? min(max(Int(extent.exponent), -500), largest) : 0
        scale = CGFloat(sign: .plus, exponent: Self.gridBits - exponent - 1, significand: 1)
        add(isFilled ? PathArrangement.lines(of: first) : PathArrangement.openLines(of: first), to: 0)
        add(PathArrangement.lines(of: second), to: 1)
        splitWhereLinesMeet()
    }

    private static func lines(of path: CGPath) -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        PathFlattener.forEachLine(of: path.elements) { lines.append(($0, $1)) }
        return lines
    }

    private static func openLines(of path: CGPath) -> [(CGPoint, CGPoint)] {
        path.polylines(tolerance: PathFlattener.tolerance).flatMap { line in
            Array(zip(line.points, line.points.dropFirst() + (line.isClosed ? line.points.prefix(1) : [])))
        }
    }

    private mutating func add(_ lines: [(CGPoint, CGPoint)], to index: Int) {
        for (start, end) in lines {
            let segment = GridSegment(start: gridPoint(start), end: gridPoint(end))
            if segment.start != segment.end { segments[index].append(segment) }
        }
    }

    private mutating func gridPoint(_ point: CGPoint) -> GridPoint {
        let rounded = GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
        if originals[rounded] == nil { originals[rounded] = point }
        return rounded
    }

    /// Returns the position of a point of the grid.
    func point(_ point: GridPoint) -> CGPoint {
        originals[point] ?? CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale)
    }

    // MARK: Splitting

    private mutating func splitWhereLinesMeet() {
        for _ in 0..<Self.maximumRounds {
            let all = segments[0] + segments[1]
            let points = PathArrangement.meetings(of: all)
            guard points.contains(where: { !$0.isEmpty }) else { return }
            let count = segments[0].count
            segments[0] = (0..<count).flatMap { all[$0].split(at: points[$0]) }
            segments[1] = (count..<all.count).flatMap { all[$0].split(at: points[$0]) }
        }
    }

    /// Returns the points inside of each segment at which it meets another one.
    private static func meetings(of segments: [GridSegment]) -> [[GridPoint]] {
        var points = [[GridPoint]](repeating: [], count: segments.count)
        let order = segments.indices.sorted { segments[$0].minX < segments[$1].minX }
        for (place, index) in order.enumerated() {
            let segment = segments[index]
            for other in order[(place + 1)...] {
                let candidate = segments[other]
                if candidate.minX > segment.maxX { break }
                guard candidate.minY <= segment.maxY, candidate.maxY >= segment.minY else { continue }
                let (own, others) = segment.meetings(with: candidate)
                points[index] += own
                points[other] += others
            }
        }
        return points
    }

    // MARK: Winding numbers

    /// A line between two points, and how much larger the winding numbers of both paths are on the right of it, or below a
    /// horizontal one.
    struct Piece {
        /// From the smaller to the larger y coordinate, and from left to right in a horizontal line.
        let segment: GridSegment
        var step: [Int] = [0, 0]

        var isHorizontal: Bool { segment.start.y == segment.end.y }
    }

    /// The pieces of all segments, or of those of one path, without those that separate nothing.
    func pieces(ofPath path: Int? = nil) -> [Piece] {
        var steps: [GridSegment: [Int]] = [:]
        for (index, segments) in segments.enumerated() where path == nil || path == index {
            for segment in segments {
                let key = segment.canonical
                steps[key, default: [0, 0]][index] += (key == segment) == (key.start.y != key.end.y) ? 1 : -1
            }
        }
        let pieces = steps.filter { $0.value != [0, 0] }.map { Piece(segment: $0.key, step: $0.value) }
        return pieces.sorted { lhs, rhs in
            (lhs.segment.start.y, lhs.segment.start.x, lhs.segment.end.y, lhs.segment.end.x)
                < (rhs.segment.start.y, rhs.segment.start.x, rhs.segment.end.y, rhs.segment.end.x)
        }
    }

    /// Returns the winding numbers of both paths on the left of the center of a segment, or above that of a horizontal one.
    static func windings(before segment: GridSegment, among pieces: [Piece]) -> [Int] {
        // Twice the center, which is on the grid.
        let center = GridPoint(x: segment.start.x + segment.end.x, y: segment.start.y + segment.end.y)
        let isHorizontal = segment.start.y == segment.end.y
        var windings = [0, 0]
        for piece in pieces {
            let (start, end) = (piece.segment.start, piece.segment.end)
            if isHorizontal {
                let (low, high) = (2 * min(start.x, end.x), 2 * max(start.x, end.x))
                guard low <= center.x, center.x < high else { continue }
                let side = (end - start).cross(center - GridPoint(x: 2 * start.x, y: 2 * start.y))
                // The direction of the piece's step is that of increasing y, or of decreasing x in a horizontal one.
                let isRightward = end.x > start.x
                guard isRightward ? side > 0 : side < 0 else { continue }
                let sign = piece.isHorizontal ? 1 : isRightward ? -1 : 1
                for index in 0..<2 { windings[index] += sign * piece.step[index] }
            } else {
                guard 2 * start.y <= center.y, center.y < 2 * end.y else { continue }
                guard (end - start).cross(center - GridPoint(x: 2 * start.x, y: 2 * start.y)) < 0 else { continue }
                for index in 0..<2 { windings[index] += piece.step[index] }
            }
        }
        return windings
    }
}
