/// An error of the protocol, with a code of JSON-RPC 2.0.
package struct RPCError: Error, Hashable, Sendable {
    package let code: Int
    package let message: String

    package init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    /// The message is not JSON.
    package static let parseError = RPCError(
        code: -32700, message: "The message is not JSON, or nested more than \(JSONValue.maximumDepth) levels deep.")
    /// The message is JSON, but not a request.
    package static let invalidRequest = RPCError(
        code: -32600,
        message: #"A request is an object with "jsonrpc": "2.0", "method" and, unless it expects no response, "id"."#)
    /// The message has more bytes than a message may have.
    package static let messageTooLong = RPCError(
        code: -32600, message: "A message has at most \(ProtocolLimits.maximumMessageLength) bytes.")
    /// There are as many clients as the program accepts.
    package static let tooManyClients = RPCError(
        code: -32000, message: "The program accepts at most \(ProtocolLimits.maximumClients) clients.")

    package static func unknownMethod(_ name: String) -> RPCError {
        RPCError(code: -32601, message: "There is no method \"\(name)\".")
    }

    package static func invalidParameters(_ message: String) -> RPCError {
        RPCError(code: -32602, message: message)
    }

    /// A request that is valid, but cannot be performed in the present state of the program.
    package static func impossible(_ message: String) -> RPCError {
        RPCError(code: -32001, message: message)
    }
}
