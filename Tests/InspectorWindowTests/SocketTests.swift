import ComponentFlow
import Foundation
import InspectorProtocol
import Synchronization
import Testing

@testable import InspectorClient
@testable import InspectorWindow

/// A program that answers each request with bytes, whatever the protocol specifies.
private final class FakeProgram: Sendable {
    let path = "/tmp/inspector-\(UUID().uuidString.prefix(8)).sock"
    private let descriptor: Int32

    init(answer: @escaping @Sendable (_ request: String) -> Data) throws {
        descriptor = try UnixSocket.make(isBlocking: true)
        try UnixSocket.bind(descriptor, to: path)
        listen(descriptor, 8)
        Thread.detachNewThread { [descriptor] in
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                Thread.detachNewThread { Self.serve(client, answer) }
            }
        }
    }

    private static func serve(_ client: Int32, _ answer: (String) -> Data) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
            let bytes = answer(String(decoding: buffer.prefix(count), as: UTF8.self))
            _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, UnixSocket.noSignal) }
        }
        close(client)
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
        unlink(path)
    }
}

/// The requests that a program has received.
private final class RequestLog: Sendable {
    private let requests = Mutex<[String]>([])

    func add(_ request: String) {
        requests.withLock { $0.append(request) }
    }

    var last: String? { requests.withLock { $0.last } }
}

@MainActor
@Suite("An inspector and programs that do not keep to the protocol")
struct SocketTests {
    /// Returns the state after the first request.
    ///
    /// - Parameter timeout: In seconds; the default is enough for a machine that runs other tests as well.
    private func status(answer: Data, timeout: Int = 120) async throws -> InspectorSession.Status {
        let program = try FakeProgram { _ in answer }
        let model = InspectorModel(name: "Fake", connection: SocketConnection(path: program.path, timeout: timeout))
        model.connect()
        await model.waitUntilIdle()
        return model.session.status
    }

    @Test("Bytes that are no message are reported", arguments: ["x\n", "{}\n", "[[[[\n", "\u{0}\n"])
    func garbage(text: String) async throws {
        #expect(try await status(answer: Data(text.utf8)) == .unreadable)
    }

    @Test("A message that is nested deeply is reported")
    func deepMessage() async throws {
        #expect(try await status(answer: Data(repeating: UInt8(ascii: "["), count: 100_000) + [10]) == .unreadable)
    }

    @Test("A message that does not end is a program that does not respond")
    func endless() async throws {
        #expect(try await status(answer: Data("{\"jsonrpc\":".utf8), timeout: 1) == .stalled)
    }

    @Test("A tree of 20,000 nodes is read from a socket")
    func hugeTree() async throws {
        let nodes = (0..<20_000).map { #"{"id":"c\#($0)","type":"A","parent":"c\#($0 - 1)"}"# }.joined(separator: ",")
        let result = #""result":{"protocol":1,"windows":[{"id":"v1","size":[9,9]}],"recording":true"#
        let program = try FakeProgram { request in
            let tree = request.contains("components") ? #","nodes":[\#(nodes)]"# : ""
            return Data(#"{"jsonrpc":"2.0","id":1,\#(result)\#(tree)}}"#.utf8 + [10])
        }
        let model = InspectorModel(name: "Fake", connection: SocketConnection(path: program.path, timeout: 600))
        model.connect()
        await model.waitUntilIdle()
        #expect(model.trees.rows.count == 20_000)
    }

    @Test("A socket without a program is a program that has ended")
    func noProgram() async {
        let model = InspectorModel(name: "None", connection: SocketConnection(path: "/nonexistent", timeout: 1))
        model.connect()
        await model.waitUntilIdle()
        #expect(model.session.status == .ended)
    }

    @Test("A request that begins something names the connection with which it ends")
    func owner() async throws {
        let log = RequestLog()
        let program = try FakeProgram { request in
            log.add(request)
            return Data(#"{"jsonrpc":"2.0","id":1,"result":{"client":5}}"#.utf8 + [10])
        }
        let connection = SocketConnection(path: program.path, timeout: 120)
        _ = try await connection.call(.highlight, ["node": "c1"])
        #expect(log.last?.contains(#""owner":5"#) == true)
    }

    @Test("The program is left when the application of the inspector terminates")
    func termination() {
        let chooser = ProgramChooser(directory: SocketDirectory(path: "/nonexistent"), desired: nil)
        chooser.choose(RunningProgram(name: "None", process: 1, path: "/nonexistent"))
        chooser.leaveAtTermination()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
        #expect(chooser.model == nil)
    }

    @Test("The main actor is free while a program does not answer")
    func stalled() async throws {
        let program = try FakeProgram { _ in Data() }
        let model = InspectorModel(name: "Fake", connection: SocketConnection(path: program.path, timeout: 1))
        model.connect()
        // If the request were made on the main actor, it would have ended.
        #expect(model.session.status == .connecting)
        await model.waitUntilIdle()
    }
}
