import Foundation
import ReaderCore

/// Fills a library with articles whose words are distributed as in texts: few frequent ones, many rare ones.
struct LibraryFiller {
    private static let feedCount = 50
    private static let syllables = [
        "ka", "lo", "mi", "ne", "ru", "sta", "ter", "von", "pra", "del", "gen", "qui", "ber", "zo",
    ]

    private let store: ArticleStore
    private var state: UInt64 = 1

    init(_ store: ArticleStore) {
        self.store = store
    }

    mutating func add(_ count: Int) async throws {
        let now = Date()
        for feed in 0..<Self.feedCount {
            guard let url = URL(string: "http://127.0.0.1:9/\(feed)") else { return }
            let folder = try await store.addFolder("Folder \(feed % 6)")
            let id = try await store.addFeed(url, title: "Feed \(feed)", folder: folder)
            var parsed = ParsedFeed()
            parsed.articles = (0..<(count / Self.feedCount)).map { article($0, now: now) }
            // No feed is due while the program is measured.
            let update = FeedUpdate(feed: parsed, nextRefresh: now.addingTimeInterval(1e7))
            try await store.apply(update, to: id, now: now)
        }
    }

    private mutating func article(_ number: Int, now: Date) -> ParsedArticle {
        var article = ParsedArticle()
        article.guid = "\(number)"
        article.title = sentence(8)
        article.published = now.addingTimeInterval(-Double(next() % 200_000_000))
        article.html = (0..<4).map { _ in "<p>\(sentence(30)) <b>\(word())</b>.</p>" }.joined()
        return article
    }

    private mutating func sentence(_ count: Int) -> String {
        (0..<count).map { _ in word() }.joined(separator: " ")
    }

    /// Returns a word; the probability of a word decreases with the square of its number.
    private mutating func word() -> String {
        let fraction = Double(next() % 1_000_000 + 1) / 1_000_000
        var number = Int(1 / fraction)
        var text = ""
        repeat {
            text += Self.syllables[number % Self.syllables.count]
            number /= Self.syllables.count
        } while number > 0
        return text
    }

    /// The next number of a linear congruential generator (Knuth, MMIX).
    private mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
