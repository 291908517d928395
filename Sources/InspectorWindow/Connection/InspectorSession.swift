import ComponentFlow
import InspectorClient
import InspectorProtocol

/// The requests to a program, and the state that their results describe.
@MainActor @Observable
final class InspectorSession {
    /// The state of the program, as the last response describes it.
    enum Status: Hashable {
        case connecting
        case connected
        /// The program has not answered in time; the next request tries again.
        case stalled
        /// The program has sent something that is not a response; the next request tries again.
        case unreadable
        /// The program has ended, or has closed the connection.
        case ended
        /// The program refuses this inspector, for example because it supports another version of the protocol.
        case refused(String)
    }

    private(set) var status = Status.connecting
    /// The process of the program.
    private(set) var process: Int?
    /// The duration of the recording that the program replays, in seconds; `nil` for other programs.
    private(set) var replayDuration: Double?
    let connection: any ProgramConnection
    /// The last results of methods that are called again and again.
    @ObservationIgnored private var known: [InspectorMethod: KnownResult] = [:]

    /// A result, and its version in the program.
    private struct KnownResult: Sendable {
        let version: Int
        let result: [String: JSONValue]
    }

    init(_ connection: any ProgramConnection) {
        self.connection = connection
    }

    /// Whether requests make sense.
    var isUsable: Bool {
        switch status {
        case .connecting, .connected, .stalled, .unreadable: true
        case .ended, .refused: false
        }
    }

    /// Begins the conversation; returns whether the program supports this version of the protocol.
    func greet() async -> Bool {
        status = .connecting
        do throws(InspectorClientError) {
            let answer = try await connection.call(.hello, ["protocol": JSONValue(ProtocolVersion.current)])
            guard answer["protocol"]?.integer == ProtocolVersion.current else {
                status = .refused("The program supports another version of the protocol than this inspector.")
                return false
            }
            process = answer["process"]?.integer
            replayDuration = answer["replay"]?.number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
            status = .connected
        } catch {
            if error.isAnswer { status = .refused(error.text) } else { report(error) }
        }
        return status == .connected
    }

    /// Performs a method, and returns its result.
    func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue] = [:]
    ) async throws(InspectorClientError) -> JSONValue {
        guard isUsable else { throw .disconnected }
        do throws(InspectorClientError) {
            let result = try await connection.call(method, parameters)
            status = .connected
            return result
        } catch {
            report(error)
            throw error
        }
    }

    /// Performs a method that returns only what has changed since its last result, and returns the entire result.
    func read(
        _ method: InspectorMethod, _ parameters: [String: JSONValue] = [:]
    ) async throws(InspectorClientError) -> JSONValue {
        let former = known[method]
        let since: [String: JSONValue] = ["since": JSONValue(former?.version ?? 0)]
        let response = try await call(method, parameters.merging(since) { $1 })
        // A program of an earlier version sends the entire result.
        guard let version = response["version"]?.integer else { return response }
        guard let result = await Self.result(of: response, since: former) else {
            known[method] = nil
            report(.invalidResponse)
            throw .invalidResponse
        }
        known[method] = KnownResult(version: version, result: result)
        return .object(result)
    }

    /// Combines results, which can be large, on another thread.
    nonisolated private static func result(
        of changes: JSONValue, since former: KnownResult?
    ) async -> [String: JSONValue]? {
        guard let since = changes["since"]?.integer, since == 0 || since == former?.version else { return nil }
        return ResultChanges.result(of: changes, since: since == 0 ? [:] : former?.result ?? [:])
    }

    private func report(_ error: InspectorClientError) {
        switch error {
        case .timeout: status = .stalled
        case .invalidResponse: status = .unreadable
        case .request(let error) where error == .tooManyClients: status = .refused(error.message)
        case .request: status = .connected
        default: status = .ended
        }
    }
}
