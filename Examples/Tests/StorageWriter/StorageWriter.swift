import Foundation
import ReaderCore

/// Writes to a library for tests and measurements.
///
///     StorageWriter DATABASE FIRST-NUMBER    adds articles without end, until the crash test kills it
///     StorageWriter DATABASE fill COUNT      adds a number of articles to fifty feeds
@main struct StorageWriter {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, let count = Int(arguments[3]) {
            var filler = LibraryFiller(try ArticleStore(path: arguments[1]))
            try await filler.add(count)
        } else if arguments.count == 3, let number = Int(arguments[2]) {
            try await writeForever(from: number, path: arguments[1])
        } else {
            exit(2)
        }
    }

    private static func writeForever(from first: Int, path: String) async throws {
        let (store, reader) = (try ArticleStore(path: path), try ArticleReader(path: path))
        guard let url = URL(string: "http://feed.test/") else { return }
        let feed = try await store.addFeed(url)
        var number = first
        while true {
            try await write(number, to: feed, in: store, reader)
            FileHandle.standardOutput.write(Data("\(number)\n".utf8))
            number += 1
        }
    }

    /// Adds an article, stars it, and marks it as read, with a note and a tag.
    ///
    /// The article exists already if a former process was killed before it had completed the others.
    private static func write(
        _ number: Int, to feed: Feed.ID, in store: ArticleStore, _ reader: ArticleReader
    ) async throws {
        var article = ParsedArticle()
        article.guid = "\(number)"
        article.title = "Article number\(number)"
        article.html = "<p>" + String(repeating: "some words of number\(number) ", count: 50) + "</p>"
        var parsed = ParsedFeed()
        parsed.articles = [article]
        let now = Date()
        let new = try await store.apply(FeedUpdate(feed: parsed, nextRefresh: now), to: feed, now: now)
        let ids = new.isEmpty ? try reader.ids(ArticleQuery(.all, search: article.title)) : new
        try await store.setStarred(true, ids)
        if number.isMultiple(of: 2) { try await store.setRead(true, ids) }
        guard let id = ids.first else { return }
        try await store.setNote("note of number\(number)", id)
        try await store.setTags(["tag \(number % 7)"], id)
    }
}
