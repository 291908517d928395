internal import CGTK
internal import OpenCoreGraphics

@MainActor
extension NodeFactory {
    /// Decorations behind the text, the glyphs, decorations above.
    func text(_ text: TextAppearance) -> [RenderNode] {
        decorations(of: text, layer: .behindText)
            + text.typeset.runs.compactMap { glyphs($0, of: text) }
            + decorations(of: text, layer: .aboveText)
    }

    private func decorations(of text: TextAppearance, layer: TextDecoration.Layer) -> [RenderNode] {
        text.typeset.decorations.filter { $0.layer == layer }.compactMap { decoration in
            Self.fill(
                decoration.rect.offsetBy(dx: text.origin.x, dy: text.origin.y), decoration.color ?? text.color)
        }
    }

    private func glyphs(_ run: GlyphRun, of text: TextAppearance) -> RenderNode? {
        var color = GdkRGBA(run.color ?? text.color)
        // On a device pixel, or the gl renderer puts the line a pixel lower than the cairo renderer does.
        let baseline = ((text.origin.y + run.origin.y) * painter.scale).rounded() / painter.scale
        var origin = graphene_point_t(x: Float(text.origin.x + run.origin.x), y: Float(baseline))
        // The constructor measures the glyphs, which fills Pango's caches. It returns nil for blank text.
        return TextEngine.shared.withLock {
            RenderNode(adopting: gsk_text_node_new(run.font, run.glyphs, &color, &origin))
        }
    }
}
