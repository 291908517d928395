import ComponentFlowNetworking
import Foundation
import Synchronization
import Testing

@testable import Photos

/// Tests of downloads from servers that attack the client.
@Suite(.serialized) struct HostileServerTests {
    private static let limits = DownloadLimits(bytes: 4 << 20, seconds: 3)
    private static let tooLarge = AppError.download(.tooLarge(4 << 20))
    private static let tooSlow = AppError.download(.tooSlow(3))

    private let downloader = Downloader()

    struct Attack: CustomTestStringConvertible {
        let testDescription: String
        /// The acceptable errors; which one occurs may depend on timing.
        let errors: Set<AppError>
        let serve: @Sendable (HostileServer.Connection) -> Void

        init(_ name: String, _ errors: Set<AppError>, serve: @escaping @Sendable (HostileServer.Connection) -> Void) {
            (testDescription, self.errors, self.serve) = (name, errors, serve)
        }
    }

    private static let megabyte = Data(repeating: 65, count: 1 << 20)

    /// A compressed stream that repeats a period of 13 bytes, which expands to 2,064 bytes.
    private static let bomb: (start: Data, period: Data) = {
        func packed(_ bits: [UInt8]) -> Data {
            Data(
                stride(from: 0, to: bits.count, by: 8).map { start in
                    bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { $0 | $1.element << $1.offset }
                })
        }
        // RFC 1951, 3.2.6: "the last byte, 258 times" in a block with fixed codes.
        let run: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        let block: [UInt8] = [0, 1, 0]
        let zero: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0]
        // A run takes 13 bits, so the bit pattern repeats every 13 bytes, starting anywhere.
        let bits = block + zero + (0..<800).flatMap { _ in run }
        let prefix = bits.prefix(16)
        let rest = Array(bits.dropFirst(16).prefix(104))
        let header = Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
        return (header + packed(Array(prefix)), packed(rest))
    }()

    static let attacks = [
        Attack("an endless body", [tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\n\n")
            connection.sendForever(megabyte)
        },
        Attack("endless chunks", [tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n")
            connection.sendForever(Data("100000\r\n".utf8) + megabyte + Data("\r\n".utf8))
        },
        Attack("a decompression bomb", [tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\nContent-Encoding: gzip\n\n")
            connection.send(bomb.start)
            connection.sendForever(Data((0..<1000).flatMap { _ in bomb.period }))
        },
        Attack("the promise of a terabyte", [tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\nContent-Length: 1099511627776\n\n")
            connection.waitForEnd()
        },
        Attack("endless headers", [.unreachable, tooSlow, tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\n")
            while connection.send("X-Noise: \(String(repeating: "a", count: 1000))\n") {}
        },
        Attack("one endless header", [.unreachable, tooSlow, tooLarge]) { connection in
            connection.send("HTTP/1.1 200 OK\nX-Noise: ")
            connection.sendForever(megabyte)
        },
        Attack("redirections in a circle", [.download(.tooManyRedirections)]) { connection in
            connection.send("HTTP/1.1 302 Found\nLocation: /\nContent-Length: 0\nConnection: close\n\n")
        },
        Attack("a byte now and then", [tooSlow]) { connection in
            connection.send("HTTP/1.1 200 OK\nContent-Length: 1000\n\n")
            // In real time, because libcurl measures the limit; it ends the transfer after three seconds.
            while connection.send("a") { Thread.sleep(forTimeInterval: 0.05) }
        },
        Attack("no answer", [tooSlow]) { connection in connection.waitForEnd() },
        Attack("something else than HTTP", [.unreachable]) { connection in
            connection.send("SSH-2.0-OpenSSH_9.2\n")
        },
        Attack("less than promised", [.unreachable]) { connection in
            connection.send("HTTP/1.1 200 OK\nContent-Length: 1000\n\nabc")
        },
        Attack("chunks of no number", [.unreachable]) { connection in
            connection.send("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nnonsense\nabc\n")
        },
        Attack("a length below zero", [.unreachable, tooSlow]) { connection in
            connection.send("HTTP/1.1 200 OK\nContent-Length: -5\n\nabc")
        },
        Attack("a redirection to a file of this machine", [.unreachable, tooSlow, .status(302)]) { connection in
            connection.send("HTTP/1.1 302 Found\nLocation: file:///etc/passwd\nContent-Length: 0\n\n")
            connection.waitForEnd()
        },
    ]

    private func failure(of answer: Downloader.Answer) -> AppError? {
        switch answer {
        case .failure(let error): .download(error)
        case .success(let response): response.isSuccess ? nil : .status(response.status)
        }
    }

    @Test("A download from a hostile server fails with an error that describes the cause", arguments: attacks)
    func errors(_ attack: Attack) async throws {
        let server = try HostileServer(attack.serve)
        let answer = await downloader.load(try #require(server.url), within: Self.limits)
        let error = try #require(failure(of: answer))
        #expect(attack.errors.contains(error))
    }

    @Test("A hostile server cannot send much more than the download limit", arguments: attacks)
    func amount(_ attack: Attack) async throws {
        let server = try HostileServer(attack.serve)
        _ = await downloader.load(try #require(server.url), within: Self.limits)
        // The kernel's buffers, and the data in transit while the download is being cancelled.
        #expect(server.sent.load(ordering: .relaxed) < 64 << 20)
    }

    /// The largest amount of memory that this process has used, in bytes.
    private static func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) << 10
    }

    @Test("A hostile server cannot make the program use much more memory than the download limit", arguments: attacks)
    func memory(_ attack: Attack) async throws {
        let server = try HostileServer(attack.serve)
        let before = try Self.peakMemory()
        _ = await downloader.load(try #require(server.url), within: Self.limits)
        // Other tests run at the same time. Without the limit, a server sends gigabytes in the time limit of three seconds.
        #expect(try Self.peakMemory() - before < 512 << 20)
    }

    @Test("After downloads from hostile servers a download from a regular server succeeds")
    func recovery() async throws {
        for attack in Self.attacks.prefix(4) {
            let server = try HostileServer(attack.serve)
            _ = await downloader.load(try #require(server.url), within: Self.limits)
        }
        let good = try HostileServer { $0.send("HTTP/1.1 200 OK\nContent-Length: 5\n\nhello") }
        let answer = await downloader.load(try #require(good.url), within: Self.limits)
        #expect(try answer.get().data == Data("hello".utf8))
    }

    @Test("A feed from the network cannot make the program read local files")
    @MainActor func localFile() throws {
        let feed = try #require(URL(string: "http://127.0.0.1:1/feed.json"))
        let controller = AppController(source: .feed(feed))
        #expect(controller.pictureURL("file:///etc/passwd") == nil)
    }

    @Test("An endless device is not read as a picture")
    func device() async throws {
        let url = URL(fileURLWithPath: "/dev/zero")
        await #expect(throws: ImageLoadingError.unreadableFile) {
            try await ImageLoader(limits: Self.limits).image(at: url)
        }
    }

    @Test("A file that exceeds the limit is rejected before it is read")
    func largeFile() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString)")
        try Data(count: 5 << 20).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        await #expect(throws: ImageLoadingError.download(.tooLarge(4 << 20))) {
            try await ImageLoader(limits: Self.limits).image(at: url)
        }
    }
}
