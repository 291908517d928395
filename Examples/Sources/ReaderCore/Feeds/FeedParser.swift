import Foundation

/// Reads feeds in RSS, Atom, RDF and JSON, leniently and within limits.
public enum FeedParser {
    /// Reads a feed.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - url: The address of the document, which relative addresses refer to.
    ///   - contentType: The type that the server specified, with the encoding.
    /// - Throws: ``FeedError`` if the document is not a feed.
    public static func parse(_ data: Data, url: URL?, contentType: String? = nil) throws(FeedError) -> ParsedFeed {
        let feed: ParsedFeed
        switch firstCharacter(of: data) {
        case UInt8(ascii: "{"): feed = try JSONFeedReader.read(data, base: url)
        case nil: throw .unreadable
        default: feed = try readMarkup(data, url: url, contentType: contentType)
        }
        return completed(feed, base: url)
    }

    private static func readMarkup(_ data: Data, url: URL?, contentType: String?) throws(FeedError) -> ParsedFeed {
        let (xml, charset) = TextDecoding.prepareXML(data, charset: TextDecoding.charset(ofContentType: contentType))
        guard let root = MarkupTree.xml(xml, charset: charset)?.root else {
            throw isHTML(data) ? .isWebPage(FeedDiscovery.feeds(in: data, url: url)) : .unreadable
        }
        switch root.name {
        case "rss", "rdf": return RSSReader(base: url).read(root)
        case "feed": return AtomReader(base: url).read(root)
        case "opml": throw .isSubscriptionList
        case "html": throw .isWebPage(FeedDiscovery.feeds(in: data, url: url))
        default:
            // A page without an `html` element, or an error of a server as text.
            let feeds = FeedDiscovery.feeds(in: data, url: url)
            throw feeds.isEmpty ? .unreadable : .isWebPage(feeds)
        }
    }

    /// Whether a document begins like a web page, which need not be XML.
    private static func isHTML(_ data: Data) -> Bool {
        let start = String(decoding: data.prefix(500), as: UTF8.self).lowercased()
        return start.contains("<!doctype html") || start.contains("<html")
    }

    /// The first byte that is neither white space nor a byte order mark.
    private static func firstCharacter(of data: Data) -> UInt8? {
        data.first { ![0x20, 0x9, 0xA, 0xD, 0xEF, 0xBB, 0xBF].contains($0) }
    }

    private static func completed(_ feed: ParsedFeed, base: URL?) -> ParsedFeed {
        var feed = feed
        feed.title = PlainText.title(feed.title)
        var known: Set<String> = []
        feed.articles = feed.articles.prefix(FeedLimits.articles).compactMap { $0.completed(base: base) }
            .filter { known.insert($0.guid).inserted }
        return feed
    }
}

extension URL {
    /// Creates the address of a resource on the web; `nil` for other schemes, such as those of scripts and files.
    init?(web text: String?, relativeTo base: URL? = nil) {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty,
            text.utf8.count <= FeedLimits.identifier, let url = URL(string: text, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased() ?? ""), url.host?.isEmpty == false
        else { return nil }
        self = url
    }
}
