/// Displays the visible lines of a text view whose layout manager overrides drawing methods.
///
/// One layer draws all lines, because overrides draw beside, above and below them: the numbers of lines, for example.
final class ManagedTextLayer: CALayer {
    /// The distance by which overrides may draw above and below the lines, in points.
    static let reach: CGFloat = 24

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

    /// Displays a range of glyphs.
    ///
    /// - Parameters:
    ///   - frame: The frame, which contains the lines.
    ///   - origin: The location of the text container in the coordinates of the layer.
    ///   - isChanged: Whether the text is drawn again, even if the other parameters are the same.
    func show(_ glyphs: NSRange, of manager: NSLayoutManager, frame: CGRect, origin: CGPoint, isChanged: Bool) {
        let isSame = self.manager === manager && self.glyphs == glyphs && self.origin == origin && self.frame == frame
        guard isChanged || !isSame else { return }
        (self.manager, self.glyphs, self.origin, self.frame) = (manager, glyphs, origin, frame)
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
