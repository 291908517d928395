internal import CGTK

/// Numbers from the tables of a font.
package struct FontTables: Hashable, Sendable {
    /// The units of the outlines per em.
    package var unitsPerEm: Int
    package var glyphCount: Int
}

extension FontDescriptor {
    /// The numbers of the font that is used; zeros on a system without fonts.
    package var tables: FontTables {
        TextEngine.shared.withLock {
            let font = TextEngine.shared.font(for: self).wordFont?.font
            let face = font.flatMap { pango_font_get_hb_font($0) }.flatMap { hb_font_get_face($0) }
            guard let face else { return FontTables(unitsPerEm: 0, glyphCount: 0) }
            return FontTables(unitsPerEm: Int(hb_face_get_upem(face)), glyphCount: Int(hb_face_get_glyph_count(face)))
        }
    }
}
