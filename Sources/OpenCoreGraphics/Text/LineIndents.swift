/// The space that a line leaves free at the side where writing starts and at the other side.
struct LineIndents {
    var head: CGFloat
    /// Where the line ends, from the side where writing starts; nil if `tail` says it.
    var reach: CGFloat?
    var tail: CGFloat

    init(_ style: TextParagraph, isFirst: Bool) {
        head = isFirst ? style.firstLineHeadIndent : style.headIndent
        reach = style.tailIndent > 0 ? style.tailIndent : nil
        tail = style.tailIndent > 0 ? 0 : -style.tailIndent
    }

    /// What is left for text in a width.
    func room(in width: CGFloat) -> CGFloat {
        max((reach ?? width - tail) - head, 0)
    }

    /// The width that holds a line of text and its indents.
    func width(around text: CGFloat) -> CGFloat {
        head + text + tail
    }
}
