extension NSAttributedString {
    /// The text in the form that typesetting expects.
    ///
    /// Dynamic colors are resolved with the current traits.
    package var textContent: TextContent {
        textContent(defaultFont: ParagraphSource.defaultFont, defaultColor: .black)
    }

    /// Returns the text in the form that typesetting expects, with a default font and color.
    ///
    /// If `defaultColor` is `nil`, the color of text without one is left open, to be specified when the text is drawn.
    ///
    /// - Parameter linkAttributes: The attributes of links, which override their own attributes.
    package func textContent(
        defaultFont: UIFont, defaultColor: UIColor?, paragraph defaultParagraph: TextParagraph = TextParagraph(),
        linkAttributes: [NSAttributedString.Key: Any] = NSAttributedString.defaultLinkAttributes
    ) -> TextContent {
        let slice = TextSlice(self)
        return slice.textContent(
            defaultFont: defaultFont, defaultColor: defaultColor, paragraph: defaultParagraph,
            linkAttributes: linkAttributes
        ).showingMarkers(of: slice)
    }

    /// Underlined, in the link color.
    package static var defaultLinkAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
}

extension TextSlice {
    /// The text in the form that typesetting expects, with the defaults of text that is drawn.
    package var textContent: TextContent {
        textContent(defaultFont: ParagraphSource.defaultFont, defaultColor: .black).showingMarkers(of: self)
    }

    /// Returns the text in the form that typesetting expects, without markers of lists; see the method of `NSAttributedString`.
    ///
    /// Layout uses this method: the attributed strings of Foundation for Linux leak a part of their storage.
    package func textContent(
        defaultFont: UIFont, defaultColor: UIColor?, paragraph defaultParagraph: TextParagraph = TextParagraph(),
        linkAttributes: [NSAttributedString.Key: Any] = NSAttributedString.defaultLinkAttributes
    ) -> TextContent {
        var textRuns: [TextRun] = []
        var paragraphs = ParagraphCollector()
        var index = string.utf16.startIndex
        var (place, byte) = (0, 0)
        for source in runs where source.length > 0 {
            let end = string.utf16.index(index, offsetBy: source.length)
            let bytes = string.utf8.distance(from: index, to: end)
            var run = TextRun(range: byte..<byte + bytes, font: defaultFont.face, color: defaultColor?.cgColor)
            let reader = TextAttributeReader(attributes: source.attributes.values).styledAsLink(linkAttributes)
            run.apply(reader)
            if let attachment = reader.value(.attachment, NSTextAttachment.self) {
                textRuns += run.parts(of: Array(string.utf8[index..<end])) { attachment.textAttachment(at: place + $0) }
            } else {
                textRuns.append(run)
            }
            paragraphs.add(reader, over: byte..<byte + bytes)
            (index, place, byte) = (end, place + source.length, byte + bytes)
        }
        let only = paragraphs.only(ofBytes: byte)
        return TextContent(
            string: string, runs: textRuns, paragraph: only ?? defaultParagraph,
            paragraphs: only == nil ? paragraphs.runs : [])
    }
}

/// Collects the paragraph styles of a text, range by range.
private struct ParagraphCollector {
    private(set) var runs: [TextParagraphRun] = []
    private var latest: (style: NSParagraphStyle, paragraph: TextParagraph)?

    mutating func add(_ reader: TextAttributeReader, over range: Range<Int>) {
        guard let style = reader.value(.paragraphStyle, NSParagraphStyle.self) else { return }
        let paragraph = latest?.style === style ? latest?.paragraph : nil
        var known = paragraph ?? TextParagraph(style)
        latest = (style, known)
        if known.isHyphenated { known.details.language = reader.value(.languageIdentifier, String.self) }
        if let last = runs.last, last.range.upperBound == range.lowerBound, last.style == known {
            runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            runs.append(TextParagraphRun(range: range, style: known))
        }
    }

    /// Returns the style of the whole text if there is only one.
    func only(ofBytes count: Int) -> TextParagraph? {
        runs.count == 1 && runs[0].range == 0..<count ? runs[0].style : nil
    }
}

extension TextAttributeReader {
    /// Returns the attributes merged with `look` if the text is a link.
    fileprivate func styledAsLink(_ look: [NSAttributedString.Key: Any]) -> TextAttributeReader {
        guard !look.isEmpty, attributes[.link] != nil, link() != nil else { return self }
        return TextAttributeReader(attributes: attributes.merging(look) { _, new in new })
    }
}

extension TextRun {
    fileprivate mutating func apply(_ reader: TextAttributeReader) {
        if reader.attributes.isEmpty { return }
        if let font = reader.value(.font, UIFont.self) { self.font = font.face }
        if let color = reader.color(.foregroundColor) { self.color = color }
        if let color = reader.color(.backgroundColor) { background = color }
        if let number = reader.number(.baselineOffset) { baselineOffset = min(max(number, -10_000), 10_000) }
        underline = reader.line(.underlineStyle, color: .underlineColor)
        strikethrough = reader.line(.strikethroughStyle, color: .strikethroughColor)
        applySpacing(reader)
        applyShape(reader)
        applyEffects(reader)
    }

    private mutating func applySpacing(_ reader: TextAttributeReader) {
        let (own, tracking) = (reader.number(.kern), reader.number(.tracking))
        kern = own.flatMap { $0 == 0 ? nil : $0 } ?? tracking ?? 0
        if own == 0 { font.features.append("kern=0") }
        if reader.number(.ligature) == 0 { font.features += ["liga=0", "clig=0"] }
    }

    private mutating func applyShape(_ reader: TextAttributeReader) {
        let (slant, expansion) = (reader.number(.obliqueness) ?? 0, reader.number(.expansion) ?? 0)
        guard slant != 0 || expansion != 0 else { return }
        let own = font.distortion
        font.distortion = FontDescriptor.Distortion(
            slant: slant + (own?.slant ?? 0), widening: exp(expansion) * (own?.widening ?? 1))
    }

    private mutating func applyEffects(_ reader: TextAttributeReader) {
        var effects = TextEffects.none
        effects.shadow = reader.value(.shadow, NSShadow.self)?.textShadow
        effects.directions = reader.directions()
        if let percent = reader.number(.strokeWidth), percent != 0 {
            let width = min(abs(percent), 1000) / 100 * font.usableSize
            effects.stroke = TextStroke(width: width, color: reader.color(.strokeColor), fills: percent < 0)
        }
        if effects != .none { self.effects = effects }
    }

    /// Splits the run so that an attachment replaces every U+FFFC and nothing else.
    ///
    /// - Parameter attachment: Returns the attachment for a character, given its UTF-16 offset in the run.
    fileprivate func parts(of bytes: [UInt8], attachment: (Int) -> TextAttachment) -> [TextRun] {
        var parts: [TextRun] = []
        func add(_ part: Range<Int>, attached: TextAttachment? = nil) {
            guard !part.isEmpty else { return }
            var run = self
            run.range = range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound
            if let attached { run.effects.attachment = attached }
            parts.append(run)
        }
        // `place` is the number of UTF-16 units before `start`.
        var (start, place) = (0, 0)
        for index in bytes.indices.dropLast(2)
        where bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC {
            add(start..<index)
            place += String(decoding: bytes[start..<index], as: UTF8.self).utf16.count
            add(index..<index + 3, attached: attachment(place))
            (start, place) = (index + 3, place + 1)
        }
        add(start..<bytes.count)
        return parts
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
        writingDirection = WritingDirection(style.baseWritingDirection)
        details = style.textDetails
    }
}

extension TextParagraph.WritingDirection {
    init(_ direction: NSWritingDirection) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}

extension TextParagraph.Alignment {
    package init(_ alignment: NSTextAlignment) {
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
    package init(_ mode: NSLineBreakMode) {
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
