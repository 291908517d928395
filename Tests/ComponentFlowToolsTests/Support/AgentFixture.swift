import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorClient
import InspectorProtocol

@testable import ComponentFlowTools

/// An off-screen window with an agent, whose socket is in a folder of its own.
@MainActor
final class AgentFixture {
    let stage: Stage
    let agent: InspectorAgent
    let directory: SocketDirectory

    init(size: CGSize = CGSize(width: 200, height: 100), user: uid_t = geteuid()) throws {
        stage = Stage(size: size)
        directory = temporaryDirectory()
        agent = try InspectorAgent(
            directory: directory, program: "Fixture", user: user,
            windows: { [window = stage.window] in [window] })
    }

    isolated deinit {
        agent.stop()
        try? FileManager.default.removeItem(atPath: directory.path)
    }

    /// Performs a method with a connection of its own.
    @discardableResult
    func call(_ method: InspectorMethod, _ parameters: [String: JSONValue] = [:]) async throws -> JSONValue {
        try await connected { try $0.call(method, parameters) }
    }

    /// Calls a closure with a connection on another thread, while the main actor answers requests.
    func connected<Result: Sendable>(
        _ body: @escaping @Sendable (InspectorConnection) throws -> Result
    ) async throws -> Result {
        let path = agent.socketPath
        return try await inBackground { try body(InspectorConnection(path: path, timeout: answerTimeout)) }
    }

    /// Returns the error of a method that fails.
    func error(
        of method: InspectorMethod, _ parameters: [String: JSONValue] = [:]
    ) async throws -> InspectorClientError? {
        try await connected { connection in
            do throws(InspectorClientError) {
                _ = try connection.call(method, parameters)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Returns the first node of a tree with a type.
    func node(_ type: String, in method: InspectorMethod = .components) async throws -> JSONValue {
        let nodes = try await call(method)["nodes"]?.array ?? []
        return nodes.first { $0["type"]?.string == type } ?? .null
    }

    /// Returns the identifier of the first component of a type.
    func component(_ type: String) async throws -> JSONValue {
        try await node(type)["id"] ?? .null
    }
}

/// The time, in seconds, after which a test fails that waits for the agent.
///
/// The main actor may be busy with all other tests.
let answerTimeout = 1_200

/// A path in the temporary folder at which nothing exists.
func temporaryDirectory() -> SocketDirectory {
    SocketDirectory(path: "/tmp/inspector-\(UUID().uuidString.prefix(8))")
}

/// Runs a closure that waits on another thread.
func inBackground<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
    }
}
