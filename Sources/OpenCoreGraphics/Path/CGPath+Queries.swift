extension CGPath {
    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(enclosing: elements.lazy.flatMap(\.points))
    }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var current = CGPoint.zero
        var points: [CGPoint] = []
        for element in elements {
            points += element.extremePoints(from: current)
            current = element.points.last ?? current
        }
        return CGRect(enclosing: points)
    }

    /// Whether a point lies inside the path, every subpath taken as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        let elements = transform.isIdentity ? elements : applying(transform).elements
        let winding = PathFlattener.winding(of: elements, around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }
}

extension PathElement {
    /// The end and the points where the step turns around in x or in y.
    fileprivate func extremePoints(from start: CGPoint) -> [CGPoint] {
        switch self {
        case .move(let end), .line(let end): return [end]
        case .close: return []
        case .quad(let control, let end):
            let raised = PathElement.curve(
                control1: start.interpolated(to: control, by: 2 / 3),
                control2: end.interpolated(to: control, by: 2 / 3), end: end)
            return raised.extremePoints(from: start)
        case .curve(let control1, let control2, let end):
            let curve = CubicCurve(start: start, control1: control1, control2: control2, end: end)
            return [end] + curve.turningPoints
        }
    }
}
