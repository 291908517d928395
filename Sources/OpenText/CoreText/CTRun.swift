/// Glyphs of one font and style on a line, or an attachment, which is a glyph without a number.
///
/// Positions are relative to the origin of the line, with the y-axis up. In the functions below, a range with a length of 0
/// extends to the last glyph.
public final class CTRun {
    fileprivate enum Content {
        case glyphs(GlyphRun)
        case attachment(PlacedAttachment)
    }

    fileprivate let content: Content
    let line: CTLine
    let glyphs: [PlacedGlyph]
    /// The left end of the run's baseline, in the layout of the line.
    fileprivate let place: CGPoint
    /// The bytes of the layout's text.
    fileprivate let bytes: Range<Int>

    init(_ run: GlyphRun, _ line: CTLine) {
        (content, self.line) = (.glyphs(run), line)
        (glyphs, place, bytes) = (run.placedGlyphs, run.origin, run.range)
    }

    init(_ attachment: PlacedAttachment, _ line: CTLine) {
        (content, self.line) = (.attachment(attachment), line)
        glyphs = [
            PlacedGlyph(number: .max, position: .zero, advance: attachment.rect.width, byte: attachment.byte)
        ]
        place = CGPoint(x: attachment.rect.minX, y: line.line?.baseline ?? 0)
        // U+FFFC takes three bytes.
        bytes = attachment.byte..<attachment.byte + 3
    }

    /// The left end of the run's baseline, relative to the line's origin.
    var origin: CGPoint {
        CGPoint(x: place.x - line.left, y: (line.line?.baseline ?? 0) - place.y)
    }

    /// The offset in the string of the first character.
    var start: Int { line.offset(ofByte: bytes.lowerBound) }

    /// The distances from the baseline up and down, and the recommended gap between lines.
    fileprivate var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        switch content {
        case .glyphs(let run): (run.metrics.ascender, -run.metrics.descender, run.metrics.leading)
        case .attachment(let attachment): (place.y - attachment.rect.minY, attachment.rect.maxY - place.y, 0)
        }
    }

    /// Calls `body` with the glyphs of a range and their places in a buffer.
    func forEach(_ range: CFRange, _ body: (Int, PlacedGlyph) -> Void) {
        for (place, glyph) in glyphs[range.resolved(in: glyphs.count)].enumerated() { body(place, glyph) }
    }
}

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.start, length: run.line.offset(ofByte: run.bytes.upperBound) - run.start)
}

/// Returns the attributes of a run, whose keys are strings.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let attributes = run.line.attributeRuns.first { $0.range.contains(run.start) }?.attributes ?? [:]
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }) as NSDictionary
}

/// Copies the numbers of glyphs; the buffer has to be large enough.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.forEach(range) { buffer[$0] = $1.number }
}

/// Copies the positions of glyphs; the buffer has to be large enough.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    let origin = run.origin
    run.forEach(range) { place, glyph in
        buffer[place] = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
    }
}

/// Copies the advances of glyphs; the buffer has to be large enough.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.forEach(range) { buffer[$0] = CGSize(width: $1.advance, height: 0) }
}

/// Copies the indices of the characters that glyphs come from; the buffer has to be large enough.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.forEach(range) { buffer[$0] = run.line.offset(ofByte: $1.byte) }
}

/// Returns the width of glyphs, and the distances of their font from the baseline up and down, in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    var width: CGFloat = 0
    run.forEach(range) { width += $1.advance }
    return Double(width)
}

/// Returns the rectangle that contains the ink of glyphs, relative to the origin of the line with the y-axis up.
///
/// It is zero without ink. Underlines and other decorations belong to the line.
///
/// - Parameters:
///   - run: The run.
///   - context: Not needed, because glyphs are not aligned with pixels.
///   - range: The glyphs; a length of 0 stands for all from the location.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let own = range.resolved(in: run.glyphs.count)
    guard !own.isEmpty else { return .zero }
    let ink =
        switch run.content {
        case .glyphs(let glyphs): glyphs.inkBounds(of: own)
        case .attachment(let attachment): attachment.rect
        }
    guard !ink.isEmpty else { return .zero }
    let baseline = run.line.line?.baseline ?? 0
    return CGRect(x: ink.minX - run.line.left, y: baseline - ink.maxY, width: ink.width, height: ink.height)
}

/// Returns the transform of the glyphs of a run that does not come from its font, which is the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a run, with the origin of its line at the text position of a context.
///
/// Underlines and other decorations belong to the line.
///
/// - Parameters:
///   - run: The run.
///   - context: The context, whose text position is the origin of the line.
///   - range: The glyphs, which have to be all of the run.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    guard range.resolved(in: run.glyphs.count).count == run.glyphs.count else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setFillColor(CGColor.black)
    context.flipForText()
    context.translateBy(x: -run.line.left, y: -(run.line.line?.baseline ?? 0))
    switch run.content {
    case .glyphs(let glyphs): context.draw(glyphs)
    case .attachment(let attachment): context.draw(attachment)
    }
}

/// Properties of the order of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The text is written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1)
    /// The characters of the glyphs are neither in ascending nor in descending order.
    public static let nonMonotonic = CTRunStatus(rawValue: 2)
}

/// Returns the order of the glyphs of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    let places = run.glyphs.map(\.byte)
    let pairs = zip(places, places.dropFirst())
    let isDescending = pairs.contains { $0 > $1 } && pairs.allSatisfy { $0 >= $1 }
    // Some runs have only one glyph, or one whose clusters are in no order.
    let text = String(decoding: Array(run.line.source.string.utf8)[run.bytes], as: UTF8.self)
    let isRightToLeft = isDescending || WritingDirection.isRightToLeft(text.unicodeScalars) == true
    let isInOrder = isRightToLeft ? pairs.allSatisfy { $0 >= $1 } : pairs.allSatisfy { $0 <= $1 }
    return (isRightToLeft ? CTRunStatus.rightToLeft : []).union(isInOrder ? [] : .nonMonotonic)
}
