import Foundation
import ReaderTestSupport
import SQLite
import Testing

@testable import ReaderCore

struct ArticleStoreTests {
    private let library: TestLibrary

    init() throws {
        library = try TestLibrary()
    }

    private func unread(_ feed: Feed.ID) throws -> Int? {
        try library.reader().feeds().first { $0.id == feed }?.unread
    }

    @Test("Articles are listed from the latest to the earliest, over all feeds")
    func order() async throws {
        try await library.addFeed("one", ["a", "b"])
        try await library.addFeed("two", ["c"])
        #expect(try library.titles() == ["c", "a", "b"])
    }

    @Test("An article without a date has the date at which it was loaded, and later dates are limited to it")
    func dates() async throws {
        var update = FeedUpdate.articles(["future", "undated"])
        update.feed?.articles[0].published = .test.addingTimeInterval(1_000_000)
        update.feed?.articles[1].published = nil
        let feed = try await library.store.addFeed(try .test("http://a.test/"))
        try await library.store.apply(update, to: feed, now: .test)
        let reader = try library.reader()
        #expect(try reader.summaries(reader.ids(ArticleQuery(.all))).map(\.published) == [.test, .test])
    }

    @Test("A feed that is loaded again adds new articles only")
    func again() async throws {
        let feed = try await library.addFeed("one", ["a", "b"])
        let new = try await library.store.apply(.articles(["b", "c"]), to: feed, now: .test)
        #expect(new.count == 1)
    }

    @Test("An article that has changed is replaced, and stays read")
    func changes() async throws {
        let feed = try await library.addFeed("one", ["a"])
        let id = try #require(try library.id("a"))
        try await library.store.setRead(true, [id])
        try await library.store.apply(.articles(["a"], html: "<p>changed</p>"), to: feed, now: .test)
        let article = try #require(try library.reader().article(id))
        #expect([article.html, "\(article.summary.isRead)"] == ["<p>changed</p>", "true"])
    }

    @Test("The number of unread articles follows additions, marks and removals")
    func unreadCount() async throws {
        let feed = try await library.addFeed("one", ["a", "b", "c"])
        try await library.store.setRead(true, [try #require(try library.id("a")), try #require(try library.id("b"))])
        try await library.store.setRead(false, [try #require(try library.id("b"))])
        #expect(try unread(feed) == 2)
    }

    @Test("Marking a source as read returns the articles that were unread, and leaves others")
    func markAll() async throws {
        let feed = try await library.addFeed("one", ["a", "b"])
        let other = try await library.addFeed("two", ["c"])
        try await library.store.setRead(true, [try #require(try library.id("a"))])
        let marked = try await library.store.markAllRead(.feed(feed))
        #expect([marked.count, try unread(feed), try unread(other)] == [1, 0, 1])
    }

    @Test("Marking a source as read does not affect articles that are later than those in the list")
    func markAllUpTo() async throws {
        let feed = try await library.addFeed("one", ["a", "b"])
        try await library.store.markAllRead(.all, upTo: try library.id("b"))
        #expect(try unread(feed) == 1)
    }

    @Test("Sources select the articles of a feed, of a folder, with a star and with a tag")
    func sources() async throws {
        let folder = try await library.store.addFolder("Folder")
        let feed = try await library.addFeed("one", ["a"])
        let inFolder = try await library.addFeed("two", ["b", "c"])
        try await library.store.move(feed: inFolder, to: folder)
        let b = try #require(try library.id("b"))
        try await library.store.setStarred(true, [b])
        try await library.store.setTags(["Later"], b)
        let tag = try #require(try library.reader().tags().first).id
        let sources: [ArticleSource] = [.feed(feed), .folder(folder), .starred, .tag(tag)]
        #expect(try sources.map { try library.titles($0) } == [["a"], ["b", "c"], ["b"], ["b"]])
    }

    @Test("Tags are compared regardless of case, and removed with their last article")
    func tags() async throws {
        try await library.addFeed("one", ["a", "b"])
        try await library.store.setTags(["Swift", "swift", " "], try #require(try library.id("a")))
        try await library.store.setTags(["Swift"], try #require(try library.id("b")))
        try await library.store.setTags([], try #require(try library.id("a")))
        #expect(try library.reader().tags().map(\.name) == ["Swift"])
    }

    @Test("A feed is removed with its articles and their texts in the index")
    func removal() async throws {
        let feed = try await library.addFeed("one", ["removed"])
        try await library.store.remove(feed: feed)
        #expect(try library.titles(search: "removed").isEmpty)
    }

    @Test("The feeds of a removed folder remain")
    func folderRemoval() async throws {
        let folder = try await library.store.addFolder("Folder")
        let feed = try await library.addFeed("one", ["a"])
        try await library.store.move(feed: feed, to: folder)
        try await library.store.remove(folder: folder)
        #expect(try library.reader().feeds().map(\.folderID) == [nil])
    }

    @Test("Subscriptions that are exported and imported are the same")
    func subscriptions() async throws {
        let list = OPML([
            .init(url: try .test("http://a.test/?a=1&b=\"2\""), title: "<A & B>", folder: "Folder \"1\""),
            .init(url: try .test("http://b.test/"), title: "B", homepage: try .test("http://b.test/home")),
        ])
        try await library.store.add(list)
        #expect(try OPML(try await library.store.subscriptions().data).subscriptions.count == 2)
    }

    @Test("A library of a later version of the program is not opened")
    func laterVersion() throws {
        let path = library.path + "2"
        let database = try Database(path)
        try database.execute("PRAGMA user_version = 1000")
        #expect(throws: SchemaError.tooNew) { try ArticleStore(path: path) }
    }

    @Test("A file that is no database is not opened")
    func noDatabase() throws {
        let path = library.path + "3"
        try Data(repeating: 65, count: 10_000).write(to: URL(fileURLWithPath: path))
        #expect(throws: SQLiteError.self) { try ArticleStore(path: path) }
    }

    @Test("Random changes leave a consistent library", arguments: 0..<6)
    func random(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed))
        for step in 0..<60 {
            let titles = (0..<5).map { _ in "title \(Int.random(in: 0..<20, using: &random))" }
            let feed = try await library.addFeed(
                "f\(Int.random(in: 0..<4, using: &random))", titles, html: "<p>\(step)")
            guard let id = try library.reader().ids(ArticleQuery(.all)).randomElement(using: &random) else { continue }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: try await library.store.setRead(.random(using: &random), [id])
            case 1: try await library.store.setStarred(.random(using: &random), [id])
            case 2: try await library.store.setTags(["t\(step % 3)"], id)
            case 3: try await library.store.setNote("note \(step)", id)
            case 4: try await library.store.markAllRead(.feed(feed))
            default: if step % 7 == 0 { try await library.store.remove(feed: feed) }
            }
        }
        #expect(try await library.store.problems() == [])
    }
}
