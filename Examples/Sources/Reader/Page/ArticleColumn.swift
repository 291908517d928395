import ComponentFlow
import ReaderCore

/// The column with the page of the selected article, and the commands for it.
struct ArticleColumn: CompositeComponent {
    @Bindable var window: WindowModel

    @MainActor private var strings: Strings { window.library.strings }

    var content: some Component<Empty> {
        VStack {
            if let page = window.article, let item = window.library.item(page.id) {
                ArticleView(page: page, library: window.library)
                    .toolbar {
                        button(.browser, strings[.openInBrowser]) { window.openInBrowser() }
                        button(.note, strings[.note]) { window.isEditingNote = true }
                        button(
                            item.summary.isRead ? .circle : .dot,
                            strings[item.summary.isRead ? .markUnread : .markRead]
                        ) { window.toggleRead() }
                        button(
                            item.summary.isStarred ? .starFilled : .star,
                            strings[item.summary.isStarred ? .unstar : .star]
                        ) { window.toggleStar() }
                    }
                    .id(page.id)
                    .flexible()
            } else {
                ContentUnavailable(strings[.selectArticle], image: Icon.article.image)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.systemBackground)
        .sheet(isPresented: $window.isEditingNote) {
            VStack { if let page = window.article { NoteSheet(window: window, page: page) } }
        }
    }

    @MainActor private func button(_ icon: Icon, _ title: String, action: @escaping () -> Void) -> Button {
        Button(
            content: AnyComponent(
                HStack {
                    Image(image: icon.image)
                    Text(title)
                }), action: action)
    }
}
