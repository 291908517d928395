/// Drawing into the current context.
extension NSLayoutManager {
    /// Draws the background of text.
    @available(*, deprecated, message: "Has no effect on Linux: drawGlyphs draws the background, too.")
    public final func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws all lines that contain glyphs of a range into the current context, including their decorations.
    ///
    /// `origin` is the location of the container's top-left corner.
    public final func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let document, origin.isFinite else { return }
        context.setFillColor(CGColor.black)
        let range = clamped(glyphsToShow)
        guard range.length > 0 else { return }
        var paragraph = -1
        document.forEachLine(in: range) { line in
            guard line.paragraph != paragraph else { return true }
            paragraph = line.paragraph
            draw(
                line.layout, top: document.top(of: paragraph), range: range, start: line.start, at: origin, in: context)
            return true
        }
    }

    private func draw(
        _ layout: ParagraphLayout, top: CGFloat, range: NSRange, start: Int, at origin: CGPoint, in context: CGContext
    ) {
        let first = layout.line(at: max(range.location - start, 0))
        let last = layout.line(at: max(NSMaxRange(range) - start - 1, 0))
        let padding = document?.space.padding ?? 0
        let point = CGPoint(x: origin.x + padding, y: origin.y + top + layout.spaceBefore)
        guard first > 0 || last + 1 < layout.lineCount else { return layout.typeset.draw(in: context, at: point) }
        for (index, line) in layout.typeset.slices(of: 1).enumerated() where index >= first && index <= last {
            line.draw(in: context, at: point)
        }
    }
}
