internal import CGTK

/// A word of simple text in one font, shaped once; see `WordShaper`.
final class ShapedWord {
    /// In UTF-8; tells apart words of equal hashes.
    let bytes: [UInt8]
    let glyphs: [PangoGlyphInfo]
    /// For each glyph, from which byte of the word it comes.
    let clusters: [Int32]
    /// In Pango's units.
    let width: Int32

    /// Nil if the word needs more than these glyphs to be right: another font, or colours.
    init?(bytes: [UInt8], glyphs string: UnsafeMutablePointer<PangoGlyphString>) {
        let count = Int(string.pointee.num_glyphs)
        glyphs = Array(UnsafeBufferPointer(start: string.pointee.glyphs, count: count))
        clusters = Array(UnsafeBufferPointer(start: string.pointee.log_clusters, count: count))
        guard glyphs.allSatisfy({ $0.isPlain }) else { return nil }
        self.bytes = bytes
        width = glyphs.reduce(0) { $0 + $1.geometry.width }
    }
}

extension PangoGlyphInfo {
    /// Whether it is a glyph of the font, and not nothing, a box, or a picture.
    fileprivate var isPlain: Bool {
        glyph != 0 && glyph < 0x0FFF_FFFF && attr.is_color == 0
    }
}
