import Foundation

/// A program of this package that runs without a display, and whose agent answers requests.
final class InspectedProgram {
    private let process = Process()
    private let folder: URL
    let socketPath: String
    private let connection: AgentConnection

    /// Starts the program, and connects with its agent.
    init(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = programs.appendingPathComponent(name)
        process.arguments = arguments
        let own = [
            "COMPONENTFLOW_OFFSCREEN": "1", "COMPONENTFLOW_LANGUAGE": "en", "XDG_RUNTIME_DIR": folder.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
        try process.run()
        socketPath = "\(folder.path)/componentflow/\(name).\(process.processIdentifier).sock"
        connection = try AgentConnection(waitingFor: socketPath, seconds: 30)
    }

    /// Starts a copy of a program, which replays a recording of it.
    convenience init(_ name: String, _ arguments: [String], replaying recording: JSON) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try JSONEncoder().encode(recording).write(to: file)
        // The copy has read the file when its agent can be connected with.
        defer { try? FileManager.default.removeItem(at: file) }
        try self.init(name, arguments, environment: ["COMPONENTFLOW_REPLAY": file.path])
    }

    deinit {
        process.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Whether the program still runs.
    var isRunning: Bool { process.isRunning }

    /// Performs a method of the agent, and returns its result.
    @discardableResult
    func call(_ method: String, _ parameters: JSON = [:]) throws -> JSON {
        try connection.call(method, parameters)
    }

    /// Waits until an accessible element has a name, and returns it.
    func element(_ name: String, role: String? = nil) throws -> JSON {
        var parameters: [String: JSON] = ["name": .text(name)]
        if let role { parameters["role"] = .text(role) }
        let deadline = Date(timeIntervalSinceNow: 30)
        while Date() < deadline {
            if let found = try call("find", .object(parameters))["elements"]?[0] { return found }
            try call("wait", ["timeout": 0.1])
        }
        throw AgentConnection.Failure.missing(name)
    }

    /// Whether an accessible element has exactly a name.
    func shows(_ name: String) throws -> Bool {
        try call("find", ["name": .text(name)])["elements"]?.array?.contains { $0["name"] == .text(name) } == true
    }

    /// Waits until nothing moves and no image is being loaded, which may take long while other tests run.
    func waitUntilIdle() throws {
        let deadline = Date(timeIntervalSinceNow: 120)
        while try call("wait", ["timeout": 10])["idle"] != true {
            guard Date() < deadline else { throw AgentConnection.Failure.missing("an idle state") }
        }
    }

    /// Taps the view of an accessible element, and waits until nothing moves.
    func tap(_ name: String) throws {
        try call("tap", ["node": try element(name)["view"] ?? nil])
        try waitUntilIdle()
    }

    func nodes(_ tree: String) throws -> [JSON] {
        try call(tree)["nodes"]?.array ?? []
    }
}
