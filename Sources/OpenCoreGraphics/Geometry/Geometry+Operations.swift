extension CGPoint {
    /// Whether both coordinates are finite.
    package var isFinite: Bool {
        x.isFinite && y.isFinite
    }

    package static func + (point: CGPoint, offset: CGVector) -> CGPoint {
        CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }

    package static func - (end: CGPoint, start: CGPoint) -> CGVector {
        CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// Returns the point at a fraction of the line from this point to `end`.
    package func interpolated(to end: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
    }
}

extension CGVector {
    package static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    package var length: CGFloat {
        hypot(dx, dy)
    }
}

extension CGSize {
    /// Whether width and height are finite.
    package var isFinite: Bool {
        width.isFinite && height.isFinite
    }
}

extension CGRect {
    /// Whether origin and size are finite.
    package var isFinite: Bool {
        origin.isFinite && size.isFinite
    }

    /// Returns whether another rectangle lies within this one, edges included.
    ///
    /// Foundation's `contains(_: CGRect)` compares unions, which rounding can make different.
    package func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }

    /// Returns whether the rectangles share more than an edge.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    /// Returns the intersection of two rectangles; null if it is empty or a number is not finite.
    ///
    /// Foundation's `intersection` traps on NaN.
    package func overlap(_ other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard isFinite, other.isFinite, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var center: CGPoint {
        CGPoint(x: midX, y: midY)
    }

    package init(center: CGPoint, size: CGSize) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Creates the smallest rectangle that contains all points; null if there are none.
    package init(enclosing points: some Sequence<CGPoint>) {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        self =
            left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
