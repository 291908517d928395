/// Typeset text that a layer shows above its `contents`, drawn as glyphs.
package struct TextContents {
    package var typeset: TypesetText
    /// The position of the text's top-left corner, in the layer's coordinates.
    package var origin: CGPoint
    /// The color of all runs that do not specify a color.
    package var color: CGColor?

    package init(typeset: TypesetText, origin: CGPoint, color: CGColor? = nil) {
        self.typeset = typeset
        self.origin = origin
        self.color = color
    }
}
