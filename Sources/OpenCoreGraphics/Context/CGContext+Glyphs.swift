internal import CGTK

extension CGContext {
    /// Draws a run of glyphs at its origin; without a colour of its own it takes the fill colour.
    package func draw(_ run: GlyphRun) {
        guard run.origin.isFinite, state.ctm.invertedIfPossible != nil else { return }
        let state = self.state
        let color = run.color ?? state.fillColor
        // Colour glyphs ignore the source, so their alpha has to come from a group.
        let groupAlpha = run.isColor ? color.alpha * state.alpha : 1
        paint(bounds(of: run).applying(state.ctm)) { cairo in
            var matrix = state.ctm.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            if groupAlpha < 1 {
                cairo_push_group(cairo)
            }
            cairo.setSource(color, alpha: run.isColor ? 1 / max(color.alpha, 0.001) : state.alpha)
            cairo_move_to(cairo, run.origin.x.native, run.origin.y.native)
            TextEngine.shared.withLock { pango_cairo_show_glyph_string(cairo, run.font, run.glyphs) }
            if groupAlpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, groupAlpha.native)
            }
        }
    }

    /// A rectangle that surely holds the ink, in user space.
    private func bounds(of run: GlyphRun) -> CGRect {
        let ink = run.inkBounds
        return ink.insetBy(dx: -1, dy: -1)
    }
}

extension GlyphRun {
    /// The rectangle of what is seen of the glyphs, in the coordinates of `origin`.
    package var inkBounds: CGRect {
        var ink = PangoRectangle()
        TextEngine.shared.withLock { pango_glyph_string_extents(glyphs, font, &ink, nil) }
        return CGRect(
            x: origin.x + PangoUnit.points(ink.x), y: origin.y + PangoUnit.points(ink.y),
            width: PangoUnit.points(ink.width), height: PangoUnit.points(ink.height))
    }
}
