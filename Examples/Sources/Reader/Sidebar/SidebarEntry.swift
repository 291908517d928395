import ComponentFlow
import ReaderCore

/// A row of the sidebar.
struct SidebarEntry: Identifiable, Hashable {
    let source: ArticleSource
    var title: String
    /// The name of the symbol in front of the title, except for feeds.
    var symbol = ""
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
            SidebarEntry(source: .unread, title: text(.unread), symbol: "tray", count: unreadCount),
            SidebarEntry(source: .all, title: text(.allArticles), symbol: "list.bullet"),
            SidebarEntry(source: .starred, title: text(.starred), symbol: "star", count: starredCount),
        ]
    }

    /// The folders with their feeds, then the other feeds.
    func feedEntries(closed: Set<Folder.ID>) -> [SidebarEntry] {
        let byFolder = Dictionary(grouping: feeds, by: \.folderID)
        let inFolders = folders.flatMap { folder -> [SidebarEntry] in
            let feeds = byFolder[folder.id] ?? []
            let header = SidebarEntry(
                source: .folder(folder.id), title: folder.name,
                symbol: closed.contains(folder.id) ? "chevron.forward" : "chevron.down",
                count: feeds.reduce(0) { $0 + $1.unread })
            return [header] + (closed.contains(folder.id) ? [] : feeds.map { entry(of: $0, isIndented: true) })
        }
        return inFolders + (byFolder[nil] ?? []).map { entry(of: $0, isIndented: false) }
    }

    private func entry(of feed: Feed, isIndented: Bool) -> SidebarEntry {
        SidebarEntry(
            source: .feed(feed.id), title: feed.title, count: feed.unread, problem: feed.problem,
            isIndented: isIndented)
    }

    var tagEntries: [SidebarEntry] {
        tags.map { SidebarEntry(source: .tag($0.id), title: $0.name, symbol: "tag") }
    }
}
