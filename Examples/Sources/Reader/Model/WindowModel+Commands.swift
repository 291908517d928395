import ComponentFlow
import Foundation
import ReaderCore

extension WindowModel {
    /// Selects the next or the previous article of the list.
    func select(offset: Int) {
        guard !ids.isEmpty else { return }
        let current = selectedID.flatMap { ids.firstIndex(of: $0) }
        let index = current.map { $0 + offset } ?? (offset > 0 ? 0 : ids.count - 1)
        if ids.indices.contains(index) { open(ids[index]) }
    }

    /// Selects the next unread article after the selected one, or the first one of the list.
    func selectNextUnread() {
        let start = selectedID.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        let candidates = ids[min(start, ids.count)...] + ids[..<min(start, ids.count)]
        if let next = candidates.first(where: { library.item($0)?.summary.isRead == false }) { open(next) }
    }

    /// Selects an article, and shows its page if there is only space for one column.
    func open(_ id: ArticleID) {
        selectedID = id
        columns.compactColumn = .detail
    }

    /// Selects a source, and shows its articles if there is only space for one column.
    func open(_ source: ArticleSource) {
        self.source = source
        columns.compactColumn = .content
    }

    private var selectedItem: ArticleItem? { selectedID.flatMap { library.item($0) } }

    func toggleStar() {
        guard let item = selectedItem else { return }
        library.setStarred(!item.summary.isStarred, [item.id])
    }

    func toggleRead() {
        guard let item = selectedItem else { return }
        library.setRead(!item.summary.isRead, [item.id])
    }

    func markAllRead() {
        library.markAllRead(source, upTo: ids.first)
    }

    func openInBrowser() {
        if let url = article?.article.url { UIApplication.shared.open(url) }
    }

    func openInWindow() {
        if let id = selectedID { openWindow(value: id) }
    }

    func copyLink() {
        if let url = article?.article.url { UIPasteboard.general.string = url.absoluteString }
    }

    func printArticle() {
        guard let article else { return }
        ArticlePrinter.print(article)
    }

    /// The title of the list.
    var title: String {
        switch source {
        case .unread: library.text(.unread)
        case .all: library.text(.allArticles)
        case .starred: library.text(.starred)
        case .feed(let id): library.feed(id)?.title ?? ""
        case .folder(let id): library.folders.first { $0.id == id }?.name ?? ""
        case .tag(let id): library.tags.first { $0.id == id }?.name ?? ""
        }
    }
}
