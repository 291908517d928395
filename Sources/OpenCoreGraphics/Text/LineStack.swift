/// Lines one below the other: where each begins, and the room that they all take.
struct LineStack {
    /// How many lines there are.
    private(set) var count = 0
    private(set) var size = CGSize.zero
    /// What the last line's paragraph adds below it, and below itself.
    private var (lineSpacing, paragraphSpacing): (CGFloat, CGFloat) = (0, 0)

    /// Puts a line below the others and returns its top.
    @discardableResult
    mutating func add(_ line: ShapedLine, _ style: TextParagraph) -> CGFloat {
        let top = size.height + (count == 0 ? 0 : spaceAbove(line, style))
        let indents = LineIndents(style, isFirst: line.isFirstOfParagraph)
        size.height = top + height(of: line, style)
        size.width = max(size.width, indents.width(around: line.width))
        (lineSpacing, paragraphSpacing) = (style.lineSpacing, style.paragraphSpacing)
        count += 1
        return top
    }

    /// What is added below a line belongs to its paragraph, what is added above to that of the next.
    private func spaceAbove(_ line: ShapedLine, _ style: TextParagraph) -> CGFloat {
        lineSpacing + (line.isFirstOfParagraph ? paragraphSpacing + style.paragraphSpacingBefore : 0)
    }

    /// What a line takes; more or less than the font's own height goes to the top.
    func height(of line: ShapedLine, _ style: TextParagraph) -> CGFloat {
        var height = line.ascent + line.descent + line.leading
        if style.lineHeightMultiple > 0 {
            height *= style.lineHeightMultiple
        }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }
}
