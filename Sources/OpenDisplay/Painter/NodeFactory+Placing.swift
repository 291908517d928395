internal import CGTK
internal import OpenCoreGraphics

/// Putting a layer's inner node where the layer is.
///
/// A layer that moves gets its outer node anew in every frame, so this makes as few GSK objects as it can, and such that
/// are cheap to draw: a group with an opacity is painted apart and then copied, a fill with a paler colour is not.
extension NodeFactory {
    /// The node, placed and then faded.
    static func place(_ node: RenderNode, _ placement: LayerPlacement) -> RenderNode? {
        if let fill = placeFill(node, placement) { return fill }
        guard placement.opacity < 1 else { return transform(node, placement.transform) }
        return group(node, placement.transform)
            .flatMap { transform($0, placement.transform) }
            .flatMap { RenderNode(adopting: gsk_opacity_node_new($0.pointer, placement.opacity)) }
    }

    /// The node, faded as one picture.
    static func fade(_ node: RenderNode, _ opacity: Float) -> RenderNode? {
        group(node, .identity).flatMap { RenderNode(adopting: gsk_opacity_node_new($0.pointer, opacity)) }
    }

    // MARK: Fills

    /// A node that only fills a rectangle, round or not, with a colour: the same fill at its place.
    ///
    /// Nil if it is another node, or does more than move.
    private static func placeFill(_ node: RenderNode, _ placement: LayerPlacement) -> RenderNode? {
        guard placement.transform.isTranslation else { return nil }
        let (x, y) = (Float(placement.transform.tx), Float(placement.transform.ty))
        switch gsk_render_node_get_node_type(node.pointer) {
        case GSK_COLOR_NODE: return fill(like: node.pointer, x, y, opacity: placement.opacity)
        case GSK_ROUNDED_CLIP_NODE where placement.opacity < 1:
            guard let child = gsk_rounded_clip_node_get_child(node.pointer),
                gsk_render_node_get_node_type(child) == GSK_COLOR_NODE,
                var clip = gsk_rounded_clip_node_get_clip(node.pointer)?.pointee,
                let fill = fill(like: child, x, y, opacity: placement.opacity)
            else { return nil }
            clip.bounds.origin.x += x
            clip.bounds.origin.y += y
            return RenderNode(adopting: gsk_rounded_clip_node_new(fill.pointer, &clip))
        default: return nil
        }
    }

    private static func fill(like node: OpaquePointer, _ x: Float, _ y: Float, opacity: Float) -> RenderNode? {
        guard var color = gsk_color_node_get_color(node)?.pointee else { return nil }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        bounds.origin.x += x
        bounds.origin.y += y
        color.alpha *= opacity
        return RenderNode(adopting: gsk_color_node_new(&color, &bounds))
    }

    // MARK: Groups

    /// The node with something invisible around it.
    ///
    /// GSK clips what has an opacity to the node's bounds, and edges that lie on them would be antialiased twice. So the
    /// bounds are made larger than all edges: by two points where the node is seen, and so by more in its own space if
    /// it is seen smaller.
    private static func group(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode? {
        let padding = padding(under: transform)
        if let group = node.paddedGroup, group.padding == padding { return group.node }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node.pointer, &bounds)
        let around = CGRect(bounds).insetBy(dx: -padding, dy: -padding)
        guard let frame = fill(around, .clear), let group = container(frame, node) else { return node }
        node.paddedGroup = RenderNode.PaddedGroup(node: group, padding: padding)
        return group
    }

    /// A power of two, so that a layer that grows or shrinks keeps its group for a while.
    private static func padding(under transform: CGAffineTransform) -> CGFloat {
        guard !transform.isTranslation else { return 2 }
        let scale = min(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return exp2(log2(2 / max(scale, 1e-3)).rounded(.up))
    }
}

extension CGAffineTransform {
    /// Whether it only moves.
    fileprivate var isTranslation: Bool {
        a == 1 && d == 1 && b == 0 && c == 0
    }
}
