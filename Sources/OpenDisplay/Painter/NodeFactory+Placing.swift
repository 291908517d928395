internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Positions a layer's inner node.
///
/// A layer that moves gets a new outer node in every frame. Therefore this creates as few GSK objects as possible, and
/// ones that are cheap to draw: a group with an opacity is painted to a separate surface and then copied, a fill with a
/// translucent color is not.
extension NodeFactory {
    /// Returns the node with a position and an opacity.
    static func place(_ node: RenderNode, _ placement: LayerPlacement) -> RenderNode? {
        if let fill = placeFill(node, placement) { return fill }
        guard placement.opacity < 1 else { return transform(node, placement.transform) }
        return group(node, placement.transform)
            .flatMap { transform($0, placement.transform) }
            .flatMap { translucent($0, placement.opacity) }
    }

    /// Returns the node with an opacity that applies to it as a group.
    static func fade(_ node: RenderNode, _ opacity: Float) -> RenderNode? {
        group(node, .identity).flatMap { translucent($0, opacity) }
    }

    /// Returns the node with an opacity, clipped to its bounds.
    static func translucent(_ node: RenderNode, _ opacity: Float) -> RenderNode? {
        RenderNode(adopting: gsk_opacity_node_new(node.pointer, opacity), rasters: node.rasters)
    }

    /// Returns the node with the color of every pixel multiplied by a factor.
    static func multiplied(_ node: RenderNode, by factor: ColorFactor) -> RenderNode? {
        guard let group = group(node, .identity) else { return nil }
        let (red, green, blue) = (Float(factor.red), Float(factor.green), Float(factor.blue))
        let numbers: [Float] = [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, 1]
        var (matrix, offset) = (graphene_matrix_t(), graphene_vec4_t())
        graphene_matrix_init_from_float(&matrix, numbers)
        graphene_vec4_init(&offset, 0, 0, 0, 0)
        return RenderNode(adopting: gsk_color_matrix_node_new(group.pointer, &matrix, &offset), rasters: node.rasters)
    }

    // MARK: Fills

    /// Returns a fill of a rectangle, round or not, at its new position.
    ///
    /// Returns nil for other nodes, and for placements that do more than translate.
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
            return RenderNode(
                adopting: gsk_rounded_clip_node_new(fill.pointer, &clip), rasters: node.rasters)
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

    /// Returns the node with a transparent margin.
    ///
    /// GSK clips a node with an opacity to its bounds, and edges on these bounds would be antialiased twice. Therefore
    /// the bounds are made larger than all edges: by two points on the screen, which is more in the node's own space if
    /// it is scaled down.
    private static func group(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode? {
        let padding = padding(under: transform)
        if let group = node.paddedGroup, group.padding == padding { return group.node }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node.pointer, &bounds)
        let around = CGRect(bounds).insetBy(dx: -padding, dy: -padding)
        // Off-screen content may be so far away that Cairo cannot represent the bounds of the group.
        let isFar = !PaintRect.paintable.contains(PaintRect(around))
        let near = isFar ? clip(node, to: .paintable) : node
        guard let near, let frame = fill(around, .clear), let group = container(frame, near) else { return node }
        node.paddedGroup = RenderNode.PaddedGroup(node: group, padding: padding)
        return group
    }

    /// Returns a power of two, so that a layer that is being scaled keeps its group for a while.
    private static func padding(under transform: CGAffineTransform) -> CGFloat {
        guard !transform.isTranslation else { return 2 }
        let scale = min(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return exp2(log2(2 / max(scale, 1e-3)).rounded(.up))
    }
}
