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
                        button(.browser, .openInBrowser) { window.openInBrowser() }
                        button(.note, .note) { window.isEditingNote = true }
                        button(
                            item.summary.isRead ? .circle : .dot,
                            item.summary.isRead ? .markUnread : .markRead
                        ) { window.toggleRead() }
                        button(
                            item.summary.isStarred ? .starFilled : .star,
                            item.summary.isStarred ? .unstar : .star
                        ) { window.toggleStar() }
                    }
                    .id(page.id)
                    .flexible()
            } else {
                ContentUnavailable(localized(.selectArticle), image: Icon.article.image)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.systemBackground)
        .sheet(isPresented: $window.isEditingNote) {
            Group { if let page = window.article { NoteSheet(window: window, page: page) } }
        }
    }

    @MainActor private func button(_ icon: Icon, _ title: LocalizedString, action: @escaping () -> Void) -> Button {
        Button(
            content: AnyComponent(
                HStack {
                    Image(image: icon.image)
                    Text(title)
                }), action: action)
    }
}
