import Foundation
import Testing

/// Tests the life cycle of an application in a separate process, as seen by the system and the window manager.
@Suite("The life cycle of an application's process", .serialized)
struct ProcessLifeCycleTests {
    private static let hasServer = ["Xvfb", "xprop"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// An output stream of a process, read line by line.
    private final class Lines {
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

    private final class Tool {
        private let process = Process()
        let output = Lines()
        let errors = Lines()

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
    }

    private func probe(_ environment: [String: String], _ arguments: [String] = []) throws -> Tool {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("LifeCycleProbe").path
        var all = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { all[name] = nil }
        return try Tool(path, arguments, all.merging(environment) { $1 })
    }

    @Test("SIGTERM notifies the delegate and observers, and the main function returns from the run loop")
    func termination() throws {
        let program = try probe(["COMPONENTFLOW_OFFSCREEN": "1"])
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

    @Test("Activation and minimization in any order produce the calls of UIKit's life cycle states")
    func orders() throws {
        let program = try probe(["COMPONENTFLOW_OFFSCREEN": "1"], ["--orders"])
        #expect(program.line() == "passed")
    }

    @Test("A program that shows a window without a display reports it in one line and exits with an error")
    func noDisplay() throws {
        let program = try probe([:])
        #expect(
            program.errors.upTo { _ in false } == [
                "LifeCycleProbe: cannot open a window: neither WAYLAND_DISPLAY nor DISPLAY is set. "
                    + "Start the program in a desktop session, or set COMPONENTFLOW_OFFSCREEN=1 to run it "
                    + "without windows."
            ])
        #expect(program.waitUntilExit() == 1)
    }

    @Test("A program that cannot connect to its display reports the name of the display")
    func wrongDisplay() throws {
        let program = try probe(["DISPLAY": ":4711"])
        let sentence = "LifeCycleProbe: cannot open a window: no display server responds at DISPLAY=:4711."
        #expect(program.errors.next()?.hasPrefix(sentence) == true)
        #expect(program.waitUntilExit() == 1)
    }

    private static let loss = "LifeCycleProbe: lost the connection to the display server."
    private static let farewell = [
        "resigns", "UIApplicationWillResignActiveNotification", "background",
        "UIApplicationDidEnterBackgroundNotification", "terminates", "UIApplicationWillTerminateNotification",
    ]

    @Test(
        "A program whose X server exits terminates in order, reports the cause and exits with an error",
        .enabled(if: hasServer))
    func deadServer() throws {
        let server = try Tool("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let program = try probe(
            ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"])
        #expect(program.lines(to: "active").first == "launched")
        kill(server.identifier, SIGKILL)
        #expect(program.lines(to: "nothing") == Self.farewell)
        #expect(program.errors.upTo { _ in false }.last == Self.loss)
        #expect(program.waitUntilExit() == 1)
    }

    @Test(
        "A program whose Wayland compositor exits terminates in order, reports the cause and exits with an error",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")))
    func deadCompositor() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wayland-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "probe"]
        let all = ProcessInfo.processInfo.environment.merging(place) { $1 }
        let compositor = try Tool(
            "/usr/bin/weston", ["--backend=headless-backend.so", "--socket=probe", "--idle-time=0"], all)
        #expect(compositor.errors.upTo { $0.contains("launching '") }.last?.contains("launching '") == true)
        let program = try probe(
            place.merging(["GDK_BACKEND": "wayland", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]) { $1 })
        #expect(program.lines(to: "active").first == "launched")
        kill(compositor.identifier, SIGKILL)
        #expect(program.lines(to: "nothing").suffix(6) == Self.farewell[...])
        #expect(program.errors.upTo { _ in false }.last == Self.loss)
        #expect(program.waitUntilExit() == 1)
    }

    @Test(
        "Minimizing the only window moves the application to the background and restoring it to the foreground",
        .enabled(if: hasServer)
    )
    func minimizing() throws {
        let server = try Tool("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment)
        #expect(program.lines(to: "active").first == "launched")
        /// Sets the state property that a window manager sets for a minimized window.
        func setState(_ state: String) throws {
            let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let tool = try Tool(
                "/usr/bin/xprop",
                ["-name", "Probed window", "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE", state], all)
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

    @Test(
        "On X11 a window is shown at the position that it had, unless no monitor shows that position",
        .enabled(if: hasServer), arguments: [([30, 40], "30 40"), ([-150, 10], "-150 10"), ([390, 10], "0 0")])
    func position(requested: [Int], shown: String) throws {
        let server = try Tool("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment, ["--position"] + requested.map(String.init))
        #expect(program.line() == shown)
    }
}
