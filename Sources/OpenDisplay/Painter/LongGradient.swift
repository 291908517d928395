internal import CGTK
internal import OpenCoreGraphics

/// A linear or radial gradient in an area so long that Cairo cannot represent the distance from a visible part to the
/// gradient's start.
///
/// Pixman's matrices have 16 integer bits. One that overflows is an error, after which the whole window has no content.
/// Here, the colors before and after the gradient are painted without it, and the gradient in tiles with origins of their
/// own, which Cairo skips where they are not visible.
struct LongGradient {
    /// The distance from which on gradients are painted like this, and the side of the tiles, in points.
    static let limit: CGFloat = 16_384
    /// The largest radius of a gradient's circle, before it is stretched.
    private static let largestRadius: CGFloat = 8192

    private let gradient: GradientAppearance
    private let rect: CGRect
    private let first: CGColor
    private let last: CGColor

    /// Returns nil for a gradient that Cairo can represent in the whole rectangle.
    ///
    /// - Parameter rect: A rectangle that a Cairo node can draw.
    init?(_ gradient: GradientAppearance, in rect: CGRect) {
        guard Self.reach(of: gradient, in: rect) > Self.limit, let first = gradient.stops.first,
            let last = gradient.stops.last
        else { return nil }
        (self.gradient, self.rect, self.first, self.last) = (gradient, rect, first.color, last.color)
    }

    /// Returns the largest distance from the origin of a gradient to a part of a rectangle, in the gradient's own space.
    ///
    /// The origin is that of the layer for a linear gradient, and the center of a radial one, for which GSK stretches a
    /// circle vertically.
    private static func reach(of gradient: GradientAppearance, in rect: CGRect) -> CGFloat {
        let isRadial = gradient.type == .radial
        let (origin, end) = (isRadial ? gradient.start : .zero, gradient.end)
        let (x, y) = (max(origin.x - rect.minX, rect.maxX - origin.x), max(origin.y - rect.minY, rect.maxY - origin.y))
        let stretch = isRadial ? abs(end.x - origin.x) / abs(end.y - origin.y) : 1
        return max(rect.width, rect.height, x, y * stretch)
    }

    func draw(on canvas: BoundedPolygons) {
        if gradient.type == .radial { drawRadial(on: canvas) } else { drawLinear(on: canvas) }
    }

    // MARK: Linear

    private func drawLinear(on canvas: BoundedPolygons) {
        let axis = Axis(from: gradient.start, to: gradient.end, least: PictureLimits.gradientLength(in: rect))
        let (along, across) = axis.extent(of: canvas.area)
        if along.lowerBound < 0 { canvas.fill(axis.quad(along.lowerBound...0, across), first) }
        if along.upperBound > axis.length { canvas.fill(axis.quad(axis.length...along.upperBound, across), last) }
        var start = across.lowerBound
        while start < across.upperBound {
            let end = min(start + Self.limit, across.upperBound)
            if let pattern = cairo_pattern_create_linear(
                0, 0, axis.direction.dx * axis.length, axis.direction.dy * axis.length)
            {
                setSource(pattern, at: axis.point(0, (start + end) / 2), on: canvas)
                canvas.fill(axis.quad(0...axis.length, start...end))
            }
            start = end
        }
    }

    // MARK: Radial

    /// The radii of the ellipse.
    private var radii: CGSize {
        let least = PictureLimits.gradientLength(in: rect)
        return CGSize(
            width: max(abs(gradient.end.x - gradient.start.x), least),
            height: max(abs(gradient.end.y - gradient.start.y), least))
    }

    /// The radius of the circle that is stretched to the ellipse: one of as many units as points, if possible, so that the
    /// matrix is precise.
    private var radius: CGFloat { max(min(radii.width, radii.height, Self.largestRadius), 1) }

    /// See `RasterLimits`.
    var patternScale: Float {
        guard gradient.type == .radial else { return 1 }
        return Float(min(radii.width / radius, radii.height / radius, 1))
    }

    private func drawRadial(on canvas: BoundedPolygons) {
        let (center, radii, radius) = (gradient.start, radii, radius)
        let zone = CGRect(
            x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width, height: 2 * radii.height)
        cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_EVEN_ODD)
        canvas.add(canvas.area.corners)
        canvas.fill(zone.corners, last)
        guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius) else { return }
        let scale = CGSize(width: radius / radii.width, height: radius / radii.height)
        setSource(pattern, at: center, scale: scale, on: canvas)
        canvas.fill(zone.corners)
    }

    // MARK: Parts

    /// Sets a pattern, which is released, as the source of the next polygons.
    private func setSource(
        _ pattern: OpaquePointer, at origin: CGPoint, scale: CGSize = CGSize(width: 1, height: 1),
        on canvas: BoundedPolygons
    ) {
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        var matrix = cairo_matrix_t(
            xx: scale.width, yx: 0, xy: 0, yy: scale.height, x0: -origin.x * scale.width, y0: -origin.y * scale.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

/// The coordinates along a linear gradient, from its start, and across it.
private struct Axis {
    let origin: CGPoint
    let direction: CGVector
    let length: CGFloat

    init(from start: CGPoint, to end: CGPoint, least: CGFloat) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = max(hypot(x, y), .leastNormalMagnitude)
        origin = start
        direction = CGVector(dx: x / length, dy: y / length)
        self.length = max(length, least)
    }

    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
            x: origin.x + direction.dx * along - direction.dy * across,
            y: origin.y + direction.dy * along + direction.dx * across)
    }

    func quad(_ along: ClosedRange<CGFloat>, _ across: ClosedRange<CGFloat>) -> [CGPoint] {
        [
            point(along.lowerBound, across.lowerBound), point(along.upperBound, across.lowerBound),
            point(along.upperBound, across.upperBound), point(along.lowerBound, across.upperBound),
        ]
    }

    /// The ranges that cover a rectangle.
    func extent(of rect: CGRect) -> (along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) {
        var (along, across) = ((CGFloat.infinity, -CGFloat.infinity), (CGFloat.infinity, -CGFloat.infinity))
        for corner in rect.corners {
            let (x, y) = (corner.x - origin.x, corner.y - origin.y)
            let (t, s) = (x * direction.dx + y * direction.dy, y * direction.dx - x * direction.dy)
            along = (min(along.0, t), max(along.1, t))
            across = (min(across.0, s), max(across.1, s))
        }
        return (along.0 - 1...along.1 + 1, across.0 - 1...across.1 + 1)
    }
}
