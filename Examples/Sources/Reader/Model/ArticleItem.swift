import ComponentFlow
import ReaderCore

/// An article that rows and pages of any window show, which are updated when it changes.
@MainActor @Observable final class ArticleItem: Identifiable {
    nonisolated let id: ArticleID
    var summary: ArticleSummary

    init(_ summary: ArticleSummary) {
        id = summary.id
        self.summary = summary
    }
}

/// The items that are in use, so that all windows show the same ones.
@MainActor final class ArticleItems {
    private struct Reference {
        weak var item: ArticleItem?
    }

    private var items: [ArticleID: Reference] = [:]
    private var limit = 1000

    /// Returns the item of an article if it is in use.
    subscript(_ id: ArticleID) -> ArticleItem? {
        items[id]?.item
    }

    func insert(_ item: ArticleItem) {
        items[item.id] = Reference(item: item)
        guard items.count > limit else { return }
        items = items.filter { $0.value.item != nil }
        limit = max(1000, items.count * 2)
    }

    /// All items that are in use.
    var all: [ArticleItem] { items.values.compactMap(\.item) }
}
