import ComponentFlow
import ReaderCore

/// A window with one article.
struct ArticleWindow: CompositeComponent {
    @Bindable var library: Library
    let id: ArticleID

    var content: some Component<Empty> {
        VStack {
            if let page = ArticlePage(id, library: library) {
                ArticleView(page: page, library: library).flexible()
            } else {
                ContentUnavailable(localized(.wasRemoved), systemImage: "doc.text")
            }
        }
        .windowTitle(library.item(id)?.summary.title ?? localized(.article))
    }
}
