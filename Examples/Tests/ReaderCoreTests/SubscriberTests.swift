import Foundation
import HTTPClient
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct SubscriberTests {
    private let library: TestLibrary

    init() throws {
        library = try TestLibrary()
    }

    private static let document = "<rss><channel><title>Feed</title><item><title>A</title></item></channel></rss>"
    private static let page = "<html><head><link rel=alternate type='application/rss+xml' href='/rss'></head></html>"

    private func server() throws -> TestServer {
        try TestServer { request in
            switch request.path.prefix(while: { $0 != "?" }) {
            case "/rss": TestServer.response("200 OK", [], Self.document)
            case "/page": TestServer.response("200 OK", ["Content-Type: text/html"], Self.page)
            case "/long": TestServer.response("302 Found", ["Location: /rss?" + String(repeating: "x", count: 3000)])
            case "/empty": TestServer.response("200 OK", [], "<html><body>Hello</body></html>")
            case "/list":
                TestServer.response(
                    "200 OK", [],
                    "<opml><body><outline text='F'><outline xmlUrl='http://a.test/'/></outline></body></opml>")
            default: TestServer.response("404 Not Found")
            }
        }
    }

    private func subscribe(_ path: String) async throws -> Feed.ID? {
        let server = try server()
        let feed = try await Subscriber(store: library.store).subscribe(to: server.url(path).absoluteString)
        return withExtendedLifetime(server) { feed }
    }

    @Test("The feed at an address is added with its articles")
    func feed() async throws {
        _ = try await subscribe("/rss")
        #expect(try library.titles() == ["A"])
    }

    @Test("A feed whose redirection leads to an address that is too long is added with its own")
    func longRedirection() async throws {
        _ = try await subscribe("/long")
        #expect(try library.reader().feeds().map(\.url.path) == ["/long"])
    }

    @Test("The feed of a web page is added")
    func page() async throws {
        _ = try await subscribe("/page")
        #expect(try library.reader().feeds().map(\.title) == ["Feed"])
    }

    @Test("A list of subscriptions at an address is added with its folders")
    func list() async throws {
        _ = try await subscribe("/list")
        #expect(try library.reader().folders().map(\.name) == ["F"])
    }

    @Test("A page without a feed is an error")
    func noFeed() async {
        await #expect(throws: FeedError.isWebPage([])) { try await subscribe("/empty") }
    }

    @Test("An error of the server is an error of the subscription")
    func missing() async {
        await #expect(throws: ServerError.status(404)) { try await subscribe("/missing") }
    }

    @Test(
        "The address of a feed is completed to an address of the web",
        arguments: [
            ("example.org", "https://example.org"), ("feed:example.org/rss", "https://example.org/rss"),
            ("feed://example.org", "https://example.org"), ("feed:https://a.test/", "https://a.test/"),
            (" http://a.test/x ", "http://a.test/x"), ("localhost:80/a", "https://localhost:80/a"),
        ])
    func addresses(text: String, url: String) throws {
        #expect(try FeedAddress.url(text).absoluteString == url)
    }

    @Test(
        "Texts that are not addresses are rejected",
        arguments: [
            "", "  ", "two words", "file:///etc/passwd", "javascript:alert(1)", "http://", "word", "ftp://a.test",
        ])
    func noAddresses(text: String) {
        #expect(throws: FeedError.self) { try FeedAddress.url(text) }
    }
}
