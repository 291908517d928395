internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Creates render nodes.
///
/// The static functions are independent of the painter; the others depend on its renderer, scale and caches.
struct NodeFactory {
    let painter: Painter

    // MARK: Arranging

    /// Combines nodes from back to front: nil for none, the node itself for one.
    static func container(_ nodes: RenderNode?...) -> RenderNode? {
        container(nodes)
    }

    /// Combines nodes from back to front: nil for none, the node itself for one.
    static func container(_ nodes: [RenderNode?]) -> RenderNode? {
        container(count: nodes.count, reusing: nil) { nodes[$0] }
    }

    /// Returns a container of up to `count` nodes, or the old one if it has the same nodes.
    ///
    /// - Parameters:
    ///   - wrapsOne: Whether a single node is wrapped in a container too. Otherwise, where the number of nodes changes,
    ///     a second node would add a level to the tree, and GSK's comparison would find no common nodes.
    ///   - node: Returns each node or nil, called once per index in order. The nodes must be retained meanwhile.
    static func container(
        count: Int, reusing old: RenderNode?, wrapsOne: Bool = false, _ node: (Int) -> RenderNode?
    ) -> RenderNode? {
        withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: count) { pointers in
            var first: RenderNode?
            var found = 0
            var rasters = RasterLimits()
            for index in 0..<count {
                guard let node = node(index) else { continue }
                rasters.formUnion(node.rasters)
                first = first ?? node
                pointers.initializeElement(at: found, to: node.pointer)
                found += 1
            }
            guard found > (wrapsOne ? 0 : 1) else { return first }
            let list = UnsafeMutableBufferPointer(rebasing: pointers[..<found])
            if let old, isContainer(old, of: list) {
                return old
            }
            return RenderNode(
                adopting: gsk_container_node_new(list.baseAddress, guint(found)), rasters: rasters)
        }
    }

    private static func isContainer(_ node: RenderNode, of list: UnsafeMutableBufferPointer<OpaquePointer?>) -> Bool {
        guard gsk_render_node_get_node_type(node.pointer) == GSK_CONTAINER_NODE,
            gsk_container_node_get_n_children(node.pointer) == guint(list.count)
        else { return false }
        return list.indices.allSatisfy { gsk_container_node_get_child(node.pointer, guint($0)) == list[$0] }
    }

    /// Returns the node under a transform; the node itself under the identity.
    ///
    /// Nil if the transform makes glyphs, masks or drawings in the node too large to be drawn, or a gradient or an image too
    /// thin: an error of Cairo or a lack of memory would leave the whole window without content.
    static func transform(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode? {
        // GSK has no object for the identity, and a node with a nil transform would be a mistake.
        let rasters = node.rasters.scaled(by: transform)
        guard let gskTransform = GskTransforms.make(rasters.representable(transform)) else { return node }
        defer { gsk_transform_unref(gskTransform) }
        let isDrawable =
            rasters.length <= PictureLimits.rasterLength && rasters.hasRepresentablePatterns
            && !rasters.hasSqueezedGlyph && rasters.hasDrawableArcs
        guard isDrawable || transform.isTranslation else { return nil }
        return RenderNode(adopting: gsk_transform_node_new(node.pointer, gskTransform), rasters: rasters)
    }

    /// Returns the part of the node inside a rectangle.
    static func clip(_ node: RenderNode, to rect: PaintRect) -> RenderNode? {
        let frame = CGRect(rect)
        var bounds = graphene_rect_t(frame)
        return RenderNode(adopting: gsk_clip_node_new(node.pointer, &bounds), rasters: node.rasters(inside: frame))
    }

    /// Returns the node clipped to the layer's bounds, including its corners.
    ///
    /// - Parameter limits: The part of the layer that is needed, or nil for all of it.
    static func clip(
        _ node: RenderNode, to appearance: LayerAppearance, within limits: PaintRect? = nil
    ) -> RenderNode? {
        if let outline = appearance.outline {
            return clip(node, to: outline, in: appearance.bounds)
        }
        if appearance.isRounded {
            let part = RoundedPart(of: appearance, within: limits)
            var outline = GskRoundedRect(part.rect, part.radii)
            var rasters = node.rasters(inside: part.rect)
            rasters.arcRadius = max(rasters.arcRadius, Float(part.radii.largest))
            return RenderNode(adopting: gsk_rounded_clip_node_new(node.pointer, &outline), rasters: rasters)
        }
        return clip(node, to: PaintRect(appearance.bounds).limited(to: limits))
    }

    /// Returns the node composed with the part of another one that lies behind it.
    static func blended(_ node: RenderNode, over behind: RenderNode, _ mode: LayerBlendMode) -> RenderNode? {
        guard let bottom = clip(behind, to: PaintRect(node.bounds)) else { return node }
        return RenderNode(
            adopting: gsk_blend_node_new(bottom.pointer, node.pointer, mode.gskMode),
            rasters: bottom.rasters.union(node.rasters))
    }

    /// Returns the node multiplied by the mask's alpha, or nil if nothing is visible.
    ///
    /// The drawing is larger than what is visible on each side. Its own edges are antialiased, too: in the pixels at the
    /// edges of the content, they would thin it, and by how much would depend on an extent that may be an upper bound.
    ///
    /// - Parameter extent: The measured extent of the node. The bounds of the node itself depend on which off-screen
    ///   sublayers previous frames built.
    static func mask(_ node: RenderNode, by mask: RenderNode, extent: PaintRect) -> RenderNode? {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(mask.pointer, &bounds)
        let area = PaintRect(CGRect(bounds)).intersection(extent)
        guard !area.isEmpty else { return nil }
        // GSK has a mask node only since 4.10.
        let side = Float((area.width * area.height).squareRoot())
        let frame = CGRect(area).insetBy(dx: -maskMargin, dy: -maskMargin)
        var rasters = node.rasters(inside: frame).union(mask.rasters(inside: frame))
        rasters.length = max(rasters.length, side)
        return drawing(in: frame, rasters: rasters) { cairo in
            cairo_push_group(cairo)
            node.draw(on: cairo)
            let content = cairo_pop_group(cairo)
            cairo_push_group(cairo)
            mask.draw(on: cairo)
            let coverage = cairo_pop_group(cairo)
            cairo_set_source(cairo, content)
            cairo_mask(cairo, coverage)
            cairo_pattern_destroy(content)
            cairo_pattern_destroy(coverage)
        }
    }

    /// The margin of a masked drawing, in points: more than a pixel unless the layer is very small on the screen.
    private static let maskMargin: CGFloat = 16

    // MARK: Layer content

    static func border(
        _ border: BorderAppearance, of appearance: LayerAppearance, within limits: PaintRect?
    ) -> RenderNode? {
        if let outline = appearance.outline {
            return self.border(border, along: outline, in: appearance.bounds)
        }
        if let limits, !appearance.isRounded { return part(of: border, in: appearance.bounds, within: limits) }
        let part = RoundedPart(of: appearance, within: limits)
        var outline = GskRoundedRect(part.rect, part.radii)
        let color = GdkRGBA(border.color)
        let widths = [part.isCut.top, part.isCut.right, part.isCut.bottom, part.isCut.left].map { isCut in
            isCut ? 0 : Float(border.width)
        }
        let colors = [color, color, color, color]
        return RenderNode(
            adopting: gsk_border_node_new(&outline, widths, colors),
            rasters: RasterLimits(arcRadius: Float(part.radii.largest)))
    }

    /// Returns the part of a border in a rectangle, which has sides of different widths.
    private static func part(
        of border: BorderAppearance, in bounds: CGRect, within limits: PaintRect
    ) -> RenderNode? {
        let outside = PaintRect(bounds).intersection(limits)
        let inside = PaintRect(bounds).inset(by: border.width, border.width).intersection(limits)
        guard !outside.isEmpty else { return nil }
        guard !inside.isEmpty else { return fill(CGRect(outside), border.color) }
        var outline = GskRoundedRect(CGRect(outside), CornerRadii())
        let widths = [
            inside.minY - outside.minY, outside.maxX - inside.maxX, outside.maxY - inside.maxY,
            inside.minX - outside.minX,
        ].map { Float($0) }
        let color = GdkRGBA(border.color)
        return RenderNode(adopting: gsk_border_node_new(&outline, widths, [color, color, color, color]))
    }

    /// - Parameter limits: The part of the layer that is needed, or nil for all of it.
    static func background(of appearance: LayerAppearance, within limits: PaintRect?) -> RenderNode? {
        let area =
            appearance.isRounded
            ? RoundedPart(of: appearance, within: limits).rect : appearance.bounds.limited(to: limits)
        let color = appearance.background.flatMap { $0.tiles == nil ? Self.fill(area, $0) : Self.tiles(area, $0) }
        let gradient = appearance.gradient.flatMap { Self.gradient($0, in: area) }
        guard let fill = container(color, gradient) else { return nil }
        return appearance.isRounded ? clip(fill, to: appearance, within: limits) : fill
    }

    /// Returns a node of what a layer with a size draws in its own coordinates, clipped to its bounds.
    @MainActor
    static func drawing(
        from origin: CGPoint, size: CGSize, _ draw: @MainActor (CGContext) -> Void
    ) -> RenderNode? {
        drawing(in: CGRect(origin: .zero, size: size)) { cairo in
            let context = CGContext(cairo: cairo)
            context.translateBy(x: -origin.x, y: -origin.y)
            context.clip(to: CGRect(origin: origin, size: size))
            draw(context)
        }
    }

    /// Image, shape, particles and text.
    ///
    /// - Parameters:
    ///   - drawing: A node that replaces the image.
    ///   - limits: The part of the layer that is needed, or nil for all of it.
    @MainActor
    func contents(of appearance: LayerAppearance, drawing: RenderNode?, within limits: PaintRect?) -> RenderNode? {
        var image = drawing ?? appearance.image.flatMap { self.image($0, within: limits) }
        if let fade = appearance.fade {
            image = Self.crossFade(fade.image.flatMap { self.image($0, within: limits) }, image, fade.progress)
        }
        let shape = appearance.shape.flatMap { Self.shape($0) }
        let text = appearance.text.map { self.text($0) } ?? []
        var clipped = Self.container(appearance.clippedText.map { self.text($0) } ?? [])
        if let text = clipped {
            var bounds = graphene_rect_t(appearance.bounds)
            clipped = RenderNode(
                adopting: gsk_clip_node_new(text.pointer, &bounds), rasters: text.rasters)
        }
        let particles = appearance.particles.flatMap { self.particles($0) }
        let nodes = [image, shape, clipped, particles] + text
        return Self.container(count: nodes.count, reusing: nil) { nodes[$0] }
    }

    /// Returns a node of a pattern's tiles, which are aligned with the origin of the layer's coordinates.
    private static func tiles(_ area: CGRect, _ color: CGColor) -> RenderNode? {
        guard let pattern = color.tiles else { return nil }
        let limits = RasterLimits(ofImage: pattern.image.size, in: CGRect(origin: .zero, size: pattern.size))
        return drawing(in: area, rasters: limits) { cairo in
            cairo.setSource(color, alpha: 1, patternsIn: .identity)
            cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
            cairo_fill(cairo)
        }
    }

    static func fill(_ rect: CGRect, _ color: CGColor) -> RenderNode? {
        guard let rect = rect.paintable else { return nil }
        var bounds = graphene_rect_t(rect)
        var rgba = GdkRGBA(color)
        return RenderNode(adopting: gsk_color_node_new(&rgba, &bounds))
    }

    /// Returns a container that is invisible and has no size.
    static func nothing(at origin: graphene_point_t) -> RenderNode? {
        var bounds = graphene_rect_t(origin: origin, size: graphene_size_t(width: 0, height: 0))
        var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
        guard let fill = RenderNode(adopting: gsk_color_node_new(&clear, &bounds)) else { return nil }
        var list: [OpaquePointer?] = [fill.pointer]
        return RenderNode(adopting: gsk_container_node_new(&list, 1))
    }

    /// Returns a node drawn with Cairo; the drawing uses the coordinates of `rect`.
    ///
    /// - Parameter rasters: The limits of the nodes in the drawing.
    static func drawing(
        in rect: CGRect, rasters: RasterLimits = RasterLimits(), _ draw: (OpaquePointer) -> Void
    ) -> RenderNode? {
        // GTK 4.8's Broadway renderer loses cairo nodes that do not start at the origin, so that the node is
        // translated.
        guard var rect = rect.drawable else { return nil }
        // Cairo paints a recorded drawing at a whole pixel if it draws into an image first, as it does for some clips and
        // masks. The origin, which can depend on the extent of off-screen content, must not move the drawing then.
        if rect.width >= 1, rect.height >= 1 { rect = CGRect(PaintRect(rect).snappedOut(to: 1)) }
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: rect.size))
        guard let recording = gsk_cairo_node_new(&bounds), let cairo = gsk_cairo_node_get_draw_context(recording)
        else { return nil }
        cairo_translate(cairo, -rect.minX, -rect.minY)
        draw(cairo)
        var own = RasterLimits(length: PictureLimits.drawingLength(max(rect.width, rect.height)))
        own.isSuspect = cairo_status(cairo) != CAIRO_STATUS_SUCCESS
        cairo_destroy(cairo)
        return RenderNode(adopting: recording, rasters: rasters.union(own)).flatMap {
            transform($0, CGAffineTransform(translationX: rect.minX, y: rect.minY))
        }
    }
}

extension LayerBlendMode {
    fileprivate var gskMode: GskBlendMode {
        switch self {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        }
    }
}
