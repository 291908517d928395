import Foundation
import HTTPClient

/// Loads feeds in the background: several servers at a time, and one feed after the other from the same server.
public actor Refresher {
    public typealias Download = @Sendable (HTTPRequest) async -> Result<HTTPResponse, DownloadError>

    /// A report about a feed that was loaded.
    public struct Report: Sendable {
        public let feed: Feed.ID
        /// The new articles.
        public let new: [ArticleID]
        /// Why the feed could not be loaded.
        public let problem: String?
    }

    private static let serverLimit = 4
    private static let downloader = Downloader()

    private let store: ArticleStore
    private let loader: FeedLoader
    private let now: @Sendable () -> Date
    private let pause: @Sendable (TimeInterval) async -> Void
    private var running: Set<Feed.ID> = []

    /// Creates a refresher.
    ///
    /// - Parameters:
    ///   - store: The library.
    ///   - download: Performs a request.
    ///   - now: Returns the current date.
    ///   - pause: Waits for a time in seconds, between two requests to the same server.
    public init(
        store: ArticleStore,
        download: @escaping Download = Refresher.download,
        now: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (TimeInterval) async -> Void = { try? await Task.sleep(for: .seconds($0)) }
    ) {
        self.store = store
        self.now = now
        self.pause = pause
        loader = FeedLoader(download: download)
    }

    /// Performs a request for a feed, which does not wait for those for pictures.
    @Sendable public static func download(_ request: HTTPRequest) async -> Result<HTTPResponse, DownloadError> {
        await downloader.load(request, within: .feed)
    }

    /// Loads the feeds that are due.
    ///
    /// - Parameter report: Called after each feed.
    public func refreshDue(report: @escaping @Sendable (Report) async -> Void = { _ in }) async throws {
        await refresh(try await store.dueFeeds(at: now()), report)
    }

    /// Loads feeds regardless of whether they are due.
    ///
    /// - Parameter ids: The feeds; `nil` for all.
    public func refresh(
        _ ids: Set<Feed.ID>? = nil, report: @escaping @Sendable (Report) async -> Void = { _ in }
    ) async throws {
        await refresh(try await store.feedStates(ids), report)
    }

    private func refresh(_ states: [FeedState], _ report: @escaping @Sendable (Report) async -> Void) async {
        let states = states.filter { running.insert($0.id).inserted }
        defer { running.subtract(states.map(\.id)) }
        var servers = ArraySlice(Array(Dictionary(grouping: states) { $0.url.host ?? "" }.values))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.serverLimit {
                if let feeds = servers.popFirst() { group.addTask { await self.load(feeds, report) } }
            }
            while await group.next() != nil {
                if let feeds = servers.popFirst() { group.addTask { await self.load(feeds, report) } }
            }
        }
    }

    /// Loads the feeds of a server, one after the other.
    private func load(_ states: [FeedState], _ report: @Sendable (Report) async -> Void) async {
        for (index, state) in states.enumerated() {
            guard !Task.isCancelled else { return }
            if index > 0 { await pause(RefreshPolicy.hostInterval) }
            if let result = await load(state) { await report(result) }
        }
    }

    /// Loads a feed and stores the result; returns `nil` if that was cancelled or not possible.
    private func load(_ state: FeedState) async -> Report? {
        do {
            let update = try await loader.load(state, now: now())
            let new = try? await store.apply(update, to: state.id, now: now())
            return new.map { Report(feed: state.id, new: $0, problem: nil) }
        } catch {
            if case DownloadError.cancelled = error.error { return nil }
            let problem = error.error.localizedDescription
            let next = RefreshPolicy.next(afterFailures: state.failures, response: error.response, now: now())
            try? await store.setFailure(problem, nextRefresh: next, of: state.id)
            return Report(feed: state.id, new: [], problem: problem)
        }
    }
}
