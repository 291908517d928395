/// A line whose glyphs are known but not its place.
struct ShapedLine {
    /// Glyphs of one font and one look, in the order of the eye.
    struct Piece {
        var shaped: ShapedGlyphs?
        var isColor: Bool
        /// From the line's left end.
        var x: CGFloat
        var width: CGFloat
        var range: Range<Int>
        /// Stands for every character of the range.
        var attachment: TextAttachment?
    }

    var pieces: [Piece] = []
    var range: Range<Int>
    var width: CGFloat = 0
    /// From the baseline up; includes raised text.
    var ascent: CGFloat = 0
    /// From the baseline down.
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    /// Which of the text's paragraph styles the line has; see `ParagraphStyles`.
    var style = 0
    var isRightToLeft = false
    var isFirstOfParagraph = false
    var isLastOfParagraph = false
    var isTruncated = false
    /// The bytes for which an ellipsis stands.
    var hidden: Range<Int>?
    /// The bytes that were laid out together with it; nil for the whole paragraph.
    var window: Range<Int>?

    mutating func makeRoom(for metrics: FontMetrics, raisedBy offset: CGFloat) {
        ascent = max(ascent, metrics.ascender + offset)
        descent = max(descent, -metrics.descender - offset)
        leading = max(leading, metrics.leading)
    }
}
