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
    ///
    /// Of the points on the outline itself, those at its left and top count as inside and those at its right and bottom
    /// do not, as with `CGRect.contains`; so of two shapes with a common edge exactly one holds a point on it. Curves are
    /// taken as straight lines that stay within a hundredth of a unit. Cost is linear in these lines.
    ///
    /// - Parameter transform: is applied to the path first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        let elements = transform.isIdentity ? elements : applying(transform).elements
        let winding = PathFlattener.winding(of: elements, around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Whether the path is one upright rectangle, closed or ending where it began, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == elements.count - 1: if corners.count == 4 { corners.append(corners[0]) }
            default: return false
            }
        }
        guard corners.count == 5, corners[4] == corners[0] else { return false }
        let startsLevel = corners[0].y == corners[1].y
        for index in 0..<4 {
            let isLevel = (index % 2 == 0) == startsLevel
            let (start, end) = (corners[index], corners[index + 1])
            guard isLevel ? start.y == end.y : start.x == end.x else { return false }
        }
        rect?.pointee = CGRect(enclosing: corners)
        return true
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
