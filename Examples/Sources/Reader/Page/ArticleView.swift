import ComponentFlow
import ReaderCore

/// The page of an article: its title, its tags and note, and its content.
struct ArticleView: CompositeComponent {
    /// The width of lines, in points.
    private static let width: CGFloat = 680

    let page: ArticlePage
    @Bindable var library: Library

    var content: some Component<Empty> {
        LazyList(sections: [
            LazyListSection<Empty>(["title"], id: \.self, section: "header") { _ in
                column { ArticleHeader(page: page) }
            },
            LazyListSection<Empty>(page.parts, id: \.id, section: "content") { part in
                column { ArticleBlockView(block: part.block, library: library) }
            },
        ])
        .background(.systemBackground)
    }

    @MainActor private func column(_ content: () -> some Component<Empty>) -> some Component<Empty> {
        content()
            .frame(maxWidth: Self.width, alignment: .leading)
            .padding(.horizontal, 28)
            .frame(maxWidth: .infinity)
    }
}

/// The title of an article, its origin and date, and what the user has added to it.
struct ArticleHeader: CompositeComponent {
    let page: ArticlePage

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 8) {
            Text(origin).font(.footnote).foregroundColor(.secondaryLabel)
            Text(page.article.summary.title)
                .font(.title.bold())
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityHeading()
            Text(DateTexts.long(page.article.summary.published, language)).font(.footnote).foregroundColor(
                .secondaryLabel)
            if !page.article.tags.isEmpty { tags }
            if !page.article.note.isEmpty { note }
        }
        .padding(UIEdgeInsets(top: 28, left: 0, bottom: 12, right: 0))
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private var origin: String {
        [page.feedTitle, page.article.summary.author].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    @MainActor private var tags: some Component<Empty> {
        Wrap(spacing: 6) {
            for tag in page.article.tags {
                Text(tag.name)
                    .font(.footnote)
                    .padding(UIEdgeInsets(top: 3, left: 9, bottom: 3, right: 9))
                    .background(.secondarySystemFill)
                    .cornerRadius(10)
                    .id(tag.id)
            }
        }
    }

    @MainActor private var note: some Component<Empty> {
        Text(page.article.note)
            .font(.callout)
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.secondarySystemBackground)
            .cornerRadius(8)
    }
}
