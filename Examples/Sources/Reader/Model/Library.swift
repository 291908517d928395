import ComponentFlow
import ComponentFlowNetworking
import Foundation
import ReaderCore

/// The feeds and articles that all windows show.
///
/// It is read from the database on the main actor, and changed by the store on another one.
@MainActor @Observable final class Library {
    let store: ArticleStore
    /// The language of the texts of the program.
    let language: Language
    let pictures: ImageLoader
    let reader: ArticleReader
    let searcher: ArticleSearcher
    let path: String
    let subscriber: Subscriber
    let refresher: Refresher

    private(set) var folders: [Folder] = []
    private(set) var feeds: [Feed] = []
    private(set) var tags: [ReaderCore.Tag] = []
    private(set) var starredCount = 0
    /// Increases when articles were added or removed, so that lists are read again.
    private(set) var revision = 0
    var isRefreshing = false
    /// What could not be done, for an alert; `nil` if there is nothing to report.
    var problem: String?
    /// The window that the user has used last, which the commands of the menus apply to.
    @ObservationIgnored weak var activeWindow: WindowModel?
    /// The feeds that are loaded after the running refresh; `nil` if there are none.
    @ObservationIgnored var requested: RefreshRequest?
    @ObservationIgnored var refreshing: Task<Void, Never>?
    /// The number of articles that the running refresh has added.
    @ObservationIgnored var newCount = 0
    @ObservationIgnored private let items = ArticleItems()
    @ObservationIgnored private var changes: Task<Void, Never>?

    /// Opens a library, which is created if it does not exist.
    ///
    /// - Parameter download: Performs requests for feeds.
    init(
        path: String, language: Language = StringTable.localizable.preferredLanguage,
        download: @escaping Refresher.Download = Refresher.download
    ) throws {
        self.path = path
        self.language = language
        store = try ArticleStore(path: path)
        reader = try ArticleReader(path: path)
        searcher = ArticleSearcher(path: path)
        subscriber = Subscriber(store: store, download: download)
        refresher = Refresher(store: store, download: download)
        pictures = .pictures(in: URL(fileURLWithPath: path).deletingLastPathComponent())
        reload()
    }

    // MARK: Reading

    /// Reads folders, feeds and tags again, and lets lists read their articles again.
    func reload(articles: Bool = true) {
        do {
            let (folders, feeds, tags) = (try reader.folders(), try reader.feeds(), try reader.tags())
            if folders != self.folders { self.folders = folders }
            if feeds != self.feeds { self.feeds = feeds }
            if tags != self.tags { self.tags = tags }
            let count = try reader.starredCount()
            if count != starredCount { starredCount = count }
            if articles { revision += 1 }
        } catch {
            problem = describe(error)
        }
    }

    /// The number of unread articles of all feeds.
    var unreadCount: Int { feeds.reduce(0) { $0 + $1.unread } }

    func feed(_ id: Feed.ID) -> Feed? { feeds.first { $0.id == id } }

    /// The item of an article; `nil` if it was removed.
    func item(_ id: ArticleID) -> ArticleItem? {
        if let item = items[id] { return item }
        guard let summary = (try? reader.summaries([id]))?.first else { return nil }
        let item = ArticleItem(summary)
        items.insert(item)
        return item
    }

    // MARK: Changes

    /// Performs a change after the previous ones, reads what has changed, and reports errors.
    ///
    /// - Parameter articles: Whether articles are added or removed.
    func change(articles: Bool = false, _ body: @escaping @Sendable (ArticleStore) async throws -> Void) {
        let (previous, store) = (changes, store)
        changes = Task {
            await previous?.value
            do {
                try await body(store)
            } catch {
                problem = describe(error)
            }
            reload(articles: articles)
        }
    }

    /// Waits until all changes are stored.
    func waitForChanges() async {
        await changes?.value
    }

    /// Updates the items in use that a closure changes.
    func updateItems(_ ids: some Sequence<ArticleID>, _ update: (inout ArticleSummary) -> Void) {
        for id in ids {
            guard let item = items[id] else { continue }
            var summary = item.summary
            update(&summary)
            if summary != item.summary { item.summary = summary }
        }
    }

    /// Reads the items in use again.
    func reloadItems() {
        for item in items.all {
            if let summary = (try? reader.summaries([item.id]))?.first, summary != item.summary {
                item.summary = summary
            }
        }
    }
}
