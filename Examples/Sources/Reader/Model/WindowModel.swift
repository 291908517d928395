import ComponentFlow
import Foundation
import ReaderCore

/// The state of a window: the selected source, its articles, the search, and the selected article.
@MainActor @Observable final class WindowModel {
    /// The number of articles that are read before the first frame; the others follow.
    private static let firstCount = 200
    /// The columns of a new window.
    nonisolated static let initialColumns = NavigationSplitState(
        compactColumn: .content, sidebarWidth: 230, contentWidth: 340)

    let library: Library
    var source = ArticleSource.unread { didSet { if source != oldValue { sourceDidChange() } } }
    var search = "" { didSet { if search != oldValue { readArticles(keepsShown: false) } } }
    private(set) var ids: [ArticleID] = []
    var selectedID: ArticleID? { didSet { if selectedID != oldValue { showSelected() } } }
    private(set) var article: ArticlePage?
    var columns = WindowModel.initialColumns
    /// Whether the source and the columns are those with which the window was closed.
    @ObservationIgnored var isRestored = false

    /// The source that the sidebar shows as selected.
    ///
    /// If the columns are joined, none is selected while the sidebar is on top, so that each of them can be chosen.
    var shownSource: ArticleSource? { columns.compactColumn == .sidebar ? nil : source }
    /// The article that the list shows as selected; see ``shownSource``.
    var shownID: ArticleID? { columns.compactColumn == .detail ? selectedID : nil }

    var isAddingFeed = false
    var isAddingFolder = false
    var isImporting = false
    var isExporting = false
    var isEditingNote = false
    /// The feed or folder that is being renamed or removed.
    var renamed: SidebarEntry?
    var removed: SidebarEntry?

    @ObservationIgnored private var reading: Task<Void, Never>?

    init(_ library: Library) {
        self.library = library
        readArticles(keepsShown: false)
    }

    private var query: ArticleQuery { ArticleQuery(source, search: search) }

    // MARK: Articles

    private func sourceDidChange() {
        search = ""
        selectedID = nil
        readArticles(keepsShown: false)
    }

    /// Reads the latest articles of the query at once, and all of them on another thread.
    ///
    /// - Parameter keepsShown: Whether articles that do not belong to the source any more remain, such as those that the
    ///   user has read in the list of unread ones.
    func readArticles(keepsShown: Bool) {
        let first = (try? library.reader.ids(query, limit: Self.firstCount)) ?? []
        if !keepsShown, ids != first { ids = first }
        reading?.cancel()
        guard keepsShown || first.count == Self.firstCount else { return }
        let (query, path) = (query, library.path)
        reading = Task {
            let all = await Task.detachedValue { try? ArticleReader(path: path).ids(query) }
            guard !Task.isCancelled, let all else { return }
            show(all, keepsShown: keepsShown)
        }
    }

    private func show(_ all: [ArticleID], keepsShown: Bool) {
        var new = all
        if keepsShown {
            let known = Set(all)
            let missing = source == .unread ? ids.filter { !known.contains($0) } : []
            let kept = ((try? library.reader.summaries(missing)) ?? []).map(\.id)
            if !kept.isEmpty { new = (all + kept).sorted(by: >) }
        }
        if ids != new { ids = new }
    }

    /// Waits until all articles of the query are in the list.
    func waitForArticles() async {
        await reading?.value
    }

    // MARK: Selection

    private func showSelected() {
        guard let id = selectedID else { return article = nil }
        article = ArticlePage(id, library: library)
        guard let item = library.item(id), !item.summary.isRead else { return }
        library.setRead(true, [id])
    }

    /// Reads the displayed article again, after its note or tags have changed.
    func reloadArticle() {
        if let id = article?.id { article = ArticlePage(id, library: library) }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Returns the value of a closure that runs on another thread, and is cancelled with the current task.
    static func detachedValue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        let task = Task<Value, Never>.detached(priority: .userInitiated) { body() }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
