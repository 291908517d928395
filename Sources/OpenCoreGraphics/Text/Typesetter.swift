/// The parts of a typeset text.
// Sendable: everything is immutable; the glyphs' owner is Sendable.
struct TypesetResult: Sendable {
    var size = CGSize.zero
    var lines: [TypesetLine] = []
    var runs: [GlyphRun] = []
    var decorations: [TextDecoration] = []
    var attachments: [PlacedAttachment] = []

    /// The approximate size in bytes.
    var cost: Int {
        let glyphs = runs.reduce(0) { $0 + Int($1.glyphs.pointee.num_glyphs) }
        return 100 + lines.count * MemoryLayout<TypesetLine>.stride + runs.count * 250 + glyphs * 24
            + decorations.count * MemoryLayout<TextDecoration>.stride
    }
}

/// Typesets a text by shaping paragraph by paragraph and then placing all lines; requires the text lock.
struct Typesetter {
    /// The width from which lines are not broken, because Pango's widths have 32 bits.
    static let widest: CGFloat = 1_000_000
    /// The height by which lines may exceed the available height, because of rounding.
    static let tolerance: CGFloat = 0.01

    private let bytes: [UInt8]
    private let segments: TextSegments
    private let styles: ParagraphStyles
    private let options: TextContent.Options
    private let width: CGFloat?
    private let exclusions: TextExclusions?
    private let engine: TextEngine

    private init(of other: Typesetter, width: CGFloat) {
        (bytes, segments, styles, engine) = (other.bytes, other.segments, other.styles, other.engine)
        options = other.options
        exclusions = other.exclusions
        self.width = width
    }

    init(content: TextContent, width: CGFloat?, exclusions: TextExclusions? = nil, engine: TextEngine) {
        // Pango's strings end at a NUL.
        bytes = content.string.utf8.map { $0 == 0 ? 0x20 : $0 }
        segments = TextSegments(content.runs, bytes: bytes)
        styles = ParagraphStyles(content)
        options = content.options
        self.width = width.flatMap(Self.usableWidth)
        self.exclusions = exclusions
        self.engine = engine
    }

    /// Returns the width in which lines are broken, or nil if they are not.
    static func usableWidth(_ width: CGFloat) -> CGFloat? {
        width.isNaN || width >= widest ? nil : max(width, 0)
    }

    /// Shapes and places the text; lines beyond the limits are omitted.
    func typeset(height: CGFloat?, maximumLines: Int) -> TypesetResult {
        var result = lines(height: height, maximumLines: maximumLines)
        if mayMeasureWider {
            result.size.width = sufficientWidth(for: result, height: height, maximumLines: maximumLines)
        }
        return result
    }

    /// Whether Pango may count slightly more while breaking lines than the lines measure in the end: where fonts change
    /// inside words, or with letter spacing.
    private var mayMeasureWider: Bool {
        segments.segments.count > 1 || segments.segments.contains { $0.run.kern != 0 }
    }

    /// Returns the measured width, or the next larger one in which the lines are the same.
    private func sufficientWidth(for result: TypesetResult, height: CGFloat?, maximumLines: Int) -> CGFloat {
        let measured = result.size.width
        guard measured.rounded(.up) < width ?? Self.widest,
            styles.all.contains(where: { $0.lineBreakMode != .byClipping })
        else { return measured }
        for spare in [0, 1, 2, 4, 8, 16] as [CGFloat] {
            let candidate = measured.rounded(.up) + spare
            if let width, candidate >= width { return width }
            let again = Typesetter(of: self, width: candidate).lines(height: height, maximumLines: maximumLines)
            if again.lines.map(\.range) == result.lines.map(\.range) { return spare == 0 ? measured : candidate }
        }
        return measured
    }

    /// Shapes and places the text; the resulting width is the measured one, in which lines may break differently.
    func lines(height: CGFloat?, maximumLines: Int) -> TypesetResult {
        let placer = LinePlacer(
            styles: styles, segments: segments, bytes: bytes, width: width, engine: engine)
        let lines = shape(limit: maximumLines > 0 ? maximumLines : nil, enough: lineCount(filling: height))
        let result = placer.place(lines)
        guard let height, !height.isNaN, result.size.height > height + Self.tolerance else { return result }
        let fitting = max(result.lines.count { $0.frame.maxY <= height + Self.tolerance }, 1)
        return fitting < result.lines.count ? placer.place(shape(limit: fitting)) : result
    }

    /// Returns a number of lines that is guaranteed to exceed a height, or nil if there is none.
    private func lineCount(filling height: CGFloat?) -> Int? {
        guard let height, height.isFinite else { return nil }
        let font = lowestLine
        let least = styles.all.map { LineStack().height(of: font, $0) }.min() ?? 0
        guard least > 0, height / least < 1_000_000 else { return nil }
        return Int(max(height, 0) / least) + 3
    }

    /// A line of the smallest font; no line is lower, whatever its content.
    private var lowestLine: ShapedLine {
        var line = ShapedLine(range: 0..<0)
        let looks = segments.segments.isEmpty ? [segments.run(at: 0)] : segments.segments.map(\.run)
        line.ascent =
            looks.map { run in
                let metrics = engine.font(for: run.font).metrics
                return max(metrics.ascender, 0) + max(-metrics.descender, 0)
            }.min() ?? 0
        return line
    }

    private func shape(limit: Int?, enough: Int? = nil) -> [ShapedLine] {
        var lines: [ShapedLine] = []
        let paragraphs = Paragraphs(bytes).ranges
        for (index, paragraph) in paragraphs.enumerated() {
            let remaining = limit.map { $0 - lines.count }
            let style = styles.index(forParagraphAt: paragraph.text.lowerBound)
            var shaper = shaper(for: styles[style])
            shaper.enough = enough.map { $0 - lines.count }
            var added = self.lines(
                of: paragraph.text, shaper, after: lines, limit: self.limit(of: remaining, in: styles[style]))
            let isLast = index == paragraphs.count - 1
            if let remaining, added.count >= remaining, !isLast, added.last?.isTruncated == false {
                added = self.lines(of: paragraph.text, shaper, after: lines, limit: remaining, isContinued: true)
            }
            for index in added.indices {
                added[index].style = style
                if options.contains(.omitsLeading) { added[index].leading = 0 }
            }
            lines += added
            if lines.count >= min(limit ?? .max, enough ?? .max) { break }
            lines.extendLast(to: paragraph.end)
        }
        return lines
    }

    /// Returns the lines of a paragraph that follows other lines.
    private func lines(
        of range: Range<Int>, _ shaper: ParagraphShaper, after lines: [ShapedLine], limit: Int?,
        isContinued: Bool = false
    ) -> [ShapedLine] {
        guard let exclusions, let width, shaper.widths != nil else {
            return shaper.lines(of: range, limit: limit, isContinued: isContinued)
        }
        var top: CGFloat = 0
        if let last = lines.last, let slot = last.slot {
            let old = styles[last.style]
            top = slot.top + LineStack().height(of: last, old)
            top += old.lineSpacing + old.paragraphSpacing + shaper.style.paragraphSpacingBefore
        }
        return shaper.lines(
            of: range, around: exclusions, in: width, from: top, limit: limit, isContinued: isContinued)
    }

    /// Returns the shaper of the first paragraph, and the paragraph's bytes.
    func firstParagraph(isOneLine: Bool) -> (shaper: ParagraphShaper, range: Range<Int>) {
        let range = Paragraphs(bytes).ranges.first?.text ?? 0..<0
        var shaper = shaper(for: styles[styles.index(forParagraphAt: 0)])
        if isOneLine { shaper.widths = nil }
        return (shaper, range)
    }

    /// Returns the largest number of lines of a paragraph, given the number of remaining lines.
    private func limit(of remaining: Int?, in style: TextParagraph) -> Int? {
        options.takesOneLine(style, width: width) ? min(remaining ?? 1, 1) : remaining
    }

    private func shaper(for style: TextParagraph) -> ParagraphShaper {
        ParagraphShaper(
            bytes: bytes, segments: segments, style: style, widths: style.availableWidths(in: width), engine: engine,
            showsEllipsisForOmittedLines: options.contains(.showsEllipsisForOmittedLines))
    }
}

extension TextParagraph {
    /// Returns the widths between the indents for the first and the other lines, or nil if lines are not broken.
    func availableWidths(in width: CGFloat?) -> (first: CGFloat, others: CGFloat)? {
        guard let width, lineBreakMode != .byClipping else { return nil }
        return (
            LineIndents(self, isFirst: true).availableWidth(in: width),
            LineIndents(self, isFirst: false).availableWidth(in: width)
        )
    }
}

extension TextContent.Options {
    /// Returns whether a paragraph that does not fit on one line is truncated to one line.
    func takesOneLine(_ style: TextParagraph, width: CGFloat?) -> Bool {
        contains(.truncatesEachParagraph) && style.lineBreakMode.truncates && width != nil
    }
}

extension [ShapedLine] {
    /// Extends the range of the last line to an index.
    mutating func extendLast(to end: Int) {
        guard let last = indices.last else { return }
        self[last].range = self[last].range.lowerBound..<Swift.max(end, self[last].range.lowerBound)
    }
}

/// The paragraphs of a UTF-8 text.
struct Paragraphs {
    struct Paragraph {
        /// The range without the separator.
        var text: Range<Int>
        /// The end of the separator.
        var end: Int
    }

    /// The paragraphs, at least one; a separator at the end of the text is followed by an empty paragraph.
    private(set) var ranges: [Paragraph] = []

    init(_ bytes: [UInt8]) {
        var (start, index) = (0, 0)
        while index < bytes.count {
            let length = Self.separatorLength(bytes, at: index)
            if length > 0 {
                ranges.append(Paragraph(text: start..<index, end: index + length))
                start = index + length
            }
            index += max(length, 1)
        }
        ranges.append(Paragraph(text: start..<bytes.count, end: bytes.count))
    }

    /// Returns the length of a line feed, carriage return, both, or paragraph separator (U+2029); 0 if there is none.
    private static func separatorLength(_ bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2:
            let isSeparator = index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
            return isSeparator ? 3 : 0
        default: return 0
        }
    }
}
