import Foundation
import Testing

/// An application in a process of its own, as the system and the desktop's window manager see it.
@Suite("The life of an application's process", .serialized)
struct ProcessLifeTests {
    private static let hasServer = ["Xvfb", "xprop"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// A process whose output is read line by line.
    private final class Tool {
        private let process = Process()
        private let output = Pipe()
        private var unread = ""

        init(_ path: String, _ arguments: [String] = [], _ environment: [String: String]? = nil) throws {
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            process.environment = environment ?? ProcessInfo.processInfo.environment
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }

        var identifier: Int32 { process.processIdentifier }

        /// The next line; nil at the end, or if none comes within ten seconds.
        func line() -> String? {
            while true {
                if let end = unread.firstIndex(of: "\n") {
                    let line = String(unread[..<end])
                    unread = String(unread[unread.index(after: end)...])
                    return line
                }
                var descriptor = pollfd(
                    fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&descriptor, 1, 10_000) > 0 else { return nil }
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                unread += String(decoding: data, as: UTF8.self)
            }
        }

        /// The lines up to one, or to the end.
        func lines(to last: String) -> [String] {
            var lines: [String] = []
            while let line = line() {
                lines.append(line)
                if line == last { break }
            }
            return lines
        }

        func waitUntilExit() -> Int32 {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private func probe(_ environment: [String: String]) throws -> Tool {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("LifeCycleProbe").path
        var all = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { all[name] = nil }
        return try Tool(path, [], all.merging(environment) { $1 })
    }

    @Test("A polite request to end reaches the delegate and the observers, and the main function goes on")
    func termination() throws {
        let program = try probe([:])
        #expect(program.lines(to: "active") == ["launched", "active"])
        kill(program.identifier, SIGTERM)
        #expect(
            program.lines(to: "ended") == [
                "resigns", "UIApplicationWillResignActiveNotification", "background",
                "UIApplicationDidEnterBackgroundNotification", "terminates", "UIApplicationWillTerminateNotification",
                "ended",
            ])
        #expect(program.waitUntilExit() == 0)
    }

    @Test(
        "A window that is put away sends the application to the background, and brings it back", .enabled(if: hasServer)
    )
    func minimizing() throws {
        let server = try Tool("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment)
        #expect(program.lines(to: "active").first == "launched")
        /// What a window manager says of a window that it put away.
        func setState(_ state: String) throws {
            let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let tool = try Tool(
                "/usr/bin/xprop",
                ["-name", "LifeCycleProbe", "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE", state], all)
            #expect(tool.waitUntilExit() == 0)
        }
        try setState("_NET_WM_STATE_HIDDEN")
        let away = program.lines(to: "UIApplicationDidEnterBackgroundNotification")
        #expect(
            away == [
                "resigns", "UIApplicationWillResignActiveNotification", "background",
                "UIApplicationDidEnterBackgroundNotification",
            ])
        try setState("_NET_WM_STATE_FOCUSED")
        #expect(
            program.lines(to: "UIApplicationWillEnterForegroundNotification") == [
                "foreground", "UIApplicationWillEnterForegroundNotification",
            ])
        kill(program.identifier, SIGTERM)
        #expect(program.lines(to: "ended").suffix(3).first == "terminates")
    }
}
