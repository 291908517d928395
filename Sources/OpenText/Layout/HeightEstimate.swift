/// Estimates the heights of paragraphs that are not laid out, as if all text had the attributes of the first character.
struct HeightEstimate: Equatable {
    /// The average width of a character in ems; a heuristic for running text.
    private static let ems: CGFloat = 0.5

    private var lineHeight: CGFloat = 0
    /// The space before all lines except the first one.
    private var spacing: CGFloat = 0
    private var between: CGFloat = 0
    private var charactersPerLine: CGFloat = .infinity

    init() {}

    init(_ storage: NSTextStorage?, width: CGFloat?) {
        let isEmpty = storage.map { $0.length == 0 } ?? true
        let attributes = isEmpty ? nil : storage?.attributes(at: 0, effectiveRange: nil)
        let font = attributes?[.font] as? UIFont ?? ParagraphSource.defaultFont
        let style = (attributes?[.paragraphStyle] as? NSParagraphStyle).map { TextParagraph($0) } ?? TextParagraph()
        lineHeight = font.lineHeight * (style.usable(\.lineHeightMultiple) > 0 ? style.lineHeightMultiple : 1)
        lineHeight = max(lineHeight, style.usable(\.minimumLineHeight))
        spacing = style.usable(\.lineSpacing)
        between = spacing + style.usable(\.paragraphSpacing) + style.usable(\.paragraphSpacingBefore)
        if let width { charactersPerLine = max(width / (font.pointSize * Self.ems), 1) }
    }

    /// Returns the estimated height of a paragraph with a length in UTF-16 units.
    func height(_ length: Int32) -> CGFloat {
        let lines = charactersPerLine < .infinity ? max((CGFloat(length) / charactersPerLine).rounded(.up), 1) : 1
        return lines * lineHeight + (lines - 1) * spacing + between
    }
}
