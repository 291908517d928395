import ComponentFlow
import ReaderCore

/// A window of the program: sources, articles and the selected article.
struct ReaderScreen: CompositeComponent {
    @Bindable var window: WindowModel
    @SceneStorage("source") var savedSource = ArticleSource.unread
    @SceneStorage("columns") var savedColumns = NavigationSplitState(sidebarWidth: 230, contentWidth: 340)

    @MainActor private var library: Library { window.library }

    var content: some Component<Empty> {
        NavigationSplitView(state: $window.columns) {
            Sidebar(window: window)
        } content: {
            ArticleList(window: window)
        } detail: {
            ArticleColumn(window: window)
        }
        .reading(window)
        .dialogs(window)
        .onAppear { restore() }
        .onChange(of: window.source) { _, source in savedSource = source }
        .onChange(of: window.columns) { _, columns in savedColumns = columns }
        .onChange(of: scenePhase, initial: true) { _, phase in if phase == .active { library.activeWindow = window } }
        .onChange(of: library.revision) { window.readArticles(keepsShown: true) }
        .task { await library.refreshPeriodically() }
        .windowTitle(window.title, subtitle: localized(.unreadCount(library.unreadCount)))
    }

    @MainActor private func restore() {
        window.columns = savedColumns
        window.columns.compactColumn = .content
        window.source = savedSource
        library.activeWindow = window
    }
}
