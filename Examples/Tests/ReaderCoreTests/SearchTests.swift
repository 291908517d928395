import Foundation
import ReaderTestSupport
import Testing

@testable import ReaderCore

struct SearchTests {
    private let library: TestLibrary

    init() throws {
        library = try TestLibrary()
    }

    @Test(
        "A search finds articles with words that begin like those of the query",
        arguments: [
            ("sw", ["Swift on Linux", "Swimming"]), ("swift lin", ["Swift on Linux"]), ("LINUX", ["Swift on Linux"]),
            ("cafe", ["Café"]), ("東京", ["東京の天気"]), ("天気", ["東京の天気"]), ("zzz", []),
            ("swift  -linux\"*", ["Swift on Linux"]), ("on", ["Swift on Linux"]), ("NEAR(", []), ("\"", Self.all),
            ("مرحبا", ["مرحبا بالعالم"]),
        ])
    func words(query: String, titles: [String]) async throws {
        try await library.addFeed("one", Self.all)
        #expect(try library.titles(search: query) == titles)
    }

    private static let all = ["Swift on Linux", "Swimming", "Café", "東京の天気", "مرحبا بالعالم"]

    @Test("A search finds the text and the notes of articles, not the markup")
    func texts() async throws {
        try await library.addFeed("one", ["a"], html: "<p class='markup'>inner <b>wor</b>ds</p>")
        try await library.store.setNote("remember", try #require(try library.id("a")))
        #expect(try ["words", "remember", "markup"].map { try library.titles(search: $0).count } == [1, 1, 0])
    }

    @Test("A search within a source finds the articles of the source only")
    func source() async throws {
        let feed = try await library.addFeed("one", ["common one"])
        try await library.addFeed("two", ["common two"])
        #expect(try library.titles(.feed(feed), search: "common") == ["common one"])
    }

    @Test("The first matches of a search are the latest articles")
    func limit() async throws {
        try await library.addFeed("one", (0..<50).map { "common \($0)" })
        let reader = try library.reader()
        let first = try reader.ids(ArticleQuery(.all, search: "common"), limit: 3)
        #expect(try reader.summaries(first).map(\.title) == ["common 0", "common 1", "common 2"])
    }

    @Test(
        "The index contains the beginnings of words with up to three characters",
        arguments: [
            ("", true), ("swi", true), ("swif", false), ("swift on", false), ("on lin", true), ("天気予報", true),
            ("\"*", true),
        ])
    func isIndexed(query: String, isIndexed: Bool) {
        #expect(ArticleQuery(.all, search: query).isIndexed == isIndexed)
    }

    @Test("A searcher finds the same articles as a reader")
    func searcher() async throws {
        try await library.addFeed("one", Self.all)
        let query = ArticleQuery(.all, search: "swift")
        let found = await ArticleSearcher(path: library.path).ids(query, limit: 3)
        #expect(try found == library.reader().ids(query, limit: 3))
    }

    @Test("A search that is cancelled before its turn is omitted")
    func cancelled() async throws {
        try await library.addFeed("one", Self.all)
        let searcher = ArticleSearcher(path: library.path)
        let search = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await searcher.ids(ArticleQuery(.all, search: "swift"), limit: 3)
        }
        #expect(await search.value == [])
    }

    @Test("A searcher finds nothing in a library that cannot be opened")
    func noLibrary() async {
        let searcher = ArticleSearcher(path: library.path + " of another name")
        #expect(await searcher.ids(ArticleQuery(.all, search: "swift"), limit: 3) == [])
    }

    @Test("An article that has changed is found by its new words only")
    func changes() async throws {
        let feed = try await library.addFeed("one", ["a"], html: "<p>before</p>")
        try await library.store.apply(.articles(["a"], html: "<p>after</p>"), to: feed, now: .test)
        #expect(try ["before", "after"].map { try library.titles(search: $0).count } == [0, 1])
    }

    @Test("Random queries are expressions that the index accepts", arguments: 0..<4)
    func random(seed: Int) async throws {
        try await library.addFeed("one", ["some words"])
        var random = SeededRandom(seed: UInt64(seed))
        let parts = [
            "a", "\"", "*", "(", ")", "^", ":", "NEAR", "AND", "-", "+", "{", "日", "é", "\u{0}", " ", "'", "title:",
            "👍",
        ]
        let reader = try library.reader()
        for _ in 0..<300 {
            let query = (0..<6).compactMap { _ in parts.randomElement(using: &random) }.joined()
            #expect(throws: Never.self) { try reader.ids(ArticleQuery(.all, search: query)) }
        }
    }
}
