internal import CGTK

/// One reference to an immutable GSK render node.
final class RenderNode {
    /// A `GskRenderNode *`.
    let pointer: OpaquePointer

    /// Takes over the reference that GSK's constructors return; nil stays nil, as for the text node of a blank text.
    init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit {
        gsk_render_node_unref(pointer)
    }
}
