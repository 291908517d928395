import Foundation
import Testing

@testable import ComponentFlowMarkdown

@Suite
struct MarkdownLimitTests {
    private static let unlimited: MarkdownOptions = {
        var options = MarkdownOptions()
        options.maximumLength = 100_000_000
        return options
    }()

    @Test(
        "Nesting of 100,000 levels is read without a stack that grows with it",
        arguments: [">", "[", "- ", "*", "**a ", "![", "1. ", "> - ", "~~", "<", "`", "[a](", "_a "])
    func nesting(unit: String) {
        let document = MarkdownDocument(String(repeating: unit, count: 100_000) + "a")
        #expect(document.error == nil)
        #expect(document.blocks.allSatisfy { $0.containers.count <= MarkdownBlockBuilder.maximumDepth })
        #expect(document.attributedString().length >= document.plainText.utf16.count)
    }

    @Test("The text within quotes beyond the greatest depth is kept")
    func deepText() {
        #expect(MarkdownDocument(String(repeating: "> ", count: 1000) + "deep").plainText == "deep")
    }

    @Test("Only complete lines at the beginning of a text that is too long are read")
    func tooLong() {
        var options = MarkdownOptions()
        options.maximumLength = 8
        let document = MarkdownDocument("one\ntwo\nthree", options: options)
        #expect(document.error == .tooLong(limit: 8))
        #expect(document.plainText == "one two")
    }

    @Test("A long first line is cut between characters")
    func longLine() {
        var options = MarkdownOptions()
        options.maximumLength = 4
        #expect(MarkdownDocument("aäöü", options: options).plainText == "aä\u{FFFD}")
    }

    @Test("A text of ten megabytes exceeds the default limit, and is read completely if it is allowed")
    func longText() {
        let text = String(repeating: "A line of text with *emphasis*.\n\n", count: 10_000_000 / 33)
        #expect(MarkdownDocument(text).error == .tooLong(limit: 2_000_000))
        var options = Self.unlimited
        options.maximumBlockCount = 1_000_000
        let document = MarkdownDocument(text, options: options)
        #expect(document.error == nil)
        #expect(document.blocks.count == 10_000_000 / 33)
    }

    @Test("Blocks beyond the greatest number are omitted")
    func tooManyBlocks() {
        var options = MarkdownOptions()
        options.maximumBlockCount = 2
        let document = MarkdownDocument("a\n\nb\n\nc", options: options)
        #expect(document.error == .tooManyBlocks(limit: 2))
        #expect(document.plainText == "a\nb")
        #expect(MarkdownDocument("a\n\nb", options: options).error == nil)
    }

    @Test("Limits that are negative or very large are used as the nearest possible ones")
    func extremeLimits() {
        var options = MarkdownOptions()
        options.maximumLength = .min
        options.maximumBlockCount = .min
        #expect(MarkdownDocument("a", options: options).blocks.isEmpty)
        options.maximumLength = .max
        options.maximumBlockCount = .max
        #expect(MarkdownDocument("a", options: options).plainText == "a")
    }

    @Test("NULs are replaced by U+FFFD")
    func nul() {
        #expect(MarkdownDocument("a\0b &#0; `\0`").plainText == "a\u{FFFD}b \u{FFFD} \u{FFFD}")
    }

    @Test("Thousands of tables are read")
    func tables() {
        let text = String(repeating: "| a | b |\n|---|---|\n| 1 | 2 |\n\n", count: 5000)
        let document = MarkdownDocument(text)
        #expect(document.blocks.count == 5000)
        #expect(document.error == nil)
    }

    /// Texts for which cmark needs quadratic time, or memory that is the square of the text's length.
    static let complexTexts = [
        String(repeating: "a <?", count: 25_000 * 4), String(repeating: "a <!A ", count: 50_000),
        String(repeating: "![[]()", count: 30_000), "http://a.b/" + String(repeating: ")", count: 100_000),
        String(repeating: "www._", count: 30_000), String(repeating: "|\n|-|\n", count: 15_000),
        "a\n" + String(repeating: "a\n", count: 100_000) + String(repeating: "|-|\n", count: 10_000),
        Array(repeating: "a", count: 10_000).joined(separator: "|") + "\n"
            + Array(repeating: "-", count: 10_000).joined(separator: "|") + "\n"
            + String(repeating: "a\n", count: 50_000),
        "a\n|-|\n" + String(repeating: "|a", count: 100_000),
        "[a]: " + String(repeating: "u", count: 200_000) + "\n\n" + String(repeating: "[a]", count: 50_000),
        String(repeating: ">", count: 50_000) + String(repeating: "]", count: 50_000),
        String(repeating: "a <?\r\n", count: 50_000),
        String(repeating: "- ", count: 50_000) + "a\n    "
            + String(repeating: "* a* ", count: 20_000),
    ]

    @Test("A text that cmark reads in quadratic time is shown without formatting", arguments: complexTexts.indices)
    func tooComplex(index: Int) {
        let document = MarkdownDocument(Self.complexTexts[index])
        #expect(document.error == .tooComplex)
        #expect(document.plainText == Self.complexTexts[index])
    }

    @Test(
        "Long documents without malice are not too complex",
        arguments: [
            String(
                repeating: "- [link](https://example.org/a_b) and ![image](b.png), see www.example.org\n", count: 5000),
            "| a | b | c |\n|---|---|---|\n"
                + String(repeating: "| [x](y) | `z` | www.example.org |\n", count: 3000),
            String(repeating: "[ref]: https://example.org/a/long/path\n", count: 1) + "\n"
                + String(repeating: "See [ref] and [ref][ref].\n\n", count: 5000),
            (0..<5000).map { "[r\($0)]: https://example.org/\($0)\n" }.joined() + "\n"
                + (0..<5000).map { "See [r\($0)].\n\n" }.joined(),
            "```\n" + String(repeating: "if (a[i] < b && c(d)) { e(f()); } // x\n", count: 10_000) + "```\n",
            String(repeating: "Text of a paragraph, without line ends. ", count: 20_000),
            String(repeating: "> > - nested *text*\n", count: 5000),
        ])
    func notTooComplex(text: String) {
        #expect(MarkdownDocument(text).error == nil)
    }
}
