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

    /// The largest length in the node that needs memory for each pixel that it covers, in points: the height of glyphs,
    /// the side of a masked area, and the part of a Cairo drawing that is always drawn as a whole
    /// (`PictureLimits.drawingLength`).
    ///
    /// Cairo creates these at the size that they have on the screen, whether they are visible or not.
    let rasterLength: Float

    /// Takes ownership of the reference that GSK's constructors return; nil for nil, for example for the node of a
    /// blank text.
    init?(adopting pointer: OpaquePointer?, rasterLength: Float = 0) {
        guard let pointer else { return nil }
        self.pointer = pointer
        self.rasterLength = rasterLength
    }

    /// Returns whether the node can be drawn to an image with a number of pixels per point.
    func fits(density: CGFloat) -> Bool {
        CGFloat(rasterLength) * density <= CGFloat(PictureLimits.side)
    }

    /// Draws the node with a `cairo_t *`.
    func draw(on cairo: OpaquePointer) {
        gsk_render_node_draw(pointer, cairo)
    }

    deinit {
        gsk_render_node_unref(pointer)
    }
}
