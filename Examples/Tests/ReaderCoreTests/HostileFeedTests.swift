import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct HostileFeedTests {
    private static let bomb = """
        <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">
        \((0..<20).map { level in
            let name = "abcdefghijklmnopqrstuvwxyz".map(String.init)
            let inner = String(repeating: "&\(name[level]);", count: 10)
            return "<!ENTITY \(name[level + 1]) \"\(inner)\">"
        }.joined())
        <!ENTITY file SYSTEM "file:///etc/passwd">]>
        <rss><channel><title>&t;</title><item><title>&file;|</title><guid>&file;x</guid>
        <link title="&t;">http://a.test/</link></item></channel></rss>
        """

    private static let documents: [(name: String, text: String)] = [
        ("entities that multiply", bomb),
        ("deep nesting", String(repeating: "<a>", count: 200_000)),
        ("deep nesting in a feed", "<rss><channel>" + String(repeating: "<item>", count: 100_000)),
        ("deep JSON", "{\"items\":" + String(repeating: "[", count: 200_000)),
        ("deep JSON in an article", "{\"items\":[{\"title\":" + String(repeating: "{\"a\":", count: 100_000)),
        ("many attributes", "<rss \((0..<50_000).map { "a\($0)=\"\"" }.joined(separator: " "))><channel/></rss>"),
        ("a long name", "<" + String(repeating: "n", count: 5_000_000) + "/>"),
        ("a long text", "<rss><channel><title>" + String(repeating: "t", count: 12_000_000)),
        ("many articles", "<rss><channel>" + String(repeating: "<item><title>x</title></item>", count: 100_000)),
        ("a long comment", "<rss><!--" + String(repeating: "-", count: 3_000_000)),
        ("a long comment in a page", "<html><!--" + String(repeating: "-", count: 3_000_000)),
        ("a long document type", "<!DOCTYPE rss [" + String(repeating: "<!ENTITY a 'b'>", count: 100_000)),
        (
            "entities that multiply in attributes",
            bomb.replacingOccurrences(of: "<title>", with: "<link href=\"&t;\"/><title>")
        ),
        ("unclosed sections", String(repeating: "<![CDATA[", count: 100_000)),
    ]

    @Test("A hostile document is read or rejected within twenty seconds", arguments: documents.map(\.name))
    func time(name: String) throws {
        let text = try #require(Self.documents.first { $0.name == name }).text
        let start = ContinuousClock.now
        _ = try? FeedParser.parse(Data(text.utf8), url: nil)
        // Debug builds on a busy machine take several times as long as release builds.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("Entities that a feed declares are not expanded")
    func entityBomb() throws {
        #expect(try FeedParser.parse(Data(Self.bomb.utf8), url: nil).title == "")
    }

    @Test("A feed cannot include files of this machine")
    func externalEntity() throws {
        let document = """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>
            <rss><channel><item><title>&file;|</title></item></channel></rss>
            """
        #expect(try FeedParser.parse(Data(document.utf8), url: nil).articles.map(\.title) == ["|"])
    }

    @Test("Of a feed with very many articles a limited number is read")
    func articleLimit() throws {
        let items = (0..<5000).map { "<item><title>\($0)</title></item>" }.joined()
        let feed = try FeedParser.parse(Data("<rss><channel>\(items)</channel></rss>".utf8), url: nil)
        #expect(feed.articles.count == FeedLimits.articles)
    }

    @Test("Texts of an article are limited")
    func textLimit() throws {
        let title = String(repeating: "word ", count: 10_000)
        let feed = try FeedParser.parse(
            Data("<rss><channel><item><title>\(title)</title></item></channel></rss>".utf8), url: nil)
        #expect(feed.articles.allSatisfy { $0.title.count <= FeedLimits.title })
    }

    // MARK: Random documents

    private static let parts = [
        "<rss>", "</rss>", "<channel>", "</channel>", "<item>", "</item>",
        "<feed xmlns=\"http://www.w3.org/2005/Atom\">",
        "<entry>", "</entry>", "<title>", "</title>", "<link href=\"", "\"/>", "<![CDATA[", "]]>", "<!--", "-->",
        "&amp;",
        "&#x0;", "&#xD800;", "&#1114112;", "&nbsp;", "&bogus;", "<content type=\"xhtml\">", "</content>",
        "{\"items\":[",
        "{\"id\":", "]}", "null", "1e999", "\"\\ud800\"", "<!DOCTYPE x [", "<!ENTITY a \"b\">", "]>", "\u{0}",
        "\u{FFFE}",
        "日本語", "\u{202E}", "text", "<?xml version=\"1.0\" encoding=\"utf-16\"?>", "http://a.test/", "2024-99-99",
        "<pubDate>Fri, 99 Foo 20244 99:99:99 +9999</pubDate>", "<html>", "<p>", "<opml><body><outline xmlUrl=\"",
    ]

    private static func document(_ random: inout SeededRandom) -> Data {
        let count = Int.random(in: 0...40, using: &random)
        var data = Data((0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined().utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) where !data.isEmpty {
            let index = Int.random(in: 0..<data.count, using: &random)
            data[index] = UInt8.random(in: 0...255, using: &random)
        }
        return data
    }

    @Test("Random documents are feeds within the limits or errors", arguments: 0..<8)
    func random(batch: Int) {
        var feedCount = 0
        RandomRun(seed: UInt64(batch), cases: 1500).forEach { random in
            let data = Self.document(&random)
            guard let feed = try? FeedParser.parse(data, url: URL(string: "http://base.test/")) else { return }
            feedCount += 1
            let isLimited = feed.articles.allSatisfy { article in
                !article.guid.isEmpty && article.title.count <= FeedLimits.title
                    && ["http", "https", nil].contains(article.url?.scheme?.lowercased())
            }
            #expect(isLimited, "\(String(decoding: data, as: UTF8.self))")
        }
        // Usually 1,500 cases, or a time limit.
        #expect(feedCount > 0)
    }

    @Test("Random documents are lists of subscriptions or errors", arguments: 0..<4)
    func randomLists(batch: Int) {
        RandomRun(seed: UInt64(1000 + batch), cases: 1000).forEach { random in
            let list = try? OPML(Data("<opml><body>".utf8) + Self.document(&random))
            let again = list.flatMap { try? OPML($0.data) }
            #expect(again.map { Set($0.subscriptions) } == list.map { Set($0.subscriptions) })
        }
    }
}
