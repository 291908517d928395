import Foundation
import SQLite

extension ArticleStore {
    /// Stores an article of a feed, and returns its id if it is new.
    func store(_ article: ParsedArticle, in feed: Feed.ID, now: Date) throws -> ArticleID? {
        let hash = Int64(
            bitPattern: StableHash.value(of: article.title + "\u{0}" + article.author + "\u{0}" + article.html))
        let known = try database.first(
            "SELECT id, hash FROM article WHERE feed_id = ? AND guid = ?", [.integer(feed), .text(article.guid)]
        ) { (ArticleID(rawValue: $0.integer(0)), $0.integer(1)) }
        if let (id, knownHash) = known {
            if knownHash != hash { try replace(id, by: article, hash: hash) }
            return nil
        }
        return try insert(article, in: feed, hash: hash, now: now)
    }

    private func insert(_ article: ParsedArticle, in feed: Feed.ID, hash: Int64, now: Date) throws -> ArticleID {
        let published = min(article.published ?? now, now)
        let id = try freeID(for: published)
        let texts = ArticleTexts(article)
        try database.run(
            """
            INSERT INTO article(id, feed_id, guid, url, title, author, excerpt, published, hash)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(id), .integer(feed), .text(article.guid), .optional(article.url?.absoluteString),
                .text(article.title), .text(article.author), .text(texts.excerpt), .date(published), .integer(hash),
            ])
        try database.run("INSERT INTO content(id, html) VALUES(?, ?)", [.integer(id), .text(article.html)])
        try database.run(
            "INSERT INTO words(id, title, author, text) VALUES(?, ?, ?, ?)",
            [.integer(id), .text(texts.title), .text(texts.author), .text(texts.text)])
        return ArticleID(rawValue: id)
    }

    /// Returns the first free id of an article with a date.
    private func freeID(for date: Date) throws -> Int64 {
        let range = ArticleID.range(of: date)
        let last =
            try database.first(
                "SELECT max(id) FROM article WHERE id BETWEEN ? AND ?",
                [.integer(range.lowerBound), .integer(range.upperBound)]
            ) { $0.optionalInteger(0) } ?? nil
        guard let last else { return range.lowerBound }
        // More articles of a second than there are ids continue in the next one.
        return last < range.upperBound ? last + 1 : try freeID(for: date.addingTimeInterval(1))
    }

    private func replace(_ id: ArticleID, by article: ParsedArticle, hash: Int64) throws {
        let texts = ArticleTexts(article)
        try database.run(
            "UPDATE article SET url = ?, title = ?, author = ?, excerpt = ?, hash = ? WHERE id = ?",
            [
                .optional(article.url?.absoluteString), .text(article.title), .text(article.author),
                .text(texts.excerpt), .integer(hash), .integer(id.rawValue),
            ])
        try database.run("UPDATE content SET html = ? WHERE id = ?", [.text(article.html), .integer(id.rawValue)])
        try database.run(
            "UPDATE words SET title = ?, author = ?, text = ? WHERE id = ?",
            [.text(texts.title), .text(texts.author), .text(texts.text), .integer(id.rawValue)])
    }
}

/// The texts of an article for lists and searches.
private struct ArticleTexts {
    let title: String
    let author: String
    let text: String
    let excerpt: String

    init(_ article: ParsedArticle) {
        let text = ArticleContent(html: article.html, base: article.url).text
        title = SearchQuery.separated(article.title)
        author = SearchQuery.separated(article.author)
        self.text = SearchQuery.separated(text)
        excerpt = PlainText.excerpt(text)
    }
}
