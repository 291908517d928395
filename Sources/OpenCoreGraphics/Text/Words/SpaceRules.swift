internal import CGTK

/// The glyphs that a font's rules may change depending on text beyond a space.
struct SpaceRules {
    private(set) var glyphs: Set<UInt32> = []

    init(of font: UnsafeMutablePointer<PangoFont>) {
        guard let hbFont = pango_font_get_hb_font(font), let face = hb_font_get_face(hbFont) else { return }
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(hbFont, 0x20, &space) != 0 else { return }
        for name in ["GSUB", "GPOS"] {
            let table = hb_tag_from_string(name, 4)
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_layout_collect_lookups(face, table, nil, nil, nil, lookups)
            for lookup in Self.values(of: lookups) { add(lookup, of: table, face, space: space) }
        }
    }

    private mutating func add(_ lookup: hb_codepoint_t, of table: hb_tag_t, _ face: OpaquePointer, space: UInt32) {
        let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        defer { [before, input, after].forEach { hb_set_destroy($0) } }
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
        guard [before, input, after].contains(where: { hb_set_has($0, space) != 0 }) else { return }
        glyphs.formUnion(Self.values(of: input))
    }

    private static func values(of set: OpaquePointer?) -> [hb_codepoint_t] {
        var values: [hb_codepoint_t] = []
        var value = hb_codepoint_t.max
        while hb_set_next(set, &value) != 0 { values.append(value) }
        return values
    }
}
