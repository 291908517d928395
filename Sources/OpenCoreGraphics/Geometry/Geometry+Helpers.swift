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

    /// The point a fraction of the way to another one.
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
    /// Whether both numbers are finite.
    package var isFinite: Bool {
        width.isFinite && height.isFinite
    }
}

extension CGRect {
    /// Whether origin and size are finite numbers.
    package var isFinite: Bool {
        origin.isFinite && size.isFinite
    }

    /// Whether another rectangle lies inside this one, edges included.
    ///
    /// Foundation's `contains(_: CGRect)` compares unions and fails where their sums are rounded.
    package func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }

    /// What two rectangles share; null if nothing, or if a number is not finite.
    ///
    /// Foundation's `intersection` traps on numbers that are not numbers.
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

    /// The smallest rectangle that holds all the points; null if there is none.
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
