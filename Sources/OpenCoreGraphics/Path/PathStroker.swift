/// Computes the outline of a path's stroke, to be filled with the winding rule.
///
/// Curves are approximated by short straight lines. The outline follows each side at half the width: at a turn away
/// from the side, a join is inserted; at a turn towards it, the outline passes through the corner, so that the overlap
/// has the same winding.
struct PathStroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    /// Returns the outline of all subpaths.
    func outline(of elements: [PathElement]) -> [PathElement] {
        PathFlattener.polylines(of: elements, tolerance: PathFlattener.tolerance).flatMap { line in
            line.isClosed && line.points.count > 1 ? ring(line) : strip(line)
        }
    }

    /// Returns the outline of a closed line: one polygon on each side.
    private func ring(_ line: PathFlattener.Polyline) -> [PathElement] {
        polygon(side(of: line)) + polygon(side(of: line.reversed))
    }

    /// Returns the outline of an open line: along one side, around the end, and back along the other.
    private func strip(_ line: PathFlattener.Polyline) -> [PathElement] {
        guard line.points.count > 1 else { return dot(at: line.points) }
        var open = line
        open.isClosed = false
        let back = open.reversed
        return polygon(side(of: open) + capPoints(of: open.points) + side(of: back) + capPoints(of: back.points))
    }

    /// Returns the caps of a line of length zero, or nothing for butt caps.
    private func dot(at points: [CGPoint]) -> [PathElement] {
        guard let point = points.first else { return [] }
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
        switch cap {
        case .butt: return []
        case .round: return PathBuilder.ellipse(in: box)
        case .square: return PathBuilder.rectangle(box)
        }
    }

    private func polygon(_ points: [CGPoint]) -> [PathElement] {
        guard let first = points.first else { return [] }
        return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
    }

    /// Returns the points of one side, in order.
    private func side(of line: PathFlattener.Polyline) -> [CGPoint] {
        let points = line.points
        var result: [CGPoint] = []
        for index in 0..<(line.isClosed ? points.count : points.count - 1) {
            let next = (index + 1) % points.count
            let normal = normal(from: points[index], to: points[next])
            result += [points[index] + normal, points[next] + normal]
            guard line.isClosed || index + 2 < points.count else { continue }
            // Curves have no corners: a sharp turn within a curve gets a round join.
            let join = line.smoothPoints.contains(next) ? .round : self.join
            result += corner(
                at: points[next], from: normal,
                to: self.normal(from: points[next], to: points[(index + 2) % points.count]),
                join: join)
        }
        return result
    }

    private func normal(from start: CGPoint, to end: CGPoint) -> CGVector {
        let direction = end - start
        let factor = radius / direction.length
        return CGVector(dx: direction.dy * factor, dy: -direction.dx * factor)
    }

    /// Returns the points of the join between the ends of two segments at a corner.
    private func corner(at point: CGPoint, from first: CGVector, to second: CGVector, join: CGLineJoin) -> [CGPoint] {
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard cross > 0 || dot < 0 && cross >= 0 else { return cross < 0 ? [point] : [] }
        let turn = atan2(cross, dot)
        switch join {
        case .bevel: return []
        case .round: return arc(around: point, from: first, turn: turn)
        case .miter:
            // The ratio of the miter's length to the line width is 1 / cos(turn / 2).
            let cosine = cos(turn / 2)
            guard cosine > 1e-6, 1 / cosine <= max(miterLimit, 1) else { return [] }
            let factor = 1 / (2 * cosine * cosine)
            return [point + CGVector(dx: (first.dx + second.dx) * factor, dy: (first.dy + second.dy) * factor)]
        }
    }

    /// Returns the points of the cap at the last point, from one side to the other.
    private func capPoints(of points: [CGPoint]) -> [CGPoint] {
        let (start, end) = (points[points.count - 2], points[points.count - 1])
        let normal = normal(from: start, to: end)
        switch cap {
        case .butt: return []
        case .round: return arc(around: end, from: normal, turn: .pi)
        case .square:
            let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
            return [end + normal + ahead, end + normal * -1 + ahead]
        }
    }

    /// Returns points on a circle, without the first and the last.
    private func arc(around center: CGPoint, from start: CGVector, turn: CGFloat) -> [CGPoint] {
        let step = 2 * acos(max(1 - PathFlattener.tolerance / max(radius, PathFlattener.tolerance), 0.5))
        let steps = (turn / step).rounded(.up)
        guard steps.isFinite else { return [] }
        let count = Int(min(max(steps, 1), 512))
        return (1..<max(count, 1)).map { index in
            let angle = turn * CGFloat(index) / CGFloat(count)
            let (c, s) = (cos(angle), sin(angle))
            return center + CGVector(dx: start.dx * c - start.dy * s, dy: start.dx * s + start.dy * c)
        }
    }
}

extension PathFlattener {
    /// A subpath as points, without consecutive duplicates.
    struct Polyline {
        var points: [CGPoint]
        var isClosed: Bool
        /// The indices of points inside curves.
        var smoothPoints: Set<Int>

        /// The same line in the opposite direction.
        var reversed: Polyline {
            let last = points.count - 1
            return Polyline(
                points: points.reversed(), isClosed: isClosed, smoothPoints: Set(smoothPoints.map { last - $0 }))
        }
    }

    /// Returns the subpaths approximated by straight lines.
    static func polylines(of elements: [PathElement], tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var points: [CGPoint] = []
        var smooth: Set<Int> = []
        func add(_ point: CGPoint, isSmooth: Bool = false) {
            if points.last != point { points.append(point) }
            if isSmooth { smooth.insert(points.count - 1) } else { smooth.remove(points.count - 1) }
        }
        func add(_ curve: CubicCurve) {
            let count = curve.stepCount(tolerance: tolerance)
            for index in 1..<max(count, 1) { add(curve.point(at: CGFloat(index) / CGFloat(count)), isSmooth: true) }
            add(curve.end)
        }
        func finish(isClosed: Bool) {
            if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
            guard !points.isEmpty else { return }
            result.append(Polyline(points: points, isClosed: isClosed, smoothPoints: smooth))
            smooth = []
        }
        var hasSteps = false
        for element in elements {
            switch element {
            case .move(let end):
                if hasSteps { finish(isClosed: false) }
                (points, hasSteps) = ([end], false)
                continue
            case .line(let end): add(end)
            case .quad(let control, let end):
                let start = points.last ?? end
                let (first, second) = (
                    start.interpolated(to: control, by: 2 / 3), end.interpolated(to: control, by: 2 / 3)
                )
                add(CubicCurve(start: start, control1: first, control2: second, end: end))
            case .curve(let first, let second, let end):
                add(CubicCurve(start: points.last ?? end, control1: first, control2: second, end: end))
            case .close:
                let start = points.first
                finish(isClosed: true)
                (points, hasSteps) = (start.map { [$0] } ?? [], false)
                continue
            }
            hasSteps = true
        }
        if hasSteps { finish(isClosed: false) }
        return result
    }
}
