import Foundation
import Testing

@testable import ComponentFlowMarkdown

@Suite
struct MarkdownDocumentTests {
    private func blocks(_ text: String, _ options: MarkdownOptions = MarkdownOptions()) -> [MarkdownBlock] {
        MarkdownDocument(text, options: options).blocks
    }

    @Test("Paragraphs and headings are blocks with their text")
    func paragraphs() {
        let blocks = blocks("# Title\n\nFirst *line*\nsecond line\n\nSetext\n------")
        #expect(blocks.map(\.kind) == [.heading(1), .paragraph, .heading(2)])
        #expect(blocks.map(\.plainText) == ["Title", "First line second line", "Setext"])
    }

    @Test("Emphasis, strong, code and strikethrough are styles of runs, and are combined")
    func styles() {
        let runs = blocks("a *b **c*** `d` ~~e~~")[0].runs
        #expect(runs.map(\.text) == ["a ", "b ", "c", " ", "d", " ", "e"])
        #expect(runs.map(\.style) == [[], .emphasis, [.emphasis, .strong], [], .code, [], .struckThrough])
    }

    @Test("A soft break is a space, and a hard one a line feed")
    func breaks() {
        #expect(blocks("a\nb")[0].runs.map(\.style) == [[], .softBreak, []])
        #expect(blocks("a  \nb")[0].runs.map(\.text) == ["a", "\n", "b"])
    }

    @Test("Items of a list begin with a mark, and later paragraphs of an item do not")
    func lists() {
        let blocks = blocks("3) one\n\n   more\n4) two\n\n- [x] done\n- [ ] open")
        #expect(blocks.map(\.startedItems.count) == [1, 0, 1, 1, 1])
        #expect(blocks.map { $0.containers.last?.item?.ordinal } == [3, 3, 4, 1, 2])
        #expect(
            blocks.map { $0.containers.last?.item?.marker } == [
                .number(")"), .number(")"), .number(")"), .task(isChecked: true), .task(isChecked: false),
            ])
    }

    @Test("A block that begins several nested items has all their marks")
    func nestedItems() {
        #expect(blocks("- - a")[0].startedItems == [1, 3])
    }

    @Test("An empty item is a paragraph without text")
    func emptyItem() {
        #expect(blocks("-\n- a").map(\.plainText) == ["", "a"])
        #expect(blocks("-\n- a").map(\.startedItems) == [[1], [1]])
    }

    @Test("A list is tight if there are no blank lines between its items")
    func tightness() {
        #expect(blocks("- a\n- b").map(\.isTight) == [true, true])
        #expect(blocks("- a\n\n- b").map(\.isTight) == [false, false])
    }

    @Test("Blocks of code keep their lines, and have the language of the fence")
    func code() {
        let block = blocks("```swift run\nlet a = 1\n\n  b\n```")[0]
        #expect(block.kind == .code(language: "swift"))
        #expect(block.plainText == "let a = 1\n\n  b")
    }

    @Test("A table has rows of cells and alignments of columns")
    func table() throws {
        let block = try #require(blocks("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | *2* | 3 |").first)
        guard case .table(let table) = block.kind else {
            Issue.record("The block is not a table")
            return
        }
        #expect(table.columns == [.natural, .left, .center, .right])
        #expect(block.plainText == "a\tb\tc\td\n1\t2\t3\t")
    }

    @Test("Addresses without brackets are links")
    func autolinks() {
        let runs = blocks("see www.example.org or mail a@example.org")[0].runs
        #expect(
            runs.compactMap(\.link?.absoluteString) == ["http://www.example.org", "mailto:a@example.org"])
    }

    @Test(
        "A link with a scheme that is not allowed is text",
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", "file:///etc/passwd", "data:text/html,x", "vbscript:x",
            "/etc/passwd", "page.html", "&#106;avascript:alert(1)", "<java script:x>", "<\\ javascript:x>", "",
        ])
    func rejectedLink(destination: String) {
        let runs = blocks("[text](\(destination))")[0].runs
        #expect(runs.map(\.text) == ["text"])
        #expect(runs.map(\.link) == [nil])
    }

    @Test("Further schemes can be allowed")
    func allowedScheme() {
        var options = MarkdownOptions()
        options.linkSchemes.insert("app")
        #expect(blocks("[a](APP:x)", options)[0].runs[0].link == URL(string: "APP:x"))
    }

    @Test("Relative links and images are resolved against the base URL")
    func baseURL() throws {
        let options = MarkdownOptions(baseURL: URL(string: "https://example.org/a/b.md"))
        let runs = blocks("[x](../c#d) ![y](z.png \"title\")", options)[0].runs
        #expect(runs[0].link?.absoluteString == "https://example.org/c#d")
        let image = try #require(runs[2].markdownImage)
        #expect(image.url.absoluteString == "https://example.org/a/z.png")
        #expect(image.description == "y")
        #expect(image.title == "title")
    }

    @Test("Relative links are not resolved against a file unless files are allowed")
    func fileBase() {
        let options = MarkdownOptions(baseURL: URL(fileURLWithPath: "/home/user/a.md"))
        #expect(blocks("[x](b.md)", options)[0].runs[0].link == nil)
    }

    @Test("The description of an image with formatting is plain text")
    func imageDescription() {
        let options = MarkdownOptions(baseURL: URL(string: "https://example.org"))
        #expect(MarkdownDocument("![a *b* [c](d)](e)", options: options).images.map(\.description) == ["a b c"])
    }

    @Test("An image appears once among the images of the document")
    func images() {
        let table = "| ![b](https://example.org/2) |\n|-|\n| ![c](https://example.org/1) |"
        let text = "![a](https://example.org/1)\n\n" + table
        #expect(MarkdownDocument(text).images.map(\.description) == ["a", "b"])
    }

    @Test("HTML is text, or omitted")
    func html() {
        let text = "<div>\nblock\n</div>\n\na <b>c</b>"
        #expect(blocks(text).map(\.plainText) == ["<div>\nblock\n</div>", "a <b>c</b>"])
        #expect(blocks(text, MarkdownOptions(baseURL: nil, html: .omitted)).map(\.plainText) == ["a c"])
    }

    @Test("Documents with the same text and options are equal")
    func equality() {
        #expect(MarkdownDocument("a") == MarkdownDocument("a"))
        #expect(MarkdownDocument("a") != MarkdownDocument("b"))
        #expect(MarkdownDocument("a", options: MarkdownOptions(baseURL: nil, html: .omitted)) != MarkdownDocument("a"))
    }

    @Test("The plain text has lines for blocks and rows, and tabs between cells")
    func plainText() {
        #expect(MarkdownDocument("# a\n\n- b\n- c\n\nd|e\n-|-\nf|g").plainText == "a\nb\nc\nd\te\nf\tg")
    }
}
