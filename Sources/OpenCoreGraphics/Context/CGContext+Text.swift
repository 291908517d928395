/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

extension CGContext {
    /// The point, in user space, at which the functions of Core Text draw: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
}
