import Fuzzing
import TestSupport
import Testing

import OpenCoreGraphics

/// Tests that text with several paragraph styles is laid out as its paragraphs would be separately, one below the
/// other.
@Suite("Paragraph styles") struct ParagraphStyleTests {
    private let font = FontDescriptor(size: 17)

    private func style(_ change: (inout TextParagraph) -> Void) -> TextParagraph {
        var style = TextParagraph()
        change(&style)
        return style
    }

    private func content(_ paragraphs: [(text: String, style: TextParagraph)]) -> TextContent {
        let string = paragraphs.map(\.text).joined(separator: "\n")
        var content = TextContent(string, font: font)
        var start = 0
        for paragraph in paragraphs {
            let end = min(start + paragraph.text.utf8.count + 1, string.utf8.count)
            content.paragraphs.append(TextParagraphRun(range: start..<end, style: paragraph.style))
            start = end
        }
        return content
    }

    @Test("Each paragraph is aligned by its own style")
    func alignments() {
        let parts = [TextParagraph.Alignment.left, .center, .right].map { alignment in
            (text: "word", style: style { $0.alignment = alignment })
        }
        let lines = TypesetText(content(parts), width: 200).lines
        #expect(lines.count == 3)
        #expect(lines[0].frame.minX == 0)
        expectNear(lines[1].frame.midX, 100, within: 0.01)
        expectNear(lines[2].frame.maxX, 200, within: 0.01)
    }

    @Test("The style at a paragraph's first byte applies, and the text's own style after the last range")
    func firstByte() {
        var content = TextContent("one\ntwo\nthree", font: font)
        content.paragraph.alignment = .center
        content.paragraphs = [
            TextParagraphRun(range: 0..<1, style: style { $0.alignment = .right }),
            TextParagraphRun(range: 5..<9, style: style { $0.alignment = .left }),
        ]
        let lines = TypesetText(content, width: 200).lines
        expectNear(lines[0].frame.maxX, 200, within: 0.01)
        expectNear(lines[1].frame.midX, 100, within: 0.01)
        #expect(lines[2].frame.minX == 0)
    }

    @Test("An empty last paragraph has the style of the previous one")
    func emptyEnd() {
        var content = TextContent("one\n", font: font)
        content.paragraphs = [TextParagraphRun(range: 0..<4, style: style { $0.minimumLineHeight = 60 })]
        #expect(TypesetText(content, width: nil).lines.map(\.frame.height) == [60, 60])
    }

    private static let words = ["a", "word", "several words in a row", "longer text that takes more lines", "", "שלום"]

    private func randomStyle(_ random: inout SeededRandom) -> TextParagraph {
        var style = TextParagraph()
        style.alignment = [.natural, .left, .right, .center, .justified].randomElement(using: &random) ?? .left
        style.lineBreakMode = [.byWordWrapping, .byCharWrapping].randomElement(using: &random) ?? .byWordWrapping
        style.lineSpacing = CGFloat.random(in: 0...9, using: &random)
        style.lineHeightMultiple = CGFloat.random(in: 0.8...2, using: &random)
        style.minimumLineHeight = Bool.random(using: &random) ? 30 : 0
        style.maximumLineHeight = Bool.random(using: &random) ? 34 : 0
        style.firstLineHeadIndent = CGFloat.random(in: 0...30, using: &random)
        style.headIndent = CGFloat.random(in: 0...30, using: &random)
        style.tailIndent = CGFloat.random(in: -20...0, using: &random)
        style.paragraphSpacing = CGFloat.random(in: 0...20, using: &random)
        style.paragraphSpacingBefore = CGFloat.random(in: 0...20, using: &random)
        return style
    }

    @Test("Random paragraphs are laid out as each alone, one below the other", arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 11)
        var parts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            (text: Self.words.randomElement(using: &random) ?? "", style: randomStyle(&random))
        }
        // An empty last paragraph has no byte that could have a style of its own.
        if parts[parts.count - 1].text.isEmpty { parts[parts.count - 1].text = "word" }
        let lines = TypesetText(content(parts), width: 150).lines
        var expected: [CGRect] = []
        var y: CGFloat = 0
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let before = parts[index - 1].style
                y += before.lineSpacing + before.paragraphSpacing + part.style.paragraphSpacingBefore
            }
            let alone = TypesetText(TextContent(part.text, font: font, paragraph: part.style), width: 150)
            expected += alone.lines.map { $0.frame.offsetBy(dx: 0, dy: y) }
            y += alone.size.height
        }
        #expect(lines.count == expected.count)
        for (line, expected) in zip(lines, expected) {
            expectNear(line.frame.minX, expected.minX, within: 0.01)
            expectNear(line.frame.minY, expected.minY, within: 0.01)
            expectNear(line.frame.width, expected.width, within: 0.01)
            expectNear(line.frame.height, expected.height, within: 0.01)
        }
    }
}
