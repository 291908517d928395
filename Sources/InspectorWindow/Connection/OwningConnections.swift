import InspectorClient
import InspectorProtocol

/// The connections of an inspector: one for requests, which is replaced after a failure, and one without further requests
/// that owns what they begin, so that the program ends it even if the inspector ends unexpectedly.
struct OwningConnections {
    private let path: String
    private let timeout: Int
    private var requests: InspectorConnection?
    private var owner: Owner?

    private struct Owner {
        /// Kept open; `nil`, like the number, if the program does not know owners.
        var connection: InspectorConnection?
        var number: JSONValue?
    }

    init(path: String, timeout: Int) {
        self.path = path
        self.timeout = timeout
    }

    mutating func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) throws(InspectorClientError) -> JSONValue {
        var parameters = parameters
        if let name = method.effectParameter, parameters[name] != nil { parameters["owner"] = try ownerNumber() }
        return try requestConnection().call(method, parameters)
    }

    private mutating func requestConnection() throws(InspectorClientError) -> InspectorConnection {
        if let requests { return requests }
        let connection = try InspectorConnection(path: path, timeout: timeout)
        requests = connection
        return connection
    }

    private mutating func ownerNumber() throws(InspectorClientError) -> JSONValue? {
        if let owner { return owner.number }
        let connection = try InspectorConnection(path: path, timeout: timeout)
        do throws(InspectorClientError) {
            owner = Owner(connection: connection, number: try connection.call(.attach)["client"])
        } catch {
            guard error.isAnswer else { throw error }
            owner = Owner()
        }
        return owner?.number
    }

    /// Closes the connections that cannot be used after an error.
    mutating func close(after error: InspectorClientError) {
        guard !error.isAnswer else { return }
        // An outstanding response could be taken for that of another request.
        requests = nil
        // A program that does not respond must not end what was begun.
        if error != .timeout, error != .invalidResponse { owner = nil }
    }
}
