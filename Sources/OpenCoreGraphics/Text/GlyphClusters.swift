/// The characters that glyphs show, as documents store them so that text can be searched and copied.
struct GlyphClusters: Equatable {
    /// Consecutive bytes of the text, and the number of glyphs that show them.
    struct Cluster: Equatable {
        var bytes: Int
        var glyphs: Int
    }

    /// The first byte of a glyph's cluster, and whether the glyph is visible.
    struct Glyph {
        var start: Int
        var isVisible: Bool
    }

    /// The clusters in the order of the text; together they contain all bytes and all visible glyphs.
    private(set) var clusters = [Cluster(bytes: 0, glyphs: 0)]
    /// Whether the glyphs are in the reverse order of the text.
    let isBackward: Bool

    /// Finds the clusters of glyphs, which are in visual order, in UTF-8 text.
    ///
    /// - Returns: nil if the glyphs are neither in the order of the text nor in the reverse order.
    init?(_ glyphs: [Glyph], text: ArraySlice<UInt8>) {
        guard let first = glyphs.first, let last = glyphs.last else { return nil }
        isBackward = first.start > last.start
        var start = 0
        for glyph in isBackward ? glyphs.reversed() : glyphs {
            guard glyph.start >= start, glyph.start < text.count,
                text[text.startIndex + glyph.start] & 0xC0 != 0x80
            else { return nil }
            if glyph.start > start {
                clusters[clusters.count - 1].bytes = glyph.start - start
                clusters.append(Cluster(bytes: 0, glyphs: 0))
                start = glyph.start
            }
            if glyph.isVisible { clusters[clusters.count - 1].glyphs += 1 }
        }
        clusters[clusters.count - 1].bytes = text.count - start
    }
}
