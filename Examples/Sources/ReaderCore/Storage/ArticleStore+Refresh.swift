import Foundation
import SQLite

/// What is needed to load a feed again.
public struct FeedState: Identifiable, Hashable, Sendable {
    public let id: Feed.ID
    public var url: URL
    public var etag: String?
    public var lastModified: String?
    /// The number of failures since the last success.
    public var failures: Int
}

/// The result of loading a feed.
public struct FeedUpdate: Hashable, Sendable {
    /// The content; `nil` if it has not changed.
    public var feed: ParsedFeed?
    /// The new address of a feed that has moved permanently.
    public var newURL: URL?
    public var etag: String?
    public var lastModified: String?
    /// The date before which the feed is not loaded again.
    public var nextRefresh: Date

    public init(
        feed: ParsedFeed?, newURL: URL? = nil, etag: String? = nil, lastModified: String? = nil, nextRefresh: Date
    ) {
        self.feed = feed
        self.newURL = newURL
        self.etag = etag
        self.lastModified = lastModified
        self.nextRefresh = nextRefresh
    }
}

extension ArticleStore {
    private static let stateColumns = "SELECT id, url, etag, last_modified, failures FROM feed"

    /// The feeds that are due at a date, the longest overdue first.
    public func dueFeeds(at date: Date) throws -> [FeedState] {
        try database.rows(
            Self.stateColumns + " WHERE next_refresh <= ? ORDER BY next_refresh", [.date(date)], read: Self.state
        )
        .compactMap { $0 }
    }

    /// The feeds with ids, or all of them.
    public func feedStates(_ ids: Set<Feed.ID>? = nil) throws -> [FeedState] {
        try database.rows(Self.stateColumns, read: Self.state).compactMap { $0 }.filter { ids?.contains($0.id) ?? true }
    }

    private static func state(_ row: Row) -> FeedState? {
        URL(web: row.text(1)).map {
            FeedState(
                id: row.integer(0), url: $0, etag: row.optionalText(2), lastModified: row.optionalText(3),
                failures: row.int(4))
        }
    }

    /// Stores the content of a feed, and returns the new articles.
    ///
    /// - Parameter now: The date of articles without a date, and the latest one of all others.
    @discardableResult
    public func apply(_ update: FeedUpdate, to id: Feed.ID, now: Date) throws -> [ArticleID] {
        try database.transaction {
            guard try database.first("SELECT 1 FROM feed WHERE id = ?", [.integer(id)], read: { _ in true }) == true
            else {
                return []
            }
            var new: [ArticleID] = []
            if let feed = update.feed {
                try describe(id, as: feed)
                // Among articles without a date, the first one of the document is the latest.
                for article in feed.articles.reversed() {
                    if let article = try store(article, in: id, now: now) { new.append(article) }
                }
            }
            if let url = update.newURL {
                // The user can have subscribed to the new address, too.
                try database.run(
                    "UPDATE OR IGNORE feed SET url = ? WHERE id = ?", [.text(url.absoluteString), .integer(id)])
            }
            try database.run(
                """
                UPDATE feed SET etag = ?, last_modified = ?, next_refresh = ?, failures = 0, problem = NULL WHERE id = ?
                """, [.optional(update.etag), .optional(update.lastModified), .date(update.nextRefresh), .integer(id)])
            return new
        }
    }

    /// Adds the feeds of a file, which are due at once.
    ///
    /// - Parameter now: The date of articles without a date.
    public func add(_ file: SubscriptionFile, now: Date = Date()) throws {
        switch file {
        case .list(let list): try add(list)
        case .feed(let feed, let url):
            let id = try addFeed(url, title: feed.title, homepage: feed.homepage)
            try apply(FeedUpdate(feed: feed, nextRefresh: now), to: id, now: now)
        }
    }

    /// Stores why a feed could not be loaded.
    public func setFailure(_ problem: String, nextRefresh: Date, of id: Feed.ID) throws {
        try database.run(
            "UPDATE feed SET failures = failures + 1, problem = ?, next_refresh = ? WHERE id = ?",
            [.text(problem), .date(nextRefresh), .integer(id)])
    }

    /// Sets the title and the page of a feed, unless the user has chosen another title.
    private func describe(_ id: Feed.ID, as feed: ParsedFeed) throws {
        let row = try database.first("SELECT title, url FROM feed WHERE id = ?", [.integer(id)]) {
            ($0.text(0), $0.text(1))
        }
        if !feed.title.isEmpty, let (title, url) = row, title == URL(string: url)?.host || title.isEmpty {
            try database.run("UPDATE feed SET title = ? WHERE id = ?", [.text(feed.title), .integer(id)])
        }
        guard let homepage = feed.homepage else { return }
        try database.run("UPDATE feed SET homepage = ? WHERE id = ?", [.text(homepage.absoluteString), .integer(id)])
    }
}
