/// A text and its style: everything that typesetting needs except the available space.
package struct TextContent: Hashable, Sendable {
    package var string: String
    /// The styles of ranges of the text.
    ///
    /// Where ranges overlap, the later run applies; text without a run is in the system font.
    package var runs: [TextRun]
    /// The style of paragraphs that are not in `paragraphs`.
    package var paragraph: TextParagraph
    /// The styles of paragraphs; the range that contains a paragraph's first byte applies.
    ///
    /// The ranges are sorted and do not overlap; empty for most texts.
    package var paragraphs: [TextParagraphRun]
    package var options: Options = []

    package struct Options: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Truncated paragraphs take one line each.
        package static let truncatesEachParagraph = Options(rawValue: 1 << 0)
        /// Lines omit the fonts' leading.
        package static let omitsLeading = Options(rawValue: 1 << 1)
        /// An ellipsis replaces lines that do not fit, even if the line break mode does not truncate.
        package static let showsEllipsisForOmittedLines = Options(rawValue: 1 << 2)
    }

    package init(
        string: String, runs: [TextRun], paragraph: TextParagraph = TextParagraph(),
        paragraphs: [TextParagraphRun] = []
    ) {
        self.string = string
        self.runs = runs
        self.paragraph = paragraph
        self.paragraphs = paragraphs
    }

    /// Returns the content with all fonts, and the lengths that depend on them, scaled.
    package func scaled(by factor: CGFloat) -> TextContent {
        guard factor != 1, factor.isFinite, factor > 0 else { return self }
        var content = self
        for index in runs.indices { content.runs[index].scale(by: factor) }
        content.changeParagraphs { paragraph in
            guard let marker = paragraph.details.marker else { return }
            paragraph.details.marker?.font.size = marker.font.usableSize * factor
        }
        return content
    }

    /// Changes the styles of all paragraphs.
    package mutating func changeParagraphs(_ change: (inout TextParagraph) -> Void) {
        change(&paragraph)
        for index in paragraphs.indices { change(&paragraphs[index].style) }
    }

    /// Creates a text with a single style.
    package init(
        _ string: String, font: FontDescriptor, color: CGColor? = nil, paragraph: TextParagraph = TextParagraph()
    ) {
        self.init(
            string: string, runs: [TextRun(range: 0..<string.utf8.count, font: font, color: color)],
            paragraph: paragraph)
    }
}

extension TextContent {
    /// The sanitized style of the first paragraph.
    var firstStyle: TextParagraph {
        if paragraphs.isEmpty { return paragraph.sanitized }
        let styles = ParagraphStyles(self)
        return styles[styles.index(forParagraphAt: 0)]
    }
}

/// The style of the paragraphs that start in a range.
package struct TextParagraphRun: Hashable, Sendable {
    /// The bytes in the UTF-8 form of the string.
    package var range: Range<Int>
    package var style: TextParagraph

    package init(range: Range<Int>, style: TextParagraph) {
        self.range = range
        self.style = style
    }
}

/// The style of a range of a text.
package struct TextRun: Hashable, Sendable {
    /// The bytes in the UTF-8 form of the string; bytes outside of the string are ignored.
    package var range: Range<Int>
    package var font: FontDescriptor
    /// The color, or nil for the color with which the text is drawn.
    package var color: CGColor?
    package var background: CGColor?
    package var underline: TextLine?
    package var strikethrough: TextLine?
    /// The space added after every character, in points.
    package var kern: CGFloat
    /// The distance by which the characters are raised, in points.
    package var baselineOffset: CGFloat
    private(set) var rareEffects: IndirectStorage<TextEffects>?

    /// The effects, which few runs have.
    package var effects: TextEffects {
        get { rareEffects?.value ?? .none }
        set { rareEffects = newValue == .none ? nil : IndirectStorage(newValue) }
    }

    fileprivate mutating func scale(by factor: CGFloat) {
        font.size = font.usableSize * factor
        kern *= factor
        baselineOffset *= factor
        if let stroke = effects.stroke { effects.stroke?.width = stroke.width * factor }
    }

    /// Whether the run has any effect.
    package var hasEffects: Bool {
        rareEffects != nil
    }

    package init(
        range: Range<Int>, font: FontDescriptor, color: CGColor? = nil, background: CGColor? = nil,
        underline: TextLine? = nil, strikethrough: TextLine? = nil, kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.range = range
        self.font = font
        self.color = color
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
        self.kern = kern
        self.baselineOffset = baselineOffset
    }
}

extension TextRun {
    /// The distance by which the characters are raised: at most 16,384 points; 0 if it is not finite.
    var raise: CGFloat {
        baselineOffset.isFinite ? min(max(baselineOffset, -16384), 16384) : 0
    }
}

/// An underline or strikethrough.
package struct TextLine: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case single
        case thick
        case double
    }

    package enum Pattern: Hashable, Sendable {
        case solid
        case dot
        case dash
        case dashDot
        case dashDotDot
    }

    package var style: Style
    package var pattern: Pattern
    /// Whether spaces are skipped.
    package var isByWord: Bool
    /// The color, or nil for the text's color.
    package var color: CGColor?

    package init(
        style: Style = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: CGColor? = nil
    ) {
        self.style = style
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }
}

extension TextContent {
    /// Whether neither the style nor a letter determines the direction of the text, and with it its natural alignment.
    package var hasNeutralDirection: Bool {
        paragraph.alignment == .natural && paragraph.writingDirection == .natural
            && WritingDirection.isRightToLeft(string.unicodeScalars) == nil
    }
}
