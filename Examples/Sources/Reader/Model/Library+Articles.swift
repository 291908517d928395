import ComponentFlow
import ReaderCore

extension Library {
    /// Marks articles as read or unread; the windows show it at once, and the store follows.
    func setRead(_ isRead: Bool, _ ids: [ArticleID]) {
        updateItems(ids) { $0.isRead = isRead }
        change { try await $0.setRead(isRead, ids) }
    }

    /// Adds stars to articles, or removes them.
    func setStarred(_ isStarred: Bool, _ ids: [ArticleID]) {
        updateItems(ids) { $0.isStarred = isStarred }
        change { try await $0.setStarred(isStarred, ids) }
    }

    /// Marks the articles of a source as read.
    ///
    /// - Parameter latest: The latest article in the list of the user.
    func markAllRead(_ source: ArticleSource, upTo latest: ArticleID?) {
        change { [weak self] store in
            let ids = try await store.markAllRead(source, upTo: latest)
            await self?.updateItems(ids) { $0.isRead = true }
        }
    }

    func setNote(_ note: String, _ id: ArticleID) {
        change { try await $0.setNote(note, id) }
    }

    /// Sets the tags of an article from a text with commas.
    func setTags(_ text: String, _ id: ArticleID) {
        let names = text.split(whereSeparator: { ",،、\n".contains($0) }).map(String.init)
        change { try await $0.setTags(names, id) }
    }
}
