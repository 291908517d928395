/// A text and how it should look: everything that typesetting needs besides the space to fill.
package struct TextContent: Hashable, Sendable {
    package var string: String
    /// How ranges of the text look.
    ///
    /// Where ranges overlap the later run counts; what no run covers is in the system font.
    package var runs: [TextRun]
    /// How paragraphs look of which `paragraphs` says nothing.
    package var paragraph: TextParagraph
    /// How paragraphs look; what counts is the range that holds a paragraph's first byte.
    ///
    /// Sorted and without overlap; empty for most texts.
    package var paragraphs: [TextParagraphRun]
    package var options: Options = []

    package struct Options: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Paragraphs that are to be shortened take one line each.
        package static let shortensEachParagraph = Options(rawValue: 1 << 0)
        /// An ellipsis stands for lines that do not fit, also where paragraphs are not to be shortened.
        package static let marksLeftOut = Options(rawValue: 1 << 2)
        /// Lines are without the gap that fonts want between them.
        package static let omitsLeading = Options(rawValue: 1 << 1)
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

    /// The same with all fonts, and what goes with them, larger or smaller.
    package func scaled(by factor: CGFloat) -> TextContent {
        guard factor != 1, factor.isFinite, factor > 0 else { return self }
        var content = self
        for index in runs.indices { content.runs[index].scale(by: factor) }
        return content
    }

    /// Changes the look of all paragraphs.
    package mutating func changeParagraphs(_ change: (inout TextParagraph) -> Void) {
        change(&paragraph)
        for index in paragraphs.indices { change(&paragraphs[index].style) }
    }

    /// Makes a text of one look.
    package init(
        _ string: String, font: FontDescriptor, color: CGColor? = nil, paragraph: TextParagraph = TextParagraph()
    ) {
        self.init(
            string: string, runs: [TextRun(range: 0..<string.utf8.count, font: font, color: color)],
            paragraph: paragraph)
    }
}

extension TextContent {
    /// How the first paragraph looks, without numbers that make no sense.
    var firstStyle: TextParagraph {
        if paragraphs.isEmpty { return paragraph.sanitized }
        let styles = ParagraphStyles(self)
        return styles[styles.index(forParagraphAt: 0)]
    }
}

/// How the paragraphs that begin in a range look.
package struct TextParagraphRun: Hashable, Sendable {
    /// The bytes of the string's UTF-8 form.
    package var range: Range<Int>
    package var style: TextParagraph

    package init(range: Range<Int>, style: TextParagraph) {
        self.range = range
        self.style = style
    }
}

/// How a range of a text looks.
package struct TextRun: Hashable, Sendable {
    /// The bytes of the string's UTF-8 form; what lies outside the string is ignored.
    package var range: Range<Int>
    package var font: FontDescriptor
    /// nil means the colour that the text is drawn with.
    package var color: CGColor?
    package var background: CGColor?
    package var underline: TextLine?
    package var strikethrough: TextLine?
    /// Added after every character, in points.
    package var kern: CGFloat
    /// Moves the characters up, in points.
    package var baselineOffset: CGFloat
    private(set) var rareEffects: RareBox<TextEffects>?

    /// What few runs have.
    package var effects: TextEffects {
        get { rareEffects?.value ?? .none }
        set { rareEffects = newValue == .none ? nil : RareBox(newValue) }
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
    /// How far the characters are moved up: at most 16,384 points, 0 for what is not finite.
    var raise: CGFloat {
        baselineOffset.isFinite ? min(max(baselineOffset, -16384), 16384) : 0
    }
}

/// A line under or through text.
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
    /// Whether spaces have no line.
    package var isByWord: Bool
    /// nil means the text's colour.
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
