/// The description of a font: what is asked for, not what is installed.
///
/// Families that are not installed are passed over, up to Inter and the platform's sans serif (or monospaced) family.
package struct FontDescriptor: Hashable, Sendable {
    /// The family names in the order of preference; empty means the system font.
    package var families: [String]
    /// The size of the em square, in points.
    package var size: CGFloat
    /// The weight as CSS counts it: 100 is thin, 400 regular, 700 bold, 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// Whether the platform's monospaced family stands in for families that are missing.
    package var isMonospaced: Bool
    /// OpenType features in the notation of CSS, for example `tnum` or `ss01=0`.
    package var features: [String]

    package init(
        families: [String] = [], size: CGFloat = FontDescriptor.defaultSize, weight: Int = 400,
        isItalic: Bool = false, isMonospaced: Bool = false, features: [String] = []
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.features = features
    }

    /// The size of text that nobody gave a size, in points.
    package static let defaultSize: CGFloat = 17

    /// The size that is used: at least 0 and at most 4096 points; 17 for what is not a number.
    package var usableSize: CGFloat {
        size.isNaN ? Self.defaultSize : min(max(size, 0), 4096)
    }

    /// The distances of the font that would be used.
    package var metrics: FontMetrics {
        TextEngine.shared.metrics(of: self)
    }
}

/// The distances of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascender: CGFloat
    /// From the baseline to the bottom of the line: a negative number.
    package var descender: CGFloat
    /// The gap that the font wants between lines.
    package var leading: CGFloat
    /// The height of flat capital letters.
    package var capHeight: CGFloat
    /// The height of flat small letters.
    package var xHeight: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line.
    package var lineHeight: CGFloat {
        ascender - descender + leading
    }
}
