import Foundation
import ReaderTestSupport
import Synchronization
import Testing

@testable import ReaderCore

/// Feeds from servers that follow the rules of HTTP at random.
struct RandomServerTests {
    @Test("The random behavior of a server leads to a feed or to a problem of the feed", arguments: 0..<4)
    func random(batch: Int) async throws {
        let library = try TestLibrary()
        // The responses to the next requests, the last of which is repeated.
        let responses = Mutex<[Data]>([])
        let server = try TestServer { _ in
            responses.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? Data() }
        }
        _ = try await library.store.addFeed(try server.url("/feed"))
        let refresher = Refresher(store: library.store, now: { .test }, pause: { _ in })
        try await RandomRun(seed: UInt64(3000 + batch), cases: 60).forEach { random in
            let plan = ResponsePlan(port: server.port, &random)
            responses.withLock { $0 = plan.responses }
            let reports = Mutex<[String?]>([])
            try await refresher.refresh { report in reports.withLock { $0.append(report.problem) } }
            let problems = reports.withLock { $0 }
            let feed = try #require(try library.reader().feeds().first)
            #expect(problems == [feed.problem], "\(plan)")
            #expect(feed.url.host == "127.0.0.1", "\(plan)")
            if plan.isFeed { #expect(feed.problem == nil, "\(plan)") }
        }
        #expect(try await library.store.problems() == [])
    }
}

/// The responses of a server to the requests for a feed: redirections, then one that may be a feed.
private struct ResponsePlan: CustomStringConvertible {
    private(set) var responses: [Data] = []
    /// Whether the responses are those of a correct server.
    private(set) var isFeed = true

    var description: String { responses.map { String(decoding: $0.prefix(600), as: UTF8.self) }.joined(separator: "|") }

    init(port: UInt16, _ random: inout SeededRandom) {
        for _ in 0..<max(0, Int.random(in: -3...4, using: &random)) { appendRedirection(port: port, &random) }
        appendFeed(&random)
    }

    // MARK: Redirections

    private static let redirections = ["301 Moved", "302 Found", "303 See Other", "307 Again", "308 Permanent"]

    private mutating func appendRedirection(port: UInt16, _ random: inout SeededRandom) {
        let good = ["/next", "next?a=b", "http://127.0.0.1:\(port)/moved", "//127.0.0.1:\(port)/other"]
        let bad = [
            "", "/", "http://", "file:///etc/passwd", "ftp://127.0.0.1/", "javascript:alert(1)", "http://127.0.0.1:1/",
            "/" + String(repeating: "x", count: 3000), "/é %zz", "http://127.0.0.1:99999/", "//", "data:,<rss/>",
            "http://user:word@127.0.0.1:\(port)/",
        ]
        let isGood = Int.random(in: 0..<3, using: &random) > 0
        isFeed = isFeed && isGood
        let location = (isGood ? good : bad).randomElement(using: &random) ?? ""
        let status = Self.redirections.randomElement(using: &random) ?? ""
        responses.append(TestServer.response(status, ["Location: \(location)"]))
    }

    // MARK: Feeds

    private static let document = "<rss><channel><title>Feed</title><item><title>A</title></item></channel></rss>"
    private static let statuses = [
        "200 OK", "200", "204 No Content", "206 Partial Content", "300 Choices", "301 Moved", "304 Not Modified",
        "401 Unauthorized", "404 Not Found", "410 Gone", "429 Too Many Requests", "500 Error", "503 Unavailable",
        "999 Unknown", "0 None", "none", "100 Continue", "-1 x",
    ]
    private static let fields = [
        "ETag: \"1\"", "ETag: " + String(repeating: "x", count: 5000), "Retry-After: 1e99", "Retry-After: -5",
        "Cache-Control: max-age=999999999999", "Content-Type: text/xml; charset=utf-16", "Content-Type: image/png",
        "no colon", ": no name", "Content-Encoding: gzip", "Content-Encoding: unknown", "Last-Modified: \u{2603}",
        "Set-Cookie: a=b", "X: " + String(repeating: "x", count: 300_000), "Content-Length: 7", "Location: /again",
        "Transfer-Encoding: chunked",
    ]

    private mutating func appendFeed(_ random: inout SeededRandom) {
        var (status, body, fields) = ("200 OK", Data(Self.document.utf8), [String]())
        if Int.random(in: 0..<3, using: &random) == 0 {
            isFeed = false
            status = Self.statuses.randomElement(using: &random) ?? ""
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            isFeed = false
            fields = (0..<3).compactMap { _ in Self.fields.randomElement(using: &random) }
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            isFeed = false
            body = Self.brokenBody(&random)
        }
        let framing = Framing.allCases.randomElement(using: &random) ?? .length
        isFeed = isFeed && framing.isCorrect
        var head = "HTTP/1.1 \(status)\r\n"
        for field in framing.fields(body.count) + fields { head += field + "\r\n" }
        responses.append(Data((head + "\r\n").utf8) + framing.body(body, &random))
    }

    private static func brokenBody(_ random: inout SeededRandom) -> Data {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Data()
        case 1: Data(document.utf8.prefix(Int.random(in: 0...document.utf8.count, using: &random)))
        case 2: Data("<html><link rel=alternate type='application/rss+xml' href='/x'></html>".utf8)
        default:
            Data((0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }
}

/// How a response specifies the length of its body (RFC 9112, 6).
private enum Framing: CaseIterable {
    case length, chunks, end
    case longerLength, shorterLength, negativeLength, hugeLength, wrongChunks, unfinishedChunks

    var isCorrect: Bool { [.length, .chunks, .end].contains(self) }

    func fields(_ count: Int) -> [String] {
        switch self {
        case .length: ["Content-Length: \(count)"]
        case .longerLength: ["Content-Length: \(count + 100)"]
        case .shorterLength: ["Content-Length: \(count / 2)"]
        case .negativeLength: ["Content-Length: -5"]
        case .hugeLength: ["Content-Length: 99999999999999999999"]
        case .chunks, .wrongChunks, .unfinishedChunks: ["Transfer-Encoding: chunked"]
        case .end: ["Connection: close"]
        }
    }

    func body(_ body: Data, _ random: inout SeededRandom) -> Data {
        switch self {
        case .chunks: Self.chunks(body, &random) + Data("0\r\n\r\n".utf8)
        case .unfinishedChunks: Self.chunks(body, &random)
        case .wrongChunks: Data("zz\r\n".utf8) + body + Data("\r\n-1\r\n".utf8)
        default: body
        }
    }

    private static func chunks(_ body: Data, _ random: inout SeededRandom) -> Data {
        var (rest, result) = (body, Data())
        while !rest.isEmpty {
            let chunk = rest.prefix(Int.random(in: 1...40, using: &random))
            result += Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)
            rest = Data(rest.dropFirst(chunk.count))
        }
        return result
    }
}
