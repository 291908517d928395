internal import CGTK
internal import OpenCoreGraphics

/// A reference to an immutable GSK render node.
final class RenderNode {
    /// A `GskRenderNode *`.
    let pointer: OpaquePointer

    struct PaddedGroup {
        let node: RenderNode
        let padding: CGFloat
    }

    /// The node in a group with a margin on all sides, which `NodeFactory` creates for opacity and caches here.
    var paddedGroup: PaddedGroup?

    /// The limits of what Cairo draws in the node.
    let rasters: RasterLimits

    /// Takes ownership of the reference that GSK's constructors return; nil for nil, for example for the node of a
    /// blank text.
    init?(adopting pointer: OpaquePointer?, rasters: RasterLimits = RasterLimits()) {
        guard let pointer else { return nil }
        self.pointer = pointer
        self.rasters = rasters
    }

    /// Returns whether the node can be drawn to an image with a number of pixels per point.
    func fits(density: CGFloat) -> Bool {
        CGFloat(rasters.length) * density <= CGFloat(PictureLimits.side)
    }

    /// The area that the node may paint.
    var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        return CGRect(bounds)
    }

    /// Returns the limits of a clip or a drawing with a frame that contains the node.
    func rasters(inside frame: CGRect) -> RasterLimits {
        var rasters = rasters
        let bounds = bounds
        let side = max(bounds.width, bounds.height, frame.width, frame.height)
        rasters.clippedSide = max(rasters.clippedSide, Float(side))
        return rasters
    }

    /// Returns whether Cairo draws all parts of the node in the right place under a transform.
    func isExact(under transform: CGAffineTransform, scale: CGFloat) -> Bool {
        rasters.isExact(bounds, under: transform, scale: scale)
    }

    /// Draws the node with a `cairo_t *`.
    ///
    /// - Returns: Whether all of it was drawn; after an error of Cairo, nothing more can be drawn with the `cairo_t`.
    @discardableResult
    func draw(on cairo: OpaquePointer) -> Bool {
        // Cairo 1.16 replays a recorded drawing directly to a surface that is still clear, and ends after the first
        // command that is entirely clipped. This makes it take the surface for one that is not clear.
        if let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE {
            cairo_surface_flush(target)
            cairo_surface_mark_dirty(target)
        }
        gsk_render_node_draw(pointer, cairo)
        return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    }

    /// Draws a part of the node that begins at a point, with a number of pixels per point.
    ///
    /// - Returns: False after an error of Cairo.
    @discardableResult
    func draw(from origin: CGPoint, density: CGSize, on cairo: OpaquePointer) -> Bool {
        let scale = CGAffineTransform(scaleX: density.width, y: density.height)
        let limits = rasters.scaled(by: scale)
        guard limits.hasRepresentablePatterns else { return true }
        let transform = limits.representable(scale)
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
        cairo_transform(cairo, &matrix)
        cairo_translate(cairo, -origin.x, -origin.y)
        return draw(on: cairo)
    }

    deinit {
        gsk_render_node_unref(pointer)
    }
}
