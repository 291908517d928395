import Foundation
import ReaderCore

/// A library in a temporary file, which is removed at the end of the test.
public final class TestLibrary: Sendable {
    public let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID().uuidString)")
    public let store: ArticleStore

    public var path: String { folder.appendingPathComponent("reader.db").path }

    public init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = try ArticleStore(path: folder.appendingPathComponent("reader.db").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A connection that reads.
    public func reader() throws -> ArticleReader {
        try ArticleReader(path: path)
    }

    /// Subscribes to a feed with articles, whose dates are a minute apart; the first one is the latest.
    @discardableResult
    public func addFeed(_ name: String, _ titles: [String], html: String = "<p>Text</p>") async throws -> Feed.ID {
        let id = try await store.addFeed(try URL.test("http://\(name).test/feed"), title: name)
        try await store.apply(.articles(titles, html: html), to: id, now: .test)
        return id
    }

    /// The titles of the articles of a query.
    public func titles(_ source: ArticleSource = .all, search: String = "") throws -> [String] {
        let reader = try reader()
        return try reader.summaries(reader.ids(ArticleQuery(source, search: search))).map(\.title)
    }

    /// The article with a title.
    public func id(_ title: String) throws -> ArticleID? {
        let reader = try reader()
        return try reader.summaries(reader.ids(ArticleQuery(.all))).first { $0.title == title }?.id
    }
}
