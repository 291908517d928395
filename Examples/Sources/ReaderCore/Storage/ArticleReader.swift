import Foundation
import SQLite

/// Reads the library from a connection of its own, which does not wait for changes.
///
/// A reader belongs to one actor.
public final class ArticleReader {
    private let database: Database

    /// Opens the database that an ``ArticleStore`` has created.
    public init(path: String) throws {
        database = try Database(path, access: .readOnly)
    }

    init(_ database: Database) {
        self.database = database
    }

    /// The folders, in the order of their names.
    public func folders() throws -> [Folder] {
        try database.rows("SELECT id, name FROM folder ORDER BY name COLLATE NOCASE") {
            Folder(id: $0.integer(0), name: $0.text(1))
        }
    }

    /// The feeds, in the order of their titles.
    public func feeds() throws -> [Feed] {
        try database.rows(
            """
            SELECT id, url, title, homepage, folder_id, unread, problem FROM feed ORDER BY title COLLATE NOCASE, id
            """
        ) { row in
            Feed(
                id: row.integer(0), url: URL(web: row.text(1)) ?? Self.invalidURL, title: row.text(2),
                homepage: URL(web: row.optionalText(3)), folderID: row.optionalInteger(4), unread: row.int(5),
                problem: row.optionalText(6))
        }
    }

    private static let invalidURL = URL(fileURLWithPath: "/")

    /// The tags, in the order of their names.
    public func tags() throws -> [Tag] {
        try database.rows("SELECT id, name FROM tag ORDER BY name") { Tag(id: $0.integer(0), name: $0.text(1)) }
    }

    /// The number of starred articles.
    public func starredCount() throws -> Int {
        try database.first("SELECT count(*) FROM article WHERE is_starred = 1") { $0.int(0) } ?? 0
    }

    /// The number of articles.
    public func articleCount() throws -> Int {
        try database.first("SELECT count(*) FROM article") { $0.int(0) } ?? 0
    }

    /// The ids of articles, from the latest to the earliest.
    ///
    /// - Parameter limit: The maximum number of ids; `nil` for all.
    public func ids(_ query: ArticleQuery, limit: Int? = nil) throws -> [ArticleID] {
        let (sql, values) = query.statement(limit: limit ?? -1)
        return try database.rows(sql, values) { ArticleID(rawValue: $0.integer(0)) }
    }

    /// What a list shows of articles; those that do not exist are omitted.
    public func summaries(_ ids: some Collection<ArticleID>) throws -> [ArticleSummary] {
        try ids.compactMap { id in
            try database.first(
                "SELECT \(Self.summaryColumns) FROM article WHERE id = ?", [.integer(id.rawValue)],
                read: Self.summary)
        }
    }

    /// An article; `nil` if it does not exist.
    public func article(_ id: ArticleID) throws -> Article? {
        let tags = try database.rows(
            "SELECT t.id, t.name FROM article_tag a JOIN tag t ON t.id = a.tag_id WHERE a.article_id = ? ORDER BY t.name",
            [.integer(id.rawValue)]
        ) { Tag(id: $0.integer(0), name: $0.text(1)) }
        return try database.first(
            """
            SELECT \(Self.summaryColumns), url, html, note
            FROM article JOIN content USING (id) WHERE article.id = ?
            """, [.integer(id.rawValue)]
        ) { row in
            Article(
                summary: Self.summary(row), url: URL(web: row.optionalText(8)), html: row.text(9), note: row.text(10),
                tags: tags)
        }
    }

    private static let summaryColumns =
        "article.id, feed_id, title, author, excerpt, published, is_read, is_starred"

    private static func summary(_ row: Row) -> ArticleSummary {
        ArticleSummary(
            id: ArticleID(rawValue: row.integer(0)), feedID: row.integer(1), title: row.text(2), author: row.text(3),
            excerpt: row.text(4), published: row.date(5) ?? Date(timeIntervalSince1970: 0), isRead: row.bool(6),
            isStarred: row.bool(7))
    }
}
