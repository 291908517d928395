import Foundation
import Fuzzing
import OpenUIKit
import Testing

@testable import ComponentFlowMarkdown

/// Texts that are put together from syntax at random.
@Suite
struct RandomMarkdownTests {
    private static let parts = [
        "#", "## ", "> ", "- ", "* ", "1. ", "2) ", "    ", "\n", "\n\n", "  \n", "\\\n", "*", "**", "_", "~~", "`",
        "``",
        "```\n", "[", "]", "(", ")", "![", "](", "<", ">", "<b>", "</b>", "<!--", "-->", "<div>\n", "|", "|-|\n",
        "|:-:|-|\n",
        "---\n", "===\n", "[x] ", "[ ] ", "[a]: https://example.org\n", "[a]", "https://example.org", "www.example.org",
        "a@example.org", "javascript:", "&amp;", "&#0;", "\0", "\r\n", "\t", "a", "word ", "é", "e\u{301}", "日本", "👩‍👩‍👧",
        "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{205F}", "א", "\\", "\"", "'", "!", ":",
    ]

    private func text(seed: UInt64) -> String {
        let choices = Choices(seed: seed)
        return choices.list(upTo: 120) { choices.element(of: Self.parts) }.joined()
    }

    /// Returns the text of a run as cmark's text nodes contain it.
    private func shown(_ run: MarkdownRun) -> String { run.image != nil && run.text.isEmpty ? "\u{FFFC}" : run.text }

    @Test("The text with intents is that of cmark's nodes", arguments: 0..<400)
    func nodes(seed: UInt64) throws {
        let source = text(seed: seed)
        #expect(try NSAttributedString(markdown: source).string == CMarkReference.text(of: source))
    }

    @Test("The text with intents is that of all blocks", arguments: 0..<400)
    func intents(seed: UInt64) throws {
        let source = text(seed: seed)
        let expected = MarkdownDocument(source).blocks.map { block in
            block.kind == .rule ? "\u{2E3B}" : block.allRuns.map(shown).joined()
        }.joined()
        #expect(try NSAttributedString(markdown: source).string == expected)
    }

    /// Foundation traps by chance when it compares two structures that it has stored in objects of its own.
    @Test("The values of attributes are objects that Foundation can compare", arguments: 0..<100)
    func objects(seed: UInt64) throws {
        let source = text(seed: seed)
        for text in [try NSAttributedString(markdown: source), MarkdownDocument(source).attributedString()] {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
                for (key, value) in values {
                    #expect(String(describing: type(of: value as AnyObject)) != "__SwiftValue", "\(key.rawValue)")
                }
            }
        }
    }

    @Test("The text for reading contains the letters of all blocks in order", arguments: 0..<400)
    func styled(seed: UInt64) {
        let document = MarkdownDocument(text(seed: seed))
        let expected = document.blocks.map(\.plainText).joined()
        #expect(letters(of: document.attributedString().string) == letters(of: expected))
    }

    @Test("Reading twice has the same result", arguments: 0..<200)
    func repetition(seed: UInt64) throws {
        let source = text(seed: seed)
        #expect(MarkdownDocument(source).blocks == MarkdownDocument(source).blocks)
        let style = MarkdownStyle()
        let first = MarkdownDocument(source).attributedString(style: style)
        #expect(first.isEqual(to: MarkdownDocument(source).attributedString(style: style)))
        #expect(try NSAttributedString(markdown: source).isEqual(to: NSAttributedString(markdown: source)))
    }

    @Test("Every character has attributes of one paragraph style, and links have allowed schemes", arguments: 0..<200)
    func attributes(seed: UInt64) {
        let text = MarkdownDocument(text(seed: seed)).attributedString()
        var covered = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            covered += range.length
            #expect(values[.paragraphStyle] is NSParagraphStyle)
            #expect(values[.font] is UIFont)
            if let link = values[.link] as? URL {
                #expect(MarkdownOptions().linkSchemes.contains(link.scheme?.lowercased() ?? ""))
            }
        }
        #expect(covered == text.length)
    }

    @Test("Sections contain the words of all blocks", arguments: 0..<200)
    func sections(seed: UInt64) {
        let document = MarkdownDocument(text(seed: seed))
        let sections = MarkdownSectionBuilder.sections(
            of: document, style: MarkdownStyle(), showsImages: false, isLazy: false, images: { _ in nil })
        let words = sections.map { section in
            switch section.content {
            case .text(let text), .heading(_, let text), .code(let text): text.attributed.string
            case .table(let table): table.rows.flatMap(\.cells).map(\.runs.plainText).joined()
            case .image, .rule: ""
            }
        }.joined()
        let expected = document.blocks.map(\.plainText).joined()
        #expect(letters(of: words) == letters(of: expected))
        #expect(Set(sections.map(\.id)).count == sections.count)
    }

    /// The characters of a text that neither marks of lists nor separators contain.
    private func letters(of text: String) -> String {
        String(text.unicodeScalars.filter { CharacterSet.letters.contains($0) })
    }

    @Test("Inline syntax without white space changes keeps the number of line ends", arguments: 0..<400)
    func preservedLines(seed: UInt64) throws {
        let source = text(seed: seed).replacingOccurrences(of: "\r\n", with: "\n")
        let options = NSAttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let result = try NSAttributedString(markdown: source, options: options).string
        #expect(lineEnds(in: result) <= lineEnds(in: source))
    }

    private func lineEnds(in text: String) -> Int { text.unicodeScalars.count { $0 == "\n" } }
}
