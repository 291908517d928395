internal import CGTK
internal import OpenCoreGraphics

/// The canvas of a drawing that fills a rectangle with polygons of any size.
///
/// The polygons are clipped in double precision before Cairo rounds them to fixed-point coordinates: Cairo 1.16 ends the
/// process when it draws a recording so small that the area of the recording has no height, and a polygon extends beyond
/// that area.
struct BoundedPolygons {
    /// The area to cover: the rectangle and a margin, because the polygons' own edges are not antialiased.
    let area: CGRect
    /// The `cairo_t *` to draw with.
    let cairo: OpaquePointer

    /// Fills the part of a convex polygon that is inside the area with the current source.
    func fill(_ corners: [CGPoint]) {
        add(corners)
        cairo_fill(cairo)
    }

    /// Fills the part of a convex polygon that is inside the area with a color.
    func fill(_ corners: [CGPoint], _ color: CGColor) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        fill(corners)
    }

    /// Adds the part of a convex polygon that is inside the area to the path.
    func add(_ corners: [CGPoint]) {
        let inside = clipped(corners)
        guard let first = inside.first, inside.count > 2 else { return }
        cairo_move_to(cairo, first.x, first.y)
        for corner in inside.dropFirst() { cairo_line_to(cairo, corner.x, corner.y) }
        cairo_close_path(cairo)
    }

    private func clipped(_ corners: [CGPoint]) -> [CGPoint] {
        if corners.allSatisfy({ isInside($0) }) { return corners }
        var polygon = DepthOrder.clip(corners) { $0.x - area.minX }
        polygon = DepthOrder.clip(polygon) { area.maxX - $0.x }
        polygon = DepthOrder.clip(polygon) { $0.y - area.minY }
        return DepthOrder.clip(polygon) { area.maxY - $0.y }
    }

    private func isInside(_ point: CGPoint) -> Bool {
        point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
    }
}

extension NodeFactory {
    /// Returns a rectangle filled with adjacent polygons.
    ///
    /// Only the edges of the rectangle are antialiased: where two polygons meet, each pixel belongs to exactly one of them,
    /// so that no background is visible between them.
    static func polygons(
        in rect: CGRect, rasters: RasterLimits = RasterLimits(), _ draw: (BoundedPolygons) -> Void
    ) -> RenderNode? {
        let area = rect.insetBy(dx: -1, dy: -1)
        return drawing(in: area, rasters: rasters) { cairo in
            cairo_push_group(cairo)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
            draw(BoundedPolygons(area: area, cairo: cairo))
            cairo_pop_group_to_source(cairo)
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            cairo_fill(cairo)
        }
    }
}

extension CGRect {
    /// The corners in the order of the outline.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
