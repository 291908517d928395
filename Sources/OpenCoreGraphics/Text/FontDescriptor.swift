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
    /// What stands in for families that are missing.
    package var design: Design
    /// How the glyphs are bent; nil, as for most, if they are not.
    package var distortion: Distortion?
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
        design = isMonospaced ? .monospaced : .system
        self.features = features
    }

    /// A kind of typeface.
    package enum Design: Hashable, Sendable {
        /// Inter, or the platform's sans serif family.
        case system
        /// The platform's monospaced family.
        case monospaced
        /// The platform's family with serifs.
        case serif
    }

    /// How glyphs are bent, so that no other face is needed.
    package struct Distortion: Hashable, Sendable {
        /// The tangent of the angle by which they lean to the right.
        package var slant: CGFloat
        /// The factor of their widths.
        package var widening: CGFloat

        /// Nil if the glyphs stay as they are; what makes no sense counts for nothing.
        package init?(slant: CGFloat, widening: CGFloat) {
            self.slant = slant.isFinite ? min(max(slant, -4), 4) : 0
            self.widening = widening.isFinite && widening > 0 ? min(max(widening, 0.05), 20) : 1
            if self.slant == 0, self.widening == 1 { return nil }
        }
    }

    /// Whether the platform's monospaced family stands in for families that are missing.
    package var isMonospaced: Bool {
        get { design == .monospaced }
        set { if newValue != isMonospaced { design = newValue ? .monospaced : .system } }
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
