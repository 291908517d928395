/// A text and how it should look: everything that typesetting needs besides the space to fill.
package struct TextContent: Hashable, Sendable {
    package var string: String
    /// How ranges of the text look.
    ///
    /// Where ranges overlap the later run counts; what no run covers is in the system font.
    package var runs: [TextRun]
    package var paragraph: TextParagraph

    package init(string: String, runs: [TextRun], paragraph: TextParagraph = TextParagraph()) {
        self.string = string
        self.runs = runs
        self.paragraph = paragraph
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

/// A line under or through text.
package struct TextLine: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case single
        case thick
        case double
    }

    package var style: Style
    /// nil means the text's colour.
    package var color: CGColor?

    package init(style: Style = .single, color: CGColor? = nil) {
        self.style = style
        self.color = color
    }
}
