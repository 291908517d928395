/// A font without a size, whose glyphs contexts draw by their numbers.
///
/// Lengths are in units of the font's outlines, of which ``unitsPerEm`` are the size of the font.
public final class CGFont: Hashable, Sendable {
    /// The font with one point per unit of the outlines.
    package let face: FontDescriptor

    package init(face: FontDescriptor) {
        var face = face
        let units = face.outlineNumbers.unitsPerEm
        face.size = CGFloat(units > 0 ? units : 1000)
        self.face = face
    }

    /// The number of units of the outlines per em.
    public var unitsPerEm: Int32 { Int32(face.size) }

    public var numberOfGlyphs: Int { face.outlineNumbers.glyphCount }

    /// The distance from the baseline to the top of a line.
    public var ascent: Int32 { Int32(clamping: face.metrics.ascender) }

    /// The distance from the baseline to the bottom of a line: usually a negative number.
    public var descent: Int32 { Int32(clamping: face.metrics.descender) }

    /// The recommended gap between lines.
    public var leading: Int32 { Int32(clamping: face.metrics.leading) }

    /// The height of capital letters.
    public var capHeight: Int32 { Int32(clamping: face.metrics.capHeight) }

    /// The height of lowercase letters.
    public var xHeight: Int32 { Int32(clamping: face.metrics.xHeight) }

    /// The rectangle that contains every glyph at the origin, with the y-axis up.
    public var fontBBox: CGRect { face.glyphBounds }

    /// The name of the family and the style; `nil` if the font has none.
    public var fullName: CFString? { face.fullName }

    /// Measures the distances from glyphs to the next.
    ///
    /// - Parameters:
    ///   - glyphs: The numbers of the glyphs.
    ///   - count: The number of glyphs.
    ///   - advances: Is set to the distances.
    /// - Returns: `true`.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let all = face.advances(of: Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0))))
        for (index, advance) in all.enumerated() { advances[index] = Int32(clamping: advance) }
        return true
    }

    public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.face == rhs.face }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(face)
    }
}

extension Int32 {
    /// Rounds a length, which is 0 if it is not finite.
    fileprivate init(clamping length: CGFloat) {
        self.init(length.isFinite ? Swift.min(Swift.max(length.rounded(), -1e9), 1e9) : 0)
    }
}

extension CGContext {
    /// Sets the font for ``showGlyphs(_:at:)``.
    public func setFont(_ font: CGFont) {
        state.font = font
    }

    /// Sets the size for ``showGlyphs(_:at:)``, in units of text space.
    public func setFontSize(_ size: CGFloat) {
        state.fontSize = size
    }

    /// Draws glyphs of the font as outlines, in the text drawing mode, without changing the current path.
    ///
    /// Draws nothing if no font or no size was set.
    ///
    /// - Parameters:
    ///   - glyphs: The numbers of the glyphs.
    ///   - positions: The left ends of their baselines, in text space; glyphs without a position are not drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.font, state.fontSize.isFinite, state.fontSize > 0 else { return }
        var face = font.face
        face.size = state.fontSize
        show(glyphs, of: face, at: positions)
    }

    /// Draws glyphs as outlines, in the text drawing mode.
    package func show(_ glyphs: [CGGlyph], of face: FontDescriptor, at positions: [CGPoint]) {
        guard let mode = glyphDrawingMode else { return }
        let outer = devicePath
        saveGState()
        defer {
            restoreGState()
            devicePath = outer
        }
        beginPath()
        concatenate(textMatrix)
        for (glyph, position) in zip(glyphs, positions) {
            guard let outline = face.outline(of: glyph) else { continue }
            addPath(outline.applying(CGAffineTransform(translationX: position.x, y: position.y)))
            drawPath(using: mode)
        }
    }
}
