internal import CGTK
internal import OpenCoreGraphics

/// One reference to an immutable GSK render node.
final class RenderNode {
    /// A `GskRenderNode *`.
    let pointer: OpaquePointer

    struct PaddedGroup {
        let node: RenderNode
        let padding: CGFloat
    }

    /// The node in a group that is larger on all sides; made by `NodeFactory` for fading, and kept for the next frame.
    var paddedGroup: PaddedGroup?

    /// Takes over the reference that GSK's constructors return; nil stays nil, as for the text node of a blank text.
    init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Draws the node with a `cairo_t *`.
    func draw(on cairo: OpaquePointer) {
        gsk_render_node_draw(pointer, cairo)
    }

    deinit {
        gsk_render_node_unref(pointer)
    }
}
