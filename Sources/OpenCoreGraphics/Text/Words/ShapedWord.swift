internal import CGTK

/// A font as lines of words need it.
// Sendable: the font is only asked with the text lock held, everything else is a value.
final class WordFont: @unchecked Sendable {
    let font: UnsafeMutablePointer<PangoFont>
    let metrics: FontMetrics

    /// Takes a reference.
    init(font: UnsafeMutablePointer<PangoFont>, metrics: FontMetrics) {
        g_object_ref(font)
        self.font = font
        self.metrics = metrics
    }

    deinit {
        UnusedFonts.shared.add(font)
    }
}

/// A word of simple text in one font, or a space, shaped once; see `WordShaper`.
final class ShapedWord: Sendable {
    /// How lines may be broken beside the word, where spaces stand there.
    struct Edges: OptionSet, Sendable {
        let rawValue: UInt8

        /// Nothing breaks before it, not even after a space: closing brackets, most punctuation.
        static let holdsToPrevious = Edges(rawValue: 1)
        /// Nothing breaks after it, not even after a space: opening brackets.
        static let holdsToNext = Edges(rawValue: 2)
        /// It begins with an opening bracket.
        static let opens = Edges(rawValue: 4)
        /// It ends with a quotation mark, which holds to an opening bracket.
        static let quotes = Edges(rawValue: 8)
        /// It begins with a long dash; two of them hold together.
        static let beginsWithDash = Edges(rawValue: 16)
        /// It ends with a long dash.
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

    /// In UTF-8; tells apart words of equal hashes.
    var bytes: [UInt8] { made.bytes }
    var glyphs: [PangoGlyphInfo] { made.glyphs }
    /// For each glyph, from which byte of the word it comes.
    var clusters: [Int32] { made.clusters }
    var edges: Edges { made.edges }
    /// What the word is made of if lines may end inside it and its glyphs are those of the parts; otherwise empty.
    var parts: [ShapedWord] { made.parts }
    /// Whether lines may end inside it, but its glyphs change if they do.
    var hasHiddenBreaks: Bool { made.hasHiddenBreaks }
    /// Whether its glyphs depend on what stands beyond the spaces beside it.
    var isDelicate: Bool { made.isDelicate }
    /// The characters beyond those spaces for which it was shaped; 0 for any.
    var place: UInt16 { made.place }

    /// Whether a line may end between this word, spaces, and the other one.
    func allowsBreak(before next: ShapedWord) -> Bool {
        let both = edges.union(next.edges)
        if both.isEmpty { return true }
        return !edges.contains(.holdsToNext) && !next.edges.contains(.holdsToPrevious)
            && !(edges.contains(.quotes) && next.edges.contains(.opens))
            && !(edges.contains(.endsWithDash) && next.edges.contains(.beginsWithDash))
    }

    /// The bytes that it takes in memory, about.
    var cost: Int {
        200 + bytes.count + glyphs.count * 24 + parts.reduce(0) { $0 + $1.cost }
    }
}

/// What shaping says about a word.
struct WordParts: Sendable {
    var bytes: [UInt8]
    var glyphs: [PangoGlyphInfo]
    var clusters: [Int32]
    var edges: ShapedWord.Edges = []
    var parts: [ShapedWord] = []
    var hasHiddenBreaks = false
    var isDelicate = false
    var place: UInt16 = 0
}
