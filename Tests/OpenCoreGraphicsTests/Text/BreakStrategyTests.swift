import TestSupport
import Testing

import OpenCoreGraphics

@Suite("Line break strategies") struct BreakStrategyTests {
    private let font = FontDescriptor(size: 17)

    /// Returns the lines of a text without the spaces at their ends.
    private func lines(_ text: String, width: CGFloat, _ change: (inout TextParagraphDetails) -> Void) -> [String] {
        var content = TextContent(text, font: font)
        change(&content.paragraph.details)
        let bytes = Array(text.utf8)
        return TypesetText(content, width: width).lines.map { line in
            let words = String(decoding: bytes[line.range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            return words.joined(separator: " ")
        }
    }

    private func width(_ text: String) -> CGFloat {
        TypesetText(TextContent(text, font: font), width: nil).size.width
    }

    @Test("A word alone on the last line gets the word before it")
    func pushOut() {
        let width = width("three four five") + 1
        #expect(lines("three four five six", width: width) { _ in } == ["three four five", "six"])
        #expect(
            lines("three four five six", width: width) { $0.avoidsSingleLastWord = true } == ["three four", "five six"])
    }

    @Test("Words that do not fit on a line together stay on their lines")
    func tooLong() {
        let width = width("one extraordinarily") + 1
        let text = "one extraordinarily extraordinary"
        #expect(
            lines(text, width: width) { $0.avoidsSingleLastWord = true } == ["one extraordinarily", "extraordinary"])
    }

    @Test("Only the last line of each paragraph is changed, and paragraphs of one word or one line are not")
    func paragraphs() {
        let width = width("three four five") + 1
        let text = "three four five six\nword\none two\nthree four five six"
        let expected = ["three four", "five six", "word", "one two", "three four", "five six"]
        #expect(lines(text, width: width) { $0.avoidsSingleLastWord = true } == expected)
    }

    @Test("Carets are placed on the lines that the strategy determines")
    func carets() {
        var content = TextContent("three four five six", font: font)
        content.paragraph.details.avoidsSingleLastWord = true
        let width = width("three four five") + 1
        let map = CaretMap(content, width: width, typeset: TypesetText(content, width: width))
        #expect(map.line(at: CaretMap.Place(12)) == 1)
        expectNear(map.x(at: CaretMap.Place(11)), 0, within: 0.01)
        expectNear(map.x(at: CaretMap.Place(16)), self.width("five six") - self.width("six"), within: 0.5)
    }

    @Test("Lines do not end inside Hangul words, unless a word is longer than a line")
    func hangul() {
        let text = "가나다 라마바사"
        let width = width("가나다 라마") + 1
        #expect(lines(text, width: width) { $0.keepsHangulWords = true } == ["가나다", "라마바사"])
        let long = lines("라마바사", width: self.width("라마") + 1) { $0.keepsHangulWords = true }
        #expect(long.count > 1)
        #expect(long.joined() == "라마바사")
    }
}
