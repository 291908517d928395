/// How high a paragraph probably is that nobody laid out: as if all text looked like the document's first character.
struct HeightEstimate: Equatable {
    /// The width of a character in ems; a guess for running text.
    private static let ems: CGFloat = 0.5

    private var lineHeight: CGFloat = 0
    /// For all but the first line.
    private var spacing: CGFloat = 0
    private var between: CGFloat = 0
    private var charactersOfLine: CGFloat = .infinity

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
        if let width { charactersOfLine = max(width / (font.pointSize * Self.ems), 1) }
    }

    /// For a paragraph of so many UTF-16 units.
    func height(_ length: Int32) -> CGFloat {
        let lines = charactersOfLine < .infinity ? max((CGFloat(length) / charactersOfLine).rounded(.up), 1) : 1
        return lines * lineHeight + (lines - 1) * spacing + between
    }
}
