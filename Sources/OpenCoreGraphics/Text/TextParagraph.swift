/// How the lines of a text are broken and placed; distances are in points.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The side on which the paragraph's writing starts.
        case natural
        case left
        case center
        case right
        /// Lines that continue are stretched to the full width; others are as `natural`.
        case justified
    }

    package enum LineBreakMode: Hashable, Sendable {
        /// Between words, or inside one that does not fit a line of its own.
        case byWordWrapping
        case byCharWrapping
        /// Only where the text says so; what does not fit sticks out.
        case byClipping
        /// Between words; an ellipsis stands for the start of the last line.
        case byTruncatingHead
        /// Between words; an ellipsis stands for the end of the last line.
        case byTruncatingTail
        /// Between words; an ellipsis stands for the middle of the last line.
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
    /// Added between lines.
    package var lineSpacing: CGFloat = 0
    /// The factor of the font's line height; 0 means 1.
    package var lineHeightMultiple: CGFloat = 0
    /// 0 means none.
    package var minimumLineHeight: CGFloat = 0
    /// 0 means none.
    package var maximumLineHeight: CGFloat = 0
    /// The indent of a paragraph's first line at the side where its writing starts.
    package var firstLineHeadIndent: CGFloat = 0
    /// The indent of a paragraph's other lines at the side where its writing starts.
    package var headIndent: CGFloat = 0
    /// If positive, how far lines may reach from the head side; otherwise the (negated) indent at the other side.
    package var tailIndent: CGFloat = 0
    /// Added after every paragraph but the last.
    package var paragraphSpacing: CGFloat = 0
    /// Added before every paragraph but the first.
    package var paragraphSpacingBefore: CGFloat = 0

    private var rareDetails: RareBox<TextParagraphDetails>?

    /// What few paragraphs say.
    package var details: TextParagraphDetails {
        get { rareDetails?.value ?? .usual }
        set { rareDetails = newValue == .usual ? nil : RareBox(newValue) }
    }

    package init(alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }
}

extension TextParagraph.LineBreakMode {
    /// Whether an ellipsis stands for what does not fit.
    var shortens: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
