internal import CGTK

/// A font and its metrics, as needed for lines of words.
// Sendable: the font is only accessed with the text lock held, and everything else is a value.
final class WordFont: @unchecked Sendable {
    let font: UnsafeMutablePointer<PangoFont>
    let metrics: FontMetrics

    /// Retains the font.
    init(font: UnsafeMutablePointer<PangoFont>, metrics: FontMetrics) {
        g_object_ref(font)
        self.font = font
        self.metrics = metrics
    }

    deinit {
        DeferredFontRelease.shared.add(font)
    }
}

/// A word of simple text in one font, or a space, shaped once; see `WordShaper`.
final class ShapedWord: Sendable {
    /// The line-breaking properties of the word's edges, next to spaces.
    struct Edges: OptionSet, Sendable {
        let rawValue: UInt8

        /// No break before it, not even after a space: closing brackets and most punctuation.
        static let noBreakBefore = Edges(rawValue: 1)
        /// No break after it, not even after a space: opening brackets.
        static let noBreakAfter = Edges(rawValue: 2)
        /// Starts with an opening bracket.
        static let opens = Edges(rawValue: 4)
        /// Ends with a quotation mark, after which no break is allowed before an opening bracket.
        static let quotes = Edges(rawValue: 8)
        /// Starts with an em dash; no break is allowed between two of them.
        static let beginsWithDash = Edges(rawValue: 16)
        /// Ends with an em dash.
        static let endsWithDash = Edges(rawValue: 32)
    }

    let font: WordFont
    private let made: WordParts
    /// In Pango's units.
    let width: Int32

    init(_ made: WordParts, font: WordFont) {
        (self.made, self.font) = (made, font)
        width = made.glyphs.reduce(0) { $0 + $1.geometry.width }
    }

    /// The UTF-8 form, which distinguishes words with equal hashes.
    var bytes: [UInt8] { made.bytes }
    var glyphs: [PangoGlyphInfo] { made.glyphs }
    /// The offset in the word of the byte that each glyph comes from.
    var clusters: [Int32] { made.clusters }
    var edges: Edges { made.edges }
    /// The parts of the word if lines may end inside it and its glyphs are those of the parts; otherwise empty.
    var parts: [ShapedWord] { made.parts }
    /// Whether lines may end inside it, in which case its glyphs would change.
    var hasHiddenBreaks: Bool { made.hasHiddenBreaks }
    /// Whether its glyphs depend on the characters beyond the adjacent spaces.
    var dependsOnContext: Bool { made.dependsOnContext }
    /// The characters beyond the adjacent spaces for which it was shaped; 0 for any.
    var place: UInt16 { made.place }

    /// Returns whether a line may end between this word, spaces, and the next word.
    func allowsBreak(before next: ShapedWord) -> Bool {
        let both = edges.union(next.edges)
        if both.isEmpty { return true }
        return !edges.contains(.noBreakAfter) && !next.edges.contains(.noBreakBefore)
            && !(edges.contains(.quotes) && next.edges.contains(.opens))
            && !(edges.contains(.endsWithDash) && next.edges.contains(.beginsWithDash))
    }

    /// The approximate size in bytes.
    var cost: Int {
        200 + bytes.count + glyphs.count * 24 + parts.reduce(0) { $0 + $1.cost }
    }
}

/// The result of shaping a word.
struct WordParts: Sendable {
    var bytes: [UInt8]
    var glyphs: [PangoGlyphInfo]
    var clusters: [Int32]
    var edges: ShapedWord.Edges = []
    var parts: [ShapedWord] = []
    var hasHiddenBreaks = false
    var dependsOnContext = false
    var place: UInt16 = 0
}
