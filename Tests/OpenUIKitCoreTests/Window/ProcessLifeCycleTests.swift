import Foundation
import TestSupport
import Testing

/// Tests the life cycle of an application in a separate process, as seen by the system and the window manager.
@Suite("The life cycle of an application's process", .serialized)
struct ProcessLifeCycleTests {
    private static let hasServer = [TestTool.xvfb, .xprop].allSatisfy(\.isExpected)

    private func probe(_ environment: [String: String], _ arguments: [String] = []) throws -> ProbeProcess {
        try ProbeProcess.probe(environment, arguments)
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

    @Test("A program that cannot connect to its Wayland compositor reports the name of the display")
    func wrongWaylandDisplay() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let program = try probe(["WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": folder])
        let sentence = "LifeCycleProbe: cannot open a window: no display server responds at WAYLAND_DISPLAY=nowhere."
        #expect(program.errors.next()?.hasPrefix(sentence) == true)
        #expect(program.waitUntilExit() == 1)
    }

    private static let loss = "LifeCycleProbe: lost the connection to the display server."
    private static let terminationLines = [
        "resigns", "UIApplicationWillResignActiveNotification", "background",
        "UIApplicationDidEnterBackgroundNotification", "terminates", "UIApplicationWillTerminateNotification",
    ]

    @Test(
        "A program whose X server exits terminates in order, reports the cause and exits with an error",
        .enabled(if: hasServer))
    func deadServer() throws {
        let server = try ProbeProcess(
            "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let program = try probe(
            ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"])
        #expect(program.lines(to: "active").first == "launched")
        kill(server.identifier, SIGKILL)
        #expect(program.lines(to: "nothing") == Self.terminationLines)
        #expect(program.errors.upTo { _ in false }.last == Self.loss)
        #expect(program.waitUntilExit() == 1)
    }

    @Test(
        "A program whose Wayland compositor exits terminates in order, reports the cause and exits with an error",
        .enabled(if: TestTool.weston.isExpected))
    func deadCompositor() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wayland-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "probe"]
        let all = ProcessInfo.processInfo.environment.merging(place) { $1 }
        let compositor = try ProbeProcess(
            "/usr/bin/weston", ["--backend=headless-backend.so", "--socket=probe", "--idle-time=0"], all)
        #expect(compositor.errors.upTo { $0.contains("launching '") }.last?.contains("launching '") == true)
        let program = try probe(
            place.merging(["GDK_BACKEND": "wayland", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]) { $1 })
        #expect(program.lines(to: "active").first == "launched")
        kill(compositor.identifier, SIGKILL)
        #expect(program.lines(to: "nothing").suffix(6) == Self.terminationLines[...])
        #expect(program.errors.upTo { _ in false }.last == Self.loss)
        #expect(program.waitUntilExit() == 1)
    }

    @Test(
        "Minimizing the only window moves the application to the background and restoring it to the foreground",
        .enabled(if: hasServer)
    )
    func minimizing() throws {
        let server = try ProbeProcess(
            "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment)
        #expect(program.lines(to: "active").first == "launched")
        /// Sets the state property that a window manager sets for a minimized window.
        func setState(_ state: String) throws {
            let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let tool = try ProbeProcess(
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

    @Test("On X11 a modal dialog has its window as the one that it is transient for", .enabled(if: hasServer))
    func modalDialog() throws {
        let server = try ProbeProcess(
            "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment, ["--dialog"])
        #expect(program.line() == "shown")
        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        func properties(_ arguments: [String]) throws -> String {
            let tool = try ProbeProcess("/usr/bin/xprop", arguments, all)
            return tool.output.upTo { _ in false }.joined(separator: "\n")
        }
        #expect(try properties(["-name", "Probed dialog", "_NET_WM_STATE"]).contains("_NET_WM_STATE_MODAL"))
        let parent = try properties(["-name", "Probed dialog", "WM_TRANSIENT_FOR"])
        let id = try #require(parent.split(separator: " ").last { $0.hasPrefix("0x") })
        #expect(try properties(["-id", String(id), "WM_NAME"]).contains("\"Probed window\""))
    }

    @Test(
        "On X11 a window is shown at the position that it had, unless no monitor shows that position",
        .enabled(if: hasServer), arguments: [([30, 40], "30 40"), ([-150, 10], "-150 10"), ([390, 10], "0 0")])
    func position(requested: [Int], shown: String) throws {
        let server = try ProbeProcess(
            "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "400x300x24", "-nolisten", "tcp"])
        let display = ":" + (try #require(server.line()))
        let environment = ["DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:"]
        let program = try probe(environment, ["--position"] + requested.map(String.init))
        #expect(program.line() == shown)
    }
}
