import Foundation

/// A list of subscriptions, which feed readers exchange in files (OPML 2.0).
public struct OPML: Hashable, Sendable {
    public struct Subscription: Hashable, Sendable {
        public var url: URL
        public var title: String
        public var homepage: URL?
        /// The name of the folder; `nil` for none.
        public var folder: String?

        public init(url: URL, title: String, homepage: URL? = nil, folder: String? = nil) {
            self.url = url
            self.title = title
            self.homepage = homepage
            self.folder = folder
        }
    }

    private static let limit = 5000

    public var subscriptions: [Subscription]

    public init(_ subscriptions: [Subscription]) {
        self.subscriptions = subscriptions
    }

    /// Reads a file; nested folders are joined to one.
    ///
    /// - Throws: ``FeedError/unreadable`` if it is no list of subscriptions.
    public init(_ data: Data) throws(FeedError) {
        let (xml, charset) = TextDecoding.prepareXML(data, charset: nil)
        guard let root = MarkupTree.xml(xml, charset: charset)?.root, root.name == "opml" else { throw .unreadable }
        subscriptions = []
        if let body = root.first("body") { read(body, folder: nil, depth: 0) }
    }

    private mutating func read(_ element: MarkupNode, folder: String?, depth: Int) {
        guard depth < 100 else { return }
        for outline in element.elements where outline.name == "outline" && subscriptions.count < Self.limit {
            let title = PlainText.title(outline.attribute("title") ?? outline.attribute("text") ?? "")
            if let url = URL(web: outline.attribute("xmlUrl")) {
                let homepage = URL(web: outline.attribute("htmlUrl"))
                subscriptions.append(Subscription(url: url, title: title, homepage: homepage, folder: folder))
            } else {
                read(outline, folder: folder ?? (title.isEmpty ? nil : title), depth: depth + 1)
            }
        }
    }

    /// The file.
    public var data: Data {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="2.0">"#, "  <head/>", "  <body>"]
        lines += subscriptions.filter { $0.folder == nil }.map { "    " + Self.outline($0) }
        var folders: [String] = []
        for case let folder? in subscriptions.map(\.folder) where !folders.contains(folder) { folders.append(folder) }
        for folder in folders {
            lines.append("    <outline text=\"\(MarkupWriter.escaped(folder))\">")
            lines += subscriptions.filter { $0.folder == folder }.map { "      " + Self.outline($0) }
            lines.append("    </outline>")
        }
        lines += ["  </body>", "</opml>"]
        return Data((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func outline(_ subscription: Subscription) -> String {
        let title = MarkupWriter.escaped(subscription.title)
        let page = subscription.homepage.map { " htmlUrl=\"\(MarkupWriter.escaped($0.absoluteString))\"" } ?? ""
        let url = MarkupWriter.escaped(subscription.url.absoluteString)
        return "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\" xmlUrl=\"\(url)\"\(page)/>"
    }
}
