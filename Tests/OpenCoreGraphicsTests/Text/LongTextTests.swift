import Fuzzing
import CGTK
import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Very long text") struct LongTextTests {
    private let font = FontDescriptor(size: 17)

    private func shaper(_ text: String, width: CGFloat, _ style: TextParagraph) -> ParagraphShaper {
        let bytes = Array(text.utf8)
        let content = TextContent(text, font: font, paragraph: style)
        return ParagraphShaper(
            bytes: bytes, segments: TextSegments(content.runs, bytes: bytes), style: style,
            widths: (first: width - style.firstLineHeadIndent, others: width), engine: .shared)
    }

    private func randomText(_ random: inout SeededRandom) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let words = ["and", "words", "naïve", "漢字", "x-y", "e\u{301}", "😀", "12"]
            text += (0..<Int.random(in: 0...40, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: " ")
            let letters = Array("abcdefgWAV0123/+=-.fi")
            text +=
                " "
                + String(
                    (0..<Int.random(in: 500...1800, using: &random)).map { _ in
                        letters.randomElement(using: &random) ?? "a"
                    })
            if Bool.random(using: &random) { text += " " }
        }
        return text
    }

    @Test(
        "The greatest number of lines is no limit", arguments: ["word ", "a  b ", "a", "漢字", "😀\u{200D}😀"],
        [300, 600, 5000])
    func greatestNumberOfLines(unit: String, bytes: Int) {
        let text = String(repeating: unit, count: bytes / unit.utf8.count)
        for mode in [TextParagraph.LineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle] {
            var style = TextParagraph()
            style.lineBreakMode = mode
            let content = TextContent(text, font: font, paragraph: style)
            let unlimited = TypesetText(content, width: 200).lines.count
            #expect(TypesetText(content, width: 200, maximumLines: .max).lines.count == unlimited, "\(mode)")
        }
    }

    @Test("Long words that are laid out in windows have the same lines as in one layout")
    func windows() {
        var random = SeededRandom(seed: 12)
        for _ in 0..<8 {
            let text = randomText(&random)
            var style = TextParagraph()
            style.lineBreakMode = Bool.random(using: &random) ? .byWordWrapping : .byCharWrapping
            style.firstLineHeadIndent = Bool.random(using: &random) ? 0 : 30
            let limit: Int? = Bool.random(using: &random) ? nil : .random(in: 1...60, using: &random)
            let shaper = shaper(text, width: .random(in: 60...500, using: &random), style)
            let range = 0..<text.utf8.count
            let (windowed, whole) = TextEngine.shared.withLock {
                (
                    shaper.windowedLines(of: range, limit: limit),
                    shaper.layoutLines(of: range, limit: limit, isContinued: false)
                )
            }
            #expect(windowed.map(\.range) == whole.map(\.range))
            #expect(windowed.map(\.width) == whole.map(\.width))
            #expect(windowed.map(\.isTruncated) == whole.map(\.isTruncated))
            #expect(windowed.map(\.isFirstOfParagraph) == whole.map(\.isFirstOfParagraph))
            #expect(windowed.map(\.isLastOfParagraph) == whole.map(\.isLastOfParagraph))
        }
    }

    @Test("Joined emoji that are laid out in windows have the same lines as in one layout")
    func joinedEmoji() {
        var random = SeededRandom(seed: 4)
        let units = ["👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "😀", "🏳️\u{200D}🌈", "a", "漢", "🇩🇪", "👍🏽"]
        for _ in 0..<8 {
            let text = (0..<Int.random(in: 80...300, using: &random)).map { _ in
                units.randomElement(using: &random) ?? ""
            }.joined()
            let shaper = shaper(text, width: .random(in: 60...500, using: &random), TextParagraph())
            let range = 0..<text.utf8.count
            let (windowed, whole) = TextEngine.shared.withLock {
                (
                    shaper.windowedLines(of: range, limit: nil),
                    shaper.layoutLines(of: range, limit: nil, isContinued: false)
                )
            }
            #expect(windowed.map(\.range) == whole.map(\.range))
            #expect(windowed.map(\.width) == whole.map(\.width))
        }
    }

    @Test("A paragraph of many joined emoji is laid out in windows")
    func manyJoiners() {
        let text = String(repeating: "👩\u{200D}👧", count: 100)
        let lines = TypesetText(TextContent(text, font: font), width: 300).lines
        #expect(lines.allSatisfy { $0.window != nil })
    }

    @Test("The windows of an edited word have the same lines whether they are known or shaped")
    func knownWindows() {
        var random = SeededRandom(seed: 7)
        let engine = TextEngine.shared
        let letters = Array("abcWAV01-é")
        for _ in 0..<6 {
            let word = String((0..<700).map { _ in letters.randomElement(using: &random) ?? "a" })
            var edited = word
            let place = Int.random(in: 0...700, using: &random)
            edited.insert("x", at: edited.index(edited.startIndex, offsetBy: place))
            let (first, second) = (
                shaper(word, width: 300, TextParagraph()), shaper(edited, width: 300, TextParagraph())
            )
            let range = 0..<edited.utf8.count
            let (known, shaped): ([ShapedLine], [ShapedLine]) = engine.withLock {
                _ = first.windowedLines(of: 0..<word.utf8.count, limit: nil)
                let known = second.windowedLines(of: range, limit: nil)
                engine.windows.removeAll()
                return (known, second.windowedLines(of: range, limit: nil))
            }
            #expect(known.map(\.range) == shaped.map(\.range))
            #expect(known.map(\.width) == shaped.map(\.width))
            #expect(known.map(\.window) == shaped.map(\.window))
            #expect(known.map(\.isFirstOfParagraph) == shaped.map(\.isFirstOfParagraph))
            #expect(known.map(\.isLastOfParagraph) == shaped.map(\.isLastOfParagraph))
            #expect(known.flatMap(\.pieces).map(\.range) == shaped.flatMap(\.pieces).map(\.range))
            #expect(known.flatMap(\.pieces).map(\.x) == shaped.flatMap(\.pieces).map(\.x))
        }
    }

    @Test("A window of another font, size or width is not taken for a known one")
    func otherWindows() {
        let text = String(repeating: "W", count: 2000)
        func lineCount(_ font: FontDescriptor, _ width: CGFloat) -> Int {
            TypesetText(unshared: TextContent(text, font: font), width: width).lines.count
        }
        let count = lineCount(font, 300)
        #expect(lineCount(font, 150) > count)
        #expect(lineCount(FontDescriptor(size: 34), 300) > count)
        #expect(lineCount(FontDescriptor(size: 17, weight: 900), 300) > count)
        #expect(lineCount(font, 300) == count)
    }

    @Test(
        "A line of characters without width is divided, so that no window is longer than 2 KB",
        arguments: ["\u{200B}", "\u{AD}", "\t", "\u{301}"])
    func lineWithoutEnd(part: String) {
        let text = String(repeating: part, count: 40_000 / part.utf8.count)
        let lines = TypesetText(TextContent(text, font: font), width: 300).lines
        #expect(lines.allSatisfy { $0.range.count <= 2048 })
        #expect(lines.last?.range.upperBound == text.utf8.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }

    @Test("A line of ten thousand points is not divided")
    func longLine() {
        let text = String(repeating: "i", count: 20_000)
        let lines = TypesetText(TextContent(text, font: font), width: 10_000).lines
        #expect(lines.dropLast().allSatisfy { $0.frame.width > 9900 })
    }

    @Test(
        "The lines of a paragraph of 100,000 characters cover it, whatever its content",
        arguments: ["A paragraph of words, ", "abcdefghij", "שלום עולם ", "漢字かな"])
    func paragraph(part: String) {
        let text = String(repeating: part, count: 100_000 / part.count)
        let typeset = TypesetText(TextContent(text, font: font), width: 600)
        let lines = typeset.lines
        #expect(lines.first?.range.lowerBound == 0)
        #expect(lines.last?.range.upperBound == text.utf8.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(typeset.size.width <= 600)
        #expect(lines.count > 500)
        #expect(TextCache.shared.statistics.cost <= 1_000_000)
    }

    @Test("Ten thousand lines are placed below each other, and the text is too large for the cache")
    func manyLines() {
        let text = (0..<10_000).map { "Line \($0) of many" }.joined(separator: "\n")
        let typeset = TypesetText(TextContent(text, font: font), width: 600)
        #expect(typeset.lines.count == 10_000)
        expectNear(typeset.size.height, 10_000 * font.metrics.lineHeight, within: 1)
        #expect(TextCache.shared.statistics.cost <= 1_000_000)
    }

    static let unbroken = [
        "\0", "ﷺ", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "\u{301}", "שלום", "السلام", "abcאבג", "\t", " ", "\u{A0}", "-", "\u{AD}",
        "/a?b=c&d%20",
        "\u{1}", "\u{378}", "0123456789", "\u{200B}", "\u{202E}a", "नमस्ते",
    ]

    @Test("The lines of an endless word cover it and fit the width, whatever its content", arguments: unbroken)
    func unbrokenWord(part: String) {
        let text = String(repeating: part, count: 20_000 / part.utf8.count)
        let typeset = TypesetText(TextContent(text, font: font), width: 300)
        let lines = typeset.lines
        #expect(lines.first?.range.lowerBound == 0)
        #expect(lines.last?.range.upperBound == text.utf8.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(lines.allSatisfy { $0.frame.width <= 300.1 } || part == "\t")
    }

    @Test("The width of an endless line is the sum of its letters' widths", arguments: ["a", "ש", "漢"])
    func wideLine(part: String) {
        let letter = TypesetText(TextContent(String(repeating: part, count: 100), font: font), width: nil)
        let long = TypesetText(TextContent(String(repeating: part, count: 20_000), font: font), width: nil)
        expectNear(long.size.width, 200 * letter.size.width, within: 1)
        #expect(long.lines.count == 1)
        #expect(!long.isTruncated)
    }

    @Test("A line is truncated beyond a million points")
    func widestLine() {
        let long = TypesetText(TextContent(String(repeating: "\t", count: 200_000), font: font), width: nil)
        #expect(long.size.width >= 1_000_000)
        #expect(long.size.width < 1_100_000)
        #expect(long.isTruncated)
    }

    @Test(
        "A truncated line of an endless word shapes only its visible part",
        arguments: [
            TextParagraph.LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ], ["a", "ﷺ", "ש", "😀"])
    func shortened(mode: TextParagraph.LineBreakMode, part: String) throws {
        let text = "first" + String(repeating: part, count: 100_000) + "last"
        let content = TextContent(text, font: font, paragraph: TextParagraph(lineBreakMode: mode))
        let typeset = TypesetText(content, width: 200, maximumLines: 1)
        let line = try #require(typeset.lines.first)
        let hidden = try #require(line.hidden)
        #expect(typeset.lines.count == 1)
        #expect(line.isTruncated)
        #expect(line.frame.width <= 200.1)
        #expect(line.range == 0..<text.utf8.count)
        #expect((hidden.lowerBound > 4) == (mode != .byTruncatingHead))
        #expect((hidden.upperBound < text.utf8.count - 3) == (mode != .byTruncatingTail))
        #expect(typeset.runs.reduce(0) { $0 + Int($1.glyphs.pointee.num_glyphs) } < 100)
    }

    @Test("Truncated text of characters without width is never divided within a character", arguments: 0..<3)
    func truncatedZeroWidth(letters: Int) throws {
        func width(_ text: String) -> CGFloat {
            let paragraph = TextParagraph(lineBreakMode: .byTruncatingTail)
            return TypesetText(TextContent(text, font: font, paragraph: paragraph), width: 200, maximumLines: 1).size
                .width
        }
        let start = String(repeating: "a", count: letters)
        let long = width(start + String(repeating: "\u{200B}", count: 100_000))
        let short = width(start + String(repeating: "\u{200B}", count: 10))
        expectNear(long, short, within: width("…") + 0.1)
    }

    @Test("A limited height limits the number of shaped lines of an endless word")
    func limitedHeight() {
        let text = String(repeating: "a", count: 200_000)
        let typeset = TypesetText(TextContent(text, font: font), width: 200, height: 100)
        #expect(typeset.lines.count == Int(100 / font.metrics.lineHeight))
        #expect(typeset.isTruncated)
    }

    @Test("The carets of an endless word are between its letters", arguments: ["a", "ש", "0", "漢"])
    func carets(part: String) throws {
        let text = String(repeating: part, count: 2000)
        let size = part.utf8.count
        let content = TextContent(text, font: font)
        let typeset = TypesetText(unshared: content, width: 200)
        let map = CaretMap(content, width: 200, typeset: typeset)
        #expect(map.lines.map(\.range) == typeset.lines.map(\.range))
        for index in stride(from: 1, to: 1999, by: 37) {
            let byte = index * size
            let line = map.line(at: CaretMap.Place(byte))
            #expect(map.place(at: map.x(at: CaretMap.Place(byte)), line: line).byte == byte)
            let isRightToLeft = map.lines[line].isRightToLeft
            #expect(map.neighbor(of: byte, toRight: !isRightToLeft) == byte + size)
            #expect(map.neighbor(of: byte, toRight: isRightToLeft) == byte - size)
        }
    }

    @Test("Pieces of a long text end at grapheme clusters and are the same after an earlier edit")
    func pieces() {
        let words = (0..<4000).map { "word \($0 * 7919 % 10_007)👩‍👧e\u{301} " }.joined()
        let before = ends(words)
        let after = ends("x" + words)
        let borders = Set(
            words.indices.map { words.utf8.distance(from: words.startIndex, to: $0) } + [words.utf8.count])
        #expect(before.allSatisfy(borders.contains))
        #expect(before.suffix(20).map { $0 + 1 } == after.suffix(20))
    }

    @Test("A grapheme cluster longer than a piece is divided between Unicode scalars")
    func longCharacter() {
        let text = "a" + String(repeating: "\u{301}", count: 5000)
        let bytes = Array(text.utf8)
        #expect(ends(text).allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 })
        #expect(ends(text).count > 3)
    }

    @Test(
        "A boundary between grapheme clusters is at the boundary between two of them",
        arguments: ["ﷺ", "é", "漢", "😀", "נ", "ʰa"])
    func safeBoundaries(unit: String) {
        let text = String(repeating: unit, count: 4)
        let borders = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
        let found = Array(text.utf8).withUnsafeBufferPointer { bytes in
            (1..<bytes.count).filter { CharacterBoundary.isSafe($0, in: bytes) }
        }
        #expect(borders.isSuperset(of: found))
    }

    private func ends(_ text: String) -> [Int] {
        let pieces = TextPieces(least: 1024, most: 3072)
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            var ends: [Int] = []
            while (ends.last ?? 0) < bytes.count {
                ends.append(pieces.end(from: ends.last ?? 0, to: bytes.count, in: bytes))
            }
            return ends
        }
    }

    @Test(
        "Tabs with distant stops end in bounded time at a finite position",
        arguments: [[], [1], [1, 999_999], [999_998, 999_999]] as [[CGFloat]], [0, 900_000, 1e6, 1e300] as [CGFloat])
    func distantTabStops(stops: [CGFloat], interval: CGFloat) {
        var style = TextParagraph()
        style.details.tabs = stops.map { TextTab(location: $0) }
        style.details.defaultTabInterval = interval
        let content = TextContent("a\tb\t\tc\td", font: font, paragraph: style)
        #expect(TypesetText(content, width: nil).size.width.isFinite)
    }

    @Test(
        "Text lengths that are not finite or excessive are ignored",
        arguments: [1e16, 1e300, .infinity, .nan, -1e300, 0] as [CGFloat])
    func senselessLengths(length: CGFloat) {
        var style = TextParagraph()
        style.details.defaultTabInterval = length
        style.details.tabs = [TextTab(location: length)]
        style.lineHeightMultiple = length
        style.headIndent = length
        var content = TextContent("a\tb\tc", font: font, paragraph: style)
        content.runs[0].kern = length
        content.runs[0].baselineOffset = length
        for width in [nil, 200] as [CGFloat?] {
            let size = TypesetText(content, width: width).size
            #expect(size.width.isFinite)
            #expect(size.height.isFinite)
        }
    }
}
