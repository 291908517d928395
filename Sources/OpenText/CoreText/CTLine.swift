/// A line of text that was laid out.
///
/// The functions of Core Text expect a context whose y-axis points up. In UIKit's contexts, flip the y-axis first:
///
/// ```swift
/// context.translateBy(x: 0, y: height)
/// context.scaleBy(x: 1, y: -1)
/// context.textPosition = CGPoint(x: 20, y: 40)
/// CTLineDraw(line, context)
/// ```
public final class CTLine {
    let layout: ParagraphLayout
    /// The index of the line in its layout.
    let index: Int
    /// The offset in the string of the first character of the layout.
    let start: Int
    /// The string's characters on the line, with a terminator.
    let range: Range<Int>
    /// The text of the layout, which may have a terminator.
    let source: TextSlice
    /// The text without the other lines.
    let typeset: TypesetText

    init(_ layout: ParagraphLayout, index: Int, start: Int, range: Range<Int>, source: TextSlice, typeset: TypesetText)
    {
        (self.layout, self.index, self.start, self.range) = (layout, index, start, range)
        (self.source, self.typeset) = (source, typeset)
    }

    /// Lays out a text on one line; line breaks in it have no width.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - start: Its offset in the string to which the indices of the line refer.
    convenience init(_ text: TextSlice, start: Int = 0) {
        var shown = text
        shown.string = String(
            String.UnicodeScalarView(text.string.unicodeScalars.map { Character($0).isNewline ? "\u{2060}" : $0 }))
        let content = ParagraphSource(shown, links: [:], emptyAttributes: [:]).content
        let layout = ParagraphLayout(
            ParagraphLayout.Request(content: content, space: ParagraphLayout.Space(), spaceBefore: 0, spaceAfter: 0))
        self.init(
            layout, index: 0, start: start, range: start..<start + text.length, source: text, typeset: layout.typeset)
    }

    /// The line in its layout.
    var line: TypesetLine? { typeset.lines.first }
    /// The left end of the line in its layout.
    var left: CGFloat { line?.frame.minX ?? 0 }
    /// The glyphs of the text; Core Text has no markers of lists.
    var glyphs: [GlyphRun] { typeset.runs.filter { !$0.isMarker } }

    /// The runs of attributes on the line, with their offsets in the string.
    var attributeRuns: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] {
        var place = start
        return source.runs.compactMap { run in
            let own = place..<place + run.length
            place += run.length
            return own.overlaps(range) ? (own.clamped(to: range), run.attributes.values) : nil
        }
    }

    /// Returns the offset in the string of a byte of the layout's text.
    func offset(ofByte byte: Int) -> Int { start + layout.offset(byte) }
}

/// Lays out a text on one line; line breaks in it have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(TextSlice(attrString.resolvingRunDelegates))
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// Returns the number of glyphs on a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.glyphs.reduce(line.typeset.attachments.count) { $0 + $1.placedGlyphs.count }
}

/// Returns the runs of glyphs of one font and style, and the attachments, as an array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    let runs = line.glyphs.map { CTRun($0, line) } + line.typeset.attachments.map { CTRun($0, line) }
    return runs.sorted { $0.origin.x < $1.origin.x } as NSArray
}

// MARK: Measuring

/// Returns the width of a line, and its distances from the baseline up and down, in points.
///
/// Fonts that replace others count, too; line heights of paragraph styles do not.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let bounds = LineBounds(of: line)
    ascent?.pointee = bounds.ascent
    descent?.pointee = bounds.descent
    leading?.pointee = bounds.leading
    return Double(line.line?.frame.width ?? 0)
}

/// The largest metrics of the fonts and attachments of a line.
struct LineBounds {
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    private(set) var leading: CGFloat = 0

    /// - Parameters:
    ///   - line: The line.
    ///   - isShifted: Whether raised and lowered text counts where it is.
    init(of line: CTLine, isShifted: Bool = true) {
        let baseline = line.line?.baseline ?? 0
        for run in line.attributeRuns {
            let font = run.attributes[.font] as? UIFont ?? ParagraphSource.defaultFont
            let raise = isShifted ? CGFloat(attribute: run.attributes[.baselineOffset] as Any) ?? 0 : 0
            add(font.face.metrics, raise: raise)
        }
        if line.range.isEmpty { add(ParagraphSource.defaultFont.face.metrics, raise: 0) }
        for run in line.glyphs { add(run.metrics, raise: isShifted ? baseline - run.origin.y : 0) }
        for attachment in line.typeset.attachments {
            ascent = max(ascent, baseline - attachment.rect.minY)
            descent = max(descent, attachment.rect.maxY - baseline)
        }
    }

    private mutating func add(_ metrics: FontMetrics, raise: CGFloat) {
        ascent = max(ascent, metrics.ascender + raise)
        descent = max(descent, -metrics.descender - raise)
        leading = max(leading, metrics.leading)
    }
}

/// Returns the width of the white space at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.source.string.utf16
    let end = line.layout.range(ofLine: line.index).upperBound
    var first = end
    while first > line.range.lowerBound - line.start,
        let scalar = Unicode.Scalar(text[text.index(text.startIndex, offsetBy: first - 1)]),
        scalar.properties.isWhitespace
    {
        first -= 1
    }
    let spans = first < end ? line.layout.spans(of: first..<end, line: line.index) : []
    return Double(spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound })
}

/// Returns the smallest rectangle that contains the ink of a line, relative to its origin, with the y-axis up.
///
/// - Parameters:
///   - line: The line.
///   - context: Not needed, because glyphs are not aligned with pixels.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let (ink, baseline) = (line.typeset.inkBounds, line.line?.baseline ?? 0)
    guard !ink.isNull else { return .zero }
    return CGRect(x: ink.minX - line.left, y: baseline - ink.maxY, width: ink.width, height: ink.height)
}

/// Returns the distance by which a line has to be moved to be aligned in a width.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 aligns the line at the left, 0.5 in the center and 1 at the right.
///   - flushWidth: The width in which the line is aligned, in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let spare = flushWidth - Double(line.line?.frame.width ?? 0) + CTLineGetTrailingWhitespaceWidth(line)
    return max(spare, 0) * Double(min(max(flushFactor, 0), 1))
}

// MARK: Positions

/// Returns the index of the character before which the caret is nearest to a point, which is relative to the line's origin.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.start + line.layout.place(at: position.x + line.left, line: line.index).offset
}

/// Returns the distance of the caret before a character from the line's origin.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The index of the character; one outside of the line stands for the nearest in it.
///   - secondaryOffset: Is set to the position of the caret for text in the opposite direction, which differs where
///     directions change.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = min(max(charIndex, line.range.lowerBound), line.range.upperBound) - line.start
    let affinity: CaretMap.Affinity = charIndex >= line.range.upperBound ? .backward : .forward
    let carets = line.layout.caretXs(at: index, affinity)
    secondaryOffset?.pointee = carets.weak - line.left
    return carets.strong - line.left
}

// MARK: Drawing

/// Draws a line with the left end of its baseline at the text position of a context.
///
/// Text without a color is black.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setFillColor(CGColor.black)
    context.flipForText()
    line.typeset.draw(in: context, at: CGPoint(x: -line.left, y: -(line.line?.baseline ?? 0)))
}

extension CGContext {
    /// Moves the origin to the text position, and lets the y-axis point down.
    func flipForText() {
        concatenate(textMatrix)
        scaleBy(x: 1, y: -1)
    }
}
