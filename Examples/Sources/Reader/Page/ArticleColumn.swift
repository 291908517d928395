import ComponentFlow
import ReaderCore

/// The column with the page of the selected article, and the commands for it.
struct ArticleColumn: CompositeComponent {
    @Bindable var window: WindowModel

    var content: some Component<Empty> {
        VStack {
            if let page = window.article, let item = window.library.item(page.id) {
                ArticleView(page: page, library: window.library)
                    .toolbar {
                        Button(.openInBrowser, systemImage: "globe") { window.openInBrowser() }
                        Button(.note, systemImage: "square.and.pencil") { window.isEditingNote = true }
                        Button(
                            item.summary.isRead ? .markUnread : .markRead,
                            systemImage: item.summary.isRead ? "circle" : "circle.fill"
                        ) { window.toggleRead() }
                        Button(
                            item.summary.isStarred ? .unstar : .star,
                            systemImage: item.summary.isStarred ? "star.fill" : "star"
                        ) { window.toggleStar() }
                    }
                    .id(page.id)
                    .flexible()
            } else {
                ContentUnavailable(localized(.selectArticle), systemImage: "doc.text")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.systemBackground)
        .sheet(isPresented: $window.isEditingNote) {
            Group { if let page = window.article { NoteSheet(window: window, page: page) } }
        }
    }
}
