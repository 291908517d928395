import Foundation
import ReaderCore
import ReaderTestSupport

/// Feeds with articles in several scripts, for pictures of the program.
enum DemoLibrary {
    /// Creates a library whose articles were published before a date.
    static func make(now: Date) async throws -> TestLibrary {
        let library = try TestLibrary()
        let science = try await library.store.addFolder("Science")
        let computing = try await library.store.addFolder("Computing")
        for (index, feed) in feeds.enumerated() {
            let folder = feed.folder == "Science" ? science : feed.folder == "Computing" ? computing : nil
            let id = try await library.store.addFeed(
                try .test("https://feed\(index).test/"), title: feed.title,
                homepage: try .test("https://feed\(index).test/"),
                folder: folder)
            try await library.store.apply(
                update(feed, now: now.addingTimeInterval(Double(index) * -1300)), to: id, now: now)
        }
        let reader = try library.reader()
        let ids = try reader.ids(ArticleQuery(.all))
        try await library.store.setStarred(true, [ids[1], ids[4]])
        try await library.store.setRead(true, Array(ids[5...8]))
        try await library.store.setTags(["Compilers", "To read"], ids[0])
        try await library.store.setNote("Compare with the measurements of last year.", ids[0])
        try await library.store.setFailure(
            "The server did not answer.", nextRefresh: now.addingTimeInterval(86_400), of: 3)
        return library
    }

    private struct DemoFeed {
        let title: String
        let folder: String?
        let articles: [String]
        var author = ""
    }

    private static let feeds = [
        DemoFeed(
            title: "Systems Weekly", folder: "Computing",
            articles: [
                "How a write-ahead log survives a power failure", "Reading a flame graph without guessing",
                "Page faults are cheaper than you think, until they are not", "A week with io_uring",
            ], author: "Ada Byron"),
        DemoFeed(
            title: "Notes on Type", folder: nil,
            articles: [
                "Why small capitals are not scaled capitals", "Hyphenation in nine languages",
                "The shape of the ampersand",
            ]),
        DemoFeed(
            title: "Astronomy Today", folder: "Science",
            articles: ["A comet returns after eighty thousand years", "What the dust between stars is made of"]),
        DemoFeed(
            title: "Feldbuch", folder: "Science",
            articles: ["Was Moose über die Luft verraten", "Der späte Zug der Kraniche"]),
        DemoFeed(title: "東京だより", folder: nil, articles: ["雨の神保町で古本を探す", "小さな台所の道具"]),
        DemoFeed(title: "مجلة العلوم", folder: "Science", articles: ["كيف تنام النباتات", "تاريخ قصير للخرائط"]),
    ]

    private static func update(_ feed: DemoFeed, now: Date) -> FeedUpdate {
        var parsed = ParsedFeed()
        parsed.articles = feed.articles.enumerated().map { index, title in
            var article = ParsedArticle()
            article.guid = title
            article.title = title
            article.author = feed.author
            article.url = URL(string: "https://feed.test/article")
            article.published = now.addingTimeInterval(TimeInterval(-600 - index * 29_000))
            article.html = html
            return article
        }
        return FeedUpdate(feed: parsed, nextRefresh: now.addingTimeInterval(86_400))
    }

    private static let html = """
        <p>A database that promises <em>durability</em> has to answer one question: what is on the disk at the moment the
        power fails? The usual answer is a <a href="https://example.org/wal">write-ahead log</a>, to which every change is
        appended <strong>before</strong> the pages of the file are touched.</p>
        <h2>The log is the truth</h2>
        <p>Until a checkpoint copies the pages, the file itself is out of date. Readers combine both:</p>
        <ul><li>the pages of the last checkpoint,</li><li>the frames in the log that were committed since,<ul><li>found
        with an index in shared memory</li></ul></li><li>and nothing of a transaction that is still running.</li></ul>
        <blockquote><p>The important property is not that nothing is lost, but that what was reported as stored is
        stored.</p></blockquote>
        <p>A commit appends a frame with a checksum and calls <code>fdatasync</code>:</p>
        <pre><code>func commit(_ frames: [Frame]) throws {
            for frame in frames { try log.append(frame, checksum: next(frame)) }
            try log.synchronize()      // the change is durable from here on
        }</code></pre>
        <h3>What it costs</h3>
        <table><tr><th>Journal</th><th>Writes per commit</th><th>Readers wait</th></tr>
        <tr><td>Rollback</td><td>2 × pages</td><td>yes</td></tr><tr><td>Write-ahead</td><td>1 × pages</td><td>no</td></tr></table>
        <p>After a crash the log is read up to the first frame whose checksum does not match. Everything before it is
        replayed, everything after it never happened.</p>
        <ol><li>Open the file.</li><li>Verify the frames.</li><li>Continue.</li></ol><hr>
        <p>That is all there is to it.</p>
        """
}
