/// A shaped line without a position.
struct ShapedLine {
    /// Glyphs of one font and one style, in visual order.
    struct Piece {
        var shaped: ShapedGlyphs?
        var isColor: Bool
        /// The distance from the line's left end.
        var x: CGFloat
        var width: CGFloat
        var range: Range<Int>
        /// The attachment that replaces every character of the range.
        var attachment: TextAttachment?
    }

    var pieces: [Piece] = []
    var range: Range<Int>
    var width: CGFloat = 0
    /// The distance from the baseline up; includes raised text.
    var ascent: CGFloat = 0
    /// The distance from the baseline down.
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    /// The index of the line's style; see `ParagraphStyles`.
    var style = 0
    var isRightToLeft = false
    var isFirstOfParagraph = false
    var isLastOfParagraph = false
    var isTruncated = false
    /// The bytes that an ellipsis replaces.
    var hidden: Range<Int>?
    /// The place of the line, if it flows around excluded regions.
    var slot: TextExclusions.Slot?
    /// The bytes that were laid out together with the line, or nil for the whole paragraph.
    var window: Range<Int>?

    mutating func makeSpace(for metrics: FontMetrics, raisedBy offset: CGFloat) {
        ascent = max(ascent, metrics.ascender + offset)
        descent = max(descent, -metrics.descender - offset)
        leading = max(leading, metrics.leading)
    }
}
