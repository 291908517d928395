import CGTK
import Testing

@testable import OpenCoreGraphics

/// Lines made of words that were shaped before are the lines that Pango makes of the whole text.
@Suite("Text from known words") struct SimpleTextTests {
    private static let fonts = [
        FontDescriptor(size: 17), FontDescriptor(size: 13, weight: 600), FontDescriptor(size: 21, isItalic: true),
        FontDescriptor(size: 15, features: ["tnum", "ss01"]), FontDescriptor(families: ["DejaVu Serif"], size: 16),
        FontDescriptor(families: ["DejaVu Sans"], size: 12), FontDescriptor(size: 14, isMonospaced: true),
    ]

    /// What the two ways give, as text to compare; nil for the short way if it does not know the text.
    private func both(
        _ string: String, font: FontDescriptor, width: CGFloat?, style: TextParagraph, limit: Int?
    ) -> (short: String?, long: String) {
        let bytes = Array(string.utf8)
        let content = TextContent(string, font: font)
        return TextEngine.shared.withLock {
            let shaper = ParagraphShaper(
                bytes: bytes, segments: TextSegments(content.runs, bytes: bytes), style: style,
                widths: width.map { (first: $0 - style.firstLineHeadIndent, others: $0) }, engine: .shared)
            let short = shaper.simpleLines(of: 0..<bytes.count, limit: limit)
            return (
                short?.map(description).joined(separator: "\n"),
                shaper.pangoLines(of: 0..<bytes.count, limit: limit, isContinued: false).map(description)
                    .joined(separator: "\n")
            )
        }
    }

    private func description(_ line: ShapedLine) -> String {
        let pieces = line.pieces.map { piece in
            let glyphs = piece.shaped.map { shaped in
                let string = shaped.glyphs.pointee
                return (0..<Int(string.num_glyphs)).map { index in
                    let glyph = string.glyphs[index]
                    let geometry = glyph.geometry
                    return "\(glyph.glyph):\(geometry.width),\(geometry.x_offset),\(geometry.y_offset)"
                        + "@\(string.log_clusters[index])/\(glyph.attr.is_cluster_start)"
                }.joined(separator: " ")
            }
            return "[\(piece.range) x\(piece.x) w\(piece.width) \(piece.isColor) \(glyphs ?? "-")]"
        }
        return "\(line.range) w\(line.width) \(line.ascent) \(line.descent) \(line.leading) \(line.isRightToLeft) "
            + "\(line.isFirstOfParagraph) \(line.isLastOfParagraph) \(line.isTruncated) \(pieces.joined())"
    }

    private static let words = [
        "the", "quick", "brown", "Fox", "jumps", "over", "Größe", "naïve", "isn't", "AVATAR", "To", "Wa.", "office",
        "x",
        "fjord", "Œuvre", "2024", "1,000.50", "Yes!", "what?", "end.", "end;", "A", "1", "é", "text", "10x10", "Tĳd",
    ]

    /// Some of these need Pango.
    private static let pieces =
        words + [
            "X", "3.14", "fi", "ſtraße", "ĿL", "ʼn", "v2", "a:b", "q", "Ǆ", "ﬁ", "-", "(", "well-known", "“x”", "…",
            "tt", "ff",
        ]

    @Test("Random texts come out alike on both ways, glyph by glyph", arguments: 0..<8)
    func random(batch: Int) {
        var random = TestRandom(seed: UInt64(batch) + 1)
        var short = 0
        for _ in 0..<1200 {
            let count = Int.random(in: 1...14, using: &random)
            let pool = Int.random(in: 0..<4, using: &random) > 0 ? Self.words : Self.pieces
            let string = (0..<count).map { _ in pool.randomElement(using: &random) ?? "" }.joined(separator: " ")
            var style = TextParagraph()
            style.lineBreakMode =
                [.byWordWrapping, .byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byClipping]
                .randomElement(using: &random) ?? .byWordWrapping
            style.alignment = [.natural, .center, .right].randomElement(using: &random) ?? .natural
            if Bool.random(using: &random) { style.firstLineHeadIndent = 20 }
            let width: CGFloat? = Bool.random(using: &random) ? .random(in: 40...500, using: &random) : nil
            let limit: Int? = Bool.random(using: &random) ? .random(in: 1...4, using: &random) : nil
            let font = Self.fonts.randomElement(using: &random) ?? FontDescriptor()
            let (quick, full) = both(string, font: font, width: width, style: style, limit: limit)
            guard let quick else { continue }
            short += 1
            #expect(
                quick == full,
                "“\(string)”, \(font), \(String(describing: width)), \(style), \(String(describing: limit))")
            if quick != full { return }
        }
        #expect(short > 100)
    }
}
