extension NSAttributedString {
    /// The text as typesetting wants it.
    ///
    /// Dynamic colours are resolved for the current traits.
    package var textContent: TextContent {
        textContent(defaultFont: .defaultForText, defaultColor: .black)
    }

    /// The text as typesetting wants it, with a font and a colour for where it has none.
    ///
    /// A nil colour is left open, to be filled in when the text is drawn.
    package func textContent(
        defaultFont: UIFont, defaultColor: UIColor?, paragraph defaultParagraph: TextParagraph = TextParagraph()
    ) -> TextContent {
        let text = string
        var runs: [TextRun] = []
        var paragraphs = ParagraphCollector()
        var index = text.utf16.startIndex
        var byte = 0
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let end = text.utf16.index(index, offsetBy: range.length)
            let bytes = text.utf8.distance(from: index, to: end)
            var run = TextRun(range: byte..<byte + bytes, font: defaultFont.face, color: defaultColor?.cgColor)
            run.apply(attributes)
            runs.append(run)
            paragraphs.add(attributes[.paragraphStyle] as? NSParagraphStyle, over: byte..<byte + bytes)
            index = end
            byte += bytes
        }
        let only = paragraphs.only(ofBytes: byte)
        return TextContent(
            string: text, runs: runs, paragraph: only ?? defaultParagraph,
            paragraphs: only == nil ? paragraphs.runs : [])
    }
}

/// Gathers the paragraph styles of a text, range by range.
private struct ParagraphCollector {
    private(set) var runs: [TextParagraphRun] = []

    mutating func add(_ style: NSParagraphStyle?, over range: Range<Int>) {
        guard let style else { return }
        let paragraph = TextParagraph(style)
        if let last = runs.last, last.range.upperBound == range.lowerBound, last.style == paragraph {
            runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            runs.append(TextParagraphRun(range: range, style: paragraph))
        }
    }

    /// The style of the whole text, if it has only one.
    func only(ofBytes count: Int) -> TextParagraph? {
        runs.count == 1 && runs[0].range == 0..<count ? runs[0].style : nil
    }
}

extension UIFont {
    /// What text without a font is drawn in, as in UIKit.
    fileprivate static let defaultForText = UIFont.systemFont(ofSize: 12)
}

extension TextRun {
    fileprivate mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font.face }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color.cgColor }
        if let color = attributes[.backgroundColor] as? UIColor { background = color.cgColor }
        if let number = Self.number(attributes[.kern]) { kern = number }
        if let number = Self.number(attributes[.baselineOffset]) { baselineOffset = number }
        underline = Self.line(attributes[.underlineStyle], color: attributes[.underlineColor])
        strikethrough = Self.line(attributes[.strikethroughStyle], color: attributes[.strikethroughColor])
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func line(_ value: Any?, color: Any?) -> TextLine? {
        let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) }
        guard let raw, raw & 0xF != 0 else { return nil }
        let style: TextLine.Style =
            switch NSUnderlineStyle(rawValue: raw & 0xF) {
            case .double: .double
            case .thick: .thick
            default: .single
            }
        return TextLine(style: style, color: (color as? UIColor)?.cgColor)
    }
}

extension TextParagraph {
    init(_ style: NSParagraphStyle) {
        self.init(
            alignment: Alignment(style.alignment), lineBreakMode: LineBreakMode(style.lineBreakMode))
        lineSpacing = style.lineSpacing
        lineHeightMultiple = style.lineHeightMultiple
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        paragraphSpacing = style.paragraphSpacing
        paragraphSpacingBefore = style.paragraphSpacingBefore
        writingDirection =
            switch style.baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}

extension TextParagraph.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension TextParagraph.LineBreakMode {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .byWordWrapping
            case .byCharWrapping: .byCharWrapping
            case .byClipping: .byClipping
            case .byTruncatingHead: .byTruncatingHead
            case .byTruncatingTail: .byTruncatingTail
            case .byTruncatingMiddle: .byTruncatingMiddle
            }
    }
}
