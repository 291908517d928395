/// The description of a requested font, which need not be installed.
///
/// Families that are not installed are skipped; the last fallbacks are Inter and the platform's sans serif (or
/// monospaced) family.
package struct FontDescriptor: Hashable, Sendable {
    /// The family names in order of preference; empty for the system font.
    package var families: [String]
    /// The size of the em square, in points.
    package var size: CGFloat
    /// The weight on the scale of CSS: 100 is thin, 400 regular, 700 bold, 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// The fallback for families that are not installed.
    package var design: Design
    /// The distortion of the glyphs, or nil for none.
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

    /// A distortion of the glyphs, for which no other face is needed.
    package struct Distortion: Hashable, Sendable {
        /// The tangent of the angle by which the glyphs are slanted to the right.
        package var slant: CGFloat
        /// The factor of the glyphs' widths.
        package var widening: CGFloat

        /// Returns nil if the glyphs are unchanged; invalid values are ignored.
        package init?(slant: CGFloat, widening: CGFloat) {
            self.slant = slant.isFinite ? min(max(slant, -4), 4) : 0
            self.widening = widening.isFinite && widening > 0 ? min(max(widening, 0.05), 20) : 1
            if self.slant == 0, self.widening == 1 { return nil }
        }
    }

    /// Whether the fallback for families that are not installed is the platform's monospaced family.
    package var isMonospaced: Bool {
        get { design == .monospaced }
        set { if newValue != isMonospaced { design = newValue ? .monospaced : .system } }
    }

    /// The default size of text, in points.
    package static let defaultSize: CGFloat = 17

    /// The size that is used: clamped to 0…4096 points; 17 if `size` is NaN.
    package var usableSize: CGFloat {
        size.isNaN ? Self.defaultSize : min(max(size, 0), 4096)
    }

    /// The metrics of the font that is used.
    package var metrics: FontMetrics {
        TextEngine.shared.metrics(of: self)
    }
}

/// The metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of the line.
    package var ascender: CGFloat
    /// The distance from the baseline to the bottom of the line: a negative number.
    package var descender: CGFloat
    /// The font's recommended gap between lines.
    package var leading: CGFloat
    /// The height of flat capital letters.
    package var capHeight: CGFloat
    /// The height of flat lowercase letters.
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
