import ComponentFlow
import ReaderCore

/// The column with the articles of the selected source, and the search.
struct ArticleList: CompositeComponent {
    @Bindable var window: WindowModel

    @MainActor private var library: Library { window.library }

    var content: some Component<Empty> {
        LazyList(window.ids, id: \.self, selection: selection) { id in
            if let item = library.item(id) { ArticleRow(item: item, window: window) }
        }
        .separators(inset: 28)
        .emptyContent { empty }
        .onActivate { (id: ArticleID) in openWindow(value: id) }
        .searchable(text: $window.search, prompt: localized(.search))
        .background(.systemBackground)
        .navigationTitle(window.title)
        .toolbar {
            Button(content: label(.markRead, .markAllRead)) { window.markAllRead() }
            Button(content: label(.refresh, .refresh)) { library.refreshAll() }.disabled(library.isRefreshing)
        }
    }

    @MainActor private var selection: Binding<ArticleID?> {
        Binding(
            get: { window.shownID }, set: { if let id = $0 { window.open(id) } else { window.selectedID = nil } })
    }

    @MainActor @ComponentBuilder<Empty> private var empty: [AnyComponentWithIdentity<Empty>] {
        if library.feeds.isEmpty {
            ContentUnavailable(localized(.noFeeds), image: Icon.feed.image, description: localized(.noFeedsHint)) {
                Button(.addFeed) { window.isAddingFeed = true }
            }
        } else {
            ContentUnavailable(
                localized(window.search.isEmpty ? .noArticles : .noMatches), image: Icon.article.image)
        }
    }

    @MainActor private func label(_ icon: Icon, _ title: LocalizedString) -> AnyComponent<Empty> {
        AnyComponent(
            HStack {
                Image(image: icon.image)
                Text(title)
            })
    }
}
