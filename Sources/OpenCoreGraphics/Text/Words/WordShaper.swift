internal import CGTK

/// The words of one font that were shaped already; to be used with the text lock held.
///
/// A word is shaped by Pango, alone, and kept. That gives the glyphs it has inside a line as long as no rule of the font
/// looks across a space. Fonts say which rules do (OpenType's GSUB and GPOS tables), and for which glyphs; a word with
/// such a glyph is also shaped between neighbours of several kinds, and is kept only if they make no difference.
final class WordShaper {
    /// Words are forgotten all at once when there are so many.
    private static let limit = 8192
    /// Neighbours that fonts are known to look for: figures, capitals, small letters.
    private static let neighbours = ["0", "A", "a"].map { Array($0.utf8) }

    // Both outlive it.
    private unowned let font: LoadedFont
    private unowned let engine: TextEngine
    private var words: [UInt64: ShapedWord] = [:]
    /// Words that must be shaped with their line.
    private var others: Set<UInt64> = []
    /// The space between words; nil if the font has none of its own.
    private(set) lazy var space: PangoGlyphInfo? = makeSpace()
    private lazy var glyphsLookingAcrossSpaces = makeGlyphsLookingAcrossSpaces()

    init(font: LoadedFont, engine: TextEngine) {
        self.font = font
        self.engine = engine
    }

    /// The word, nil if it must be shaped with its line.
    func word(_ bytes: ArraySlice<UInt8>) -> ShapedWord? {
        let hash = Self.hash(bytes)
        if let word = words[hash] { return bytes.elementsEqual(word.bytes) ? word : shape(Array(bytes)) }
        guard !others.contains(hash) else { return nil }
        let word = shape(Array(bytes))
        if words.count + others.count >= Self.limit { forget() }
        if let word { words[hash] = word } else { others.insert(hash) }
        return word
    }

    private func forget() {
        words.removeAll(keepingCapacity: true)
        others.removeAll()
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }

    // MARK: Shaping

    private func shape(_ bytes: [UInt8]) -> ShapedWord? {
        guard let word = withRun(of: bytes, { ShapedWord(bytes: bytes, glyphs: $0) }) ?? nil else { return nil }
        let isDelicate = word.glyphs.contains { glyphsLookingAcrossSpaces.contains($0.glyph) }
        return !isDelicate || isIndifferent(word) ? word : nil
    }

    private func isIndifferent(_ word: ShapedWord) -> Bool {
        guard let space else { return false }
        let expected = [space] + word.glyphs + [space]
        return Self.neighbours.allSatisfy { neighbour in
            let line = neighbour + [0x20] + word.bytes + [0x20] + neighbour
            let isSame: Bool? = withRun(of: line) { string in
                let glyphs = UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
                return glyphs.dropFirst().dropLast().elementsEqual(expected) { $0.isSame(as: $1) }
            }
            return isSame ?? false
        }
    }

    /// Calls back with the glyphs of a line, if they are all of the font that was asked for.
    private func withRun<Result>(
        of bytes: [UInt8], _ body: (UnsafeMutablePointer<PangoGlyphString>) -> Result
    ) -> Result? {
        guard let layout = engine.makeLayout(direction: .leftToRight) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        bytes.withUnsafeBytes { buffer in
            pango_layout_set_text(
                layout, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count))
        }
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for attribute in font.makeAttributes() { pango_attr_list_insert(list, attribute) }
        pango_layout_set_attributes(layout, list)
        guard let runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs, runs.pointee.next == nil else {
            return nil
        }
        let item = runs.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        guard let glyphs = item.pointee.glyphs, item.pointee.item.pointee.analysis.font == font.font else { return nil }
        return body(glyphs)
    }

    private func makeSpace() -> PangoGlyphInfo? {
        withRun(of: Array("a a".utf8)) { string in
            string.pointee.num_glyphs == 3 ? string.pointee.glyphs[1] : nil
        } ?? nil
    }

    // MARK: What fonts look for

    /// The glyphs that a rule of the font may change because of what stands beyond a space.
    private func makeGlyphsLookingAcrossSpaces() -> Set<UInt32> {
        guard let hbFont = pango_font_get_hb_font(font.font), let face = hb_font_get_face(hbFont) else { return [] }
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(hbFont, 0x20, &space) != 0 else { return [] }
        var glyphs: Set<UInt32> = []
        for name in ["GSUB", "GPOS"] {
            let table = hb_tag_from_string(name, 4)
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_layout_collect_lookups(face, table, nil, nil, nil, lookups)
            for lookup in values(of: lookups) { add(lookup, of: table, face, space: space, to: &glyphs) }
        }
        return glyphs
    }

    private func add(
        _ lookup: hb_codepoint_t, of table: hb_tag_t, _ face: OpaquePointer, space: hb_codepoint_t,
        to glyphs: inout Set<UInt32>
    ) {
        let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
        defer { [before, input, after].forEach { hb_set_destroy($0) } }
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
        guard [before, input, after].contains(where: { hb_set_has($0, space) != 0 }) else { return }
        glyphs.formUnion(values(of: input))
    }

    private func values(of set: OpaquePointer?) -> [hb_codepoint_t] {
        var values: [hb_codepoint_t] = []
        var value = hb_codepoint_t.max
        while hb_set_next(set, &value) != 0 { values.append(value) }
        return values
    }
}

extension PangoGlyphInfo {
    fileprivate func isSame(as other: PangoGlyphInfo) -> Bool {
        glyph == other.glyph && geometry.width == other.geometry.width && geometry.x_offset == other.geometry.x_offset
            && geometry.y_offset == other.geometry.y_offset
    }
}
