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
}
