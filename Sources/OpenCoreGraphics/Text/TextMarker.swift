/// The marker of a list item, which is drawn in front of the first line of a paragraph and is not a part of the text.
package struct TextMarker: Hashable, Sendable {
    package var string: String
    package var font: FontDescriptor
    /// The color, or nil for the color with which the text is drawn.
    package var color: CGColor?
    /// The distance between the marker and the text, in points.
    package var gap: CGFloat

    package init(_ string: String, font: FontDescriptor, color: CGColor?, gap: CGFloat) {
        self.string = string
        self.font = font
        self.color = color
        self.gap = gap
    }
}
