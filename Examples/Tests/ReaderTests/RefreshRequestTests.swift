import ComponentFlow
import Foundation
import ReaderCore
import ReaderTestSupport
import Testing

@testable import Reader

/// A server that responds to no request before the test lets it.
private actor HeldServer {
    private(set) var hosts: [String] = []
    private var isReleased = false
    private var requests: [CheckedContinuation<Void, Never>] = []
    private var observer: CheckedContinuation<Void, Never>?

    func receive(_ url: URL) async {
        hosts.append(url.host ?? "")
        observer?.resume()
        observer = nil
        if !isReleased { await withCheckedContinuation { requests.append($0) } }
    }

    /// Waits until the first request has arrived.
    func waitForRequest() async {
        if hosts.isEmpty { await withCheckedContinuation { observer = $0 } }
    }

    func release() {
        isReleased = true
        for request in requests { request.resume() }
        requests = []
    }
}

/// Requests to load feeds while others are loaded.
@MainActor
@Suite(.serialized)
struct RefreshRequestTests {
    private let files: TestLibrary
    private let server = HeldServer()
    private let library: Library

    init() throws {
        files = try TestLibrary()
        library = try Library(path: files.path) { [server] request in
            await server.receive(request.url)
            return .failure(.unreachable)
        }
    }

    /// Adds three feeds, loads the first one, and makes further requests before the server responds.
    private func refresh(_ request: ([Feed.ID]) -> Void) async throws {
        var feeds: [Feed.ID] = []
        for name in ["a", "b", "c"] { feeds.append(try await files.addFeed(name, [])) }
        library.refreshAll([feeds[0]])
        await server.waitForRequest()
        request(feeds)
        await server.release()
        await library.waitForRefresh()
    }

    @Test("Feeds that are requested during a refresh are loaded once after it")
    func feeds() async throws {
        try await refresh { feeds in
            for id in [1, 2, 1] { library.refreshAll([feeds[id]]) }
        }
        let hosts = await server.hosts
        #expect(hosts.first == "a.test")
        #expect(hosts.dropFirst().sorted() == ["b.test", "c.test"])
    }

    @Test("Feeds that are due are loaded after a refresh during which they were requested")
    func due() async throws {
        try await refresh { _ in library.refreshDue() }
        #expect(await server.hosts.sorted() == ["a.test", "b.test", "c.test"])
    }

    @Test("A request for all feeds during a refresh also loads that feed again")
    func all() async throws {
        try await refresh { _ in library.refreshAll() }
        #expect(await server.hosts.sorted() == ["a.test", "a.test", "b.test", "c.test"])
    }

    @Test("The library is refreshing until the requested feeds are loaded, too")
    func isRefreshing() async throws {
        try await refresh { feeds in
            library.refreshAll([feeds[1]])
            #expect(library.isRefreshing)
        }
        #expect(!library.isRefreshing)
    }

    @Test(
        "The union of requests has all feeds of both",
        arguments: [
            (.feeds([1], due: false), .feeds([2], due: false), .feeds([1, 2], due: false)),
            (.due, .feeds([2], due: false), .feeds([2], due: true)), (.due, .due, .due),
            (.all, .feeds([2], due: true), .all), (.due, .all, .all),
        ] as [(RefreshRequest, RefreshRequest, RefreshRequest)])
    func union(first: RefreshRequest, second: RefreshRequest, both: RefreshRequest) {
        #expect(first.union(second) == both)
    }
}
