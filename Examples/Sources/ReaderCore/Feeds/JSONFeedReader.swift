import Foundation

/// Reads JSON Feed 1.0 and 1.1; values of a wrong type are ignored.
enum JSONFeedReader {
    static func read(_ data: Data, base: URL?) throws(FeedError) -> ParsedFeed {
        let text = TextDecoding.text(data, isDeclared: true)
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let items = object["items"] as? [Any]
        else { throw .unreadable }
        var feed = ParsedFeed()
        feed.title = object["title"] as? String ?? ""
        feed.url = URL(web: object["feed_url"] as? String, relativeTo: base)
        feed.homepage = URL(web: object["home_page_url"] as? String, relativeTo: base)
        let author = author(of: object)
        feed.articles = items.prefix(FeedLimits.articles).compactMap { item in
            (item as? [String: Any]).map { article($0, base: base, feedAuthor: author) }
        }
        return feed
    }

    private static func article(_ item: [String: Any], base: URL?, feedAuthor: String) -> ParsedArticle {
        var article = ParsedArticle()
        // Version 1.1: an id of another type is converted to a string.
        article.guid = item["id"] as? String ?? (item["id"] as? NSNumber)?.stringValue ?? ""
        article.url = URL(web: (item["url"] ?? item["external_url"]) as? String, relativeTo: base)
        article.title = item["title"] as? String ?? ""
        article.author = author(of: item)
        if article.author.isEmpty { article.author = feedAuthor }
        article.published = ((item["date_published"] ?? item["date_modified"]) as? String).flatMap(FeedDate.parse)
        article.html = html(of: item)
        return article
    }

    private static func html(of item: [String: Any]) -> String {
        var html = item["content_html"] as? String ?? ""
        if html.isEmpty, let text = (item["content_text"] ?? item["summary"]) as? String {
            html = text.split(separator: "\n").map { "<p>\(MarkupWriter.escaped($0))</p>" }.joined()
        }
        if let image = URL(web: item["image"] as? String), !html.contains("<img") {
            html = "<p><img src=\"\(MarkupWriter.escaped(image.absoluteString))\"></p>" + html
        }
        return html
    }

    private static func author(of object: [String: Any]) -> String {
        let first = (object["authors"] as? [Any])?.first ?? object["author"]
        return (first as? [String: Any])?["name"] as? String ?? ""
    }
}
