/// Displays an area of a text view whose layout manager overrides drawing methods.
///
/// The layer draws all lines that reach into its area, because overrides draw beside, above and below the lines: the numbers
/// of lines, for example.
final class ManagedTextLayer: CALayer {
    private weak var manager: NSLayoutManager?
    private var glyphs = NSRange(location: 0, length: 0)
    /// The location of the text container in the layer's coordinates.
    private var origin = CGPoint.zero

    required init() {
        super.init()
        suppressesImplicitActions = true
    }

    required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? ManagedTextLayer else { return }
        (manager, glyphs, origin) = (other.manager, other.glyphs, other.origin)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Displays an area, and draws it again if it has changed.
    ///
    /// - Parameters:
    ///   - base: The top of the superlayer in the coordinates of the text container.
    ///   - scale: The number of pixels per point.
    ///   - isChanged: Whether the text is drawn again, even if the other parameters are the same.
    func show(_ tile: ManagedTextTile, of manager: NSLayoutManager, base: CGFloat, scale: CGFloat, isChanged: Bool) {
        let frame = tile.area.offsetBy(dx: 0, dy: -base)
        let origin = CGPoint(x: -tile.area.minX, y: -tile.area.minY)
        let isSame =
            self.manager === manager && glyphs == tile.glyphs && self.origin == origin && bounds.size == frame.size
            && contentsScale == scale
        if self.frame != frame { self.frame = frame }
        guard isChanged || !isSame else { return }
        (self.manager, glyphs, self.origin, contentsScale) = (manager, tile.glyphs, origin, scale)
        setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) {
        guard let manager else { return }
        UIGraphicsPushContext(ctx)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        UIGraphicsPopContext()
    }
}
