/// Approximates paths by straight lines.
enum PathFlattener {
    /// The largest distance of the lines from a curve, in the path's units.
    static let tolerance: CGFloat = 0.01

    /// Returns the winding number of the subpaths, each treated as closed, around a point; O(*n*) in the number of
    /// lines.
    static func winding(of elements: [PathElement], around point: CGPoint) -> Int {
        var winding = 0
        forEachLine(of: elements) { winding += crossing(from: $0, to: $1, point) }
        return winding
    }

    /// Calls a closure with every line, including those that close open subpaths.
    static func forEachLine(of elements: [PathElement], _ visit: (CGPoint, CGPoint) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end):
                visit(current, start)
                (start, current) = (end, end)
            case .line(let end):
                visit(current, end)
                current = end
            case .quad(let control, let end):
                let first = current.interpolated(to: control, by: 2 / 3)
                let second = end.interpolated(to: control, by: 2 / 3)
                split(CubicCurve(start: current, control1: first, control2: second, end: end), visit)
                current = end
            case .curve(let first, let second, let end):
                split(CubicCurve(start: current, control1: first, control2: second, end: end), visit)
                current = end
            case .close:
                visit(current, start)
                current = start
            }
        }
        visit(current, start)
    }

    private static func split(_ curve: CubicCurve, _ visit: (CGPoint, CGPoint) -> Void) {
        let count = curve.stepCount(tolerance: tolerance)
        var last = curve.start
        for index in 1...count {
            let next = index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count))
            visit(last, next)
            last = next
        }
    }

    /// Returns 1 if the line crosses the ray to the right of the point downwards, -1 if it does so upwards, and 0
    /// otherwise.
    private static func crossing(from start: CGPoint, to end: CGPoint, _ point: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        // Computed from top to bottom, whatever the line's direction, so that shapes with a common edge agree exactly.
        let isDownward = start.y <= point.y
        let (top, bottom) = isDownward ? (start, end) : (end, start)
        let side = (bottom.x - top.x) * (point.y - top.y) - (point.x - top.x) * (bottom.y - top.y)
        return side > 0 ? (isDownward ? 1 : -1) : 0
    }
}
