/// The style of a paragraph: how its lines are broken and placed; distances are in points.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The leading side of the paragraph.
        case natural
        case left
        case center
        case right
        /// Wrapped lines are stretched to the full width; others are aligned as `natural`.
        case justified
    }

    package enum LineBreakMode: Hashable, Sendable {
        /// Breaks between words, or inside a word that does not fit on a line.
        case byWordWrapping
        case byCharWrapping
        /// Breaks only at line breaks in the text; the rest is clipped.
        case byClipping
        /// Breaks between words; an ellipsis replaces the start of the last line.
        case byTruncatingHead
        /// Breaks between words; an ellipsis replaces the end of the last line.
        case byTruncatingTail
        /// Breaks between words; an ellipsis replaces the middle of the last line.
        case byTruncatingMiddle
    }

    package enum WritingDirection: Hashable, Sendable {
        /// The direction of each paragraph's first letter.
        case natural
        case leftToRight
        case rightToLeft
    }

    package var alignment: Alignment = .natural
    package var lineBreakMode: LineBreakMode = .byWordWrapping
    package var writingDirection: WritingDirection = .natural
    /// The space added between lines.
    package var lineSpacing: CGFloat = 0
    /// The factor of the font's line height; 0 means 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The minimum line height; 0 means none.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum line height; 0 means none.
    package var maximumLineHeight: CGFloat = 0
    /// The indent of a paragraph's first line at the leading side.
    package var firstLineHeadIndent: CGFloat = 0
    /// The indent of a paragraph's other lines at the leading side.
    package var headIndent: CGFloat = 0
    /// If positive, the distance from the leading side to the end of lines; otherwise the negated indent at the
    /// trailing side.
    package var tailIndent: CGFloat = 0
    /// The space added after every paragraph but the last.
    package var paragraphSpacing: CGFloat = 0
    /// The space added before every paragraph but the first.
    package var paragraphSpacingBefore: CGFloat = 0

    private var rareDetails: IndirectStorage<TextParagraphDetails>?

    /// The details, which few paragraphs have.
    package var details: TextParagraphDetails {
        get { rareDetails?.value ?? .usual }
        set { rareDetails = newValue == .usual ? nil : IndirectStorage(newValue) }
    }

    package init(alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}

extension TextParagraph.LineBreakMode {
    /// Whether an ellipsis replaces text that does not fit.
    var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
