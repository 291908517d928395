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

    private func randomText(_ random: inout TestRandom) -> String {
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

    @Test("Long words laid out a window at a time have the lines that they have as a whole")
    func windows() {
        var random = TestRandom(seed: 12)
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

    @Test(
        "A paragraph of 100,000 characters has lines that cover it, whatever it is made of",
        arguments: ["A paragraph of words, ", "abcdefghij", "שלום עולם ", "漢字かな"])
    func paragraph(part: String) {
        let text = String(repeating: part, count: 100_000 / part.count)
        let typeset = TypesetText(TextContent(text, font: font), width: 600)
        let lines = typeset.lines
        #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == text.utf8.count)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(typeset.size.width <= 600 && lines.count > 500)
        #expect(TextCache.shared.statistics.cost <= 1_000_000)
    }

    @Test("Ten thousand lines stand one below the other, and are not kept by the cache")
    func manyLines() {
        let text = (0..<10_000).map { "Line \($0) of many" }.joined(separator: "\n")
        let typeset = TypesetText(TextContent(text, font: font), width: 600)
        #expect(typeset.lines.count == 10_000)
        #expect(abs(typeset.size.height - 10_000 * font.metrics.lineHeight) < 1)
        #expect(TextCache.shared.statistics.cost <= 1_000_000)
    }
}
