import Foundation

/// A program of this package, running in a window; it tells about each frame that it paints.
final class WindowProgram {
    struct DidNotPaint: Error {}

    private let process = Process()
    private let trace = Pipe()
    private var unread = ""

    /// Starts the program and waits for its first frame.
    init(
        _ name: String, _ arguments: [String] = [], on server: XServer, environment: [String: String] = [:]
    ) throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent(name)
        process.arguments = arguments
        process.environment = server.environment
            .merging(["COMPONENTFLOW_TRACE": "frames"]) { $1 }
            .merging(environment) { $1 }
        process.standardError = trace
        try process.run()
        guard try nextFrame(within: 20) else { throw DidNotPaint() }
    }

    deinit {
        process.end()
    }

    /// Waits for a frame; returns false if none came in that many seconds.
    func nextFrame(within seconds: Double) throws -> Bool {
        while true {
            if let end = unread.firstIndex(of: "\n") {
                let line = unread[..<end]
                unread = String(unread[unread.index(after: end)...])
                if line.hasPrefix("frame ") { return true }
                continue
            }
            var descriptor = pollfd(
                fd: trace.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else { return false }
            let data = trace.fileHandleForReading.availableData
            if data.isEmpty { return false }
            unread += String(decoding: data, as: UTF8.self)
        }
    }

    /// Waits until no frame has come for a while; returns how many came.
    @discardableResult
    func waitUntilStill(for seconds: Double = 0.4) throws -> Int {
        var count = 0
        while try nextFrame(within: seconds) { count += 1 }
        return count
    }

    /// Waits until the program ended by itself, and returns its exit status; nil if it did not in that many seconds.
    func exitStatus(within seconds: Double) throws -> Int32? {
        // The trace ends when the program does.
        while try nextFrame(within: seconds) {}
        var descriptor = pollfd(fd: trace.fileHandleForReading.fileDescriptor, events: 0, revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Processor time used so far, in seconds, all threads together.
    var processorTime: Double {
        let stat = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = stat.drop { $0 != ")" }.split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

extension Process {
    /// Ends the program and waits for its end.
    ///
    /// It is killed: programs that are started from a worker thread inherit its signal mask, in which termination is
    /// blocked.
    func end() {
        if isRunning { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
    }
}
