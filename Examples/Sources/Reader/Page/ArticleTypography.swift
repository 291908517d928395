import ComponentFlow
import ReaderCore

/// The fonts and paragraph styles of articles.
struct ArticleTypography {
    /// The size of running text, in points.
    var size: CGFloat = 17
    var color = UIColor.label
    /// The factor of all lengths and sizes, with which the user's text size applies.
    var scale: CGFloat = 1

    /// The typography of printed articles.
    static let paper = ArticleTypography(size: 11, color: .black)

    /// The text of a block with its attributes.
    func attributed(_ block: ArticleBlock) -> NSAttributedString {
        attributed(block.text, font: font(of: block.kind), paragraph: paragraphStyle(of: block.kind))
    }

    /// A text with a font, given in its default size, in which bold, italic and other parts have variants of it.
    func attributed(
        _ text: ArticleText, font: UIFont, paragraph: NSParagraphStyle = NSParagraphStyle()
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let font = font.withSize(font.pointSize * scale)
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: variant(of: font, run.style), .foregroundColor: color, .paragraphStyle: paragraph,
            ]
            if let link = run.link { attributes[.link] = link }
            if run.style.contains(.struckThrough) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.style.contains(.superscript) { attributes[.baselineOffset] = font.pointSize * 0.35 }
            if run.style.contains(.subscript) { attributes[.baselineOffset] = font.pointSize * -0.15 }
            if run.style.contains(.code) { attributes[.backgroundColor] = UIColor.secondarySystemFill }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }

    func font(of kind: ArticleBlock.Kind) -> UIFont {
        switch kind {
        case .heading(let level): .systemFont(ofSize: size * [1.5, 1.3, 1.15][min(level, 3) - 1], weight: .bold)
        case .code: .monospacedSystemFont(ofSize: size * 0.82, weight: .regular)
        default: .systemFont(ofSize: size)
        }
    }

    private func variant(of font: UIFont, _ style: ArticleText.Style) -> UIFont {
        var font = font
        if style.contains(.code) { font = .monospacedSystemFont(ofSize: font.pointSize * 0.88, weight: .regular) }
        if !style.isDisjoint(with: [.superscript, .subscript]) { font = font.withSize(font.pointSize * 0.7) }
        var traits = font.fontDescriptor.symbolicTraits
        if style.contains(.bold) { traits.insert(.traitBold) }
        if style.contains(.italic) { traits.insert(.traitItalic) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private func paragraphStyle(of kind: ArticleBlock.Kind) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch kind {
        case .heading: style.lineSpacing = 2 * scale
        case .code: style.lineSpacing = size * 0.15 * scale
        default: style.lineSpacing = size * 0.35 * scale
        }
        return style
    }
}

extension CompositeComponent {
    /// The typography of articles on the screen, in the user's text size.
    @MainActor var articleTypography: ArticleTypography {
        ArticleTypography(scale: textScale)
    }
}
