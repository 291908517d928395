import Fuzzing
import CGTK
import Testing

@testable import OpenCoreGraphics

/// Tests that lines composed of cached words equal the lines that Pango lays out for the whole text.
@Suite("Text layout from cached words") struct SimpleTextTests {
    private static let fonts = [
        FontDescriptor(size: 17), FontDescriptor(size: 13, weight: 600), FontDescriptor(size: 21, isItalic: true),
        FontDescriptor(size: 15, features: ["tnum", "ss01"]), FontDescriptor(families: ["DejaVu Serif"], size: 16),
        FontDescriptor(families: ["DejaVu Sans"], size: 12), FontDescriptor(size: 14, isMonospaced: true),
    ]

    /// The results of both layouts as text; the fast one is `nil` if it does not support the text.
    private func both(
        _ content: TextContent, width: CGFloat?, limit: Int?
    ) -> (short: [String]?, long: [String]) {
        let bytes = Array(content.string.utf8)
        let style = content.paragraph
        return TextEngine.shared.withLock {
            let shaper = ParagraphShaper(
                bytes: bytes, segments: TextSegments(content.runs, bytes: bytes), style: style,
                widths: width.map { (first: $0 - style.firstLineHeadIndent, others: $0) }, engine: .shared)
            let short = shaper.simpleLines(of: 0..<bytes.count, limit: limit)
            return (
                short?.map(description),
                shaper.pangoLines(of: 0..<bytes.count, limit: limit, isContinued: false).map(description)
            )
        }
    }

    private func description(_ line: ShapedLine) -> String {
        var glyphs: [String] = []
        for piece in line.pieces {
            guard let shaped = piece.shaped else { continue }
            let string = shaped.glyphs.pointee
            var x = Int(piece.x * 1024)
            for index in 0..<Int(string.num_glyphs) {
                let glyph = string.glyphs[index]
                let geometry = glyph.geometry
                let byte = piece.range.lowerBound + Int(string.log_clusters[index])
                if glyph.glyph != 0x0FFF_FFFF {
                    glyphs.append(
                        "\(glyph.glyph)@\(x + Int(geometry.x_offset)),\(geometry.y_offset) \(byte) "
                            + "\(glyph.attr.is_cluster_start) \(name(of: shaped.font))")
                }
                x += Int(geometry.width)
            }
        }
        return "\(line.range) w\(line.width) \(line.ascent) \(line.descent) \(line.leading) \(line.isRightToLeft) "
            + "\(line.isFirstOfParagraph) \(line.isLastOfParagraph) \(line.isTruncated) \(String(describing: line.hidden))\n"
            + glyphs.joined(separator: "\n")
    }

    private func name(of font: UnsafeMutablePointer<PangoFont>) -> String {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        let name = pango_font_description_to_string(description)
        defer { g_free(name) }
        return name.map { String(cString: $0) } ?? ""
    }

    private static let words = [
        "the", "quick", "brown", "Fox", "jumps", "over", "Größe", "naïve", "isn't", "AVATAR", "To", "Wa.", "office",
        "x", "fjord", "Œuvre", "2024", "1,000.50", "Yes!", "what?", "end.", "end;", "A", "1", "é", "text", "10x10",
        "Tĳd",
    ]
    private static let punctuated = [
        "X", "3.14", "fi", "ſtraße", "ĿL", "ʼn", "v2", "a:b", "q", "Ǆ", "ﬁ", "-", "(", "well-known", "“x”", "…", "tt",
        "ff", "–", "—", "(see", "below)", "[1]", "{a}", "and/or", "http://example.org/a/b?c=d&e#f", "50%", "$5.00",
        "5€", "#1", "@home", "don’t", "«oui»", "„ja“", "¿qué?", "¡no!", "A-B-C", "x–y", "a—b", "—", "!", ":", "“",
        "”", "\"quoted\"", "'a'", "*", "1/2", "½", "20°", "+1", "−1", "10-12", "-5", "3×4", "•", "a_b", "~", "\\",
        "|", "(a)(b)", ")", "]", "x.y.z", "e.g.,", "C++", "snake_case", "“Hi,”", "§5", "¶", "‘", "’", "‹", "›", "=",
        "<b>", "100%.", "...", "?!", "self-contained", "1990–2024", "Q&A", "No.5", "mother-in-law", "", "", " ",
    ]
    private static let dashed = ["A", "a", "1", "x", "–", "—", "-", ":", "B.", "(C)", "(", ")", "+", "/", "é"]
    private static let scripts = [
        "Ελληνικά", "και", "λόγος", "ἀρχή", "Привет", "мир", "съешь", "ёлка", "Việt", "Nam", "Żółć", "şiir", "Ђ",
        "κ.λπ.", "т.е.", "по-русски", "«да»", "(и", "нет)", "α-β",
    ]

    private func randomText(_ random: inout SeededRandom) -> String {
        let count = Int.random(in: 1...14, using: &random)
        let mix = Int.random(in: 0..<6, using: &random)
        var pool = Self.words
        if mix > 1 { pool += Self.punctuated }
        if mix == 4 { pool += Self.scripts }
        if mix == 3 { pool = Self.scripts }
        if mix == 5 { pool = Self.dashed }
        return (0..<count).map { _ in pool.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }

    private func randomRuns(_ string: String, _ random: inout SeededRandom) -> [TextRun] {
        let count = string.utf8.count
        func font() -> FontDescriptor { Self.fonts.randomElement(using: &random) ?? FontDescriptor() }
        if Int.random(in: 0..<3, using: &random) > 0 { return [TextRun(range: 0..<count, font: font())] }
        // Attributes that change before or after spaces.
        let spaces = string.utf8.enumerated().filter { $0.element == 0x20 }.map(\.offset)
        let cuts = spaces.filter { _ in Bool.random(using: &random) }
            .map { Bool.random(using: &random) ? $0 : $0 + 1 }
        let borders = [0] + Set(cuts).subtracting([0, count]).sorted() + [count]
        return zip(borders, borders.dropFirst()).map {
            TextRun(
                range: $0..<$1, font: font(), color: Bool.random(using: &random) ? .black : nil,
                baselineOffset: Int.random(in: 0..<5, using: &random) == 0 ? 3 : 0)
        }
    }

    @Test("The rules for spaces that sizes of a face share are those of each size", arguments: [9.0, 17.0, 40.0])
    func sharedRules(size: Double) throws {
        let engine = TextEngine.shared
        let (shared, own) = try engine.withLock {
            let font = try #require(engine.font(for: FontDescriptor(size: size)).font)
            return (engine.faces.spaceRules(of: font).glyphs, SpaceRules(of: font).glyphs)
        }
        #expect(shared == own)
    }

    @Test(
        "Pango itemizes text in a size like in another size of the typeface",
        arguments: fonts, [SimpleText.Script.common, .latin, .greek, .cyrillic])
    func sharedItems(descriptor: FontDescriptor, script: SimpleText.Script) {
        let engine = TextEngine.shared
        for size in [9.0, 40.0] {
            var descriptor = descriptor
            descriptor.size = size
            let (shared, own) = engine.withLock {
                let font = engine.font(for: descriptor)
                _ = font.words(of: script)
                return (
                    engine.faces.item(of: script, in: font, engine: engine),
                    ScriptRun.Item(of: script, in: font, engine: engine)
                )
            }
            #expect(shared?.script == own?.script)
            #expect(shared?.language == own?.language)
        }
    }

    @Test("The fast layout of random texts equals Pango's layout glyph by glyph", arguments: 0..<8)
    func random(batch: Int) {
        var random = SeededRandom(seed: UInt64(batch) + 1)
        var short = 0
        for _ in 0..<1200 {
            let string = randomText(&random)
            var style = TextParagraph()
            style.lineBreakMode =
                [.byWordWrapping, .byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byClipping]
                .randomElement(using: &random) ?? .byWordWrapping
            style.alignment = [.natural, .center, .right].randomElement(using: &random) ?? .natural
            if Bool.random(using: &random) { style.firstLineHeadIndent = 20 }
            let width: CGFloat? = Bool.random(using: &random) ? .random(in: 40...500, using: &random) : nil
            let limit: Int? = Bool.random(using: &random) ? .random(in: 1...4, using: &random) : nil
            let content = TextContent(string: string, runs: randomRuns(string, &random), paragraph: style)
            let (quick, full) = both(content, width: width, limit: limit)
            guard let quick else { continue }
            short += 1
            #expect(
                quick == full,
                "“\(string)”, \(content.runs.map { ($0.range, $0.font) }), \(String(describing: width)), \(style.lineBreakMode), \(style.firstLineHeadIndent) limit \(String(describing: limit))"
            )
            if quick != full { return }
        }
        #expect(short > 500)
    }

    /// A word of random letters, which may end in punctuation.
    private func randomWord(_ random: inout SeededRandom) -> String {
        let letters = Array("aabcdeefghiijklmnoopqrsttuuvwyzAOTVWYéüß’")
        let word = (0..<Int.random(in: 2...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
        return String(word) + (["", "", "", "", ",", ".", ";", "!", "?"].randomElement(using: &random) ?? "")
    }

    @Test("The fast layout of paragraphs of random words equals Pango's layout at any width", arguments: 0..<6)
    func randomWords(batch: Int) {
        var random = SeededRandom(seed: UInt64(batch) + 100)
        var comparedCount = 0
        for _ in 0..<60 {
            let count = Int.random(in: 10...60, using: &random)
            let string = (0..<count).map { _ in randomWord(&random) }.joined(separator: " ")
            let font = Self.fonts.randomElement(using: &random) ?? FontDescriptor()
            let content = TextContent(string, font: font)
            for _ in 0..<6 {
                let width = CGFloat.random(in: 60...600, using: &random)
                let (quick, full) = both(content, width: width, limit: nil)
                guard let quick else { continue }
                comparedCount += 1
                #expect(quick == full, "“\(string)”, \(font), \(width)")
                if quick != full { return }
            }
        }
        #expect(comparedCount > 180)
    }

    @Test("Wrapping plain text requires no layout by Pango if every word fits on a line", arguments: 0..<4)
    func wrapsWithoutPango(batch: Int) {
        var random = SeededRandom(seed: UInt64(batch) + 200)
        let words = [
            "a", "The", "quick", "brown", "label", "wraps,", "lines", "are", "broken.", "Why?", "It's", "known",
        ]
        for _ in 0..<50 {
            let count = Int.random(in: 10...60, using: &random)
            let string = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            let (quick, full) = both(
                TextContent(string, font: FontDescriptor(size: 17)), width: .random(in: 100...500, using: &random),
                limit: nil)
            #expect(quick == full, "“\(string)”")
        }
    }

    @Test("The fast layout supports words, punctuation, several attributes and truncated lines")
    func coverage() {
        let bold = FontDescriptor(weight: 700)
        func isKnown(_ content: TextContent, width: CGFloat? = nil, limit: Int? = nil) -> Bool {
            both(content, width: width, limit: limit).short != nil
        }
        for string in [
            "A label", "well-known words", "1990–2024", "“Quoted,” she said (softly).", "and/or", "a  b", " a ",
            "Ελληνικά και λόγος", "Привет, мир!", "Привет and hello", "Việt Nam", "50% of $5.00", "Wait…", "A – B",
            "10 x 10",
        ] {
            #expect(isKnown(TextContent(string, font: FontDescriptor())), "\(string)")
        }
        let mixed = TextContent(
            string: "Some bold text",
            runs: [
                TextRun(range: 0..<5, font: FontDescriptor()), TextRun(range: 5..<9, font: bold),
                TextRun(range: 9..<14, font: FontDescriptor(), color: .black),
            ])
        #expect(isKnown(mixed))
        var cut = TextContent("A label that is much too long", font: FontDescriptor())
        cut.paragraph.lineBreakMode = .byTruncatingTail
        #expect(isKnown(cut, width: 100, limit: 1))
        #expect(isKnown(cut, width: 100, limit: 2))
        for string in ["שלום", "e\u{301}", "a\tb", "a\u{AD}b", "😀", "漢字"] {
            #expect(!isKnown(TextContent(string, font: FontDescriptor())), "\(string)")
        }
    }
}
