import InspectorClient
import InspectorProtocol

/// A connection with an inspected program, whose methods do not block the caller.
package protocol ProgramConnection: Sendable {
    /// Performs a method, and returns its result.
    func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) async throws(InspectorClientError) -> JSONValue
}
