import OpenUIKit

/// The fonts of a style, with their variants.
struct MarkdownFonts {
    /// A font with what is added to it.
    private struct Variant: Hashable {
        let font: UIFont
        let traits: UInt32
    }

    let style: MarkdownStyle
    private var variants: [Variant: UIFont] = [:]

    init(style: MarkdownStyle) {
        self.style = style
    }

    /// Returns the font of a heading, of which a bold variant is shown.
    func heading(_ level: Int) -> UIFont {
        guard let last = style.headingFonts.last else { return style.font }
        return level <= style.headingFonts.count ? style.headingFonts[max(level, 1) - 1] : last
    }

    /// Returns the font of a part of a text whose other parts have the font `base`.
    mutating func font(_ base: UIFont, isBold: Bool, style run: MarkdownRun.Style) -> UIFont {
        let isCode = run.contains(.code)
        var added: UIFontDescriptor.SymbolicTraits = []
        if isBold || run.contains(.strong) { added.insert(.traitBold) }
        if run.contains(.emphasis) { added.insert(.traitItalic) }
        if isCode, added.isEmpty, base === style.font { return style.codeFont }
        if isCode { added.insert(.traitMonoSpace) }
        if added.isEmpty { return base }
        return variant(of: base, adding: added)
    }

    private mutating func variant(of font: UIFont, adding added: UIFontDescriptor.SymbolicTraits) -> UIFont {
        let key = Variant(font: font, traits: added.rawValue)
        if let known = variants[key] { return known }
        let traits = font.fontDescriptor.symbolicTraits.union(added)
        let descriptor = font.fontDescriptor.withSymbolicTraits(traits) ?? font.fontDescriptor
        let result = UIFont(descriptor: descriptor, size: 0)
        variants[key] = result
        return result
    }
}
