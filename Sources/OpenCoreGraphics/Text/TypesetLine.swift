/// One line of a typeset text, in points from the text's top left corner.
package struct TypesetLine: Hashable, Sendable {
    /// The line's height and the width of what stands on it, trailing spaces excluded.
    package var frame: CGRect
    /// The baseline's distance from the top of the text.
    package var baseline: CGFloat
    /// The bytes of the string's UTF-8 form that the line stands for, a line break at its end included.
    package var range: Range<Int>
    /// Whether text that belongs here is left out.
    package var isTruncated: Bool
    /// Whether the line's writing starts at the right.
    package var isRightToLeft: Bool
    /// The bytes for which an ellipsis stands on the line.
    package var hidden: Range<Int>?
    /// The bytes that were laid out together with the line; nil for the whole paragraph.
    var window: Range<Int>?
}
