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
            Button(.markAllRead, systemImage: "checkmark.circle") { window.markAllRead() }
            Button(.refresh, systemImage: "arrow.clockwise") { library.refreshAll() }.disabled(library.isRefreshing)
        }
    }

    @MainActor private var selection: Binding<ArticleID?> {
        Binding(
            get: { window.shownID }, set: { if let id = $0 { window.open(id) } else { window.selectedID = nil } })
    }

    @MainActor @ComponentBuilder<Empty> private var empty: [AnyComponentWithIdentity<Empty>] {
        if library.feeds.isEmpty {
            ContentUnavailable(localized(.noFeeds), systemImage: "newspaper", description: localized(.noFeedsHint)) {
                Button(.addFeed) { window.isAddingFeed = true }
            }
        } else {
            ContentUnavailable(localized(window.search.isEmpty ? .noArticles : .noMatches), systemImage: "doc.text")
        }
    }
}
