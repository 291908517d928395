import ComponentFlow
import Foundation
import ReaderCore

/// An article with its content as blocks.
struct ArticlePage: Identifiable, Equatable {
    /// A block with its position, which identifies it.
    struct Part: Identifiable, Equatable {
        let id: Int
        let block: ArticleBlock
    }

    let article: Article
    let feedTitle: String
    let parts: [Part]

    var id: ArticleID { article.id }

    /// Reads an article; `nil` if it was removed.
    @MainActor init?(_ id: ArticleID, library: Library) {
        guard let article = (try? library.reader.article(id)) ?? nil else { return nil }
        self.article = article
        let feed = library.feed(article.summary.feedID)
        feedTitle = feed?.title ?? ""
        let blocks = ArticleContent(html: article.html, base: article.url ?? feed?.homepage).blocks
        parts = blocks.enumerated().map { Part(id: $0, block: $1) }
    }
}
