/// A request of JSON-RPC 2.0 with named parameters.
package struct RPCRequest: Hashable, Sendable {
    /// The identifier, which the response repeats; `nil` if no response is expected.
    package let id: JSONValue?
    package let method: String
    package let parameters: [String: JSONValue]

    package init(id: JSONValue?, method: String, parameters: [String: JSONValue] = [:]) {
        self.id = id
        self.method = method
        self.parameters = parameters
    }

    /// Reads a request from a message.
    package init(_ message: JSONValue) throws(RPCError) {
        guard message["jsonrpc"] == "2.0", let method = message["method"]?.string else { throw .invalidRequest }
        self.method = method
        switch message["id"] {
        case nil: id = nil
        case let id? where id == .null || id.string != nil || id.number != nil: self.id = id
        default: throw .invalidRequest
        }
        switch message["params"] {
        case nil, .null: parameters = [:]
        case .object(let parameters): self.parameters = parameters
        default: throw .invalidParameters("The parameters are an object.")
        }
    }

    package var message: JSONValue {
        var message: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method)]
        if let id { message["id"] = id }
        if !parameters.isEmpty { message["params"] = .object(parameters) }
        return .object(message)
    }
}

/// A response of JSON-RPC 2.0.
package struct RPCResponse: Hashable, Sendable {
    /// The identifier of the request; null if it could not be read.
    package let id: JSONValue
    package let result: Result<JSONValue, RPCError>

    package init(id: JSONValue, result: Result<JSONValue, RPCError>) {
        self.id = id
        self.result = result
    }

    /// Reads a response from a message.
    package init(_ message: JSONValue) throws(RPCError) {
        guard message["jsonrpc"] == "2.0", let id = message["id"] else { throw .invalidRequest }
        self.id = id
        if let result = message["result"] {
            self.result = .success(result)
        } else if let code = message["error"]?["code"]?.integer, let text = message["error"]?["message"]?.string {
            result = .failure(RPCError(code: code, message: text))
        } else {
            throw .invalidRequest
        }
    }

    package var message: JSONValue {
        switch result {
        case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
        case .failure(let error):
            [
                "jsonrpc": "2.0", "id": id,
                "error": ["code": JSONValue(error.code), "message": .string(error.message)],
            ]
        }
    }
}
