import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct SubscriptionFileTests {
    private let library: TestLibrary

    init() throws {
        library = try TestLibrary()
    }

    /// Opens a file with a text.
    private func add(_ text: String) async throws {
        try await library.store.add(try SubscriptionFile(Data(text.utf8)), now: .test)
    }

    private func error(_ text: String) -> FeedError? {
        #expect(throws: FeedError.self) { try SubscriptionFile(Data(text.utf8)) }
    }

    @Test(
        "A file with a feed subscribes to the address that the feed specifies, with its articles",
        arguments: SubscriptionFiles.feeds)
    func feeds(file: SubscriptionFiles.Feed) async throws {
        try await add(file.text)
        let feed = try #require(try library.reader().feeds().first)
        #expect(feed.url.absoluteString == "http://feed.test/all")
        #expect(feed.title == file.title)
        #expect(try library.titles() == ["Article"])
    }

    @Test("A feed that was opened as a file is due at once")
    func due() async throws {
        try await add(SubscriptionFiles.rss.text)
        #expect(try await library.store.dueFeeds(at: .test).map(\.url.path) == ["/all"])
    }

    @Test("Relative addresses in a file refer to the address of the feed")
    func relative() async throws {
        try await add(SubscriptionFiles.rss.text)
        let id = try #require(try library.id("Article"))
        #expect(try library.reader().article(id)?.url?.absoluteString == "http://feed.test/1")
    }

    @Test("A file of a feed that exists already adds its new articles to the feed")
    func again() async throws {
        try await add(SubscriptionFiles.atom.text)
        try await add(SubscriptionFiles.atom.text.replacingOccurrences(of: "<id>1", with: "<id>2"))
        #expect(try library.reader().feeds().map(\.unread) == [2])
    }

    @Test("A file with a list of subscriptions adds its feeds")
    func list() async throws {
        try await add(SubscriptionFiles.list)
        #expect(try library.reader().feeds().map(\.title) == ["Listed"])
    }

    @Test("A saved web page subscribes to the feed to which it refers")
    func page() async throws {
        try await add("<html><link rel=alternate type='application/rss+xml' href='http://feed.test/all'></html>")
        #expect(try library.reader().feeds().map(\.url.path) == ["/all"])
    }

    @Test(
        "A feed without an address of its own is an error, also if that is relative or that of a file",
        arguments: [
            "<rss><channel><title>A</title><link>http://a.test/</link></channel></rss>",
            "<feed xmlns='http://www.w3.org/2005/Atom'><link rel='self' href='feed.xml'/></feed>",
            #"{"title": "A", "feed_url": "file:///etc/passwd", "items": []}"#,
        ])
    func withoutAddress(text: String) {
        #expect(error(text) == .fileWithoutAddress)
    }

    @Test("A file that is something else is an error", arguments: ["", "text", "{}", "<svg/>", "\u{0}"])
    func unreadable(text: String) {
        #expect(error(text) == .unreadableFile)
    }

    @Test("A saved web page without a feed is an error")
    func pageWithoutFeed() {
        #expect(error("<html><body>Hello</body></html>") == .isWebPage([]))
    }
}
