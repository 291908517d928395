import ComponentFlow
import ReaderCore

/// A window of the program: sources, articles and the selected article.
struct ReaderScreen: CompositeComponent {
    @Bindable var window: WindowModel
    @SceneStorage("source") var savedSource = ArticleSource.unread
    @SceneStorage("columns") var savedColumns = WindowModel.initialColumns

    @MainActor private var library: Library { window.library }

    var content: some Component<Empty> {
        NavigationSplitView(state: columns) {
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

    /// The columns, which have their restored widths from the first layout on.
    @MainActor private var columns: Binding<NavigationSplitState> {
        // The text size can be read only while the content is described, and the closures are called at other times, too.
        let isLarge = hasLargeText
        return Binding(
            get: { widened(window.isRestored ? window.columns : restoredColumns, isLarge) },
            set: { columns in
                let (shown, kept) = (widened(window.columns, isLarge), window.columns)
                var columns = columns
                if columns.sidebarWidth == shown.sidebarWidth { columns.sidebarWidth = kept.sidebarWidth }
                if columns.contentWidth == shown.contentWidth { columns.contentWidth = kept.contentWidth }
                window.columns = columns
            })
    }

    /// Returns columns in which words of the large text sizes are not broken.
    @MainActor private func widened(_ columns: NavigationSplitState, _ isLarge: Bool) -> NavigationSplitState {
        guard isLarge else { return columns }
        var columns = columns
        columns.sidebarWidth = max(columns.sidebarWidth ?? 0, 300)
        columns.contentWidth = max(columns.contentWidth ?? 0, 380)
        return columns
    }

    @MainActor private var restoredColumns: NavigationSplitState {
        var columns = savedColumns
        columns.compactColumn = .content
        return columns
    }

    @MainActor private func restore() {
        window.isRestored = true
        if window.columns != restoredColumns { window.columns = restoredColumns }
        window.source = savedSource
        library.activeWindow = window
    }
}
