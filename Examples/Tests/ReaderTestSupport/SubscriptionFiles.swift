/// Texts of files to which users subscribe.
public enum SubscriptionFiles {
    /// A feed with one article, whose own address is `http://feed.test/all`.
    public struct Feed: Sendable, CustomStringConvertible {
        /// The name of the file.
        public let name: String
        public let title: String
        public let text: String

        public var description: String { name }
    }

    public static let rss = Feed(
        name: "feed.rss", title: "An RSS feed",
        text: """
            <rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>An RSS feed</title>
            <atom:link rel="self" href="http://feed.test/all"/><link>http://feed.test/</link>
            <item><title>Article</title><link>/1</link></item></channel></rss>
            """)
    public static let atom = Feed(
        name: "feed.atom", title: "An Atom feed",
        text: """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://feed.test/"><title>An Atom feed</title>
            <link href="/"/><link rel="self" href="all"/>
            <entry><id>1</id><title>Article</title></entry></feed>
            """)
    public static let json = Feed(
        name: "feed.json", title: "A JSON feed",
        text: """
            {"version": "https://jsonfeed.org/version/1.1", "title": "A JSON feed", "feed_url": "http://feed.test/all",
            "items": [{"id": "1", "title": "Article", "content_text": "Text"}]}
            """)

    /// A feed in each format.
    public static let feeds = [rss, atom, json]

    /// A list of subscriptions with the feed "Listed" in the folder "A folder".
    public static let list =
        "<opml><body><outline text='A folder'><outline text='Listed' xmlUrl='http://listed.test/'/></outline></body></opml>"
}
