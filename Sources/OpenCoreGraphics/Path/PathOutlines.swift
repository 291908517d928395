/// The outline of an area of a path arrangement, as closed polygons.
///
/// The area is on the right of each line in its direction, so that outer polygons are clockwise on the screen and holes
/// counterclockwise, and both fill rules fill the area.
struct PathOutlines {
    private(set) var polygons: [[GridPoint]] = []
    private let arrangement: PathArrangement

    /// - Parameter isInside: Whether points with winding numbers of both paths are inside of the area.
    init(_ arrangement: PathArrangement, isInside: ([Int]) -> Bool) {
        self.arrangement = arrangement
        let pieces = arrangement.pieces()
        var lines: [GridSegment] = []
        for piece in pieces {
            let before = PathArrangement.windings(before: piece.segment, among: pieces)
            let after = [before[0] + piece.step[0], before[1] + piece.step[1]]
            let (isInsideBefore, isInsideAfter) = (isInside(before), isInside(after))
            guard isInsideBefore != isInsideAfter else { continue }
            // The area is on the right of a horizontal line if it is below it, and on the right of others if it is before them.
            let isForward = piece.isHorizontal ? isInsideAfter : isInsideBefore
            let segment = piece.segment
            lines.append(isForward ? segment : GridSegment(start: segment.end, end: segment.start))
        }
        polygons = PathOutlines.joined(lines).map(PathOutlines.withoutStraightCorners).filter { $0.count > 2 }
    }

    /// Joins lines to polygons that touch, but do not cross themselves.
    ///
    /// At each point, the line that turns most to the right follows.
    private static func joined(_ lines: [GridSegment]) -> [[GridPoint]] {
        var following: [GridPoint: [GridPoint]] = [:]
        for line in lines { following[line.start, default: []].append(line.end) }
        var polygons: [[GridPoint]] = []
        for line in lines {
            guard var last = following[line.start]?.firstIndex(of: line.end).flatMap({ take($0, from: line.start) })
            else { continue }
            var polygon = [line.start]
            while last != line.start {
                let direction = last - polygon[polygon.count - 1]
                polygon.append(last)
                let choices = following[last] ?? []
                let turns = choices.map { turn(direction, $0 - last) }
                guard let next = choices.indices.max(by: { turns[$0] < turns[$1] }), let end = take(next, from: last)
                else { break }
                last = end
            }
            polygons.append(polygon)
        }
        return polygons

        func take(_ index: Int, from start: GridPoint) -> GridPoint? {
            following[start]?.remove(at: index)
        }
    }

    /// Returns the angle of a turn, which is positive to the right.
    private static func turn(_ direction: GridPoint, _ next: GridPoint) -> Double {
        atan2(Double(direction.cross(next)), Double(direction.dot(next)))
    }

    private static func withoutStraightCorners(_ polygon: [GridPoint]) -> [GridPoint] {
        polygon.indices.filter { index in
            let (last, point) = (polygon[(index + polygon.count - 1) % polygon.count], polygon[index])
            let next = polygon[(index + 1) % polygon.count]
            return (point - last).cross(next - point) != 0
        }.map { polygon[$0] }
    }

    // MARK: Paths

    /// The path of all polygons.
    var path: CGPath { path(of: polygons) }

    private func path(of polygons: [[GridPoint]]) -> CGPath {
        var elements: [PathElement] = []
        for polygon in polygons {
            for (index, point) in polygon.enumerated() {
                elements.append(index == 0 ? .move(arrangement.point(point)) : .line(arrangement.point(point)))
            }
            elements.append(.close)
        }
        return CGPath(elements: elements)
    }

    /// The paths of the separate parts, each with its holes.
    var components: [CGPath] {
        let outer = polygons.filter { PathOutlines.area(of: $0) > 0 }
        var parts = outer.map { [$0] }
        let bySize = outer.indices.sorted { PathOutlines.area(of: outer[$0]) < PathOutlines.area(of: outer[$1]) }
        for hole in polygons where PathOutlines.area(of: hole) <= 0 {
            let edge = GridSegment(start: hole[0], end: hole[1])
            let container = bySize.first { PathOutlines.contains(outer[$0], centerOf: edge) }
            if let container { parts[container].append(hole) }
        }
        return parts.map(path)
    }

    /// Returns twice the area of a polygon, which is negative for holes.
    private static func area(of polygon: [GridPoint]) -> Double {
        polygon.indices.reduce(0) { sum, index in
            sum + Double(polygon[index].cross(polygon[(index + 1) % polygon.count]))
        }
    }

    private static func contains(_ polygon: [GridPoint], centerOf edge: GridSegment) -> Bool {
        let center = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
        var isInside = false
        for index in polygon.indices {
            let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
            guard (2 * start.y <= center.y) != (2 * end.y <= center.y) else { continue }
            let side = (end - start).cross(center - GridPoint(x: 2 * start.x, y: 2 * start.y))
            if (side < 0) == (end.y > start.y) { isInside.toggle() }
        }
        return isInside
    }
}
