import Foundation

/// An output stream of a process, read line by line.
final class ProcessLines {
    let pipe = Pipe()
    private var unread = ""

    /// Returns the next line, or `nil` at the end of the stream or after ten seconds without a complete line.
    func next() -> String? {
        while true {
            if let end = unread.firstIndex(of: "\n") {
                let line = String(unread[..<end])
                unread = String(unread[unread.index(after: end)...])
                return line
            }
            var descriptor = pollfd(
                fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 10_000) > 0 else { return nil }
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            unread += String(decoding: data, as: UTF8.self)
        }
    }

    /// Returns the lines up to and including the first that satisfies a condition, or all remaining lines.
    func upTo(_ isLast: (String) -> Bool) -> [String] {
        var lines: [String] = []
        while let line = next() {
            lines.append(line)
            if isLast(line) { break }
        }
        return lines
    }
}

/// A process of a test, which is killed at the end.
final class ProbeProcess {
    private let process = Process()
    let output = ProcessLines()
    let errors = ProcessLines()

    init(_ path: String, _ arguments: [String] = [], _ environment: [String: String]? = nil) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    var identifier: Int32 { process.processIdentifier }

    func line() -> String? {
        output.next()
    }

    /// Returns the lines up to and including `last`, or all remaining lines.
    func lines(to last: String) -> [String] {
        output.upTo { $0 == last }
    }

    func waitUntilExit() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Starts the program `LifeCycleProbe` without a display, unless the environment names one.
    static func probe(_ environment: [String: String], _ arguments: [String] = []) throws -> ProbeProcess {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("LifeCycleProbe").path
        var all = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { all[name] = nil }
        return try ProbeProcess(path, arguments, all.merging(environment) { $1 })
    }
}
