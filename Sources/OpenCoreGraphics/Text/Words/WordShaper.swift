internal import CGTK

/// A cache of shaped words in one font and script; requires the text lock.
///
/// A word is shaped by HarfBuzz separately, with Pango's parameters, and is cached. The result has the same glyphs as
/// the word on a line unless a rule of the font applies across spaces. Fonts list such rules (OpenType's tables GSUB
/// and GPOS) and their glyphs. A word with such a glyph is also shaped between several kinds of neighbors, and is
/// cached once if they make no difference. Otherwise it is cached separately for each pair of characters beyond its
/// spaces.
final class WordShaper {
    /// Neighbors for which fonts are known to have rules: digits, capitals, lowercase letters, punctuation, spaces.
    private static let neighbors = ["0", "A", "a", ".", ",", "(", ")", "¶", " "].map { Array($0.utf8) }

    private let font: WordFont
    let script: SimpleText.Script
    // Unowned: the engine outlives its fonts.
    private unowned let engine: TextEngine
    private let hbFont: OpaquePointer
    private let run: ScriptRun
    private let buffer = hb_buffer_create()
    private let rules: SpaceRules
    private var table = WordTable()
    /// The space between words, or nil if the font has none.
    private(set) lazy var space: ShapedWord? = makeSpace()
    /// The ellipsis for truncated text, or nil if the font has none.
    private(set) lazy var ellipsis: ShapedWord? = shape(Array("…".utf8), between: Neighbors())

    /// Returns nil if Pango would not use the font for the script.
    init?(font: WordFont, script: SimpleText.Script, run: ScriptRun?, rules: SpaceRules, engine: TextEngine) {
        guard let run, let hbFont = pango_font_get_hb_font(font.font) else { return nil }
        (self.font, self.script, self.run, self.hbFont) = (font, script, run, hbFont)
        (self.rules, self.engine) = (rules, engine)
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// The result of looking up a word.
    enum Answer {
        /// The word is the same in any context.
        case contextFree(ShapedWord)
        /// The word depends on the characters beyond the adjacent spaces.
        case contextDependent
        /// The word has to be shaped with its line.
        case unknown
    }

    /// The characters beyond the spaces adjacent to a word; 0 for none.
    struct Neighbors {
        var before: UInt8 = 0
        var after: UInt8 = 0
    }

    /// Looks up a word independently of its context.
    @inline(__always)
    func word(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Answer {
        let known = table.find(hash) ?? shapeAndCache(Array(bytes), hash: hash)
        guard let known else { return .unknown }
        if !known.bytes.isSame(as: bytes) { return .unknown }
        return known.dependsOnContext ? .contextDependent : .contextFree(known)
    }

    /// Returns the word in the context of its neighbors.
    func word(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, between neighbors: Neighbors) -> ShapedWord? {
        let place = UInt64(neighbors.before) << 8 | UInt64(neighbors.after) | 0x10000
        let hash = (hash ^ place) &* 0x9E37_79B9_7F4A_7C15
        let known = table.find(hash) ?? shapeAndCache(Array(bytes), hash: hash, between: neighbors)
        guard let known, known.bytes.isSame(as: bytes), known.place == UInt16(truncatingIfNeeded: place) else {
            return nil
        }
        return known
    }

    private func shapeAndCache(_ bytes: [UInt8], hash: UInt64, between neighbors: Neighbors? = nil) -> ShapedWord? {
        let word = shape(bytes, between: neighbors)
        engine.reserveSpace(forWordOf: word?.cost ?? 64)
        table.insert(word, for: hash)
        return word
    }

    func forget() {
        table.removeAll()
    }

    // MARK: Shaping

    private func shape(_ bytes: [UInt8], between neighbors: Neighbors? = nil) -> ShapedWord? {
        guard bytes.allSatisfy({ $0 < 0x80 }) || hasEveryCharacter(of: bytes) else { return nil }
        let (glyphs, clusters) = neighbors.map { self.glyphs(of: bytes, between: $0) } ?? self.glyphs(of: bytes)
        // Glyph 0 is a missing glyph, for which Pango draws a box.
        guard !glyphs.isEmpty, glyphs.allSatisfy({ $0.glyph != 0 }) else { return nil }
        var word = WordParts(bytes: bytes, glyphs: glyphs, clusters: clusters)
        if let neighbors {
            word.place = UInt16(neighbors.before) << 8 | UInt16(neighbors.after)
        } else {
            // Brackets depend on brackets beyond more than one space.
            word.dependsOnContext =
                glyphs.contains { rules.glyphs.contains($0.glyph) } && (bytes.hasBrackets || !isContextFree(word))
        }
        if !bytes.allSatisfy(\.isLetterOrFigure) { findBreaks(in: &word) }
        return ShapedWord(word, font: font)
    }

    /// Returns the glyphs of a word between neighbors, or none if these affect the glyphs' boundaries.
    private func glyphs(of bytes: [UInt8], between neighbors: Neighbors) -> ([PangoGlyphInfo], [Int32]) {
        let before = neighbors.before == 0 ? [] : [neighbors.before, 0x20]
        let after = neighbors.after == 0 ? [] : [0x20, neighbors.after]
        let (glyphs, clusters) = glyphs(of: before + bytes + after)
        let own = before.count..<glyphs.count - after.count
        guard glyphs.count >= before.count + after.count, let space,
            own.allSatisfy({
                (before.count..<before.count + bytes.count).contains(Int(clusters[$0]))
            }), before.isEmpty || glyphs[1].isSame(as: space.glyphs[0]),
            after.isEmpty || glyphs[own.upperBound].isSame(as: space.glyphs[0])
        else { return ([], []) }
        return (Array(glyphs[own]), clusters[own].map { $0 - Int32(before.count) })
    }

    private func hasEveryCharacter(of bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0
        }
    }

    private func glyphs(of bytes: [UInt8]) -> ([PangoGlyphInfo], [Int32]) {
        hb_buffer_clear_contents(buffer)
        bytes.withUnsafeBytes { pointer in
            let text = pointer.bindMemory(to: CChar.self).baseAddress
            hb_buffer_add_utf8(buffer, text, Int32(bytes.count), 0, Int32(bytes.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, run.script)
        hb_buffer_set_language(buffer, run.language)
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_shape(hbFont, buffer, run.features, UInt32(run.features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return ([], []) }
        var (glyphs, clusters): ([PangoGlyphInfo], [Int32]) = ([], [])
        glyphs.reserveCapacity(Int(count))
        clusters.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            var glyph = PangoGlyphInfo()
            glyph.glyph = infos[index].codepoint
            glyph.geometry.width = positions[index].x_advance
            glyph.geometry.x_offset = positions[index].x_offset
            glyph.geometry.y_offset = -positions[index].y_offset
            glyph.attr.is_cluster_start = index == 0 || infos[index].cluster != infos[index - 1].cluster ? 1 : 0
            glyphs.append(glyph)
            clusters.append(Int32(bitPattern: infos[index].cluster))
        }
        return (glyphs, clusters)
    }

    private func isContextFree(_ word: WordParts) -> Bool {
        guard let space else { return false }
        let expected = space.glyphs + word.glyphs + space.glyphs
        var text: [UInt8] = []
        var places: [Range<Int32>] = []
        for neighbor in Self.neighbors {
            let start = Int32(text.count + neighbor.count)
            text += neighbor + [0x20] + word.bytes + [0x20] + neighbor + [0x20]
            places.append(start..<start + Int32(word.bytes.count + 2))
        }
        let (glyphs, clusters) = glyphs(of: text)
        return places.allSatisfy { place in
            let found = zip(glyphs, clusters).lazy.filter { place.contains($0.1) }.map(\.0)
            return found.elementsEqual(expected) { $0.isSame(as: $1) }
        }
    }

    private func makeSpace() -> ShapedWord? {
        let (glyphs, _) = glyphs(of: Array("a a".utf8))
        guard glyphs.count == 3, glyphs[1].glyph != 0 else { return nil }
        return ShapedWord(WordParts(bytes: [0x20], glyphs: [glyphs[1]], clusters: [0]), font: font)
    }

    // MARK: Breaks

    /// Determines the line break opportunities inside and beside a word by querying Pango.
    private func findBreaks(in word: inout WordParts) {
        let breaks = WordBreaks(of: word.bytes)
        word.edges = breaks.edges
        if breaks.inner.isEmpty { return }
        var start = 0
        for end in breaks.inner + [word.bytes.count] {
            let bytes = Array(word.bytes[start..<end])
            let (glyphs, clusters) = glyphs(of: bytes)
            var part = WordParts(bytes: bytes, glyphs: glyphs, clusters: clusters)
            if start == 0 { part.edges.formUnion(breaks.edges.intersection(.ofStart)) }
            if end == word.bytes.count { part.edges.formUnion(breaks.edges.intersection(.ofEnd)) }
            word.parts.append(ShapedWord(part, font: font))
            start = end
        }
        guard !word.dependsOnContext, word.place == 0,
            word.glyphs.elementsEqual(word.parts.lazy.flatMap(\.glyphs), by: { $0.isSame(as: $1) })
        else {
            word.parts = []
            word.hasHiddenBreaks = true
            return
        }
    }
}

extension ShapedWord.Edges {
    /// The properties of the leading edge.
    fileprivate static let ofStart: ShapedWord.Edges = [.noBreakBefore, .opens, .beginsWithDash]
    /// The properties of the trailing edge.
    fileprivate static let ofEnd: ShapedWord.Edges = [.noBreakAfter, .quotes, .endsWithDash]
}

extension PangoGlyphInfo {
    fileprivate func isSame(as other: PangoGlyphInfo) -> Bool {
        glyph == other.glyph && geometry.width == other.geometry.width && geometry.x_offset == other.geometry.x_offset
            && geometry.y_offset == other.geometry.y_offset
    }
}

extension [UInt8] {
    fileprivate var hasBrackets: Bool {
        contains { Array("()[]{}".utf8).contains($0) }
    }

    @inline(__always)
    fileprivate func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count, let end = other.baseAddress else { return false }
        return withUnsafeBufferPointer { $0.baseAddress.map { memcmp($0, end, other.count) == 0 } ?? false }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit.
    var isLetterOrFigure: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
