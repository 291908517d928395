/// A tab stop.
package struct TextTab: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// Text starts at the tab stop.
        case leading
        /// Text is centered on the tab stop.
        case center
        /// Text ends at the tab stop.
        case trailing
        /// The first occurrence of this character is aligned to the tab stop.
        case decimal(Unicode.Scalar)
    }

    package var alignment: Alignment
    /// In points from the leading side.
    package var location: CGFloat

    package init(alignment: Alignment = .leading, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}

/// Paragraph attributes that are rarely set.
package struct TextParagraphDetails: Hashable, Sendable {
    /// The tab stops in ascending order, or nil for the default ones, every 28 points.
    package var tabs: [TextTab]?
    /// The distance of tab stops after the last of `tabs`, in points; 0 for none.
    ///
    /// Values below a point or not finite count as the default distance; the maximum is a million points.
    package var defaultTabInterval: CGFloat = 0
    /// The fraction of its width that a line has to fill to avoid hyphenation.
    ///
    /// With 0, words are never hyphenated; with 1, they are hyphenated wherever it helps.
    package var hyphenationFactor: CGFloat = 0
    /// The language for hyphenation, such as `de` or `en-GB`, or nil for the user's language.
    package var language: String?
    /// Whether letter spacing is reduced before text is truncated.
    package var tightens = false
    /// Whether lines end inside a Hangul word only if it does not fit on a line.
    package var keepsHangulWords = false
    /// Whether a last line with a single word gets the word before it as well.
    package var avoidsSingleLastWord = false
    /// The number of nested lists that the paragraph belongs to; 0 for paragraphs that are not list items.
    package var listLevel = 0
    /// The marker in front of the first line.
    package var marker: TextMarker?

    package init() {}

    /// The default attributes.
    package static let usual = TextParagraphDetails()
}

extension TextParagraph {
    /// Whether words may be hyphenated at the ends of lines.
    package var isHyphenated: Bool {
        details.hyphenationFactor > 0
    }

    /// Whether lines end at other places than those that Unicode's algorithm determines.
    var restrictsBreaks: Bool {
        isHyphenated || details.keepsHangulWords || details.avoidsSingleLastWord
    }
}
