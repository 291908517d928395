internal import CGTK

/// A glyph of a run.
package struct PlacedGlyph: Hashable, Sendable {
    /// The number of the glyph in its font; 0 if the font has none for the character.
    package var number: UInt16
    /// The position, in points from the left end of the run's baseline, with the y-axis up.
    package var position: CGPoint
    /// In points.
    package var advance: CGFloat
    /// The byte in the string that the glyph comes from.
    package var byte: Int

    package init(number: UInt16, position: CGPoint, advance: CGFloat, byte: Int) {
        (self.number, self.position, self.advance, self.byte) = (number, position, advance, byte)
    }
}

extension GlyphRun {
    /// The glyphs from left to right, without those of invisible characters.
    package var placedGlyphs: [PlacedGlyph] {
        var x: CGFloat = 0
        return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
            let info = glyphs.pointee.glyphs[index]
            let left = x + PangoUnit.points(info.geometry.x_offset)
            x += PangoUnit.points(info.geometry.width)
            guard info.glyph != Self.emptyGlyph else { return nil }
            return PlacedGlyph(
                number: UInt16(exactly: info.glyph) ?? 0,
                position: CGPoint(x: left, y: -PangoUnit.points(info.geometry.y_offset)),
                advance: PangoUnit.points(info.geometry.width),
                byte: range.lowerBound + Int(glyphs.pointee.log_clusters[index]))
        }
    }

    /// Pango's number of a glyph without a shape, `PANGO_GLYPH_EMPTY`.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    /// The metrics of the run's font, which may be a replacement of the requested one.
    package var metrics: FontMetrics {
        TextEngine.shared.withLock { FontMetrics(font: font) }
    }
}
