internal import CGTK
internal import OpenCoreGraphics

@MainActor
extension NodeFactory {
    /// Returns nodes for backgrounds, shadows, underlines, glyphs, attachments, and decorations above.
    func text(_ text: TextAppearance) -> [RenderNode] {
        let typeset = text.typeset
        return decorations(of: text, layer: .behindShadows)
            + typeset.shadows.flatMap { shadow($0, of: text) }
            + decorations(of: text, layer: .behindText)
            + typeset.runs.compactMap { glyphs($0, of: text) }
            + typeset.attachments.compactMap { picture($0, of: text) }
            + decorations(of: text, layer: .aboveText)
    }

    private func decorations(of text: TextAppearance, layer: TextDecoration.Layer) -> [RenderNode] {
        text.typeset.decorations.filter { $0.layer == layer }.compactMap {
            decoration($0, color: $0.color ?? text.color, at: text.origin)
        }
    }

    private func decoration(_ decoration: TextDecoration, color: CGColor, at origin: CGPoint) -> RenderNode? {
        let rect = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
        guard !decoration.dashes.isEmpty else { return Self.fill(rect, color) }
        return Self.drawing(in: rect) { cairo in
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            for part in decoration.parts {
                cairo_rectangle(
                    cairo, part.minX + origin.x, part.minY + origin.y, part.width, part.height)
            }
            cairo_fill(cairo)
        }
    }

    private func glyphs(_ run: GlyphRun, of text: TextAppearance) -> RenderNode? {
        glyphs(run, color: run.color ?? text.color, at: text.origin)
    }

    private func glyphs(_ run: GlyphRun, color: CGColor, at place: CGPoint) -> RenderNode? {
        if !run.isColor, let stroke = run.effects.stroke {
            return outlines(run, stroke: stroke, color: color, at: place)
        }
        if painter.renderer == .document {
            return drawing(of: run, reach: 1, color: color, at: place, fillsOutlines: false)
        }
        if run.shaped.areLarge(at: painter.scale) {
            guard run.inkBounds.height <= CGFloat(PictureLimits.rasterLength) else { return nil }
            return drawing(of: run, reach: 1, color: color, at: place, fillsOutlines: true)
        }
        var rgba = GdkRGBA(color)
        // Aligned to a device pixel; otherwise the gl renderer draws the line one pixel lower than the cairo renderer.
        let baseline = ((place.y + run.origin.y) * painter.scale).rounded() / painter.scale
        var origin = graphene_point_t(x: Float(place.x + run.origin.x), y: Float(baseline))
        // The constructor measures the glyphs, which fills Pango's caches. It returns nil for blank text.
        guard
            let node = TextEngine.shared.withLock({ gsk_text_node_new(run.font, run.glyphs, &rgba, &origin) })
        else { return nil }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        let glyphs = RenderNode(
            adopting: node,
            rasters: RasterLimits(length: bounds.size.height, glyphLength: pixels(of: run)))
        return bounds.size.height <= PictureLimits.rasterLength ? glyphs : nil
    }

    /// Returns the size of the font, in pixels.
    private func pixels(of run: GlyphRun) -> Float {
        Float(run.shaped.size * painter.scale)
    }

    /// Draws outlined glyphs with Cairo, because GSK does not support them.
    private func outlines(_ run: GlyphRun, stroke: TextStroke, color: CGColor, at place: CGPoint) -> RenderNode? {
        drawing(
            of: run, reach: stroke.width * 2 + 1, color: color, at: place,
            fillsOutlines: painter.renderer != .document)
    }

    /// Draws glyphs with Cairo, which stores their characters in documents.
    ///
    /// In windows, the outlines are filled: images of glyphs have limits.
    private func drawing(
        of run: GlyphRun, reach: CGFloat, color: CGColor, at place: CGPoint, fillsOutlines: Bool
    ) -> RenderNode? {
        let bounds = run.inkBounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: place.x, dy: place.y)
        var rasters = RasterLimits()
        // The picture of large color glyphs has at most one pixel per device pixel.
        if fillsOutlines, run.isColor { rasters.patternScale = Float(1 / painter.scale) }
        return Self.drawing(in: bounds, rasters: rasters) { cairo in
            cairo_translate(cairo, place.x, place.y)
            run.show(on: cairo, color: color, alpha: 1, fillsOutlines: fillsOutlines)
        }
    }

    private func picture(_ attachment: PlacedAttachment, of text: TextAppearance) -> RenderNode? {
        let shape = attachment.picture.textShape
        guard let image = shape ?? attachment.picture.textImage else { return nil }
        let rect = attachment.rect.offsetBy(dx: text.origin.x, dy: text.origin.y)
        let tint = shape == nil ? nil : attachment.color ?? text.color
        return ImageAppearance(image, in: rect, tint: tint).flatMap { self.image($0) }
    }

    // MARK: Shadows

    private func shadow(_ shadowed: ShadowedText, of text: TextAppearance) -> [RenderNode] {
        let shadow = shadowed.shadow
        if shadow.blur == 0, shadowed.attachments.isEmpty {
            let place = CGPoint(x: text.origin.x + shadow.offset.width, y: text.origin.y + shadow.offset.height)
            return shadowed.decorations.compactMap { decoration($0, color: shadow.color, at: place) }
                + shadowed.runs.compactMap { hardShadow($0, color: shadow.color, at: place) }
        }
        let parts =
            shadowed.decorations.compactMap { decoration($0, color: $0.color ?? text.color, at: text.origin) }
            + shadowed.runs.compactMap { glyphs($0, of: text) }
            + shadowed.attachments.compactMap { picture($0, of: text) }
        guard let node = Self.container(parts.map { $0 }) else { return [] }
        return [self.shadow(ShadowAppearance(shadow), of: node)].compactMap { $0 }
    }

    private func hardShadow(_ run: GlyphRun, color: CGColor, at place: CGPoint) -> RenderNode? {
        guard let stroke = run.effects.stroke else { return glyphs(run, color: color, at: place) }
        let plain = TextStroke(width: stroke.width, color: color, fills: stroke.fills)
        return outlines(run, stroke: plain, color: color, at: place)
    }
}
