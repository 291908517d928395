internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

extension NodeFactory {
    // MARK: Shapes

    static func shape(_ shape: ShapeAppearance) -> RenderNode? {
        drawing(in: shape.frame) { cairo in
            cairo_translate(cairo, shape.offset.x, shape.offset.y)
            if let fill = shape.fill {
                cairo.addPath(shape.path.elements)
                cairo.fillPath(fill, rule: shape.rule)
            }
            if let path = shape.linePath {
                cairo.addPath(path.elements)
                cairo.strokePath(shape.stroke, style: shape.line)
            }
            cairo_new_path(cairo)
        }
    }

    // MARK: Gradients

    /// Returns a gradient in a rectangle, or nil if its geometry is invisible.
    static func gradient(_ gradient: GradientAppearance, in rect: CGRect) -> RenderNode? {
        guard let first = gradient.stops.first, let last = gradient.stops.last,
            let rect = rect.paintable(area: PictureLimits.gradientArea)
        else { return nil }
        if gradient.stops.allSatisfy({ $0.color == first.color }) { return fill(rect, first.color) }
        let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let isRadial = gradient.type == .radial
        let ratio = isRadial ? min(abs(x / y), abs(y / x)) : 1
        let isVisible = isRadial ? abs(x) > 1e-3 && abs(y) > 1e-3 && ratio > 1e-3 : hypot(x, y) > 1e-3
        guard isVisible || gradient.type == .conic else { return fill(rect, last.color) }
        let parts = rect.drawableParts
        guard parts.count == 1 else { return container(parts.map { self.gradient(gradient, in: $0) }) }
        if gradient.type == .conic { return polygons(in: rect) { ConicSectors(gradient).draw(on: $0) } }
        if let long = LongGradient(gradient, in: rect) {
            return polygons(in: rect, rasters: RasterLimits(patternScale: long.patternScale)) { long.draw(on: $0) }
        }
        var bounds = graphene_rect_t(rect)
        var start = graphene_point_t(x: Float(gradient.start.x), y: Float(gradient.start.y))
        var end = graphene_point_t(x: Float(gradient.end.x), y: Float(gradient.end.y))
        let stops = gradient.stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        let node =
            isRadial
            ? gsk_radial_gradient_node_new(
                &bounds, &start, Float(abs(x)), Float(abs(y)), 0, 1, stops, gsize(stops.count))
            : gsk_linear_gradient_node_new(&bounds, &start, &end, stops, gsize(stops.count))
        return RenderNode(adopting: node, rasters: RasterLimits(patternScale: Float(ratio)))
    }

    // MARK: Cross-fades

    /// Returns a cross-fade between two nodes; nil means an empty node.
    static func crossFade(_ start: RenderNode?, _ end: RenderNode?, _ progress: CGFloat) -> RenderNode? {
        switch (start, end) {
        case (nil, nil): nil
        case (let start?, nil): fade(start, Float(1 - progress))
        case (nil, let end?): fade(end, Float(progress))
        case (let start?, let end?):
            RenderNode(
                adopting: gsk_cross_fade_node_new(start.pointer, end.pointer, Float(progress)),
                rasters: start.rasters.union(end.rasters))
        }
    }

    // MARK: Blurs

    /// Returns the area of a node with a blur.
    ///
    /// The margin of some points keeps the antialiased edges of the image, which depend on off-screen sublayers, out of the
    /// pixels at the edges of the content.
    static func blurFrame(of node: RenderNode, sigma: CGFloat) -> CGRect {
        node.bounds.insetBy(dx: -3 * sigma - 4, dy: -3 * sigma - 4)
    }

    /// Returns a blurred node.
    @MainActor
    func blur(_ node: RenderNode, frame: CGRect, sigma: CGFloat) -> RenderNode? {
        let picture = BlurRaster.picture(of: node, frame: frame, edge: nil, sigma: sigma, scale: painter.scale)
        return picture.flatMap { Self.drawing($0, in: $0.frame) }
    }

    /// Returns the backdrop of a layer with the layer's effects, in its local space.
    ///
    /// The edge of the visible area is a rectangle in the space of the root only. The content behind a rotated layer is
    /// blurred there.
    ///
    /// - Parameters:
    ///   - toLayer: The transform from the space of the content to that of the layer.
    ///   - part: The part of the layer that is needed, or nil for all of it.
    @MainActor
    func backdrop(
        _ content: BackdropContent, toLayer: CGAffineTransform, of appearance: LayerAppearance,
        within part: PaintRect?
    ) -> RenderNode? {
        let toRoot = content.toRoot(after: toLayer)
        guard let backdrop = appearance.backdrop, let fromRoot = toRoot.invertedIfPossible else { return nil }
        let bounds = PaintRect(appearance.bounds)
        let drawn: RenderNode?
        if toRoot.b == 0, toRoot.c == 0 {
            let limits = content.limits.applying(fromRoot)
            drawn = Self.transform(content.node, toLayer).flatMap {
                blurred($0, in: bounds, limits: limits, sigma: backdrop.blurRadius, backdrop.saturation)
            }
        } else {
            let lengthening = abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c).squareRoot()
            // Not by way of the space of the layer, in which off-screen content, which depends on previous frames, might have
            // a scale that cannot be drawn.
            drawn = Self.transform(content.node, content.toRoot).flatMap {
                blurred(
                    $0, in: bounds.applying(toRoot), limits: content.limits,
                    sigma: backdrop.blurRadius * lengthening, backdrop.saturation)
            }
            .flatMap { Self.inverted($0, fromRoot) }
        }
        return drawn.flatMap { Self.clip($0, to: appearance, within: part) }
    }

    /// Returns a node under a transform that those of the layers around it undo, so that the node is drawn at its own scale.
    private static func inverted(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode? {
        guard let gskTransform = GskTransforms.make(transform) else { return node }
        defer { gsk_transform_unref(gskTransform) }
        let rasters = RasterLimits(isSuspect: node.rasters.isSuspect, isIncomplete: node.rasters.isIncomplete)
        return RenderNode(adopting: gsk_transform_node_new(node.pointer, gskTransform), rasters: rasters)
    }

    /// Returns the visible part of a node, blurred.
    @MainActor
    private func blurred(
        _ node: RenderNode, in bounds: PaintRect, limits: PaintRect, sigma: CGFloat, _ saturation: CGFloat
    ) -> RenderNode? {
        let visible = bounds.intersection(limits)
        guard !visible.isEmpty else { return nil }
        let sigma = min(max(sigma, 0), 500)
        let area = visible.inset(by: -3 * sigma, -3 * sigma)
        let picture = BlurRaster.picture(
            of: node, frame: CGRect(area), edge: CGRect(area.intersection(limits)), sigma: sigma, scale: painter.scale,
            saturation: saturation)
        return picture.flatMap { Self.drawing($0, in: CGRect(visible)) }
    }

    /// Returns the visible part of a blurred image.
    @MainActor
    private static func drawing(_ picture: BlurRaster.Picture, in rect: CGRect) -> RenderNode? {
        drawing(in: rect, rasters: picture.rasters(in: picture.frame)) { cairo in
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(cairo)
            paint(
                picture.image, CGRect(origin: .zero, size: picture.image.size), in: picture.frame, on: cairo,
                .blended(1))
        }
    }

    // MARK: Continuous corners

    /// Returns the node clipped to an outline for which GSK has no node.
    static func clip(_ node: RenderNode, to outline: CGPath, in rect: CGRect) -> RenderNode? {
        drawing(in: rect, rasters: node.rasters(inside: rect)) { cairo in
            cairo.addPath(outline.elements)
            cairo_clip(cairo)
            node.draw(on: cairo)
        }
    }

    /// Returns a border inside an outline.
    static func border(_ border: BorderAppearance, along outline: CGPath, in rect: CGRect) -> RenderNode? {
        var style = LineStyle()
        // The outer half of the line is clipped.
        style.width = border.width * 2
        return drawing(in: rect) { cairo in
            cairo.addPath(outline.elements)
            cairo_clip_preserve(cairo)
            cairo.strokePath(border.color, style: style)
            cairo_new_path(cairo)
        }
    }
}
