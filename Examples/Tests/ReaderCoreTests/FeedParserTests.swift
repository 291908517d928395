import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct FeedParserTests {
    private static let rss = """
        <?xml version="1.0"?>
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
            xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
        <channel><title>News &amp; Views</title><atom:link href="http://a.test/self" rel="self"/>
        <link>http://a.test/</link><ttl>120</ttl>
        <item><title>One &lt;b&gt;bold&lt;/b&gt;</title><link>/one</link><guid isPermaLink="false">id-1</guid>
        <dc:creator>Ada</dc:creator><pubDate>Fri, 01 Mar 2024 12:00:00 GMT</pubDate>
        <description>short</description><content:encoded><![CDATA[<p>long</p>]]></content:encoded></item>
        <item><title>Two</title><guid>http://a.test/two</guid></item>
        </channel></rss>
        """
    private static let atom = """
        <feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://b.test/base/"><title type="html">A &amp;lt; B</title>
        <link rel="self" href="self"/><link href="home"/>
        <entry><id>urn:1</id><title>Entry</title><link rel="alternate" href="e1"/><updated>2024-03-01T12:00:00Z</updated>
        <author><name>Grace</name></author>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>x <em>y</em></p></div></content></entry></feed>
        """
    private static let json = """
        {"version": "https://jsonfeed.org/version/1.1", "title": "JSON", "home_page_url": "http://c.test/",
        "authors": [{"name": "Alan"}], "items": [{"id": 7, "content_text": "a < b", "url": "http://c.test/7",
        "date_published": "2024-03-01T13:00:00+01:00"}]}
        """

    private func feed(_ text: String) throws -> ParsedFeed {
        try FeedParser.parse(Data(text.utf8), url: .test("http://a.test/feed"))
    }

    @Test("The title of an RSS feed is read, not the link of the feed to itself")
    func channel() throws {
        let feed = try feed(Self.rss)
        #expect([feed.title, feed.homepage?.absoluteString] == ["News & Views", "http://a.test/"])
    }

    @Test("The time to live of an RSS feed is in minutes")
    func timeToLive() throws {
        #expect(try feed(Self.rss).suggestedInterval == 7200)
    }

    @Test("An RSS item has its complete content, its author, its date and an absolute address")
    func item() throws {
        var expected = ParsedArticle()
        expected.guid = "id-1"
        expected.url = try .test("http://a.test/one")
        expected.title = "One bold"
        expected.author = "Ada"
        expected.published = .test
        expected.html = "<p>long</p>"
        #expect(try feed(Self.rss).articles.first == expected)
    }

    @Test("The identifier of an RSS item is its address if it is a permanent link")
    func permanentLink() throws {
        #expect(try feed(Self.rss).articles.last?.url == .test("http://a.test/two"))
    }

    @Test("Addresses in an Atom feed refer to its base address")
    func atomBase() throws {
        let feed = try feed(Self.atom)
        #expect(
            [feed.homepage, feed.articles.first?.url].map { $0?.absoluteString }
                == ["http://b.test/base/home", "http://b.test/base/e1"])
    }

    @Test("An Atom title in HTML is read as text")
    func atomTitle() throws {
        #expect(try feed(Self.atom).title == "A < B")
    }

    @Test("The content of an Atom entry in XHTML is read as HTML")
    func atomContent() throws {
        #expect(try feed(Self.atom).articles.first?.html == "<div><p>x <em>y</em></p></div>")
    }

    @Test("A JSON feed is read, with ids that are numbers, texts that are not HTML, and dates with a zone")
    func jsonFeed() throws {
        let article = try #require(try feed(Self.json).articles.first)
        #expect(
            [article.guid, article.html, article.author, "\(article.published == .test)"]
                == ["7", "<p>a &lt; b</p>", "Alan", "true"])
    }

    @Test("RSS 1.0 is read, whose items are next to the channel")
    func rdf() throws {
        let text = """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
            <channel rdf:about="x"><title>T</title></channel>
            <item rdf:about="http://a.test/1"><title>I</title><link>http://a.test/1</link></item></rdf:RDF>
            """
        #expect(try feed(text).articles.map(\.title) == ["I"])
    }

    @Test("Undeclared entities of HTML in a feed are read as their characters")
    func entities() throws {
        #expect(try feed("<rss><channel><title>a&nbsp;&eacute;</title></channel></rss>").title == "a\u{A0}é")
    }

    @Test("A feed with mistakes in its XML is read as far as possible")
    func malformed() throws {
        let text = "<rss><channel><title>Q & A</title><item><title>One</title></item><item><title>Two"
        #expect(try feed(text).articles.first?.title == "One")
    }

    @Test("Articles with the same identifier are read once")
    func duplicates() throws {
        let item = "<item><guid>1</guid><title>T</title></item>"
        #expect(try feed("<rss><channel>\(item)\(item)</channel></rss>").articles.count == 1)
    }

    @Test("An article without an identifier and an address is identified by its content")
    func missingIdentifier() throws {
        let text = "<rss><channel><item><title>A</title></item><item><title>B</title></item></channel></rss>"
        #expect(Set(try feed(text).articles.map(\.guid)).count == 2)
    }

    @Test("Addresses of scripts and files are not read")
    func schemes() throws {
        let items = ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"]
            .map { "<item><title>T</title><guid>\($0)</guid><link>\($0)</link></item>" }.joined()
        #expect(try feed("<rss><channel>\(items)</channel></rss>").articles.allSatisfy { $0.url == nil })
    }

    @Test(
        "Documents that are not feeds are rejected with an error that describes them",
        arguments: [
            ("", FeedError.unreadable), ("   ", .unreadable), ("nonsense", .unreadable), ("{}", .unreadable),
            ("[1]", .unreadable), ("{\"items\": 1}", .unreadable), ("<opml/>", .isSubscriptionList),
            ("<!doctype html><html><body>Hi</body></html>", .isWebPage([])), ("<svg/>", .unreadable),
        ])
    func notFeeds(text: String, error: FeedError) {
        #expect(throws: error) { try feed(text) }
    }

    @Test("The feeds to which a web page refers are found")
    func discovery() throws {
        let page = """
            <html><head><link rel="stylesheet" href="a.css"><link rel="alternate" type="application/rss+xml" href="/rss">
            <link rel="alternate" type="application/atom+xml" href="http://b.test/atom"></head></html>
            """
        let feeds = try [URL.test("http://a.test/rss"), .test("http://b.test/atom")]
        #expect(throws: FeedError.isWebPage(feeds)) { try feed(page) }
    }
}
