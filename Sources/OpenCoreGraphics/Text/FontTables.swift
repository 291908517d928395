internal import CGTK

/// What the tables of a font contain, in units of its outlines.
package struct FontTables: Sendable {
    /// The units of the outlines per em.
    package var unitsPerEm = 0
    package var glyphCount = 0
    /// The rectangle that contains all glyphs, with the y-axis up.
    package var bounds = CGRect.zero
    /// The name of the family and the style; `nil` if the font has none.
    package var fullName: String?
}

extension FontTables {
    fileprivate init(of face: OpaquePointer) {
        unitsPerEm = Int(hb_face_get_upem(face))
        glyphCount = Int(hb_face_get_glyph_count(face))
        bounds = Self.bounds(of: face)
        fullName = Self.name(4, of: face)
    }

    /// Reads the corners of all glyphs from the table `head`: four numbers of 16 bits, whose first byte is the higher one.
    private static func bounds(of face: OpaquePointer) -> CGRect {
        let table = hb_face_reference_table(face, 0x6865_6164)
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(table, &length), length >= 44 else { return .zero }
        let corners = (0..<4).map { index in
            let bytes = (0..<2).map { UInt16(UInt8(bitPattern: data[36 + 2 * index + $0])) }
            return CGFloat(Int16(bitPattern: bytes[0] << 8 | bytes[1]))
        }
        return CGRect(
            x: corners[0], y: corners[1], width: max(corners[2] - corners[0], 0),
            height: max(corners[3] - corners[1], 0))
    }

    /// Returns a text of the table `name`, of which 4 is the full name.
    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var size: UInt32 = 256
        var text = [CChar](repeating: 0, count: Int(size))
        guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &size, &text) > 0 else { return nil }
        return String(decoding: text[..<Int(size)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension FontDescriptor {
    /// The tables of the font that is used; empty on a system without fonts.
    package var tables: FontTables {
        let tables = withHarfBuzzFont { font in hb_font_get_face(font).map { FontTables(of: $0) } }
        return (tables ?? nil) ?? FontTables()
    }

    /// The top of underlines, in points above the baseline, and their thickness.
    package var underline: (top: CGFloat, thickness: CGFloat) {
        TextEngine.shared.withLock {
            let font = TextEngine.shared.font(for: self).font
            let metrics = font.map { LineMetrics(font: $0) } ?? LineMetrics(emSize: size)
            return (metrics.underlineTop, metrics.underlineThickness)
        }
    }
}
