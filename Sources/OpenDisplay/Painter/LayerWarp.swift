internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How a layer that is seen in perspective lies in its superlayer.
final class LayerWarp: Equatable {
    /// From the local space to the space of the superlayer's sublayers.
    let projection: PlaneProjection
    let inverse: PlaneProjection

    init(projection: PlaneProjection, inverse: PlaneProjection) {
        self.projection = projection
        self.inverse = inverse
    }

    static func == (lhs: LayerWarp, rhs: LayerWarp) -> Bool {
        lhs.projection == rhs.projection
    }

    /// A corner of what is seen of a plane: where it lies in the plane, and where it is seen.
    struct Corner {
        /// In the local space.
        var local: CGPoint
        /// Where it is seen, multiplied by `w`.
        var x, y, w: CGFloat

        var seen: CGPoint { CGPoint(x: x / w, y: y / w) }

        fileprivate func mixed(with other: Corner, _ progress: CGFloat) -> Corner {
            func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
            return Corner(
                local: CGPoint(x: mix(local.x, other.local.x), y: mix(local.y, other.local.y)), x: mix(x, other.x),
                y: mix(y, other.y), w: mix(w, other.w))
        }
    }

    /// What is nearer to the eye than this part of its distance is left out: it would be larger than all else.
    private static let nearest: CGFloat = 1.0 / 512

    /// The corners of the part of a rectangle, in the local space, that lies in front of the eye and, if there are
    /// limits, within them.
    func corners(of rect: PaintRect, within limits: PaintRect? = nil) -> [Corner] {
        guard !rect.isEmpty else { return [] }
        let local = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var corners = Self.clip(local.map(corner)) { $0.w - Self.nearest }
        guard let limits else { return corners }
        corners = Self.clip(corners) { $0.x - CGFloat(limits.minX) * $0.w }
        corners = Self.clip(corners) { CGFloat(limits.maxX) * $0.w - $0.x }
        corners = Self.clip(corners) { $0.y - CGFloat(limits.minY) * $0.w }
        return Self.clip(corners) { CGFloat(limits.maxY) * $0.w - $0.y }
    }

    private func corner(_ point: CGPoint) -> Corner {
        let (a, b, c) = projection.rows
        return Corner(
            local: point, x: point.x * a.x + point.y * b.x + c.x, y: point.x * a.y + point.y * b.y + c.y,
            w: point.x * a.w + point.y * b.w + c.w)
    }

    /// Sutherland and Hodgman's clip of a polygon to where a linear function is not negative.
    private static func clip(_ corners: [Corner], _ side: (Corner) -> CGFloat) -> [Corner] {
        guard var last = corners.last else { return [] }
        var result: [Corner] = []
        var lastSide = side(last)
        for corner in corners {
            let cornerSide = side(corner)
            if (cornerSide < 0) != (lastSide < 0) {
                result.append(last.mixed(with: corner, lastSide / (lastSide - cornerSide)))
            }
            if cornerSide >= 0 { result.append(corner) }
            (last, lastSide) = (corner, cornerSide)
        }
        return result
    }

    /// The upright rectangle around where a rectangle is seen.
    func apply(_ rect: PaintRect) -> PaintRect {
        PaintRect(around: corners(of: rect).map(\.seen))
    }

    /// How many points of the screen a point of the plane gets, along the plane's axes, where it gets most.
    func magnification(at corners: [Corner]) -> CGSize {
        let (a, b, _) = projection.rows
        return corners.reduce(CGSize.zero) { size, corner in
            let seen = corner.seen
            let width = hypot(a.x - a.w * seen.x, a.y - a.w * seen.y) / corner.w
            let height = hypot(b.x - b.w * seen.x, b.y - b.w * seen.y) / corner.w
            return CGSize(width: max(size.width, width), height: max(size.height, height))
        }
    }
}

extension PaintRect {
    /// The smallest rectangle around points; empty without any.
    init(around points: [CGPoint]) {
        self = .empty
        for point in points {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
    }

    /// The rectangle with its edges moved outwards to multiples of a step, counted from an origin.
    func snappedOut(to step: Double, from origin: CGPoint = .zero) -> PaintRect {
        guard !isEmpty else { return .empty }
        return PaintRect(
            minX: ((minX - origin.x) / step).rounded(.down) * step + origin.x,
            minY: ((minY - origin.y) / step).rounded(.down) * step + origin.y,
            maxX: ((maxX - origin.x) / step).rounded(.up) * step + origin.x,
            maxY: ((maxY - origin.y) / step).rounded(.up) * step + origin.y)
    }
}
