import ComponentFlow
import Foundation
import ReaderCore

/// The state of a window: the selected source, its articles, the search, and the selected article.
@MainActor @Observable final class WindowModel {
    /// The number of articles that are read before the first frame; the others follow.
    private static let firstCount = 200
    /// The time in which a key shows the articles that it finds in the same frame, in milliseconds.
    private static let promptTime = 4
    /// The time before all articles are read, so that they do not take processor time from the frame with the first ones,
    /// and are not read for each key of a word.
    private static let delayOfAll = Duration.milliseconds(30)
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

    /// Reads the latest articles of the query at once if that is fast, and all of them on another thread.
    ///
    /// - Parameter keepsShown: Whether articles that do not belong to the source any more remain, such as those that the
    ///   user has read in the list of unread ones.
    func readArticles(keepsShown: Bool) {
        reading?.cancel()
        let query = query
        if keepsShown {
            reading = Task { await readAll(query, keepsShown: true) }
        } else if query.isIndexed {
            readAll(query, after: (try? library.reader.ids(query, limit: Self.firstCount)) ?? [])
        } else {
            search(query)
        }
    }

    /// Searches on another thread, which the main thread waits for only for a short time.
    private func search(_ query: ArticleQuery) {
        let (searcher, limit, found) = (library.searcher, Self.firstCount, PromptValue<[ArticleID]>())
        let task = Task.detached(priority: .userInitiated) { found.set(await searcher.ids(query, limit: limit)) }
        if let first = found.wait(milliseconds: Self.promptTime) { return readAll(query, after: first) }
        reading = Task {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
            guard !Task.isCancelled, let first = found.value, show(first: first) else { return }
            await readAll(query, keepsShown: false)
        }
    }

    private func readAll(_ query: ArticleQuery, after first: [ArticleID]) {
        guard show(first: first) else { return }
        reading = Task { await readAll(query, keepsShown: false) }
    }

    /// Shows the first articles, and returns whether there are others.
    private func show(first: [ArticleID]) -> Bool {
        if ids != first { ids = first }
        return first.count == Self.firstCount
    }

    private func readAll(_ query: ArticleQuery, keepsShown: Bool) async {
        if !keepsShown { try? await Task.sleep(for: Self.delayOfAll) }
        guard !Task.isCancelled else { return }
        let path = library.path
        let all = await Task.detachedValue { try? ArticleReader(path: path).ids(query) }
        guard !Task.isCancelled, let all else { return }
        show(all, keepsShown: keepsShown)
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

/// A value that another thread finds, and that the main thread waits for only for a short time.
// Sendable: the value is only accessed while the lock is held.
private final class PromptValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let isFound = DispatchSemaphore(value: 0)
    private var found: Value?

    /// The value; `nil` as long as it is not found.
    var value: Value? { lock.withLock { found } }

    func set(_ value: Value) {
        lock.withLock { found = value }
        isFound.signal()
    }

    /// Waits until the value is found, and returns it; `nil` if that takes longer.
    func wait(milliseconds: Int) -> Value? {
        _ = isFound.wait(timeout: .now() + .milliseconds(milliseconds))
        return value
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
