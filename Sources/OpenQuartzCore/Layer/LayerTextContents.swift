/// Typeset text that a layer shows above its `contents`, painted as glyphs.
package struct TextContents {
    package var typeset: TypesetText
    /// Where the text's top left corner lies, in the layer's coordinates.
    package var origin: CGPoint
    /// Replaces the colour of every run that has none of its own.
    package var color: CGColor?

    package init(typeset: TypesetText, origin: CGPoint, color: CGColor? = nil) {
        self.typeset = typeset
        self.origin = origin
        self.color = color
    }
}
