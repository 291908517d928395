import Foundation
import HTTPClient

/// Loads feeds over HTTP with conditional requests.
struct FeedLoader: Sendable {
    /// The reason why a feed could not be loaded, with the response if there was one.
    struct Failure: Error {
        let error: any Error
        let response: HTTPResponse?
    }

    let download: Refresher.Download

    /// Loads a feed, unless it is the one whose validators are known.
    func load(_ state: FeedState, now: Date) async throws(Failure) -> FeedUpdate {
        let response: HTTPResponse
        switch await download(Self.request(for: state)) {
        case .success(let success): response = success
        case .failure(let error): throw Failure(error: error, response: nil)
        }
        if response.status == 304 {
            return FeedUpdate(
                feed: nil, etag: state.etag, lastModified: state.lastModified,
                nextRefresh: RefreshPolicy.next(after: response, feed: nil, now: now))
        }
        guard response.isSuccess else { throw Failure(error: ServerError.status(response.status), response: response) }
        return try read(response, now: now)
    }

    private func read(_ response: HTTPResponse, now: Date) throws(Failure) -> FeedUpdate {
        do {
            let feed = try FeedParser.parse(
                response.data, url: response.url, contentType: response.headers["content-type"])
            return FeedUpdate(
                feed: feed, newURL: response.isMovedPermanently ? response.feedAddress : nil,
                etag: Self.validator(response.headers["etag"]),
                lastModified: Self.validator(response.headers["last-modified"]),
                nextRefresh: RefreshPolicy.next(after: response, feed: feed, now: now))
        } catch {
            throw Failure(error: error, response: response)
        }
    }

    private static func request(for state: FeedState) -> HTTPRequest {
        var headers = [
            "User-Agent": "ComponentFlow Reader/1.0",
            "Accept":
                "application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5",
        ]
        if let etag = state.etag { headers["If-None-Match"] = etag }
        if let date = state.lastModified { headers["If-Modified-Since"] = date }
        return HTTPRequest(state.url, headers: headers)
    }

    /// A validator that is too long is not kept.
    private static func validator(_ text: String?) -> String? {
        text.flatMap { $0.utf8.count <= 1024 ? $0 : nil }
    }
}

extension HTTPResponse {
    /// The address of the response; `nil` if it is too long to be stored as that of a feed.
    var feedAddress: URL? { URL(web: url.absoluteString) }
}

/// An error that the server reports.
public enum ServerError: LocalizedError, Hashable, Sendable {
    case status(Int)

    public var errorDescription: String? {
        switch self {
        case .status(401), .status(403): "The server does not give access to the feed."
        case .status(404), .status(410): "The feed does not exist any more."
        case .status(429): "The server limits the number of requests."
        case .status(let code): "The server answered with error \(code)."
        }
    }
}
