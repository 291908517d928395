import Foundation

/// Reads RSS 0.9 to 2.0, and RSS 1.0 in RDF, with the modules for content, authors and dates.
struct RSSReader {
    let base: URL?

    private static let contentNamespace = "http://purl.org/rss/1.0/modules/content/"
    private static let atomNamespace = "http://www.w3.org/2005/Atom"

    func read(_ root: MarkupNode) -> ParsedFeed {
        var feed = ParsedFeed()
        guard let channel = root.first("channel") else { return feed }
        for element in channel.elements {
            // `atom:link` can be the address of the feed itself, which is not that of the web site.
            if element.namespace == Self.atomNamespace {
                if feed.url == nil { feed.url = AtomReader.ownAddress(element, base: base) }
                continue
            }
            switch element.name {
            case "title" where feed.title.isEmpty: feed.title = element.text
            case "link" where feed.homepage == nil: feed.homepage = URL(web: element.text, relativeTo: base)
            case "ttl":
                feed.suggestedInterval = Double(element.text.trimmingCharacters(in: .whitespaces)).map { $0 * 60 }
            default: break
            }
        }
        // In RDF the articles are siblings of the channel.
        let items = Array(channel.elements.filter { $0.name == "item" }) + root.elements.filter { $0.name == "item" }
        feed.articles = items.prefix(FeedLimits.articles).map(article)
        return feed
    }

    private func article(_ item: MarkupNode) -> ParsedArticle {
        var article = ParsedArticle()
        var summary = ""
        article.guid = item.attribute("about") ?? ""
        for element in item.elements { read(element, into: &article, summary: &summary) }
        if article.html.isEmpty { article.html = summary }
        article.html += enclosures(of: item, besides: article.html)
        return article
    }

    private func read(_ element: MarkupNode, into article: inout ParsedArticle, summary: inout String) {
        switch element.name {
        case "title" where article.title.isEmpty: article.title = element.text
        case "link" where article.url == nil && element.namespace != Self.atomNamespace:
            article.url = URL(web: element.text, relativeTo: base)
        case "guid":
            article.guid = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard article.url == nil, element.attribute("isPermaLink") != "false" else { return }
            article.url = URL(web: article.guid)
        case "author", "creator": if article.author.isEmpty { article.author = AuthorName.read(element.text) }
        case "pubdate", "date", "published": article.published = article.published ?? FeedDate.parse(element.text)
        case "encoded" where element.namespace == Self.contentNamespace: article.html = element.text
        case "description", "summary": if summary.isEmpty { summary = element.text }
        default: break
        }
    }

    /// Returns the HTML of pictures that are attached to an item and not in its text.
    private func enclosures(of item: MarkupNode, besides html: String) -> String {
        guard !html.contains("<img") else { return "" }
        let pictures = item.elements.filter { element in
            let isPicture = element.attribute("type")?.hasPrefix("image/") ?? (element.attribute("medium") == "image")
            return isPicture && ["enclosure", "content"].contains(element.name)
        }
        guard let url = pictures.lazy.compactMap({ URL(web: $0.attribute("url"), relativeTo: base) }).first
        else { return "" }
        return "<p><img src=\"\(url.absoluteString.replacingOccurrences(of: "\"", with: "%22"))\"></p>"
    }
}

/// The name of an author in the forms of RSS: a name, or an address with a name in parentheses.
enum AuthorName {
    static func read(_ text: String) -> String {
        if let match = text.firstMatch(of: /\S+@\S+\s+\((.+)\)/) { return String(match.1) }
        return text
    }
}
