internal import CGTK

extension CGContext {
    /// Draws a run of glyphs at its origin, in the fill color if the run has no color of its own.
    package func draw(_ run: GlyphRun) {
        guard run.origin.isFinite, state.ctm.invertedIfPossible != nil, state.textDrawingMode != .invisible else {
            return
        }
        let state = self.state
        let fills = state.textDrawingMode.fills || run.isColor
        let strokes = state.textDrawingMode.strokes && !run.isColor
        let color = run.color ?? state.fillColor
        // Color glyphs ignore the source's alpha, so that a group has to apply it.
        let groupAlpha = run.isColor ? color.alpha * state.alpha : 1
        paint(bounds(of: run).applying(state.ctm)) { cairo in
            var matrix = state.ctm.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            if groupAlpha < 1 {
                cairo_push_group(cairo)
            }
            if fills {
                run.show(on: cairo, color: color, alpha: run.isColor ? 1 / max(color.alpha, 0.001) : state.alpha)
            }
            if strokes { run.strokeOutlines(on: cairo, state) }
            if groupAlpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, groupAlpha.native)
            }
        }
    }

    /// Draws an attachment of a text; a template image is drawn in the text's color.
    package func draw(_ attachment: PlacedAttachment) {
        guard attachment.picture.textShape != nil else {
            if let image = attachment.picture.textImage { drawUpright(image, in: attachment.rect) }
            return
        }
        guard state.ctm.invertedIfPossible != nil else { return }
        let state = self.state
        paint(attachment.rect.applying(state.ctm)) { cairo in
            var matrix = state.ctm.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            attachment.show(on: cairo, color: attachment.color ?? state.fillColor, alpha: state.alpha)
        }
    }

    /// Draws a decoration line or a background of a text.
    package func draw(_ decoration: TextDecoration) {
        let ownColor = state.fillColor
        setFillColor(decoration.color ?? ownColor)
        fill(decoration.parts)
        setFillColor(ownColor)
    }

    /// Draws the shadow of parts of a text, without the text.
    package func drawShadow(of text: ShadowedText) {
        guard state.ctm.invertedIfPossible != nil else { return }
        let matrix = state.ctm.cairoMatrix
        let shadow = GraphicsState.Shadow(
            offset: text.shadow.offset, blur: text.shadow.blur, color: text.shadow.color)
        let runs = text.runs.reduce(CGRect.null) { $0.union(bounds(of: $1)) }
        let lines = text.decorations.reduce(runs) { $0.union($1.rect) }
        let all = text.attachments.reduce(lines) { $0.union($1.rect) }
        paintShadow(shadow, of: all.applying(state.ctm)) { cairo in
            var matrix = matrix
            cairo_set_matrix(cairo, &matrix)
            for run in text.runs { run.show(on: cairo, color: run.color ?? .black, alpha: 1) }
            for decoration in text.decorations {
                cairo.setSource(decoration.color ?? .black, alpha: 1)
                for part in decoration.parts {
                    cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height)
                }
                cairo_fill(cairo)
            }
            for attachment in text.attachments { attachment.show(on: cairo, color: .black, alpha: 1) }
        }
    }

    /// Returns a rectangle in user space that is guaranteed to contain the ink.
    private func bounds(of run: GlyphRun) -> CGRect {
        let corner = max(state.miterLimit.isFinite ? state.miterLimit : 1, 2)
        let outline = state.textDrawingMode.strokes ? state.outlineWidth * corner : 0
        let reach = 1 + (run.effects.stroke?.width ?? 0) * 2 + outline
        return run.inkBounds.insetBy(dx: -reach, dy: -reach)
    }
}

extension GraphicsState {
    /// The width of the outlines of glyphs, within what Cairo draws.
    fileprivate var outlineWidth: CGFloat { lineWidth.isFinite ? min(max(lineWidth, 0), 1e4) : 0 }
}

extension GlyphRun {
    /// Strokes the outlines of the glyphs with the style of lines of a state.
    fileprivate func strokeOutlines(on cairo: OpaquePointer, _ state: GraphicsState) {
        guard state.outlineWidth > 0 else { return }
        TextEngine.shared.withLock {
            cairo_new_path(cairo)
            cairo_move_to(cairo, origin.x.native, origin.y.native)
            pango_cairo_glyph_string_path(cairo, font, glyphs)
        }
        cairo.setSource(color ?? state.strokeColor, alpha: state.alpha)
        // The length of an outline is not known here, so that dashes could be too many; glyphs have solid outlines.
        var solid = state
        solid.dash = GraphicsState.Dash()
        cairo.setLine(solid, width: state.outlineWidth)
        cairo_stroke(cairo)
    }

    /// Fills the glyphs, and strokes their outlines if the run has a stroke.
    ///
    /// - Parameter fillsOutlines: Whether glyphs of any size are filled as outlines, and their characters are not stored. A
    ///   recording, which could be that of a document, otherwise stores glyphs, and draws them at a size that it does not know.
    package func show(on cairo: OpaquePointer, color: CGColor, alpha: CGFloat, fillsOutlines: Bool = false) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let isLarge = fillsOutlines || shaped.areLarge(at: matrix.largestFactor)
        if isColor, cairo.keepsText || isLarge { return showPicture(on: cairo, alpha: color.alpha * alpha) }
        let stroke = isColor ? nil : effects.stroke
        TextEngine.shared.withLock {
            if stroke?.fills != false {
                cairo.setSource(color, alpha: alpha)
                if fillsOutlines || !cairo.keepsText || !showText(on: cairo) {
                    showGlyphs(on: cairo, isLarge: isLarge)
                }
            }
            guard let stroke else { return }
            cairo.setSource(stroke.color ?? color, alpha: alpha)
            cairo_new_path(cairo)
            cairo_move_to(cairo, origin.x.native, origin.y.native)
            pango_cairo_glyph_string_path(cairo, font, glyphs)
            cairo_set_line_width(cairo, stroke.width.native)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
            cairo_set_miter_limit(cairo, 4)
            cairo_stroke(cairo)
        }
    }

    /// Fills the glyphs with the source of the context; requires the text lock.
    private func showGlyphs(on cairo: OpaquePointer, isLarge: Bool) {
        cairo_new_path(cairo)
        cairo_move_to(cairo, origin.x.native, origin.y.native)
        guard isLarge else { return pango_cairo_show_glyph_string(cairo, font, glyphs) }
        pango_cairo_glyph_string_path(cairo, font, glyphs)
        cairo_fill(cairo)
    }

    /// The ink rectangle of the glyphs, in the coordinates of `origin`.
    package var inkBounds: CGRect {
        var ink = PangoRectangle()
        TextEngine.shared.withLock { pango_glyph_string_extents(glyphs, font, &ink, nil) }
        return CGRect(
            x: origin.x + PangoUnit.points(ink.x), y: origin.y + PangoUnit.points(ink.y),
            width: PangoUnit.points(ink.width), height: PangoUnit.points(ink.height))
    }

    /// The ink rectangle of some glyphs with their outlines, in the coordinates of `origin`; empty if they have no ink.
    package func inkBounds(of range: Range<Int>) -> CGRect {
        let all = 0..<Int(glyphs.pointee.num_glyphs)
        let range = range.clamped(to: all)
        guard !range.isEmpty, let infos = glyphs.pointee.glyphs else { return .zero }
        var (ink, start) = (PangoRectangle(), Int32(0))
        for index in 0..<range.lowerBound { start &+= infos[index].geometry.width }
        TextEngine.shared.withLock {
            pango_glyph_string_extents_range(
                glyphs, Int32(range.lowerBound), Int32(range.upperBound), font, &ink, nil)
        }
        guard ink.width > 0, ink.height > 0 else { return .zero }
        let reach = (effects.stroke?.width ?? 0) / 2
        return CGRect(
            x: origin.x + PangoUnit.points(start &+ ink.x), y: origin.y + PangoUnit.points(ink.y),
            width: PangoUnit.points(ink.width), height: PangoUnit.points(ink.height)
        ).insetBy(dx: -reach, dy: -reach)
    }
}

extension TextDecoration {
    /// The visible rectangles: one, or one for each dash.
    package var parts: [CGRect] {
        let period = dashes.reduce(0, +)
        guard period > 0.01, rect.width / period < 10_000 else { return [rect] }
        var (parts, x, index): ([CGRect], CGFloat, Int) = ([], rect.minX, 0)
        while x < rect.maxX {
            let width = min(dashes[index % dashes.count], rect.maxX - x)
            if index.isMultiple(of: 2) { parts.append(CGRect(x: x, y: rect.minY, width: width, height: rect.height)) }
            x += max(dashes[index % dashes.count], 0.001)
            index += 1
        }
        return parts
    }
}

extension PlacedAttachment {
    /// Draws the image in user space, or its shape in `color`.
    fileprivate func show(on cairo: OpaquePointer, color: CGColor, alpha: CGFloat) {
        let shape = picture.textShape
        guard let image = shape ?? picture.textImage, image.width > 0, image.height > 0, !rect.isEmpty else { return }
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX.native, rect.minY.native)
        cairo_scale(cairo, (rect.width / CGFloat(image.width)).native, (rect.height / CGFloat(image.height)).native)
        if shape != nil {
            cairo.setSource(color, alpha: alpha)
            cairo_mask_surface(cairo, image.surface, 0, 0)
        } else {
            cairo_set_source_surface(cairo, image.surface, 0, 0)
            cairo_paint_with_alpha(cairo, alpha.native)
        }
        cairo_restore(cairo)
    }
}
