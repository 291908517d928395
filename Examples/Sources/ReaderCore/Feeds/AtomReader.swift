import Foundation

/// Reads Atom 1.0 (RFC 4287) and 0.3.
struct AtomReader {
    let base: URL?

    func read(_ root: MarkupNode) -> ParsedFeed {
        var feed = ParsedFeed()
        let base = baseURL(of: root, within: base)
        feed.title = root.first("title").map(text) ?? ""
        feed.homepage = link(of: root, base: base)
        feed.url = root.elements.lazy.compactMap { Self.ownAddress($0, base: base) }.first
        let author = author(of: root)
        feed.articles = root.elements.filter { $0.name == "entry" }.prefix(FeedLimits.articles).map {
            article($0, base: baseURL(of: $0, within: base), feedAuthor: author)
        }
        return feed
    }

    private func article(_ entry: MarkupNode, base: URL?, feedAuthor: String) -> ParsedArticle {
        var article = ParsedArticle()
        article.guid = entry.first("id")?.trimmedText ?? ""
        article.title = entry.first("title").map(text) ?? ""
        article.url = link(of: entry, base: base)
        article.author = author(of: entry)
        if article.author.isEmpty { article.author = feedAuthor }
        let date = ["published", "issued", "updated", "modified"].lazy.compactMap { entry.first($0)?.trimmedText }.first
        article.published = date.flatMap(FeedDate.parse)
        let content = entry.first("content") ?? entry.first("summary") ?? entry.first("group")?.first("description")
        article.html = content.map(html) ?? ""
        return article
    }

    /// RFC 4287, 4.2.7: the link without a relation, or with the relation "alternate".
    private func link(of element: MarkupNode, base: URL?) -> URL? {
        element.elements.lazy
            .filter { $0.name == "link" && ["alternate", nil].contains($0.attribute("rel")) }
            .compactMap { URL(web: $0.attribute("href"), relativeTo: base) }.first
    }

    /// The address in a link with the relation "self", the preferred address of the feed (RFC 4287, 4.2.7.2).
    static func ownAddress(_ element: MarkupNode, base: URL?) -> URL? {
        guard element.name == "link", element.attribute("rel") == "self" else { return nil }
        return URL(web: element.attribute("href"), relativeTo: base)
    }

    private func author(of element: MarkupNode) -> String {
        element.first("author")?.first("name")?.trimmedText ?? ""
    }

    private func baseURL(of element: MarkupNode, within base: URL?) -> URL? {
        URL(web: element.attribute("base"), relativeTo: base) ?? base
    }

    /// RFC 4287, 3.1: text constructs, as plain text or HTML.
    private func text(_ element: MarkupNode) -> String {
        element.text
    }

    /// RFC 4287, 4.1.3: the content as HTML.
    private func html(_ element: MarkupNode) -> String {
        switch element.attribute("type")?.lowercased() {
        case "xhtml", "application/xhtml+xml": MarkupWriter.html(element)
        case nil where element.elements.contains { _ in true }: MarkupWriter.html(element)
        case "text", "text/plain": "<p>" + MarkupWriter.escaped(element.text) + "</p>"
        default: element.text
        }
    }
}
