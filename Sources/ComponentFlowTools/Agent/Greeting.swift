#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

/// The answer to `hello`, which needs no access to the program's objects.
struct Greeting: Sendable {
    let program: String
    /// The duration of the recording that the program replays, in seconds; `nil` for other programs.
    var replayDuration: Double?

    func answer(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let version = try parameters.integer("protocol", in: 1...1_000, default: ProtocolVersion.current)
        guard version == ProtocolVersion.current else {
            throw .impossible("The program supports version \(ProtocolVersion.current) of the protocol only.")
        }
        return [
            "protocol": JSONValue(ProtocolVersion.current), "program": .string(program),
            "process": JSONValue(Int(getpid())),
            "methods": .array(InspectorMethod.allCases.map { .string($0.rawValue) }),
            "replay": replayDuration.map(JSONValue.number) ?? .null,
        ]
    }

    /// Returns the response to a request if it is `hello`.
    func response(to request: RPCRequest) -> Result<JSONValue, RPCError>? {
        guard request.method == InspectorMethod.hello.rawValue else { return nil }
        do throws(RPCError) {
            return .success(try answer(RequestParameters(request.parameters)))
        } catch {
            return .failure(error)
        }
    }
}

#endif
