import Foundation
package import InspectorProtocol

/// A copy of a program that replays a recording off-screen.
///
/// The files that the desktop specifies for settings, data, state and caches of programs are in a temporary folder, and the
/// copy is connected with neither the display nor the session bus, so that it changes nothing of the user's. Other files and
/// the network are as for the program.
package final class ProgramCopy {
    /// The time, in seconds, in which the copy has to answer.
    private static let startTime = 30.0
    private static let pollInterval = 0.02

    private let process: Process
    private let folder: URL
    private let connection: InspectorConnection
    package let socketPath: String
    /// The duration of the recording, in seconds.
    package let duration: Double

    /// Starts a copy, and waits until its agent answers.
    ///
    /// - Parameters:
    ///   - executable: The program.
    ///   - recording: The contents of the file of the recording.
    ///   - errors: Where the copy writes its messages.
    package init(
        of executable: ProgramExecutable, recording: Data, errors: FileHandle = .standardError
    ) throws(InspectorClientError) {
        folder = try Self.makeFolder(recording)
        process = Process()
        process.executableURL = URL(fileURLWithPath: executable.path)
        process.arguments = executable.arguments
        if let directory = executable.directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.environment = Self.environment(folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        do {
            do { try process.run() } catch {
                throw InspectorClientError.file(path: executable.path, reason: error.localizedDescription)
            }
            (connection, socketPath, duration) = try Self.connect(process, folder)
        } catch let error as InspectorClientError {
            Self.end(process, folder)
            throw error
        } catch {
            Self.end(process, folder)
            throw .invalidResponse
        }
    }

    deinit {
        stop()
    }

    /// Ends the copy, and removes its files.
    package func stop() {
        Self.end(process, folder)
    }

    /// Performs a method of the copy.
    package func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue] = [:]
    ) throws(InspectorClientError) -> JSONValue {
        try connection.call(method, parameters)
    }

    private static func end(_ process: Process, _ folder: URL) {
        if process.isRunning {
            // The copy has nothing to save.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - Files

    /// The folders that the desktop specifies, and the fonts in them, which the copy shows, too.
    private static let folders: [(variable: String, name: String, standard: String, fonts: String?)] = [
        ("XDG_CONFIG_HOME", "config", ".config", "fontconfig"), ("XDG_DATA_HOME", "data", ".local/share", "fonts"),
        ("XDG_STATE_HOME", "state", ".local/state", nil), ("XDG_CACHE_HOME", "cache", ".cache", "fontconfig"),
    ]

    private static func makeFolder(_ recording: Data) throws(InspectorClientError) -> URL {
        let folder = URL(fileURLWithPath: "/tmp/componentflow-replay-\(UUID().uuidString.prefix(8))", isDirectory: true)
        do {
            let manager = FileManager.default
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try manager.createDirectory(at: folder, withIntermediateDirectories: false, attributes: attributes)
            try recording.write(to: folder.appendingPathComponent("recording.json"))
            for (variable, name, standard, fonts) in folders {
                let copy = folder.appendingPathComponent(name)
                try manager.createDirectory(at: copy, withIntermediateDirectories: false)
                guard let fonts else { continue }
                let original =
                    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
                    ?? manager.homeDirectoryForCurrentUser.appendingPathComponent(standard)
                try manager.createSymbolicLink(
                    at: copy.appendingPathComponent(fonts), withDestinationURL: original.appendingPathComponent(fonts))
            }
            return folder
        } catch {
            throw .file(path: folder.path, reason: error.localizedDescription)
        }
    }

    private static func environment(_ folder: URL) -> [String: String] {
        var result = ProcessInfo.processInfo.environment
        for (variable, name, _, _) in folders { result[variable] = folder.appendingPathComponent(name).path }
        result["XDG_RUNTIME_DIR"] = folder.path
        result["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder.path)/no-bus"
        result["COMPONENTFLOW_OFFSCREEN"] = "1"
        result["COMPONENTFLOW_REPLAY"] = folder.appendingPathComponent("recording.json").path
        result["COMPONENTFLOW_RECORD"] = nil
        return result
    }

    // MARK: - Connection

    private static func connect(
        _ process: Process, _ folder: URL
    ) throws(InspectorClientError) -> (InspectorConnection, String, Double) {
        let directory = SocketDirectory(environment: ["XDG_RUNTIME_DIR": folder.path])
        let deadline = Date(timeIntervalSinceNow: startTime)
        while process.isRunning, deadline.timeIntervalSinceNow > 0 {
            if let path = directory.socketPaths.first, let connection = try? InspectorConnection(path: path),
                let answer = try? connection.call(.hello)
            {
                guard let duration = answer["replay"]?.number else { throw .noReplay }
                return (connection, path, duration)
            }
            Thread.sleep(forTimeInterval: pollInterval)
        }
        throw .noReplay
    }
}

/// A program as it was started.
package struct ProgramExecutable: Hashable, Sendable {
    package let path: String
    package var arguments: [String] = []
    /// The working folder; `nil` for that of the client.
    package var directory: String?

    package init(path: String, arguments: [String] = []) {
        self.path = path
        self.arguments = arguments
    }

    /// Creates a description of a running process of the user.
    package init(process: Int) throws(InspectorClientError) {
        let folder = "/proc/\(process)"
        do {
            path = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/exe")
            directory = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/cwd")
            let line = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/cmdline"))
            let words = line.split(separator: 0, omittingEmptySubsequences: false)
            arguments = words.dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
        } catch {
            throw .file(path: folder, reason: error.localizedDescription)
        }
    }
}
