internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The position of a layer in its superlayer in perspective.
final class LayerProjection: Equatable {
    /// The projection from the local space to the space of the superlayer's sublayers.
    let projection: PlaneProjection
    let inverse: PlaneProjection

    init(projection: PlaneProjection, inverse: PlaneProjection) {
        self.projection = projection
        self.inverse = inverse
    }

    static func == (lhs: LayerProjection, rhs: LayerProjection) -> Bool {
        lhs.projection == rhs.projection
    }

    /// A vertex of the visible part of a plane, with its position in the plane and its projection.
    struct Corner {
        /// The position in the local space.
        var local: CGPoint
        /// The projected position in homogeneous coordinates, multiplied by `w`.
        var x, y, w: CGFloat

        var seen: CGPoint { CGPoint(x: x / w, y: y / w) }

        fileprivate func mixed(with other: Corner, _ progress: CGFloat) -> Corner {
            func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
            return Corner(
                local: CGPoint(x: mix(local.x, other.local.x), y: mix(local.y, other.local.y)), x: mix(x, other.x),
                y: mix(y, other.y), w: mix(w, other.w))
        }
    }

    /// The near plane, as a fraction of the viewer's distance: anything nearer would be larger than everything else.
    private static let nearest: CGFloat = 1.0 / 512

    /// Returns the vertices of the part of a rectangle, in the local space, that is in front of the near plane and
    /// within the limits.
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

    /// Clips a polygon to where a linear function is not negative (Sutherland and Hodgman's algorithm).
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

    /// Returns the bounding box of a projected rectangle.
    func apply(_ rect: PaintRect) -> PaintRect {
        PaintRect(around: corners(of: rect).map(\.seen))
    }

    /// Returns the largest magnification at any vertex, along the plane's axes, in points of the screen per point of
    /// the plane.
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
    /// Creates the bounding box of points, which is empty if there are none.
    init(around points: [CGPoint]) {
        self = .empty
        for point in points {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
    }

    /// Returns the rectangle with its edges moved outwards to multiples of a step, measured from an origin.
    func snappedOut(to step: Double, from origin: CGPoint = .zero) -> PaintRect {
        guard !isEmpty else { return .empty }
        return PaintRect(
            minX: ((minX - origin.x) / step).rounded(.down) * step + origin.x,
            minY: ((minY - origin.y) / step).rounded(.down) * step + origin.y,
            maxX: ((maxX - origin.x) / step).rounded(.up) * step + origin.x,
            maxY: ((maxY - origin.y) / step).rounded(.up) * step + origin.y)
    }
}
