/// A vertical stack of lines: the top of each line and the size of all.
struct LineStack {
    /// The number of lines.
    private(set) var count = 0
    private(set) var size = CGSize.zero
    /// The spacing that the last line's paragraph adds after a line and after the paragraph.
    private var (lineSpacing, paragraphSpacing): (CGFloat, CGFloat) = (0, 0)

    /// Adds a line below the others and returns its top.
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

    /// Returns the space above a line: the previous paragraph determines the space after it, the line's own the space
    /// before it.
    private func spaceAbove(_ line: ShapedLine, _ style: TextParagraph) -> CGFloat {
        lineSpacing + (line.isFirstOfParagraph ? paragraphSpacing + style.paragraphSpacingBefore : 0)
    }

    /// Returns the height of a line; the difference to the font's own height is added at the top.
    func height(of line: ShapedLine, _ style: TextParagraph) -> CGFloat {
        var height = line.ascent + line.descent + line.leading
        if style.lineHeightMultiple > 0 {
            height *= style.lineHeightMultiple
        }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }
}
