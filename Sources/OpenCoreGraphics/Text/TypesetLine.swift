/// A line of a typeset text, in points from the text's top-left corner.
package struct TypesetLine: Hashable, Sendable {
    /// The line's frame: its height, and the width of its content without trailing spaces.
    package var frame: CGRect
    /// The baseline's distance from the top of the text.
    package var baseline: CGFloat
    /// The line's bytes in the UTF-8 form of the string, including a line break at its end.
    package var range: Range<Int>
    /// Whether text that belongs on the line is omitted.
    package var isTruncated: Bool
    /// Whether the base direction of the line is right to left.
    package var isRightToLeft: Bool
    /// The bytes that an ellipsis on the line replaces.
    package var hidden: Range<Int>?
    /// The horizontal space of a line if the text flows around excluded regions, otherwise nil.
    package var space: ClosedRange<CGFloat>?
    /// The bytes that were laid out together with the line, or nil for the whole paragraph.
    var window: Range<Int>?
}
