/// The geometry of a ``TokenField``: lines of tokens, and the text after the last token.
///
/// The text takes the rest of its line, and starts another line if it does not fit.
struct TokenFieldLayout {
    private static let insets = UIEdgeInsets(top: 4, left: 5, bottom: 4, right: 5)
    private static let spacing: CGFloat = 4
    private static let lines = WrapLayout(
        spacing: spacing, lineSpacing: spacing, alignment: nil, lineAlignment: 0.5)

    /// The rectangles of the tokens.
    private(set) var tokens: [CGRect] = []
    /// The rectangle of the text.
    private(set) var text = CGRect.zero
    /// The height of the field.
    private(set) var height: CGFloat

    /// Returns the width of the lines of a field.
    static func lineWidth(in width: CGFloat) -> CGFloat {
        max(width - insets.left - insets.right, 0)
    }

    /// Arranges the tokens and the text in a field.
    ///
    /// - Parameters:
    ///   - tokenSizes: The sizes of the tokens; those that are too wide are truncated.
    ///   - textSize: The size that the text requires.
    ///   - width: The width of the field.
    ///   - isRightToLeft: Whether lines start at the right.
    init(tokenSizes: [CGSize], textSize: CGSize, width: CGFloat, isRightToLeft: Bool) {
        let (insets, available) = (Self.insets, Self.lineWidth(in: width))
        let sizes = (tokenSizes + [textSize]).map { CGSize(width: min($0.width, available), height: $0.height) }
        let arranged = Self.lines.arrange(
            sizes.map { StackLayout.Child(size: $0) },
            available: CGSize(width: available, height: .infinity))
        var rects = zip(sizes, arranged.centers).map { size, center in
            CGRect(
                x: insets.left + center.x - size.width / 2, y: insets.top + center.y - size.height / 2,
                width: size.width, height: size.height)
        }
        let last = rects.count - 1
        rects[last].size.width = max(insets.left + available - rects[last].minX, 0)
        height = arranged.size.height + insets.top + insets.bottom
        if isRightToLeft {
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            rects = rects.map { $0.mirrored(in: bounds) }
        }
        text = rects.removeLast()
        tokens = rects
    }
}
