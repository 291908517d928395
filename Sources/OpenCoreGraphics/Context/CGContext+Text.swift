/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The operations for drawing text.
///
/// Apple's modes that add the glyphs to the clip are absent; clip to the paths of `CTFontCreatePathForGlyph(_:_:_:)`.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs.
    case fill = 0
    /// Strokes the outlines of the glyphs.
    case stroke = 1
    /// Fills the glyphs, then strokes their outlines.
    case fillStroke = 2
    /// Draws nothing.
    case invisible = 3

    var fills: Bool { self == .fill || self == .fillStroke }
    var strokes: Bool { self == .stroke || self == .fillStroke }
}

extension CGContext {
    /// Sets whether text is filled, or its outlines are stroked with the line width and the style of the lines.
    ///
    /// Text with a color of its own is filled and stroked with it, other text with the fill and the stroke color. Glyphs with
    /// their own colors, such as emoji, are not stroked.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// The operation that draws the outlines of glyphs in the current mode, or `nil` if nothing is drawn.
    package var glyphDrawingMode: CGPathDrawingMode? {
        switch state.textDrawingMode {
        case .fill: .fill
        case .stroke: .stroke
        case .fillStroke: .fillStroke
        case .invisible: nil
        }
    }

    /// The point, in user space, at which the functions of Core Text draw: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
}
