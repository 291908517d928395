import Foundation

/// A program of this package that runs in a window and reports each frame that it paints.
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

    /// Waits for a frame; returns `false` if none is painted in time.
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

    /// Waits until no frame has been painted for a while; returns the number of frames.
    @discardableResult
    func waitUntilStill(for seconds: Double = 0.4) throws -> Int {
        var count = 0
        while try nextFrame(within: seconds) { count += 1 }
        return count
    }

    /// Waits for the frames that an event causes, until no frame has been painted for a while; returns their number.
    func framesOfEvent() throws -> Int {
        try nextFrame(within: 60) ? try 1 + waitUntilStill() : 0
    }

    /// Waits until the program has made a condition true; returns `false` if it does not within a minute.
    func waits(until isSo: () throws -> Bool) throws -> Bool {
        let end = ContinuousClock.now + .seconds(60)
        while try !isSo() {
            guard ContinuousClock.now < end else { return false }
            _ = try nextFrame(within: 0.1)
        }
        return true
    }

    /// Waits until the program ends, and returns its exit status; `nil` if it does not end in time.
    func exitStatus(within seconds: Double) throws -> Int32? {
        // The trace ends when the program does.
        while try nextFrame(within: seconds) {}
        var descriptor = pollfd(fd: trace.fileHandleForReading.fileDescriptor, events: 0, revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The processor time of all threads so far, in seconds.
    var processorTime: Double {
        let stat = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = stat.drop { $0 != ")" }.split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

extension Process {
    /// Kills the program and waits until it has ended.
    ///
    /// It uses SIGKILL, because programs started from a worker thread inherit a signal mask in which SIGTERM is
    /// blocked.
    func end() {
        if isRunning { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
    }
}
