/// The tables of the database, by versions of the program.
enum Schema {
    /// The statements that lead from each version to the next one; published ones never change.
    static let migrations = [feeds + articles + tags + search + counts]

    /// The number of characters of the longest beginnings of words in the full-text index.
    static let longestPrefix = 3

    private static let feeds = """
        CREATE TABLE folder(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
        CREATE TABLE feed(
            id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, title TEXT NOT NULL, homepage TEXT,
            folder_id INTEGER REFERENCES folder ON DELETE SET NULL,
            etag TEXT, last_modified TEXT, next_refresh INTEGER NOT NULL DEFAULT 0,
            failures INTEGER NOT NULL DEFAULT 0, problem TEXT, unread INTEGER NOT NULL DEFAULT 0);

        """

    /// The id of an article begins with its date, so that tables and indexes are ordered by it; see ``ArticleID``.
    private static let articles = """
        CREATE TABLE article(
            id INTEGER PRIMARY KEY, feed_id INTEGER NOT NULL REFERENCES feed ON DELETE CASCADE, guid TEXT NOT NULL,
            url TEXT, title TEXT NOT NULL, author TEXT NOT NULL, excerpt TEXT NOT NULL, published INTEGER NOT NULL,
            hash INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0, is_starred INTEGER NOT NULL DEFAULT 0,
            note TEXT NOT NULL DEFAULT '', UNIQUE(feed_id, guid));
        CREATE INDEX article_feed ON article(feed_id, id);
        CREATE INDEX article_unread ON article(id) WHERE is_read = 0;
        CREATE INDEX article_feed_unread ON article(feed_id, id) WHERE is_read = 0;
        CREATE INDEX article_starred ON article(id) WHERE is_starred = 1;
        CREATE TABLE content(id INTEGER PRIMARY KEY REFERENCES article ON DELETE CASCADE, html TEXT NOT NULL);

        """

    private static let tags = """
        CREATE TABLE tag(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE);
        CREATE TABLE article_tag(
            article_id INTEGER NOT NULL REFERENCES article ON DELETE CASCADE,
            tag_id INTEGER NOT NULL REFERENCES tag ON DELETE CASCADE, PRIMARY KEY(tag_id, article_id)) WITHOUT ROWID;
        CREATE INDEX article_tag_article ON article_tag(article_id);

        """

    /// The full-text index refers to the texts in `words`, in which the characters of scripts without spaces are separated.
    private static let search = """
        CREATE TABLE words(
            id INTEGER PRIMARY KEY REFERENCES article ON DELETE CASCADE, title TEXT NOT NULL, author TEXT NOT NULL,
            text TEXT NOT NULL, note TEXT NOT NULL DEFAULT '');
        CREATE VIRTUAL TABLE search USING fts5(
            title, author, text, note, content = 'words', content_rowid = 'id', prefix = '1 2 3',
            tokenize = 'unicode61 remove_diacritics 2');
        CREATE TRIGGER words_insert AFTER INSERT ON words BEGIN
            INSERT INTO search(rowid, title, author, text, note)
                VALUES (new.id, new.title, new.author, new.text, new.note);
        END;
        CREATE TRIGGER words_delete AFTER DELETE ON words BEGIN
            INSERT INTO search(search, rowid, title, author, text, note)
                VALUES ('delete', old.id, old.title, old.author, old.text, old.note);
        END;
        CREATE TRIGGER words_update AFTER UPDATE ON words BEGIN
            INSERT INTO search(search, rowid, title, author, text, note)
                VALUES ('delete', old.id, old.title, old.author, old.text, old.note);
            INSERT INTO search(rowid, title, author, text, note)
                VALUES (new.id, new.title, new.author, new.text, new.note);
        END;

        """

    /// Triggers keep the numbers of unread articles, so that the sidebar does not count them.
    private static let counts = """
        CREATE TRIGGER article_insert AFTER INSERT ON article WHEN new.is_read = 0 BEGIN
            UPDATE feed SET unread = unread + 1 WHERE id = new.feed_id;
        END;
        CREATE TRIGGER article_delete AFTER DELETE ON article WHEN old.is_read = 0 BEGIN
            UPDATE feed SET unread = unread - 1 WHERE id = old.feed_id;
        END;
        CREATE TRIGGER article_read AFTER UPDATE OF is_read ON article WHEN old.is_read <> new.is_read BEGIN
            UPDATE feed SET unread = unread + old.is_read - new.is_read WHERE id = new.feed_id;
        END;
        """
}
