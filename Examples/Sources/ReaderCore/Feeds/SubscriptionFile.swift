import Foundation

/// A file with feeds to which the user subscribes by opening it.
public enum SubscriptionFile: Hashable, Sendable {
    /// A list of subscriptions.
    case list(OPML)
    /// A feed with the address from which it is loaded again.
    case feed(ParsedFeed, URL)

    /// Reads a file with a list of subscriptions, with a feed in RSS, Atom or JSON, or with a web page that refers to one.
    ///
    /// - Throws: ``FeedError/fileWithoutAddress`` if the file is a feed that does not specify its own address, and
    ///   ``FeedError/unreadableFile`` or ``FeedError/isWebPage(_:)`` if no feed is in it.
    public init(_ data: Data) throws(FeedError) {
        do throws(FeedError) {
            guard let url = try FeedParser.parse(data, url: nil).url else { throw .fileWithoutAddress }
            // Relative addresses refer to that of the feed, as if it had been loaded from there.
            self = .feed(try FeedParser.parse(data, url: url), url)
        } catch .isSubscriptionList {
            self = .list(try OPML(data))
        } catch .isWebPage(let feeds) {
            guard let url = feeds.first else { throw .isWebPage([]) }
            self = .list(OPML([OPML.Subscription(url: url, title: "")]))
        } catch .unreadable {
            throw .unreadableFile
        }
    }
}
