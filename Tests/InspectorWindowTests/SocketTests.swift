import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import InspectorWindow

/// A program that answers each request with the same bytes, whatever the request is.
private final class FakeProgram: Sendable {
    let path = "/tmp/inspector-\(UUID().uuidString.prefix(8)).sock"
    private let descriptor: Int32

    init(answer: Data) throws {
        descriptor = try UnixSocket.make(isBlocking: true)
        try UnixSocket.bind(descriptor, to: path)
        listen(descriptor, 8)
        Thread.detachNewThread { [descriptor] in
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                Thread.detachNewThread { Self.serve(client, answer) }
            }
        }
    }

    private static func serve(_ client: Int32, _ answer: Data) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while recv(client, &buffer, buffer.count, 0) > 0 {
            _ = answer.withUnsafeBytes { send(client, $0.baseAddress, $0.count, UnixSocket.noSignal) }
        }
        close(client)
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
        unlink(path)
    }
}

@MainActor
@Suite("An inspector and programs that do not keep to the protocol")
struct SocketTests {
    /// Returns the state after the first request.
    private func status(answer: Data) async throws -> InspectorSession.Status {
        let program = try FakeProgram(answer: answer)
        let model = InspectorModel(name: "Fake", connection: SocketConnection(path: program.path, timeout: 1))
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
        #expect(try await status(answer: Data("{\"jsonrpc\":".utf8)) == .stalled)
    }

    @Test("A socket without a program is a program that has ended")
    func noProgram() async {
        let model = InspectorModel(name: "None", connection: SocketConnection(path: "/nonexistent", timeout: 1))
        model.connect()
        await model.waitUntilIdle()
        #expect(model.session.status == .ended)
    }

    @Test("The main actor is free while a program does not answer")
    func stalled() async throws {
        let program = try FakeProgram(answer: Data())
        let model = InspectorModel(name: "Fake", connection: SocketConnection(path: program.path, timeout: 1))
        model.connect()
        await Task.yield()
        // Would not be reached before the end of the request otherwise.
        #expect(model.session.status == .connecting)
        await model.waitUntilIdle()
    }
}
