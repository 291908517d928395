import Foundation
import SQLite

extension ArticleStore {
    /// Marks articles as read or unread.
    public func setRead(_ isRead: Bool, _ ids: some Collection<ArticleID> & Sendable) throws {
        try update(ids, "UPDATE article SET is_read = ? WHERE id = ?", isRead)
    }

    /// Adds stars to articles, or removes them.
    public func setStarred(_ isStarred: Bool, _ ids: some Collection<ArticleID> & Sendable) throws {
        try update(ids, "UPDATE article SET is_starred = ? WHERE id = ?", isStarred)
    }

    private func update(_ ids: some Collection<ArticleID>, _ sql: String, _ value: Bool) throws {
        try database.transaction {
            for id in ids { try database.run(sql, [.integer(value ? 1 : 0), .integer(id.rawValue)]) }
        }
    }

    /// Marks all articles of a source as read, up to one, and returns those that were unread.
    ///
    /// - Parameter latest: The latest article that the user has seen in the list; later ones remain unread.
    @discardableResult
    public func markAllRead(_ source: ArticleSource, upTo latest: ArticleID? = nil) throws -> [ArticleID] {
        try database.transaction {
            let unread = Set(try reader.ids(ArticleQuery(.unread)))
            let ids = try reader.ids(ArticleQuery(source)).filter { id in
                unread.contains(id) && latest.map { id <= $0 } ?? true
            }
            try setRead(true, ids)
            return ids
        }
    }

    /// Changes the note of an article.
    public func setNote(_ note: String, _ id: ArticleID) throws {
        let note = note.prefix(bytes: 1 << 20)
        try database.transaction {
            try database.run("UPDATE article SET note = ? WHERE id = ?", [.text(note), .integer(id.rawValue)])
            try database.run(
                "UPDATE words SET note = ? WHERE id = ?", [.text(SearchQuery.separated(note)), .integer(id.rawValue)])
        }
    }

    /// Sets the tags of an article by their names; tags that no article has are removed.
    public func setTags(_ names: [String], _ id: ArticleID) throws {
        let names = names.map { PlainText.collapsed($0.prefix(bytes: 200)) }.filter { !$0.isEmpty }.prefix(50)
        try database.transaction {
            try database.run("DELETE FROM article_tag WHERE article_id = ?", [.integer(id.rawValue)])
            for name in names {
                try database.run("INSERT INTO tag(name) VALUES(?) ON CONFLICT DO NOTHING", [.text(name)])
                try database.run(
                    """
                    INSERT INTO article_tag(article_id, tag_id) SELECT a.id, t.id FROM article a, tag t
                    WHERE a.id = ? AND t.name = ? ON CONFLICT DO NOTHING
                    """, [.integer(id.rawValue), .text(name)])
            }
            try database.run("DELETE FROM tag WHERE id NOT IN (SELECT tag_id FROM article_tag)")
        }
    }
}
