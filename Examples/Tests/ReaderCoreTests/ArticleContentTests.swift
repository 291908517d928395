import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct ArticleContentTests {
    private func blocks(_ html: String) -> [ArticleBlock] {
        ArticleContent(html: html, base: URL(string: "http://a.test/page")).blocks
    }

    /// The kinds and texts of the blocks.
    private func outline(_ html: String) -> [String] {
        blocks(html).map { block in
            let depth = String(repeating: ">", count: block.quoteDepth) + String(repeating: "-", count: block.listDepth)
            let text = block.text.plain
            return switch block.kind {
            case .paragraph: depth + "p \(text)"
            case .heading(let level): depth + "h\(level) \(text)"
            case .item(let marker): depth + "\(marker) \(text)"
            case .code: depth + "code \(text)"
            case .picture(let picture): depth + "img \(picture.url.absoluteString)"
            case .rule: depth + "hr"
            case .table(let rows): depth + "table \(rows.map { $0.map(\.plain) })"
            }
        }
    }

    @Test("Headings and paragraphs are blocks, with white space as HTML treats it")
    func paragraphs() {
        #expect(
            outline("<h2> A  title </h2>text <p>one\n two</p> three") == [
                "h2 A title", "p text", "p one two", "p three",
            ])
    }

    @Test("Styles and links are runs of a text")
    func styles() throws {
        let text = try #require(blocks("a <b>b <i>c</i></b> <a href='/x'>d</a>").first).text
        let link = try URL.test("http://a.test/x")
        #expect(
            text.runs == [
                .init(text: "a "), .init(text: "b ", style: .bold), .init(text: "c", style: [.bold, .italic]),
                .init(text: " "), .init(text: "d", link: link),
            ])
    }

    @Test("Lists have bullets and numbers, and are nested")
    func lists() {
        #expect(
            outline("<ul><li>a<ol start=3><li>b<li>c</ol></li><li><p>d</p><p>e</p></li></ul>f")
                == ["-• a", "--3. b", "--4. c", "-• d", "-p e", "p f"])
    }

    @Test("Quotations within quotations are nested")
    func quotations() {
        #expect(outline("<blockquote>a<blockquote><p>b</blockquote></blockquote>c") == [">p a", ">>p b", "p c"])
    }

    @Test("Preformatted text keeps its lines")
    func code() {
        #expect(outline("<pre><code>\nlet a = 1\n\n  b &lt; c\n</code></pre>") == ["code let a = 1\n\n  b < c"])
    }

    @Test("Pictures have absolute addresses, and the invisible ones that count readers are removed")
    func pictures() {
        #expect(
            outline("a<img src='p.png'>b<img src='//c.test/t.gif' width=1 height=1><img src='data:x'>")
                == ["p a", "img http://a.test/p.png", "p b"])
    }

    @Test("Tables have rows of cells, and those that arrange a page are blocks")
    func tables() {
        #expect(
            outline("<table><tr><th>a<th>b<tr><td>1<td>2</table><table><tr><td><h1>x</h1><p>y</p></table>")
                == [#"table [["a", "b"], ["1", "2"]]"#, "h1 x", "p y"])
    }

    @Test(
        "Nothing that a page executes or loads remains",
        arguments: [
            "<script>alert(1)</script>", "<style>p{}</style>", "<svg onload=alert(1)></svg>",
            "<form><input value=x><button>x</button></form>", "<object data=x>x</object>",
            "<img src=x.png onerror=alert(1) width=0>",
            "<a href='javascript:alert(1)'></a>", "<iframe src='javascript:alert(1)'></iframe>", "<!-- x -->",
            "<noscript><img src='http://t.test/x.gif'></noscript>", "<math><mtext>x</mtext></math>",
        ])
    func removed(html: String) {
        #expect(outline(html).isEmpty)
    }

    @Test("The text of a link to a script remains without the link")
    func scriptLink() {
        #expect(blocks("<a href=' JavaScript:alert(1)'>a</a>").first?.text.runs == [.init(text: "a")])
    }

    @Test("A frame is a link to its page")
    func frame() throws {
        let link = try URL.test("https://v.test/1")
        #expect(blocks("<iframe src='https://v.test/1'></iframe>").first?.text.runs.first?.link == link)
    }

    @Test("The text of an article is that of its blocks, line by line")
    func text() {
        #expect(
            ArticleContent(html: "<h1>A</h1><p>b <b>c</b></p><table><tr><td>1<td>2</table>", base: nil).text
                == "A\nb c\n1 2")
    }

    @Test(
        "Hostile HTML is read within the limits",
        arguments: [
            String(repeating: "<div>", count: 100_000), String(repeating: "<b>x", count: 50_000),
            String(repeating: "<table><tr><td>", count: 20_000), String(repeating: "<p>x", count: 100_000),
            String(repeating: "<ul><li>", count: 30_000), String(repeating: "<blockquote>x", count: 30_000),
            "<p>" + String(repeating: "x", count: 3_000_000), String(repeating: "&#x41;", count: 200_000),
            "\u{0}<p>\u{0}x",
        ])
    func limits(html: String) {
        #expect(blocks(html).count <= ArticleContent.Limits.blocks)
    }

    private static let parts = [
        "<p>", "</p>", "<b>", "</i>", "<ul>", "<li>", "</ul>", "<ol start=-5>", "<table>", "<tr>", "<td>", "</table>",
        "<pre>",
        "</pre>", "<blockquote>", "</blockquote>", "<img src=", "\"x\">", "<a href='", "'>", "javascript:", "text", " ",
        "\n",
        "&nbsp;", "&#0;", "<br>", "<hr>", "<script>", "</script>", "<!--", "-->", "<h1>", "<", ">", "\u{0}", "é", "👩‍👩‍👧",
        "\u{202E}",
        "<iframe src=http://f.test>", "<svg>", "<![CDATA[", "<dl><dt>", "<video src=//v.test>",
        "<base href='file:///'>",
    ]

    @Test("Random HTML leads to blocks within the limits, with addresses on the web and of mail only", arguments: 0..<8)
    func random(batch: Int) {
        RandomRun(seed: UInt64(2000 + batch), cases: 800).forEach { random in
            let count = Int.random(in: 0...60, using: &random)
            let html = (0..<count).compactMap { _ in Self.parts.randomElement(using: &random) }.joined()
            let blocks = blocks(html)
            #expect(blocks.count <= ArticleContent.Limits.blocks, "\(html)")
            let schemes = Set(blocks.flatMap(\.addresses).map { $0.scheme ?? "" })
            #expect(schemes.isSubset(of: ["http", "https", "mailto"]), "\(html)")
        }
    }
}

extension ArticleBlock {
    /// The addresses of links and pictures.
    fileprivate var addresses: [URL] {
        let links = text.runs.compactMap(\.link)
        return switch kind {
        case .picture(let picture): links + [picture.url] + [picture.link].compactMap { $0 }
        case .table(let rows): links + rows.joined().flatMap { $0.runs.compactMap(\.link) }
        default: links
        }
    }
}
