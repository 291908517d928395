import Foundation
import HTTPClient
import ReaderTestSupport
import Synchronization
import Testing

@testable import ReaderCore

struct RefreshPolicyTests {
    private func response(_ status: Int = 200, _ headers: [String: String] = [:]) throws -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, url: try .test("http://a.test/"))
    }

    private func minutesAfterSuccess(_ headers: [String: String] = [:], suggested: TimeInterval? = nil) throws -> Double
    {
        var feed = ParsedFeed()
        feed.suggestedInterval = suggested
        return RefreshPolicy.next(after: try response(200, headers), feed: feed, now: .test).timeIntervalSince(.test)
            / 60
    }

    private func minutesAfterFailure(_ failures: Int, _ status: Int = 500, retry: String? = nil) throws -> Double {
        let headers = retry.map { ["retry-after": $0] } ?? [:]
        return RefreshPolicy.next(afterFailures: failures, response: try response(status, headers), now: .test)
            .timeIntervalSince(.test) / 60
    }

    @Test("A feed is loaded again after half an hour")
    func usual() throws {
        #expect(try minutesAfterSuccess() == 30)
    }

    @Test(
        "The server and the feed extend the time, up to a day",
        arguments: [
            ("max-age=7200", 0, 120), ("max-age=10", 3600, 60), ("public, Max-Age=\"999999999\"", 0, 1440),
            ("x", .infinity, 1440),
        ])
    func hints(header: String, suggested: TimeInterval, minutes: Double) throws {
        #expect(try minutesAfterSuccess(["cache-control": header], suggested: suggested) == minutes)
    }

    @Test(
        "The time doubles with each failure, up to a day",
        arguments: [(0, 15), (1, 30), (2, 60), (10, 1440), (Int.max, 1440)])
    func backoff(failures: Int, minutes: Double) throws {
        #expect(try minutesAfterFailure(failures) == minutes)
    }

    @Test(
        "A server determines when it is requested again, in seconds or by a date",
        arguments: [
            ("3600", 60), ("Fri, 01 Mar 2024 14:00:00 GMT", 120), ("nonsense", 15), ("-5", 15), ("inf", 15),
            ("1e99", 1440),
        ])
    func retryAfter(text: String, minutes: Double) throws {
        #expect(try minutesAfterFailure(0, 503, retry: text) == minutes)
    }

    @Test("A feed that is gone is requested once a day")
    func gone() throws {
        #expect(try minutesAfterFailure(0, 410) == 1440)
    }
}

struct RefresherTests {
    private let library: TestLibrary

    init() throws {
        library = try TestLibrary()
    }

    private static let document = "<rss><channel><title>Feed</title><item><title>A</title></item></channel></rss>"

    private func refresher(now: Date = .test, pause: @escaping @Sendable (TimeInterval) async -> Void = { _ in })
        -> Refresher
    {
        Refresher(store: library.store, now: { now }, pause: pause)
    }

    private func feed(_ url: URL) throws -> Feed? {
        try library.reader().feeds().first { $0.url == url }
    }

    @Test("A feed is loaded over HTTP with its title and its articles")
    func loading() async throws {
        let server = try TestServer { _ in TestServer.response("200 OK", [], Self.document) }
        let url = try server.url("/feed")
        _ = try await library.store.addFeed(url)
        try await refresher().refreshDue()
        let feed = try #require(try feed(url))
        #expect([feed.title, "\(feed.unread)"] == ["Feed", "1"])
    }

    @Test("A second request contains the validators of the first response")
    func validators() async throws {
        let server = try TestServer { request in
            request.headers["if-none-match"] == nil
                ? TestServer.response("200 OK", ["ETag: \"1\"", "Last-Modified: yesterday"], Self.document)
                : TestServer.response("304 Not Modified")
        }
        _ = try await library.store.addFeed(try server.url("/feed"))
        try await refresher().refresh()
        try await refresher().refresh()
        #expect(
            ["if-none-match", "if-modified-since"].map { server.requests.last?.headers[$0] } == ["\"1\"", "yesterday"])
    }

    @Test("A feed that has not changed keeps its articles and its validators")
    func notModified() async throws {
        let server = try TestServer { request in
            request.headers["if-none-match"] == nil
                ? TestServer.response("200 OK", ["ETag: \"1\""], Self.document)
                : TestServer.response("304 Not Modified")
        }
        _ = try await library.store.addFeed(try server.url("/feed"))
        for _ in 0..<3 { try await refresher().refresh() }
        #expect(server.requests.last?.headers["if-none-match"] == "\"1\"")
    }

    @Test("A feed is not loaded before it is due")
    func due() async throws {
        let server = try TestServer { _ in TestServer.response("200 OK", [], Self.document) }
        _ = try await library.store.addFeed(try server.url("/feed"))
        for minutes in [0.0, 10, 20] { try await refresher(now: .test.addingTimeInterval(minutes * 60)).refreshDue() }
        #expect(server.requests.count == 1)
    }

    @Test("A feed that cannot be loaded has a problem that describes the cause, and recovers")
    func failure() async throws {
        let isFailing = Mutex(true)
        let server = try TestServer { _ in
            isFailing.withLock { $0 }
                ? TestServer.response("404 Not Found") : TestServer.response("200 OK", [], Self.document)
        }
        let url = try server.url("/feed")
        _ = try await library.store.addFeed(url)
        try await refresher().refresh()
        let problem = try feed(url)?.problem
        isFailing.withLock { $0 = false }
        try await refresher().refresh()
        #expect([problem, try feed(url)?.problem] == ["The feed does not exist any more.", nil])
    }

    @Test("A feed that has moved permanently gets its new address", arguments: [("301", "/new"), ("302", "/old")])
    func moved(status: String, path: String) async throws {
        let server = try TestServer { request in
            request.path == "/old"
                ? TestServer.response("\(status) Moved", ["Location: /new"])
                : TestServer.response("200 OK", [], Self.document)
        }
        _ = try await library.store.addFeed(try server.url("/old"))
        try await refresher().refresh()
        #expect(try library.reader().feeds().map(\.url.path) == [path])
    }

    @Test("A feed that has moved to an address that is too long keeps its own, and can be loaded again")
    func movedTooFar() async throws {
        let server = try TestServer { request in
            request.path == "/old"
                ? TestServer.response("301 Moved", ["Location: /" + String(repeating: "x", count: 3000)])
                : TestServer.response("200 OK", [], Self.document)
        }
        _ = try await library.store.addFeed(try server.url("/old"))
        for _ in 0..<2 { try await refresher().refresh() }
        #expect(try library.reader().feeds().map(\.url.path) == ["/old"])
        #expect(server.requests.count == 4)
    }

    @Test("Requests to the same server have a pause between them")
    func pauses() async throws {
        let server = try TestServer { _ in TestServer.response("200 OK", [], Self.document) }
        for number in 0..<4 { _ = try await library.store.addFeed(try server.url("/\(number)")) }
        let pauses = Mutex<[TimeInterval]>([])
        try await refresher { seconds in pauses.withLock { $0.append(seconds) } }.refresh()
        #expect(pauses.withLock { $0 } == [1, 1, 1])
    }

    @Test("An endless redirection is a problem of the feed")
    func redirections() async throws {
        let server = try TestServer { _ in TestServer.response("302 Found", ["Location: /again"]) }
        let url = try server.url("/feed")
        _ = try await library.store.addFeed(url)
        try await refresher().refresh()
        #expect(try feed(url)?.problem == "The server redirects without end.")
    }

    @Test("A body of a hundred megabytes is a problem of the feed")
    func largeBody() async throws {
        let server = try TestServer { _ in
            TestServer.response("200 OK", [], "<rss><channel><title>" + String(repeating: "x", count: 100 << 20))
        }
        let url = try server.url("/feed")
        _ = try await library.store.addFeed(url)
        try await refresher().refresh()
        #expect(try feed(url)?.problem == "The server sent more than 16 MB.")
    }
}
