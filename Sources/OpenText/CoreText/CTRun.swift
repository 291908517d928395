/// Glyphs of one font and style on a line.
///
/// Positions are relative to the origin of the line, with the y-axis up. In the functions below, a range with a length of 0
/// extends to the last glyph.
public final class CTRun {
    let run: GlyphRun
    let line: CTLine
    let glyphs: [PlacedGlyph]

    init(_ run: GlyphRun, _ line: CTLine) {
        (self.run, self.line) = (run, line)
        glyphs = run.placedGlyphs
    }

    /// The left end of the run's baseline, relative to the line's origin.
    var origin: CGPoint {
        CGPoint(x: run.origin.x - line.left, y: (line.line?.baseline ?? 0) - run.origin.y)
    }

    /// The offset in the string of the first character.
    var start: Int { line.offset(ofByte: run.range.lowerBound) }

    /// Calls `body` with the glyphs of a range and their places in a buffer.
    func forEach(_ range: CFRange, _ body: (Int, PlacedGlyph) -> Void) {
        for (place, glyph) in glyphs[range.resolved(in: glyphs.count)].enumerated() { body(place, glyph) }
    }
}

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the range of a run in its string.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.start, length: run.line.offset(ofByte: run.run.range.upperBound) - run.start)
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
    let metrics = run.run.metrics
    ascent?.pointee = metrics.ascender
    descent?.pointee = -metrics.descender
    leading?.pointee = metrics.leading
    var width: CGFloat = 0
    run.forEach(range) { width += $1.advance }
    return Double(width)
}

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
    var drawn = run.run
    drawn.origin = CGPoint(x: run.origin.x, y: -run.origin.y)
    context.draw(drawn)
}
