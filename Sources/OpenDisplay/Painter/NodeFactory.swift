internal import CGTK
internal import OpenCoreGraphics

/// Makes render nodes.
///
/// The static functions know no painter; the others depend on its flavour, scale and stores.
@MainActor
struct NodeFactory {
    let painter: Painter

    // MARK: Arranging

    /// All nodes, from back to front: nil for none, the node itself for one.
    static func container(_ nodes: [RenderNode]) -> RenderNode? {
        guard nodes.count > 1 else { return nodes.first }
        return withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: nodes.count) { pointers in
            for (index, node) in nodes.enumerated() {
                pointers.initializeElement(at: index, to: node.pointer)
            }
            return RenderNode(adopting: gsk_container_node_new(pointers.baseAddress, guint(nodes.count)))
        }
    }

    /// Whether `container(nodes)` would give an equal node.
    static func isContainer(_ node: RenderNode?, of nodes: [RenderNode]) -> Bool {
        guard let node, nodes.count > 1 else { return node === nodes.first }
        guard gsk_render_node_get_node_type(node.pointer) == GSK_CONTAINER_NODE,
            gsk_container_node_get_n_children(node.pointer) == guint(nodes.count)
        else { return false }
        return nodes.indices.allSatisfy { gsk_container_node_get_child(node.pointer, guint($0)) == nodes[$0].pointer }
    }

    /// The node, placed and then faded.
    static func place(_ node: RenderNode, _ placement: LayerPlacement) -> RenderNode? {
        let placed = transform(node, placement.transform)
        return placement.opacity < 1 ? placed.flatMap { fade($0, placement.opacity) } : placed
    }

    /// The node as one picture, of which only a part shows.
    private static func fade(_ node: RenderNode, _ opacity: Float) -> RenderNode? {
        // GSK clips the picture to the node's bounds, and edges that lie on them would be antialiased twice. Something
        // invisible makes the bounds larger than all edges.
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node.pointer, &bounds)
        let padding = CGRect(bounds).insetBy(dx: -2, dy: -2)
        guard let group = container([fill(padding, .clear), node].compactMap { $0 }) else { return nil }
        return RenderNode(adopting: gsk_opacity_node_new(group.pointer, opacity))
    }

    /// The node under a transform; the node itself under the identity.
    static func transform(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode? {
        // GSK has no object for the identity, and a node with a nil transform would be a mistake.
        guard let gskTransform = GskTransforms.make(transform) else { return node }
        defer { gsk_transform_unref(gskTransform) }
        return RenderNode(adopting: gsk_transform_node_new(node.pointer, gskTransform))
    }

    /// The node inside the layer's bounds with their round corners.
    static func clip(_ node: RenderNode, to appearance: LayerAppearance) -> RenderNode? {
        if appearance.isRounded {
            var outline = appearance.gskOutline
            return RenderNode(adopting: gsk_rounded_clip_node_new(node.pointer, &outline))
        }
        var bounds = graphene_rect_t(appearance.bounds)
        return RenderNode(adopting: gsk_clip_node_new(node.pointer, &bounds))
    }

    // MARK: A layer's own parts

    static func border(_ border: BorderAppearance, of appearance: LayerAppearance) -> RenderNode? {
        var outline = appearance.gskOutline
        let width = Float(border.width)
        let color = GdkRGBA(border.color)
        let widths = [width, width, width, width]
        let colors = [color, color, color, color]
        return RenderNode(adopting: gsk_border_node_new(&outline, widths, colors))
    }

    static func background(of appearance: LayerAppearance) -> RenderNode? {
        guard let color = appearance.background, let fill = fill(appearance.bounds, color) else { return nil }
        return appearance.isRounded ? clip(fill, to: appearance) : fill
    }

    /// Image and text.
    func contents(of appearance: LayerAppearance) -> RenderNode? {
        let image = appearance.image.flatMap { self.image($0) }
        let text = appearance.text.map { self.text($0) } ?? []
        return Self.container((image.map { [$0] } ?? []) + text)
    }

    static func fill(_ rect: CGRect, _ color: CGColor) -> RenderNode? {
        guard !rect.size.isEmpty, rect.isFinite else { return nil }
        var bounds = graphene_rect_t(rect)
        var rgba = GdkRGBA(color)
        return RenderNode(adopting: gsk_color_node_new(&rgba, &bounds))
    }

    /// A picture drawn with Cairo, in a rectangle whose coordinates the drawing uses.
    static func drawing(in rect: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
        // GTK 4.8's Broadway renderer loses cairo nodes that do not begin at the origin, hence the detour.
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: rect.size))
        guard !rect.size.isEmpty, rect.isFinite, let node = RenderNode(adopting: gsk_cairo_node_new(&bounds)),
            let cairo = gsk_cairo_node_get_draw_context(node.pointer)
        else { return nil }
        cairo_translate(cairo, -rect.minX, -rect.minY)
        draw(cairo)
        cairo_destroy(cairo)
        return transform(node, CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}

extension LayerAppearance {
    /// The bounds with their round corners.
    fileprivate var gskOutline: GskRoundedRect {
        GskRoundedRect(bounds, radii)
    }
}
