import Foundation
import ReaderCore

extension FeedUpdate {
    /// An update with articles, whose dates are a minute apart.
    public static func articles(_ titles: [String], html: String = "<p>Text</p>") -> FeedUpdate {
        var feed = ParsedFeed()
        feed.articles = titles.enumerated().map { index, title in
            var article = ParsedArticle()
            article.guid = title
            article.title = title
            article.published = Date.test.addingTimeInterval(TimeInterval(-60 * (index + 1)))
            article.html = html
            return article
        }
        return FeedUpdate(feed: feed, nextRefresh: .test)
    }
}

extension Date {
    /// Noon of the 1st of March 2024 in UTC.
    public static let test = Date(timeIntervalSince1970: 1_709_294_400)
}

extension URL {
    public struct Invalid: Error {}

    public static func test(_ text: String) throws -> URL {
        guard let url = URL(string: text) else { throw Invalid() }
        return url
    }
}
