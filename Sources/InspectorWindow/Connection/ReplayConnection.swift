import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// A connection with a copy of a program that replays a recording.
///
/// A replay only moves forward. For an earlier moment, the copy is ended and another one is started, which takes as long as
/// the launch of the program and the replay up to that moment.
package final class ReplayConnection: ProgramConnection {
    /// Starts a copy.
    package typealias Start = @Sendable () throws(InspectorClientError) -> ProgramCopy

    private let start: Start
    private let queue = DispatchQueue(label: "componentflow.replay")
    private let copy = OrderedMutex<State>(State())

    private struct State {
        var copy: ProgramCopy?
        var time = 0.0
    }

    /// Creates a connection, which starts the copy with the first request.
    package init(start: @escaping Start) {
        self.start = start
    }

    /// Creates a connection with a copy of a program.
    convenience init(_ executable: ProgramExecutable, recording: Data) {
        self.init { () throws(InspectorClientError) in try ProgramCopy(of: executable, recording: recording) }
    }

    package func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) async throws(InspectorClientError) -> JSONValue {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.perform(method, parameters)) }
        }
        return try result.get()
    }

    /// Ends the copy.
    func stop() {
        queue.async { self.copy.withLock { $0 = State() } }
    }

    private func perform(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) -> Result<JSONValue, InspectorClientError> {
        copy.withLock { state in
            do throws(InspectorClientError) {
                let time = method == .replay ? parameters["time"]?.number : nil
                if let time, time < state.time { state = State() }
                if state.copy == nil { state.copy = try start() }
                guard let copy = state.copy else { throw .disconnected }
                let result = try copy.call(method, parameters)
                if let time { state.time = time }
                return .success(result)
            } catch {
                if !error.isAnswer { state = State() }
                return .failure(error)
            }
        }
    }
}
