import ComponentFlow
import Foundation
import ReaderCore

extension Library {
    /// Subscribes to the feed at an address.
    ///
    /// - Returns: The feed; `nil` if a list of subscriptions was added.
    /// - Throws: Why there is no feed at the address.
    func subscribe(to address: String, folder: Folder.ID?) async throws -> Feed.ID? {
        defer { reload() }
        return try await subscriber.subscribe(to: address, folder: folder)
    }

    /// Subscribes to the feeds in files, which are lists of subscriptions or feeds, and loads them.
    ///
    /// A file that cannot be read is reported, and does not affect the others.
    func importFiles(_ files: [URL]) {
        for file in files {
            change(articles: true) { store in
                let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
                guard values.isRegularFile == true, values.fileSize ?? 0 < 32 << 20 else {
                    throw FeedError.unreadableFile
                }
                try await store.add(try SubscriptionFile(try Data(contentsOf: file)))
                await UIApplication.shared.noteNewRecentDocumentURL(file)
            }
        }
        Task {
            await waitForChanges()
            refreshDue()
        }
    }

    /// Opens files and addresses, from the command line, the desktop or the pasteboard.
    func open(_ url: URL) {
        if url.isFileURL { return importFiles([url]) }
        Task {
            do {
                _ = try await subscribe(to: url.absoluteString, folder: nil)
            } catch {
                problem = describe(error)
            }
        }
    }

    /// The file with all subscriptions.
    func exportedSubscriptions() -> Data {
        let names = Dictionary(folders.map { ($0.id, $0.name) }) { first, _ in first }
        return OPML(
            feeds.map { feed in
                OPML.Subscription(
                    url: feed.url, title: feed.title, homepage: feed.homepage,
                    folder: feed.folderID.flatMap { names[$0] })
            }
        ).data
    }
}
