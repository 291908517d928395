import Foundation
import InspectorClient
import InspectorProtocol
import Testing

import ComponentFlowTools

/// A request as a line.
private func line(_ id: Int, _ method: InspectorMethod) -> Data {
    RPCRequest(id: JSONValue(id), method: method.rawValue).message.data + [UInt8(ascii: "\n")]
}

extension InspectorTests {
    @MainActor
    @Suite("Hostile clients")
    struct HostileClientTests {
        /// Sends bytes, and returns the first response and that of a request that follows.
        private func responses(to bytes: Data, _ fixture: AgentFixture) async throws -> [RPCResponse] {
            try await fixture.connected { connection in
                try connection.send(bytes + [UInt8(ascii: "\n")] + line(7, .hello))
                return [try connection.receive(), try connection.receive()]
            }
        }

        @Test("Garbage is answered with an error, and the next request is performed")
        func garbage() async throws {
            let responses = try await responses(to: Data([0xff, 0x00, 0x7b, 0x22]), AgentFixture())
            #expect(responses[0] == RPCResponse(id: .null, result: .failure(.parseError)))
            #expect(responses[1].id == 7)
        }

        @Test("A message that is nested deeply is refused")
        func deepMessage() async throws {
            let bytes = Data(repeating: UInt8(ascii: "["), count: 100_000)
            let responses = try await responses(to: bytes, AgentFixture())
            #expect(responses[0].result == .failure(.parseError))
            #expect(responses[1].id == 7)
        }

        @Test(
            "JSON that is no request is refused",
            arguments: [
                "5", "[]", "{}", #"{"jsonrpc": "2.0"}"#, #"{"jsonrpc": "1.0", "id": 1, "method": "hello"}"#,
                #"{"jsonrpc": "2.0", "id": 1, "method": 5}"#, #"{"jsonrpc": "2.0", "id": [], "method": "hello"}"#,
            ])
        func noRequest(text: String) async throws {
            let responses = try await responses(to: Data(text.utf8), AgentFixture())
            #expect(responses[0].result == .failure(.invalidRequest))
            #expect(responses[1].id == 7)
        }

        @Test(
            "Parameters of wrong types are refused",
            arguments: [
                (InspectorMethod.tap, ["x": "left", "y": 0]), (.tap, ["x": 1e9, "y": 0]), (.properties, ["node": 5]),
                (.properties, ["node": ""]), (.properties, ["node": "v99999999999999999999"]),
                (.components, ["limit": 1.5]), (.components, ["limit": -1]), (.screenshot, ["scale": 0]),
                (.type, ["text": .string(String(repeating: "a", count: 257))]), (.key, ["key": "f99"]),
                (.updates, ["since": -5]), (.wait, ["timeout": 31]),
            ] as [(InspectorMethod, [String: JSONValue])])
        func wrongParameters(method: InspectorMethod, parameters: [String: JSONValue]) async throws {
            guard case .request(let error) = try await AgentFixture().error(of: method, parameters) else {
                Issue.record("The request has succeeded.")
                return
            }
            #expect(error.code == -32602)
        }

        @Test("A message that is too long ends the connection")
        func longMessage() async throws {
            let (response, isOpen) = try await AgentFixture().connected { connection in
                // The server may close the connection before everything is sent.
                try? connection.send(Data(repeating: UInt8(ascii: "a"), count: 400 << 10))
                return (try connection.receive(), (try? connection.receive()) != nil)
            }
            #expect(response == RPCResponse(id: .null, result: .failure(.messageTooLong)))
            #expect(!isOpen)
        }

        @Test("Half a message has no effect when the client disconnects")
        func halfMessage() async throws {
            let fixture = try AgentFixture()
            try await fixture.connected { try $0.send(Data(#"{"jsonrpc": "2.0", "id": 1,"#.utf8)) }
            #expect(try await fixture.call(.hello)["program"] == "Fixture")
        }

        @Test("Ten thousand queries are answered in their order")
        func manyQueries() async throws {
            let ids = try await AgentFixture().connected { connection in
                try connection.send((1...10_000).reduce(into: Data()) { $0 += line($1, .counters) })
                return try (1...10_000).map { _ in try connection.receive().id }
            }
            #expect(ids == (1...10_000).map { JSONValue($0) })
        }

        @Test("A client is answered while another one sends queries without reading")
        func otherClient() async throws {
            let fixture = try AgentFixture()
            let path = fixture.agent.socketPath
            let flood = try await inBackground {
                let connection = try InspectorConnection(path: path, timeout: answerTimeout)
                try connection.send((1...2_000).reduce(into: Data()) { $0 += line($1, .counters) })
                return Flood(connection: connection)
            }
            #expect(try await fixture.call(.hello)["program"] == "Fixture")
            withExtendedLifetime(flood) {}
        }

        @Test("A client that disconnects while it is answered does not affect others")
        func disconnect() async throws {
            let fixture = try AgentFixture()
            try await fixture.connected { connection in
                try connection.send((1...1_000).reduce(into: Data()) { $0 += line($1, .counters) })
            }
            #expect(try await fixture.call(.hello)["program"] == "Fixture")
        }

        @Test("A client in excess of the limit is refused")
        func manyClients() async throws {
            let fixture = try AgentFixture()
            let path = fixture.agent.socketPath
            let response = try await inBackground {
                let clients = try (1...8).map { _ in try InspectorConnection(path: path, timeout: answerTimeout) }
                defer { withExtendedLifetime(clients) {} }
                return try InspectorConnection(path: path, timeout: answerTimeout).receive()
            }
            #expect(response == RPCResponse(id: .null, result: .failure(.tooManyClients)))
        }
    }
}

/// A connection that is kept while requests are performed; used by one thread at a time.
private final class Flood: @unchecked Sendable {
    let connection: InspectorConnection

    init(connection: InspectorConnection) {
        self.connection = connection
    }
}
