import Foundation

/// Finds the feeds to which a web page refers.
enum FeedDiscovery {
    private static let types: Set = [
        "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json",
    ]
    private static let limit = 20

    /// Returns the addresses of the feeds, in the order of the page.
    static func feeds(in data: Data, url: URL?) -> [URL] {
        let text = TextDecoding.text(data, isDeclared: false)
        guard let root = MarkupTree.html(text)?.root else { return [] }
        var feeds: [URL] = []
        collect(root, base: url, into: &feeds, depth: 0)
        return feeds
    }

    private static func collect(_ element: MarkupNode, base: URL?, into feeds: inout [URL], depth: Int) {
        guard depth < 100, feeds.count < limit else { return }
        for child in element.elements {
            if child.name == "link", let url = feed(child, base: base), !feeds.contains(url) { feeds.append(url) }
            collect(child, base: base, into: &feeds, depth: depth + 1)
        }
    }

    private static func feed(_ link: MarkupNode, base: URL?) -> URL? {
        let relations = link.attribute("rel")?.lowercased().split(separator: " ") ?? []
        guard relations.contains("alternate"), types.contains(link.attribute("type")?.lowercased() ?? "") else {
            return nil
        }
        return URL(web: link.attribute("href"), relativeTo: base)
    }
}
