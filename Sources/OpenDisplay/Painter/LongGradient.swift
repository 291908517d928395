internal import CGTK
internal import OpenCoreGraphics

/// A linear or radial gradient in an area with a side so long that Cairo cannot represent the distance from a visible
/// part to the gradient's start.
///
/// Pixman's matrices have 16 integer bits. One that overflows is an error, after which the whole window has no content.
/// Here, the colors before and after the gradient are painted without it, and the gradient in tiles with origins of their
/// own, which Cairo skips where they are not visible.
struct LongGradient {
    /// The side of an area from which on gradients are painted like this, and of the tiles, in points.
    static let limit: CGFloat = 16_384

    private let gradient: GradientAppearance
    private let rect: CGRect
    private let first: CGColor
    private let last: CGColor

    /// Returns nil for a rectangle whose sides are within the limit.
    ///
    /// - Parameter rect: A rectangle that a Cairo node can draw.
    init?(_ gradient: GradientAppearance, in rect: CGRect) {
        guard max(rect.width, rect.height) > Self.limit, let first = gradient.stops.first,
            let last = gradient.stops.last
        else { return nil }
        (self.gradient, self.rect, self.first, self.last) = (gradient, rect, first.color, last.color)
    }

    func draw(on cairo: OpaquePointer) {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cairo)
        // Adjacent parts share edges; blending each of them with the background would show a seam.
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        if gradient.type == .radial { drawRadial(on: cairo) } else { drawLinear(on: cairo) }
    }

    // MARK: Linear

    private func drawLinear(on cairo: OpaquePointer) {
        let axis = Axis(from: gradient.start, to: gradient.end, least: PictureLimits.gradientLength(in: rect))
        let (along, across) = axis.extent(of: rect)
        if along.lowerBound < 0 { fill(first, axis.quad(along.lowerBound...0, across), on: cairo) }
        if along.upperBound > axis.length { fill(last, axis.quad(axis.length...along.upperBound, across), on: cairo) }
        var start = across.lowerBound
        while start < across.upperBound {
            let end = min(start + Self.limit, across.upperBound)
            if let pattern = cairo_pattern_create_linear(
                0, 0, axis.direction.dx * axis.length, axis.direction.dy * axis.length)
            {
                paint(pattern, at: axis.point(0, (start + end) / 2), axis.quad(0...axis.length, start...end), on: cairo)
            }
            start = end
        }
    }

    // MARK: Radial

    private func drawRadial(on cairo: OpaquePointer) {
        let least = PictureLimits.gradientLength(in: rect)
        let (center, end) = (gradient.start, gradient.end)
        let (x, y) = (max(abs(end.x - center.x), least), max(abs(end.y - center.y), least))
        let zone = CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
        let corners = zone.corners
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        fill(last, corners, on: cairo)
        guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1) else { return }
        paint(pattern, at: center, scale: CGSize(width: 1 / x, height: 1 / y), corners, on: cairo)
    }

    // MARK: Parts

    private func fill(_ color: CGColor, _ corners: [CGPoint], on cairo: OpaquePointer) {
        add(corners, to: cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_fill(cairo)
    }

    /// Fills a polygon with a pattern, which is released.
    private func paint(
        _ pattern: OpaquePointer, at origin: CGPoint, scale: CGSize = CGSize(width: 1, height: 1), _ corners: [CGPoint],
        on cairo: OpaquePointer
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
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        add(corners, to: cairo)
        cairo_fill(cairo)
    }

    private func add(_ corners: [CGPoint], to cairo: OpaquePointer) {
        for (index, corner) in corners.enumerated() {
            if index == 0 { cairo_move_to(cairo, corner.x, corner.y) } else { cairo_line_to(cairo, corner.x, corner.y) }
        }
        cairo_close_path(cairo)
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

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
