import ComponentFlow
import ReaderCore

/// A table of an article, which scrolls horizontally if it is wider than the page.
struct ArticleTableView: CompositeComponent {
    let rows: [[ArticleText]]

    var content: some Component<Empty> {
        ScrollView(.horizontal) {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 8) {
                for index in rows.indices {
                    GridRow {
                        for column in rows[index].indices { cell(rows[index][column]).id(column) }
                    }
                }
            }
            .padding(12)
        }
        .background(.secondarySystemBackground)
        .cornerRadius(8)
    }

    @MainActor private func cell(_ text: ArticleText) -> some Component<Empty> {
        Text(attributedText: articleTypography.attributed(text, font: .systemFont(ofSize: 15)))
            .frame(maxWidth: 280, alignment: .topLeading)
    }
}
