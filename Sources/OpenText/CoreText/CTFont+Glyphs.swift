/// Finds the glyphs that show characters.
///
/// - Parameters:
///   - font: The font, which is not replaced for characters that it does not contain.
///   - characters: The UTF-16 units. The glyph of a surrogate pair is that of the first unit.
///   - glyphs: Is set to the numbers of the glyphs; 0 for a character that the font does not contain, and for the second
///     unit of a surrogate pair.
///   - count: The number of units.
/// - Returns: Whether the font contains all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = Array(characters, count: count)
    var (scalars, places): ([UInt32], [Int]) = ([], [])
    var index = 0
    while index < units.count {
        let pair = String(decoding: units[index..<min(index + 2, units.count)], as: UTF16.self).unicodeScalars
        let isPair = UTF16.isLeadSurrogate(units[index]) && pair.count == 1
        scalars.append(isPair ? pair.first?.value ?? 0 : UInt32(units[index]))
        places.append(index)
        glyphs[index] = 0
        if isPair, index + 1 < units.count { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    let found = font.face.glyphs(of: scalars)
    for (place, glyph) in zip(places, found) { glyphs[place] = glyph }
    return !found.contains(0)
}

/// Measures glyphs.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction of the text; only horizontal text is supported.
///   - glyphs: The numbers of the glyphs.
///   - advances: Is set to the distances from each glyph to the next, in points, if it is not `nil`.
///   - count: The number of glyphs.
/// - Returns: The sum of the distances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let widths = font.face.advances(of: Array(glyphs, count: count))
    for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
    return Double(widths.reduce(0, +))
}

/// Returns the rectangle that contains the ink of glyphs, all of which are at the origin, with the y-axis up.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction of the text; only horizontal text is supported.
///   - glyphs: The numbers of the glyphs.
///   - boundingRects: Is set to the rectangle of each glyph if it is not `nil`.
///   - count: The number of glyphs.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    let bounds = font.face.inkBounds(of: Array(glyphs, count: count))
    for (index, rect) in bounds.enumerated() { boundingRects?[index] = rect }
    let all = bounds.reduce(CGRect.null) { $1.isEmpty ? $0 : $0.union($1) }
    return all.isNull ? .zero : all
}

/// Returns the outline of a glyph, with the y-axis up.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The number of the glyph.
///   - matrix: A transform of the outline, or `nil`.
/// - Returns: `nil` for a glyph without ink, such as a space.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let outline = font.face.outline(of: glyph)
    guard var transform = matrix?.pointee else { return outline }
    return outline?.copy(using: &transform)
}

/// Draws glyphs as outlines, in the colors and the text drawing mode of a context.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The numbers of the glyphs.
///   - positions: The left ends of their baselines, in text space.
///   - count: The number of glyphs.
///   - context: The context, whose y-axis points up.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    context.show(Array(glyphs, count: count), of: font.face, at: Array(positions, count: count))
}

/// The direction of text for measuring glyphs.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    /// Measured like horizontal text.
    case vertical = 2
}

extension Array {
    fileprivate init(_ start: UnsafePointer<Element>, count: CFIndex) {
        self.init(UnsafeBufferPointer(start: start, count: Swift.max(count, 0)))
    }
}
