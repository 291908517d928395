import Foundation

/// The content of an article, read from HTML of which nothing but known elements remains.
///
/// Scripts, styles, forms and frames are removed, links and pictures have addresses on the web, and the amounts of blocks,
/// text and nesting are limited.
public struct ArticleContent: Hashable, Sendable {
    /// The limits of what is shown of an article.
    enum Limits {
        static let blocks = 4000
        /// The length of all texts, in bytes of UTF-8.
        static let text = 1 << 20
        static let depth = 150
        static let columns = 12
    }

    public let blocks: [ArticleBlock]

    /// Reads HTML, which may be a fragment and have any mistakes.
    ///
    /// - Parameters:
    ///   - html: The text of a feed.
    ///   - base: The address that relative addresses refer to.
    public init(html: String, base: URL?) {
        guard let root = MarkupTree.html(html)?.root else {
            blocks = []
            return
        }
        var builder = ArticleBuilder(base: base)
        builder.read(root)
        blocks = builder.finish()
    }

    /// The text without styles, for searches.
    public var text: String {
        blocks.map { block in
            guard case .table(let rows) = block.kind else { return block.text.plain }
            return rows.map { $0.map(\.plain).joined(separator: " ") }.joined(separator: "\n")
        }
        .filter { !$0.isEmpty }
        .joined(separator: "\n")
    }

    /// The addresses of all pictures.
    public var pictures: [URL] {
        blocks.compactMap { block in
            guard case .picture(let picture) = block.kind else { return nil }
            return picture.url
        }
    }
}
