import Fuzzing
import CGTK
import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Typeset text") struct TextTests {
    private let font = FontDescriptor(size: 17)
    private let pangram = "The quick brown fox jumps over the lazy dog and keeps running until evening."

    private func content(_ string: String, _ edit: (inout TextParagraph) -> Void = { _ in }) -> TextContent {
        var content = TextContent(string, font: font)
        edit(&content.paragraph)
        return content
    }

    private func lineTexts(_ content: TextContent, _ text: TypesetText) -> [String] {
        let bytes = Array(content.string.utf8)
        return text.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    // MARK: Fonts

    @Test("Font metrics are proportional to the font size and plausibly ordered")
    func metrics() {
        let small = FontDescriptor(size: 10).metrics
        let large = FontDescriptor(size: 20).metrics
        expectNear(large.ascender, 2 * small.ascender, within: 0.05)
        expectNear(large.capHeight, 2 * small.capHeight, within: 0.05)
        #expect(large.ascender > large.capHeight)
        #expect(large.capHeight > large.xHeight)
        #expect(large.xHeight > 0)
        #expect(large.descender < 0)
        #expect(large.lineHeight > 20)
        #expect(large.lineHeight < 30)
    }

    @Test("The system font is Inter, and so is the fallback for an unknown family")
    func fallback() throws {
        func family(_ families: [String]) throws -> String {
            let text = TypesetText(TextContent("a", font: FontDescriptor(families: families)), width: nil)
            let description = pango_font_describe(try #require(text.runs.first).font)
            defer { pango_font_description_free(description) }
            return String(cString: pango_font_description_get_family(description))
        }
        #expect(try family([]) == "Inter")
        #expect(try family(["No Such Font 600 20px", ""]) == "Inter")
        #expect(try family(["DejaVu Serif"]) == "DejaVu Serif")
    }

    @Test("Heavier font weights are wider, and each weight has its own face")
    func weights() {
        let widths = [400, 600, 900].map { weight in
            TypesetText(TextContent(pangram, font: FontDescriptor(weight: weight)), width: nil).size.width
        }
        #expect(widths[0] < widths[1])
        #expect(widths[1] < widths[2])
    }

    @Test("Tabular figures have equal widths")
    func features() {
        func width(_ string: String, _ features: [String]) -> CGFloat {
            TypesetText(TextContent(string, font: FontDescriptor(features: features)), width: nil).size.width
        }
        #expect(width("1111", []) < width("0000", []) - 1)
        expectNear(width("1111", ["tnum"]), width("0000", ["tnum"]), within: 0.01)
        #expect(width("1111", ["nonsense; drop", "tnum=x", "t=1=2"]) == width("1111", []))
    }

    @Test(
        "Invalid font sizes yield text without a trap", arguments: [0, -5, .nan, .infinity, 1e30] as [CGFloat])
    func absurdSizes(size: CGFloat) {
        let text = TypesetText(TextContent("text", font: FontDescriptor(size: size)), width: 100)
        #expect(text.size.isFinite)
        #expect(!text.lines.isEmpty)
    }

    // MARK: Measuring

    @Test("An empty text has the height of one line, no width and no glyphs", arguments: [nil, 0, 100] as [CGFloat?])
    func empty(width: CGFloat?) {
        let text = TypesetText(content(""), width: width)
        #expect(text.size == CGSize(width: 0, height: font.metrics.lineHeight))
        #expect(text.runs.isEmpty)
        #expect(text.lines.count == 1)
        #expect(text.firstBaseline == font.metrics.ascender)
        #expect(text.lines[0].range.isEmpty)
        #expect(!text.isTruncated)
    }

    @Test("A line has the height of its font and its baseline at the ascender")
    func oneLine() {
        let text = TypesetText(content("Hello"), width: nil)
        expectNear(text.size.height, font.metrics.lineHeight, within: 0.01)
        #expect(text.firstBaseline == font.metrics.ascender)
        #expect(text.lastBaseline == text.firstBaseline)
        #expect(text.lines.map(\.range) == [0..<5])
        #expect(text.size.width > 30)
    }

    @Test("The width of text is linear in its number of words, without accumulated rounding")
    func linear() {
        let one = TypesetText(content("word "), width: nil).size.width
        let hundred = TypesetText(content(String(repeating: "word ", count: 100)), width: nil).size.width
        expectNear(hundred, 100 * one, within: 0.5)
    }

    @Test("NaN and infinite widths are unlimited, and a negative width is zero")
    func badWidths() {
        let free = TypesetText(content(pangram), width: nil)
        for width in [.nan, .infinity, .greatestFiniteMagnitude, 1e7] as [CGFloat] {
            #expect(TypesetText(content(pangram), width: width).size == free.size)
        }
        let zero = TypesetText(content("abc def"), width: 0)
        #expect(TypesetText(content("abc def"), width: -20).size == zero.size)
        #expect(zero.lines.count >= 6)
        #expect(TypesetText(content("abc def"), width: -CGFloat.infinity).size.isFinite)
        #expect(TypesetText(content(pangram), width: 100, height: .nan).size.height > 60)
        #expect(TypesetText(content(pangram), width: 100, height: -5).lines.count == 1)
        #expect(TypesetText(content(pangram), width: 100, maximumLines: -3).lines.count > 3)
    }

    private static let alphabet = [
        "a", "word", "longer", "fi", "AVATAR", " ", " ", " ", "  ", "-", ". ", ", ", "é", "ß", "שלום", "مرحبا", "😀",
        "👩‍👩‍👧‍👦", "🇩🇪", "漢字", "\n", "\r\n", "\u{2029}", "12,345.67", "Donaudampfschiff", "e\u{301}\u{302}",
    ]
    private static let oddities = ["\t", "\u{200B}", "\u{AD}", "\u{2028}", "\u{0}", "\u{202E}", "\u{FFFC}", "\u{FEFF}"]

    private func randomContent(_ alphabet: [String], _ random: inout SeededRandom) -> TextContent {
        let string = (0..<Int.random(in: 0...14, using: &random))
            .map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
        let count = string.utf8.count
        let runs = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let start = Int.random(in: -2...count + 2, using: &random)
            return TextRun(
                range: start..<start + Int.random(in: 0...count + 3, using: &random),
                font: FontDescriptor(
                    size: CGFloat(Int.random(in: 6...40, using: &random)),
                    weight: Bool.random(using: &random) ? 400 : 700),
                color: Bool.random(using: &random) ? .black : .white,
                underline: Bool.random(using: &random) ? TextLine() : nil,
                kern: Bool.random(using: &random) ? 0 : CGFloat.random(in: -1...3, using: &random),
                baselineOffset: Bool.random(using: &random) ? 0 : CGFloat.random(in: -9...9, using: &random))
        }
        var paragraph = TextParagraph()
        paragraph.alignment = [.natural, .left, .right, .center, .justified].randomElement(using: &random) ?? .left
        paragraph.lineBreakMode =
            [
                .byWordWrapping, .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead,
                .byTruncatingMiddle,
            ].randomElement(using: &random) ?? .byWordWrapping
        paragraph.writingDirection = [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
        if Bool.random(using: &random) {
            paragraph.firstLineHeadIndent = CGFloat.random(in: 0...20, using: &random)
            paragraph.headIndent = CGFloat.random(in: 0...20, using: &random)
            paragraph.tailIndent = -CGFloat.random(in: 0...10, using: &random)
        }
        return TextContent(string: string, runs: runs, paragraph: paragraph)
    }

    @Test("Text has the same lines in its measured width")
    func measuredIsDrawn() {
        var random = SeededRandom(seed: 77)
        var compared = 0
        for _ in 0..<400 {
            let content = randomContent(Self.alphabet, &random)
            let width = CGFloat(Int.random(in: 0...260, using: &random))
            let limit = Int.random(in: 0...3, using: &random)
            let text = TypesetText(content, width: width, maximumLines: limit)
            // If one character is wider than the width, more characters fit in the measured width.
            guard text.size.width <= width else { continue }
            compared += 1
            let again = TypesetText(content, width: ceil(text.size.width), maximumLines: limit)
            let note: Comment = "\(content) width \(width) limit \(limit)"
            #expect(again.lines.map(\.range) == text.lines.map(\.range), note)
            #expect(again.size.height == text.size.height, note)
        }
        #expect(compared > 250)
    }

    @Test("The lines of random texts with rare characters cover the text with finite numbers")
    func randomTexts() {
        var random = SeededRandom(seed: 78)
        for _ in 0..<400 {
            let content = randomContent(Self.alphabet + Self.oddities + Self.oddities, &random)
            let limit = Int.random(in: 0...3, using: &random)
            let width = CGFloat.random(in: 0...260, using: &random)
            let text = TypesetText(content, width: width, maximumLines: limit)
            expectOrderlyLines(text, content, limit: limit, "\(content) width \(width) limit \(limit)")
        }
    }

    private func expectOrderlyLines(_ text: TypesetText, _ content: TextContent, limit: Int, _ note: Comment) {
        let count = content.string.utf8.count
        #expect(text.size.isFinite, note)
        #expect(!text.lines.isEmpty, note)
        #expect(limit == 0 || text.lines.count <= limit, note)
        #expect(text.lines.first?.range.lowerBound == 0, note)
        for (line, next) in zip(text.lines, text.lines.dropFirst()) {
            #expect(line.range.upperBound == next.range.lowerBound || text.isTruncated, note)
            #expect(line.frame.maxY <= next.frame.minY + 0.001, note)
            #expect(line.baseline < next.baseline, note)
        }
        #expect(text.isTruncated || text.lines.last?.range.upperBound == count, note)
        #expect(text.lines.allSatisfy { $0.range.upperBound <= count }, note)
        for run in text.runs {
            #expect(run.range.upperBound <= count, note)
            #expect(run.origin.isFinite, note)
            #expect(run.width.isFinite, note)
        }
    }

    @Test("Text without a line limit is never truncated, and truncated text has isTruncated set")
    func truncationFlag() {
        for mode in [TextParagraph.LineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingHead, .byCharWrapping]
        {
            let content = content(pangram) { $0.lineBreakMode = mode }
            #expect(!TypesetText(content, width: 100).isTruncated)
            let cut = TypesetText(content, width: 100, maximumLines: 2)
            #expect(cut.lines.map(\.isTruncated) == [false, true])
            #expect(cut.isTruncated)
            #expect(!TypesetText(content, width: 1000, maximumLines: 1).isTruncated)
        }
    }

    @Test("A height limit omits lines that do not fit, except for the first")
    func limitedHeight() {
        let content = content(pangram) { $0.lineBreakMode = .byTruncatingTail }
        let line = font.metrics.lineHeight
        #expect(TypesetText(content, width: 150, height: line * 2.5).lines.count == 2)
        #expect(TypesetText(content, width: 150, height: line * 2.5).isTruncated)
        #expect(TypesetText(content, width: 150, height: 1).lines.count == 1)
        let whole = TypesetText(content, width: 150)
        #expect(TypesetText(content, width: 150, height: whole.size.height).lines == whole.lines)
    }

    @Test("An ellipsis replaces truncated text at the head, middle or tail", arguments: ["head", "middle", "tail"])
    func ellipsis(place: String) {
        let modes: [String: TextParagraph.LineBreakMode] = [
            "head": .byTruncatingHead, "middle": .byTruncatingMiddle, "tail": .byTruncatingTail,
        ]
        let content = content(pangram) { $0.lineBreakMode = modes[place] ?? .byWordWrapping }
        let text = TypesetText(content, width: 150, maximumLines: 1)
        #expect(text.size.width <= 150)
        #expect(text.size.width > 110)
        #expect(text.lines.count == 1)
        let shown = text.runs.map(\.range)
        #expect(shown.contains { $0.lowerBound == 0 && $0.upperBound > 1 } || place == "head")
        #expect(
            (text.runs.last?.range.upperBound == pangram.utf8.count) == true || place == "tail" || place == "middle")
    }

    @Test("An omitted paragraph adds an ellipsis to the last visible one")
    func leftOutParagraph() {
        let plain = TypesetText(content("A"), width: 100, maximumLines: 1)
        let cut = TypesetText(content("A\nB") { $0.lineBreakMode = .byTruncatingTail }, width: 100, maximumLines: 1)
        #expect(cut.isTruncated)
        #expect(cut.size.width > plain.size.width + 5)
        let wrapped = TypesetText(content("A\nB"), width: 100, maximumLines: 1)
        #expect(wrapped.isTruncated)
        #expect(wrapped.size.width == plain.size.width)
    }

    @Test("Long words are broken without hyphens between grapheme clusters")
    func wrapping() {
        let word = content("Donaudampfschifffahrtsgesellschaft")
        let glyphs = TypesetText(word, width: 80).runs.map { Int($0.glyphs.pointee.num_glyphs) }.reduce(0, +)
        let whole = TypesetText(word, width: nil).runs.map { Int($0.glyphs.pointee.num_glyphs) }.reduce(0, +)
        #expect(glyphs == whole)
        let family = content("👩‍👩‍👧‍👦👩‍👩‍👧‍👦") { $0.lineBreakMode = .byCharWrapping }
        #expect(lineTexts(family, TypesetText(family, width: 5)) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
        let chars = content("ab cd") { $0.lineBreakMode = .byCharWrapping }
        #expect(TypesetText(chars, width: 1).lines.count >= 4)
    }

    @Test("Every kind of line break starts a new line, and one at the end yields an empty line")
    func lineEnds() {
        for end in ["\n", "\r\n", "\r", "\u{2029}", "\u{2028}"] {
            #expect(TypesetText(content("a\(end)b"), width: nil).lines.count == 2, "\(end.debugDescription)")
        }
        let text = TypesetText(content("a\n\n"), width: nil)
        #expect(text.lines.map(\.range) == [0..<2, 2..<3, 3..<3])
        expectNear(text.size.height, 3 * font.metrics.lineHeight, within: 0.01)
    }

    @Test(
        "Form feeds, vertical tabs and next lines end lines in a paragraph, and take no width",
        arguments: ["\u{B}", "\u{C}", "\u{85}"], [nil, 300] as [CGFloat?])
    func forcedLines(end: String, width: CGFloat?) {
        let text = TypesetText(
            content("aa\(end)b\(end)") {
                $0.firstLineHeadIndent = 9; $0.paragraphSpacing = 50
            }, width: width)
        let size = end.utf8.count
        #expect(text.lines.map(\.range) == [0..<2 + size, 2 + size..<3 + 2 * size, 3 + 2 * size..<3 + 2 * size])
        expectNear(text.lines[0].frame.width, TypesetText(content("aa"), width: nil).size.width, within: 0.01)
        #expect(text.lines.map(\.frame.minX) == [9, 0, 0])
        expectNear(text.size.height, 3 * font.metrics.lineHeight, within: 0.01)
    }

    @Test("A text that is limited to the line before a form feed ends with an ellipsis")
    func truncatedAtFormFeed() {
        let text = TypesetText(content("a\u{C}b") { $0.lineBreakMode = .byTruncatingTail }, width: 300, maximumLines: 1)
        #expect(text.lines.map(\.isTruncated) == [true])
    }

    // MARK: Alignment

    @Test("Alignment places lines within the given width")
    func alignment() {
        func lefts(_ alignment: TextParagraph.Alignment, _ string: String = "word") -> CGFloat {
            TypesetText(content(string) { $0.alignment = alignment }, width: 200).lines[0].frame.minX
        }
        let width = TypesetText(content("word"), width: nil).size.width
        #expect(lefts(.left) == 0)
        #expect(lefts(.natural) == 0)
        #expect(lefts(.justified) == 0)
        expectNear(lefts(.right), 200 - width, within: 0.01)
        expectNear(lefts(.center), (200 - width) / 2, within: 0.01)
        #expect(lefts(.natural, "שלום") > 100)
        #expect(lefts(.justified, "مرحبا") > 100)
        #expect(lefts(.left, "שלום") == 0)
    }

    @Test("Each paragraph has its natural writing direction unless one is specified")
    func directions() {
        let mixed = "hello\nשלום"
        let natural = TypesetText(content(mixed), width: 200)
        #expect(natural.lines[0].frame.minX == 0)
        expectNear(natural.lines[1].frame.maxX, 200, within: 0.01)
        let forced = TypesetText(content(mixed) { $0.writingDirection = .rightToLeft }, width: 200)
        #expect(forced.lines.allSatisfy { abs($0.frame.maxX - 200) < 0.01 })
        let left = TypesetText(content(mixed) { $0.writingDirection = .leftToRight }, width: 200)
        #expect(left.lines.allSatisfy { $0.frame.minX == 0 })
        #expect(TypesetText(content(mixed), width: 200).lines == natural.lines)
    }

    @Test("The runs of bidirectional text are in visual order")
    func bidi() {
        let text = TypesetText(content("abc שלום def"), width: nil)
        let starts = text.runs.map(\.origin.x)
        #expect(starts == starts.sorted())
        #expect(text.runs.count >= 3)
        #expect(text.runs.first?.range.lowerBound == 0)
        #expect(text.runs.last?.range.upperBound == "abc שלום def".utf8.count)
    }

    @Test("Justified lines fill the width, except for a paragraph's last line")
    func justified() {
        let text = TypesetText(content(pangram) { $0.alignment = .justified }, width: 150)
        #expect(text.lines.dropLast().allSatisfy { abs($0.frame.width - 150) < 0.1 })
        #expect((text.lines.last?.frame.width ?? 150) < 149)
    }

    @Test("Line height multiple, minimum and maximum change the space above the baseline")
    func lineHeights() {
        func text(_ edit: @escaping (inout TextParagraph) -> Void) -> TypesetText {
            TypesetText(content("a\nb", edit), width: nil)
        }
        let metrics = font.metrics
        let double = text { $0.lineHeightMultiple = 2 }
        expectNear(double.size.height, 4 * metrics.lineHeight, within: 0.01)
        expectNear(double.firstBaseline, 2 * metrics.lineHeight + metrics.descender, within: 0.01)
        #expect(text { $0.minimumLineHeight = 50 }.size.height == 100)
        #expect(text { $0.maximumLineHeight = 10 }.size.height == 20)
        #expect(text { $0.minimumLineHeight = 10 }.size.height == double.size.height / 2)
    }

    @Test("Line and paragraph spacing is inserted between lines and paragraphs only")
    func spacing() {
        func height(_ edit: @escaping (inout TextParagraph) -> Void) -> CGFloat {
            TypesetText(content("a\nb", edit), width: nil).size.height - 2 * font.metrics.lineHeight
        }
        expectNear(height { $0.lineSpacing = 5 }, 5, within: 0.01)
        expectNear(height { $0.paragraphSpacing = 7 }, 7, within: 0.01)
        expectNear(height { $0.paragraphSpacingBefore = 3 }, 3, within: 0.01)
        expectNear(height { $0.lineSpacing = .nan }, 0, within: 0.01)
        expectNear(height { $0.paragraphSpacing = -.infinity }, 0, within: 0.01)
    }

    @Test("Indents shift lines at the leading side")
    func indents() {
        let text = TypesetText(
            content(pangram) {
                $0.firstLineHeadIndent = 30
                $0.headIndent = 10
                $0.tailIndent = -20
            }, width: 200)
        #expect(text.lines[0].frame.minX == 30)
        #expect(text.lines.dropFirst().allSatisfy { $0.frame.minX == 10 })
        #expect(text.lines.allSatisfy { $0.frame.maxX <= 180.01 })
        let hebrew = TypesetText(content("שלום") { $0.firstLineHeadIndent = 30 }, width: 200)
        expectNear(hebrew.lines[0].frame.maxX, 170, within: 0.01)
    }

    // MARK: Attributes

    @Test("Runs end where attributes change, also within a word, and have their own colors")
    func colors() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let runs = [
            TextRun(range: 0..<3, font: font, color: red), TextRun(range: 3..<6, font: font),
            TextRun(range: 2..<4, font: font, color: .white),
        ]
        let text = TypesetText(TextContent(string: "abcdef", runs: runs), width: nil)
        #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
        #expect(text.runs.map(\.color) == [red, .white, nil])
        let plain = TypesetText(content("abcdef"), width: nil)
        expectNear(text.size.width, plain.size.width, within: 0.5)
    }

    @Test("Kerning increases the width of text, and a raised run the height of its line")
    func kernAndRaise() {
        let wide = TextContent(string: "abcd", runs: [TextRun(range: 0..<4, font: font, kern: 10)])
        let plain = TypesetText(content("abcd"), width: nil)
        #expect(TypesetText(wide, width: nil).size.width - plain.size.width >= 29.9)
        let raised = TextContent(
            string: "ab",
            runs: [TextRun(range: 0..<1, font: font), TextRun(range: 1..<2, font: font, baselineOffset: 8)])
        let text = TypesetText(raised, width: nil)
        expectNear(text.size.height - plain.size.height, 8, within: 0.01)
        expectNear(text.runs[0].origin.y - text.runs[1].origin.y, 8, within: 0.01)
    }

    @Test("Kerning inside a text increases its width once")
    func innerKern() {
        func width(kern: CGFloat) -> CGFloat {
            let runs = [0, 1, 2].map { TextRun(range: $0..<$0 + 1, font: font, kern: $0 == 1 ? kern : 0) }
            return TypesetText(TextContent(string: "a b", runs: runs), width: nil).size.width
        }
        expectNear(width(kern: 10) - width(kern: 0), 10, within: 0.5)
    }

    @Test("Underlines are continuous below the baseline, and backgrounds fill the line")
    func decorations() {
        let underlined = TextContent(
            string: "Hi שלום 😀", runs: [TextRun(range: 0..<100, font: font, background: .white, underline: TextLine())])
        let text = TypesetText(underlined, width: nil)
        let (bars, backgrounds) = (
            text.decorations.filter { $0.color == nil }, text.decorations.filter { $0.color == .white }
        )
        #expect(bars.count == 1)
        #expect(backgrounds.count == 1)
        #expect(bars.allSatisfy { $0.rect.minY > text.firstBaseline })
        #expect(bars.allSatisfy { abs($0.rect.width - text.size.width) < 0.01 })
        #expect(backgrounds.first?.rect.height == text.size.height)
        let struck = TextContent(
            string: "Hi",
            runs: [TextRun(range: 0..<2, font: font, strikethrough: TextLine(style: .double, color: .black))])
        let lines = TypesetText(struck, width: nil).decorations
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.rect.maxY < 16 })
        #expect(lines.allSatisfy { $0.color == .black })
        #expect(lines.allSatisfy { $0.layer == .aboveText })
    }

    @Test("Emoji have color glyphs, also if they consist of several scalars")
    func emoji() {
        for string in ["😀", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽"] {
            let text = TypesetText(content(string), width: nil)
            #expect(text.runs.count == 1)
            #expect(text.runs.allSatisfy { $0.isColor })
            #expect(text.size.width > 15, "\(string) is \(text.size.width) wide")
            #expect(text.size.width < 30, "\(string) is \(text.size.width) wide")
        }
        #expect(TypesetText(content("abc"), width: nil).runs.allSatisfy { !$0.isColor })
    }

    @Test("A character without a glyph takes the width of a box")
    func missingGlyph() {
        #expect(TypesetText(content("\u{10FFFD}"), width: nil).size.width > 5)
    }

    // MARK: Drawing

    private func drawn(_ content: TextContent, width: CGFloat? = nil, alpha: CGFloat = 1) throws -> CGImage {
        let text = TypesetText(content, width: width)
        let image = CGContext.image(size: CGSize(width: 200, height: 60), scale: 2) { context in
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: alpha))
            text.draw(in: context, at: CGPoint(x: 10, y: 10))
        }
        return try #require(image)
    }

    private func ink(_ image: CGImage) -> CGRect {
        let blank = CGContext.image(size: image.size, scale: 1) { _ in }
        return blank.map { PixelDifference($0, image, tolerance: 40).bounds } ?? .null
    }

    @Test("Text is drawn at its position, in the context's fill color unless it has its own")
    func drawing() throws {
        let image = try drawn(TextContent("HHH", font: FontDescriptor(size: 20, weight: 900)))
        let metrics = FontDescriptor(size: 20, weight: 900).metrics
        let box = ink(image)
        expectNear(box.maxY / 2, 10 + metrics.ascender, within: 1)
        expectNear(box.height / 2, metrics.capHeight, within: 1.1)
        #expect(box.minX >= 20)
        #expect(box.minX < 26)
        let pixel = try #require(image.pixel(x: Int(box.minX) + 3, y: Int(box.midY)))
        #expect(pixel.blue > 200)
        #expect(pixel.red == 0)
        let own = try drawn(TextContent("HHH", font: FontDescriptor(size: 20, weight: 900), color: .white))
        #expect(own.pixel(x: Int(box.minX) + 3, y: Int(box.midY))?.red ?? 0 > 200)
    }

    @Test("Emoji are drawn in their own colors with the context's alpha")
    func drawingEmoji() throws {
        let full = try drawn(TextContent("😀", font: FontDescriptor(size: 30)))
        let half = try drawn(TextContent("😀", font: FontDescriptor(size: 30)), alpha: 0.5)
        let center = ink(full).center
        let (one, other) = (
            try #require(full.pixel(x: Int(center.x), y: Int(center.y))),
            try #require(half.pixel(x: Int(center.x), y: Int(center.y)))
        )
        #expect(one.alpha == 255)
        #expect(one.red > 150)
        #expect(one.blue < 150)
        expectNear(Int(other.alpha), 128, within: 2)
        expectNear(Int(other.red), Int(one.red), within: 3)
    }

    @Test("The same text yields identical pixels with and without the cache on any thread")
    func sameEveryTime() async throws {
        let content = content("Hello مرحبا 😀 שלום \(pangram)")
        let direct = TextEngine.shared.typeset(
            content, in: TextSpace(width: 150, height: nil, maximumLines: 0))
        let first = try #require(try drawn(content, width: 150).pngData())
        let all = try await withThrowingTaskGroup(of: Data?.self) { group in
            for _ in 0..<12 {
                group.addTask { try drawn(content, width: 150).pngData() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.allSatisfy { $0 == first })
        #expect(TypesetText(content, width: 150).lines == direct.lines)
    }

    @Test("Different texts can be typeset concurrently on many threads")
    func threads() async {
        let widths = await withTaskGroup(of: (Int, CGFloat).self) { group in
            for index in 0..<64 {
                group.addTask {
                    let content = TextContent("text \(index) 😀 שלום", font: FontDescriptor(size: CGFloat(10 + index)))
                    return (index, TypesetText(content, width: nil).size.width)
                }
            }
            return await group.reduce(into: [Int: CGFloat]()) { $0[$1.0] = $1.1 }
        }
        for (index, width) in widths {
            let content = TextContent("text \(index) 😀 שלום", font: FontDescriptor(size: CGFloat(10 + index)))
            let fresh = TextEngine.shared.typeset(
                content, in: TextSpace(width: nil, height: nil, maximumLines: 0))
            #expect(fresh.size.width == width)
        }
    }

    // MARK: Cache

    private func ask(_ cache: TextCache, _ string: String, width: CGFloat? = nil) -> (TypesetText.Storage, made: Bool) {
        var made = false
        let storage = cache.storage(
            for: TextContent(string, font: font), in: TextSpace(width: width, height: nil, maximumLines: 0)
        ) {
            nil
        } make: { _ in
            made = true
            return TypesetText.Storage(TypesetResult())
        }
        return (storage, made)
    }

    @Test("The cache keeps recently used text and limits its size")
    func cache() {
        let cache = TextCache(sets: 16, budget: 1_000_000)
        let first = ask(cache, "a")
        #expect(first.made)
        for index in 0..<1000 {
            _ = ask(cache, "\(index)")
            #expect(ask(cache, "a").0 === first.0)
        }
        #expect(cache.statistics.count <= 64)
        #expect(ask(cache, "0").made)
    }

    @Test("The cache keeps a text for its most recent widths")
    func spaces() {
        let cache = TextCache(sets: 16, budget: 1_000_000)
        for width in 0..<10 { #expect(ask(cache, "a", width: CGFloat(width)).made) }
        #expect(cache.statistics.count == 1)
        for width in 6..<10 { #expect(!ask(cache, "a", width: CGFloat(width)).made) }
        #expect(ask(cache, "a", width: 5).made)
    }

    @Test("The cache keeps within its budget in bytes and rejects text that would fill it")
    func budget() {
        let cache = TextCache(sets: 256, budget: 20_000)
        for index in 0..<200 {
            _ = ask(cache, "\(index)" + String(repeating: "x", count: 1000))
            #expect(cache.statistics.cost <= 20_000)
        }
        #expect(cache.statistics.count > 8)
        #expect(!ask(cache, "199" + String(repeating: "x", count: 1000)).made)
        _ = ask(cache, String(repeating: "x", count: 10_000))
        #expect(ask(cache, String(repeating: "x", count: 10_000)).made)
    }

    @Test(
        "A width that is not finite is no limit, with and without the cache",
        arguments: [-CGFloat.infinity, .infinity, .nan])
    func unlimitedWidth(width: CGFloat) {
        // Text of both directions is laid out by Pango.
        for string in ["one two three", "one אבג three"] {
            let content = TextContent(string, font: FontDescriptor(size: 20))
            #expect(TypesetText(content, width: width).lines.count == 1)
            #expect(TypesetText(unshared: content, width: width).lines.count == 1)
        }
    }
}
