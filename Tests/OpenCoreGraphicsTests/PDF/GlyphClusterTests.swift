import Testing

@testable import OpenCoreGraphics

@Suite("The characters of glyphs in documents") struct GlyphClusterTests {
    private func clusters(_ starts: [Int], hidden: Set<Int> = [], of text: String) -> GlyphClusters? {
        let glyphs = starts.enumerated().map { GlyphClusters.Glyph(start: $1, isVisible: !hidden.contains($0)) }
        return GlyphClusters(glyphs, text: Array(text.utf8)[...])
    }

    private func pairs(_ clusters: GlyphClusters?) -> [[Int]] {
        clusters?.clusters.map { [$0.bytes, $0.glyphs] } ?? []
    }

    @Test("Each glyph of simple text shows one character")
    func simple() {
        #expect(pairs(clusters([0, 1, 2], of: "abc")) == [[1, 1], [1, 1], [1, 1]])
    }

    @Test("A ligature shows several characters, and a decomposed character has several glyphs")
    func ligatures() {
        #expect(pairs(clusters([0, 1, 4], of: "offi.")) == [[1, 1], [3, 1], [1, 1]])
        #expect(pairs(clusters([0, 0, 2], of: "éx")) == [[2, 2], [1, 1]])
    }

    @Test("Characters of invisible glyphs are kept")
    func invisible() {
        #expect(pairs(clusters([0, 1, 2], hidden: [2], of: "ab ")) == [[1, 1], [1, 1], [1, 0]])
    }

    @Test("Characters before the first glyph form a cluster without glyphs")
    func prefix() {
        #expect(pairs(clusters([1, 2], of: "abc")) == [[1, 0], [1, 1], [1, 1]])
    }

    @Test("The glyphs of text from right to left are in the reverse order")
    func backward() {
        let reversed = clusters([4, 2, 0], of: "שלו")
        #expect(reversed?.isBackward == true)
        #expect(pairs(reversed) == [[2, 1], [2, 1], [2, 1]])
    }

    @Test(
        "Glyphs in another order, outside of the text or inside of a character are rejected",
        arguments: [[0, 2, 1, 3], [0, 9], [0, -1], [0, 5], []])
    func rejected(starts: [Int]) {
        // The character at byte 4 has two bytes.
        #expect(clusters(starts, of: "abcdé") == nil)
    }
}
