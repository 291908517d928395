internal import CGTK

/// What the tables of the font that a descriptor resolves to contain; nothing on a system without fonts.
extension FontDescriptor {
    /// The units of the outlines per em, and the number of glyphs.
    package var outlineNumbers: (unitsPerEm: Int, glyphCount: Int) {
        withFace { (Int(hb_face_get_upem($0)), Int(hb_face_get_glyph_count($0))) } ?? (0, 0)
    }

    /// The rectangle that contains all glyphs, in units of the outlines with the y-axis up.
    ///
    /// The table `head` has its corners: four numbers of 16 bits, whose first byte is the higher one.
    package var glyphBounds: CGRect {
        withFace { face in
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
        } ?? .zero
    }

    /// The name of the family and the style; `nil` if the font has none.
    package var fullName: String? {
        withFace { face in
            var size: UInt32 = 256
            var text = [CChar](repeating: 0, count: Int(size))
            // 4 is the full name in the table `name`.
            guard hb_ot_name_get_utf8(face, 4, nil, &size, &text) > 0 else { return nil }
            return String(decoding: text[..<Int(size)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        } ?? nil
    }

    /// The top of underlines, in points above the baseline, and their thickness.
    package var underline: (top: CGFloat, thickness: CGFloat) {
        TextEngine.shared.withLock {
            let font = TextEngine.shared.font(for: self).font
            let metrics = font.map { LineMetrics(font: $0) } ?? LineMetrics(emSize: size)
            return (metrics.underlineTop, metrics.underlineThickness)
        }
    }

    private func withFace<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        withHarfBuzzFont { hb_font_get_face($0).map(body) } ?? nil
    }
}
