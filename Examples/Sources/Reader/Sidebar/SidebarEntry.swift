import ComponentFlow
import ReaderCore

/// A row of the sidebar.
struct SidebarEntry: Identifiable, Hashable {
    let source: ArticleSource
    var title: String
    var icon: Icon
    /// The number at the trailing edge; 0 shows none.
    var count = 0
    /// Why the feed cannot be loaded.
    var problem: String?
    /// Whether the row is in a folder.
    var isIndented = false

    var id: ArticleSource { source }
}

extension Library {
    /// The sources that do not depend on feeds.
    var libraryEntries: [SidebarEntry] {
        [
            SidebarEntry(source: .unread, title: text(.unread), icon: .unread, count: unreadCount),
            SidebarEntry(source: .all, title: text(.allArticles), icon: .all),
            SidebarEntry(source: .starred, title: text(.starred), icon: .star, count: starredCount),
        ]
    }

    /// The folders with their feeds, then the other feeds.
    func feedEntries(closed: Set<Folder.ID>) -> [SidebarEntry] {
        let byFolder = Dictionary(grouping: feeds, by: \.folderID)
        let inFolders = folders.flatMap { folder -> [SidebarEntry] in
            let feeds = byFolder[folder.id] ?? []
            let header = SidebarEntry(
                source: .folder(folder.id), title: folder.name,
                icon: closed.contains(folder.id) ? .chevron : .chevronOpen,
                count: feeds.reduce(0) { $0 + $1.unread })
            return [header] + (closed.contains(folder.id) ? [] : feeds.map { entry(of: $0, isIndented: true) })
        }
        return inFolders + (byFolder[nil] ?? []).map { entry(of: $0, isIndented: false) }
    }

    private func entry(of feed: Feed, isIndented: Bool) -> SidebarEntry {
        SidebarEntry(
            source: .feed(feed.id), title: feed.title, icon: .feed, count: feed.unread, problem: feed.problem,
            isIndented: isIndented)
    }

    var tagEntries: [SidebarEntry] {
        tags.map { SidebarEntry(source: .tag($0.id), title: $0.name, icon: .tag) }
    }
}
