extension CGPath {
    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(enclosing: elements.lazy.flatMap(\.points))
    }

    /// The bounding box of the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var current = CGPoint.zero
        var points: [CGPoint] = []
        for element in elements {
            points += element.extremePoints(from: current)
            current = element.points.last ?? current
        }
        return CGRect(enclosing: points)
    }

    /// Returns whether a point lies within the path, with all subpaths treated as closed.
    ///
    /// Of the points on the outline, those on its left and top edges count as inside and those on its right and bottom
    /// edges as outside, as with `CGRect.contains`. Therefore exactly one of two shapes with a common edge contains a
    /// point on that edge. Curves are approximated by straight lines within a hundredth of a unit.
    ///
    /// `transform` is applied to the path before the test.
    ///
    /// - Complexity: O(*n*) in the number of these lines.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        let elements = transform.isIdentity ? elements : applying(transform).elements
        let winding = PathFlattener.winding(of: elements, around: point)
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Returns whether the path is a single axis-aligned rectangle, closed or ending at its start, and stores it in
    /// `rect`.
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
    /// Returns the end and the extrema of the element in x and in y.
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
