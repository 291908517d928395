import Foundation
import SQLite

/// The library of feeds and articles, with all of its changes.
///
/// When a method returns, its change is on the disk. Everything that belongs together, such as the articles of a feed and
/// their place in the full-text index, is one transaction.
public actor ArticleStore {
    let database: Database
    let reader: ArticleReader

    /// Opens a file, which is created if it does not exist.
    public init(path: String) throws {
        database = try Database(path)
        try database.migrate(Schema.migrations)
        reader = ArticleReader(database)
    }

    // MARK: Folders

    /// Returns the folder with a name, which is created if it does not exist.
    @discardableResult
    public func addFolder(_ name: String) throws -> Folder.ID {
        let name = PlainText.collapsed(name.prefix(bytes: FeedLimits.title))
        try database.run("INSERT INTO folder(name) VALUES(?) ON CONFLICT DO NOTHING", [.text(name)])
        return try database.first("SELECT id FROM folder WHERE name = ?", [.text(name)]) { $0.integer(0) } ?? 0
    }

    /// Changes the name of a folder; a name that another one has is ignored.
    public func rename(folder: Folder.ID, to name: String) throws {
        let name = PlainText.collapsed(name.prefix(bytes: FeedLimits.title))
        guard !name.isEmpty else { return }
        try database.run("UPDATE OR IGNORE folder SET name = ? WHERE id = ?", [.text(name), .integer(folder)])
    }

    /// Removes a folder; its feeds remain.
    public func remove(folder: Folder.ID) throws {
        try database.run("DELETE FROM folder WHERE id = ?", [.integer(folder)])
    }

    // MARK: Feeds

    /// Returns the feed with an address, which is added if there is none.
    @discardableResult
    public func addFeed(_ url: URL, title: String = "", homepage: URL? = nil, folder: Folder.ID? = nil) throws
        -> Feed.ID
    {
        try database.run(
            "INSERT INTO feed(url, title, homepage, folder_id) VALUES(?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [
                .text(url.absoluteString), .text(title.isEmpty ? url.host ?? "" : title),
                .optional(homepage?.absoluteString), .optional(folder),
            ])
        return try database.first("SELECT id FROM feed WHERE url = ?", [.text(url.absoluteString)]) { $0.integer(0) }
            ?? 0
    }

    /// Changes the title of a feed.
    public func rename(feed: Feed.ID, to title: String) throws {
        let title = PlainText.collapsed(title.prefix(bytes: FeedLimits.title))
        guard !title.isEmpty else { return }
        try database.run("UPDATE feed SET title = ? WHERE id = ?", [.text(title), .integer(feed)])
    }

    /// Moves a feed into a folder, or out of its folder.
    public func move(feed: Feed.ID, to folder: Folder.ID?) throws {
        try database.run("UPDATE feed SET folder_id = ? WHERE id = ?", [.optional(folder), .integer(feed)])
    }

    /// Removes a feed with its articles.
    public func remove(feed: Feed.ID) throws {
        try database.run("DELETE FROM feed WHERE id = ?", [.integer(feed)])
    }

    // MARK: Subscriptions

    /// Adds the feeds of a list and their folders, and returns the number of new feeds.
    @discardableResult
    public func add(_ list: OPML) throws -> Int {
        try database.transaction {
            let before = try feedCount()
            for subscription in list.subscriptions {
                let folder = try subscription.folder.map { try addFolder($0) }
                try addFeed(
                    subscription.url, title: subscription.title, homepage: subscription.homepage, folder: folder)
            }
            return try feedCount() - before
        }
    }

    private func feedCount() throws -> Int {
        try database.first("SELECT count(*) FROM feed") { $0.int(0) } ?? 0
    }

    /// The list of all feeds.
    public func subscriptions() throws -> OPML {
        let folders = Dictionary(try reader.folders().map { ($0.id, $0.name) }) { first, _ in first }
        return OPML(
            try reader.feeds().map { feed in
                OPML.Subscription(
                    url: feed.url, title: feed.title, homepage: feed.homepage,
                    folder: feed.folderID.flatMap { folders[$0] })
            })
    }

    /// Returns a description of what is inconsistent in the file; empty if nothing is.
    public func problems() throws -> [String] {
        var problems = try database.rows("PRAGMA integrity_check") { $0.text(0) }.filter { $0 != "ok" }
        problems += try database.rows("PRAGMA foreign_key_check") { "row without parent in \($0.text(0))" }
        problems += try database.rows(
            """
            SELECT f.id FROM feed f
            WHERE f.unread <> (SELECT count(*) FROM article a WHERE a.feed_id = f.id AND a.is_read = 0)
            """
        ) { "wrong number of unread articles in feed \($0.integer(0))" }
        // Throws an error if the index does not match the texts.
        try database.run("INSERT INTO search(search, rank) VALUES('integrity-check', 1)")
        return problems
    }
}
