/// A place to which a tab leads.
package struct TextTab: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// Text starts at the place.
        case leading
        /// Text has its middle there.
        case center
        /// Text ends there.
        case trailing
        /// The first of these characters stands there.
        case decimal(Unicode.Scalar)
    }

    package var alignment: Alignment
    /// In points from the side where writing starts.
    package var location: CGFloat

    package init(alignment: Alignment = .leading, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}

/// What few paragraphs say.
package struct TextParagraphDetails: Hashable, Sendable {
    /// In order of their places; nil for the usual ones, every 28 points.
    package var tabs: [TextTab]?
    /// The distance of the tabs behind the last of `tabs`, in points; 0 for none.
    ///
    /// Less than a point and what is not finite count as the usual distance, more than a million points as that.
    package var defaultTabInterval: CGFloat = 0
    /// How empty a line must be for words to be hyphenated: at 0 never.
    ///
    /// That is the part of its room which a line has to fill without them; at 1 words are divided wherever that helps.
    package var hyphenationFactor: CGFloat = 0
    /// The language by which words are hyphenated, such as `de` or `en-GB`; nil for the user's.
    package var language: String?
    /// Whether letters move together before text is left out.
    package var tightens = false

    package init() {}

    /// What most say.
    package static let usual = TextParagraphDetails()
}

extension TextParagraph {
    /// Whether words may be divided at the ends of lines.
    package var isHyphenated: Bool {
        details.hyphenationFactor > 0
    }
}
