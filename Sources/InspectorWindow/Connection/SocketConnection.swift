import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// A connection over the socket of a program.
///
/// Requests wait for their responses on a queue of their own, one after another, so that a stalled program does not stall
/// the inspector. After a failure the next request connects again.
package final class SocketConnection: ProgramConnection {
    private let queue = DispatchQueue(label: "componentflow.inspector")
    private let connections: OrderedMutex<OwningConnections>

    /// Creates a connection with the program whose socket is at a path.
    ///
    /// - Parameter timeout: The time, in seconds, after which a request fails.
    package init(path: String, timeout: Int = 5) {
        connections = OrderedMutex(OwningConnections(path: path, timeout: timeout))
    }

    package func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) async throws(InspectorClientError) -> JSONValue {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.perform(method, parameters)) }
        }
        return try result.get()
    }

    /// Performs methods whose results are not needed, and waits for them no longer than a moment.
    ///
    /// The program would discard requests that have not begun when the connection ends.
    func finish(_ requests: [(InspectorMethod, [String: JSONValue])], within seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            for (method, parameters) in requests { _ = self.perform(method, parameters) }
            done.signal()
        }
        _ = done.wait(timeout: .now() + seconds)
    }

    private func perform(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) -> Result<JSONValue, InspectorClientError> {
        connections.withLock { connections in
            do throws(InspectorClientError) {
                return .success(try connections.call(method, parameters))
            } catch {
                connections.close(after: error)
                return .failure(error)
            }
        }
    }
}

extension InspectorClientError {
    /// Whether the program has answered that it cannot perform the request, so that the connection can be used further.
    var isAnswer: Bool {
        if case .request = self { true } else { false }
    }

    /// The error as it is shown.
    var text: String {
        DisplayText.limited("\(self)")
    }
}
