import Foundation
import HTTPClient

/// Subscribes to feeds by addresses of feeds, of web pages and of lists of subscriptions.
public struct Subscriber: Sendable {
    private static let pageLimit = 3

    private let store: ArticleStore
    private let download: Refresher.Download

    public init(store: ArticleStore, download: @escaping Refresher.Download = Refresher.download) {
        self.store = store
        self.download = download
    }

    /// Subscribes to the feed at an address, or to the first one to which the web page at the address refers.
    ///
    /// - Throws: ``FeedError``, ``ServerError`` or `DownloadError`.
    /// - Returns: The feed with its articles; `nil` if a list of subscriptions was added.
    @discardableResult
    public func subscribe(to text: String, folder: Folder.ID? = nil, now: Date = Date()) async throws -> Feed.ID? {
        var url = try FeedAddress.url(text)
        for _ in 0..<Self.pageLimit {
            let response = try await download(HTTPRequest(url)).get()
            guard response.isSuccess else { throw ServerError.status(response.status) }
            do {
                return try await add(response, as: response.feedAddress ?? url, folder: folder, now: now)
            } catch FeedError.isSubscriptionList {
                try await store.add(try OPML(response.data))
                return nil
            } catch FeedError.isWebPage(let feeds) {
                guard let feed = feeds.first, feed != url else { throw FeedError.isWebPage(feeds) }
                url = feed
            }
        }
        throw FeedError.unreadable
    }

    private func add(
        _ response: HTTPResponse, as url: URL, folder: Folder.ID?, now: Date
    ) async throws -> Feed.ID {
        let feed = try FeedParser.parse(response.data, url: response.url, contentType: response.headers["content-type"])
        let id = try await store.addFeed(url, title: feed.title, homepage: feed.homepage, folder: folder)
        let update = FeedUpdate(
            feed: feed, etag: response.headers["etag"], lastModified: response.headers["last-modified"],
            nextRefresh: RefreshPolicy.next(after: response, feed: feed, now: now))
        try await store.apply(update, to: id, now: now)
        return id
    }
}
