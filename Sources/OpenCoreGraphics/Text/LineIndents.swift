/// The indents of a line at its leading and trailing side, in the direction of writing.
struct LineIndents {
    var head: CGFloat
    /// The end of the line, measured from the leading side, or nil if `tail` determines it.
    var reach: CGFloat?
    var tail: CGFloat

    init(_ style: TextParagraph, isFirst: Bool) {
        head = isFirst ? style.firstLineHeadIndent : style.headIndent
        reach = style.tailIndent > 0 ? style.tailIndent : nil
        tail = style.tailIndent > 0 ? 0 : -style.tailIndent
    }

    /// Returns the width that remains for text.
    func availableWidth(in width: CGFloat) -> CGFloat {
        max((reach ?? width - tail) - head, 0)
    }

    /// Returns the width of a line of text including its indents.
    func width(around text: CGFloat) -> CGFloat {
        head + text + tail
    }
}
