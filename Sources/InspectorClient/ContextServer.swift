import Foundation
package import InspectorProtocol

/// A server of the Model Context Protocol, with a tool for each method.
package struct ContextServer {
    /// The versions of the protocol that the server supports, the latest first.
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let directory: SocketDirectory
    private let timeout: Int

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - directory: The folder with the sockets of the programs that can be inspected.
    ///   - timeout: The time, in seconds, in which a program has to perform a method.
    package init(directory: SocketDirectory, timeout: Int = 60) {
        self.directory = directory
        self.timeout = timeout
    }

    /// Returns the response to a message, or `nil` if the message is a notification.
    package func answer(to line: Data) -> Data? {
        guard let message = try? JSONValue(parsing: line) else {
            return RPCResponse(id: .null, result: .failure(.parseError)).message.data
        }
        do throws(RPCError) {
            let request = try RPCRequest(message)
            guard let id = request.id else { return nil }
            return RPCResponse(id: id, result: .success(try perform(request))).message.data
        } catch {
            return RPCResponse(id: message["id"] ?? .null, result: .failure(error)).message.data
        }
    }

    private func perform(_ request: RPCRequest) throws(RPCError) -> JSONValue {
        switch request.method {
        case "initialize":
            let desired = request.parameters["protocolVersion"]?.string
            let version = Self.versions.first { $0 == desired } ?? Self.versions[0]
            return [
                "protocolVersion": .string(version), "capabilities": ["tools": [:]],
                "serverInfo": ["name": "componentflow", "version": "\(ProtocolVersion.current)"],
            ]
        case "ping": return [:]
        case "tools/list": return ["tools": .array([Self.programs] + Self.methods.map(Self.tool))]
        case "tools/call": return try call(request)
        default: throw .unknownMethod(request.method)
        }
    }

    // MARK: - Tools

    private static let methods = InspectorMethod.allCases.filter(\.isTool)

    private static let programs: JSONValue = [
        "name": "programs", "description": "Lists the programs that can be inspected.",
        "inputSchema": ["type": "object", "properties": [:]],
    ]

    private static func tool(_ method: InspectorMethod) -> JSONValue {
        var properties: [String: JSONValue] = [
            "program": ["type": "string", "description": "The program's name or process; by default the only one."]
        ]
        for parameter in parameters(of: method) {
            var schema: [String: JSONValue] = ["description": .string(parameter.summary)]
            if parameter.kind != .any { schema["type"] = .string(parameter.kind.rawValue) }
            properties[parameter.name] = .object(schema)
        }
        let required = parameters(of: method).filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "name": .string(method.rawValue), "description": .string(method.summary),
            "inputSchema": ["type": "object", "properties": .object(properties), "required": .array(required)],
        ]
    }

    /// The parameters of a tool: a file is written instead of returned, because it is too long for a text.
    private static func parameters(of method: InspectorMethod) -> [InspectorParameter] {
        method.parameters + (method == .trace ? [.file] : [])
    }

    private func call(_ request: RPCRequest) throws(RPCError) -> JSONValue {
        let arguments = request.parameters["arguments"]?.object ?? [:]
        guard let name = request.parameters["name"]?.string else { throw .invalidParameters("\"name\" is missing.") }
        if name == "programs" {
            let programs = RunningProgram.all(in: directory).map { "\($0.process) \($0.name)" }
            return Self.text(programs.joined(separator: "\n"))
        }
        guard let method = Self.methods.first(where: { $0.rawValue == name }) else {
            throw .invalidParameters("There is no tool \"\(name)\".")
        }
        do throws(InspectorClientError) {
            let program = try RunningProgram.find(arguments["program"]?.string, in: directory)
            let parameters = arguments.filter { $0.key != "program" && (method != .trace || $0.key != "file") }
            let result = try InspectorConnection(path: program.path, timeout: timeout).call(method, parameters)
            return method == .trace ? try Self.write(result, to: arguments["file"]) : Self.content(of: result)
        } catch {
            return Self.text("\(error)", isError: true)
        }
    }

    /// Writes a trace to a file, and returns what was written.
    private static func write(_ result: JSONValue, to file: JSONValue?) throws(InspectorClientError) -> JSONValue {
        guard let path = file?.string else { throw .usage("file is missing. \(InspectorParameter.file.summary)") }
        guard let trace = result["trace"]?.string else { throw .invalidResponse }
        do {
            try Data(trace.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .file(path: path, reason: "\(error)")
        }
        return text("\(result["frames"]?.integer ?? 0) frames were written to \(path).")
    }

    private static func content(of result: JSONValue) -> JSONValue {
        guard let png = result["png"] else { return text(String(decoding: result.data, as: UTF8.self)) }
        return ["content": [["type": "image", "data": png, "mimeType": "image/png"]], "isError": false]
    }

    private static func text(_ text: String, isError: Bool = false) -> JSONValue {
        ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
    }
}
