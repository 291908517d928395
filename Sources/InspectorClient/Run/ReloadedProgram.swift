import Foundation
package import InspectorProtocol

/// A running program whose code is replaced.
package protocol ReloadedProgram: AnyObject {
    /// A descriptor that can be read when the program has ended.
    var endDescriptor: Int32 { get }
    /// Whether the program has an agent.
    var hasAgent: Bool { get }
    func start() throws(InspectorClientError)
    /// Ends the program as closing its last window would.
    func stop()
    /// Performs a method of the program's agent.
    func call(_ method: InspectorMethod, _ parameters: [String: JSONValue]) throws(InspectorClientError) -> JSONValue
}

/// A program that the client starts, and whose agent it connects with.
package final class LaunchedProgram: ReloadedProgram {
    /// The time, in seconds, in which a program without an agent is recognized.
    private static let agentDelay = 10.0
    /// The time, in seconds, for a program that had no agent before.
    private static let shortAgentDelay = 1.0
    /// The time, in seconds, after which a connection with a new socket is attempted again.
    private static let connectionInterval = 0.02

    private let executable: String
    private let arguments: [String]
    private let directory: SocketDirectory
    private var process: Process?
    private var connection: InspectorConnection?
    private var delay = agentDelay
    private var end = Pipe()

    package init(executable: String, arguments: [String], directory: SocketDirectory) {
        self.executable = executable
        self.arguments = arguments
        self.directory = directory
    }

    package var endDescriptor: Int32 {
        end.fileHandleForReading.fileDescriptor
    }

    package var hasAgent: Bool {
        connection != nil
    }

    package func start() throws(InspectorClientError) {
        do throws(SocketDirectory.Failure) {
            try directory.prepare()
        } catch {
            throw .file(path: directory.path, reason: "\(error)")
        }
        let watcher = try FileWatcher()
        try watcher.watch([directory.path])
        let (process, end) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.terminationHandler = { _ in end.fileHandleForWriting.closeFile() }
        do {
            try process.run()
        } catch {
            throw .file(path: executable, reason: error.localizedDescription)
        }
        self.process = process
        self.end = end
        connection = connect(to: process.processIdentifier, watcher)
        delay = connection == nil ? Self.shortAgentDelay : Self.agentDelay
    }

    /// Waits until the agent has created its socket; returns `nil` if it does not, or the program ends before.
    private func connect(to process: pid_t, _ watcher: FileWatcher) -> InspectorConnection? {
        let deadline = Date(timeIntervalSinceNow: delay)
        while true {
            let path = directory.socketPaths.first { $0.hasSuffix(".\(process).sock") }
            if let path, let connection = try? InspectorConnection(path: path),
                (try? connection.call(.hello)) != nil
            {
                return connection
            }
            let rest = deadline.timeIntervalSinceNow
            guard rest > 0 else { return nil }
            var descriptors = [
                pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            // The socket exists shortly before the agent accepts connections, which no notification reports.
            let wait = path == nil ? rest : Self.connectionInterval
            poll(&descriptors, 2, Int32(wait * 1_000) + 1)
            _ = watcher.changes()
            if descriptors[1].revents != 0 { return nil }
        }
    }

    package func stop() {
        connection = nil
        process?.terminate()
        process?.waitUntilExit()
        process = nil
    }

    package func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) throws(InspectorClientError) -> JSONValue {
        guard let connection else { throw .disconnected }
        return try connection.call(method, parameters)
    }
}
