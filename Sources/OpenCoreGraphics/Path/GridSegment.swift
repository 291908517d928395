/// A point on a grid, on which positions can be compared exactly.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    static func - (lhs: GridPoint, rhs: GridPoint) -> GridPoint { GridPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

    /// The cross product, which is positive if `other` is clockwise from this vector on the screen.
    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// A line between two points of a grid.
struct GridSegment: Hashable {
    var start: GridPoint
    var end: GridPoint

    var minX: Int { min(start.x, end.x) }
    var maxX: Int { max(start.x, end.x) }
    var minY: Int { min(start.y, end.y) }
    var maxY: Int { max(start.y, end.y) }

    /// The segment from the smaller to the larger y coordinate, or from left to right if it is horizontal.
    var canonical: GridSegment {
        (start.y, start.x) < (end.y, end.x) ? self : GridSegment(start: end, end: start)
    }

    /// Positive if a point is clockwise from the line on the screen, negative if it is on the other side.
    func side(of point: GridPoint) -> Int { (end - start).cross(point - start) }

    private func boundsContain(_ point: GridPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Returns the points inside this segment and inside the other one at which they meet, rounded to the grid.
    func meetings(with other: GridSegment) -> (own: [GridPoint], others: [GridPoint]) {
        let (first, second) = (other.side(of: start), other.side(of: end))
        let (third, fourth) = (side(of: other.start), side(of: other.end))
        if first != 0, second != 0, third != 0, fourth != 0 {
            guard (first > 0) != (second > 0), (third > 0) != (fourth > 0) else { return ([], []) }
            let part = Double(first) / (Double(first) - Double(second))
            let point = GridPoint(
                x: start.x + Int((Double(end.x - start.x) * part).rounded()),
                y: start.y + Int((Double(end.y - start.y) * part).rounded()))
            return ([point].filter { !isEnd($0) }, [point].filter { !other.isEnd($0) })
        }
        let others = [(first, start), (second, end)].filter { $0.0 == 0 && other.boundsContain($0.1) }.map(\.1)
        let own = [(third, other.start), (fourth, other.end)].filter { $0.0 == 0 && boundsContain($0.1) }.map(\.1)
        return (own.filter { !isEnd($0) }, others.filter { !other.isEnd($0) })
    }

    private func isEnd(_ point: GridPoint) -> Bool { point == start || point == end }

    /// Returns the pieces of the segment between points, in the segment's direction.
    func split(at points: [GridPoint]) -> [GridSegment] {
        guard !points.isEmpty else { return [self] }
        let direction = end - start
        let sorted = points.sorted { direction.dot($0 - start) < direction.dot($1 - start) } + [end]
        var (pieces, last): ([GridSegment], GridPoint) = ([], start)
        for point in sorted where point != last {
            pieces.append(GridSegment(start: last, end: point))
            last = point
        }
        return pieces
    }
}
