import Foundation
import TestSupport
import Testing

/// Tests the menu bar of a program in a real window, as a shell reads it from the message bus.
@Suite(
    "The menu bar of a process", .serialized,
    .enabled("needs Xvfb, xprop, dbus-daemon and gdbus") {
        [TestTool.xvfb, .xprop, .dbusDaemon, .gdbus].allSatisfy(\.isExpected)
    })
struct MenuBarProcessTests {
    /// A program in a session with a display, whose GTK settings let the desktop show menu bars.
    private final class Session {
        private let server: ProbeProcess
        private let bus: ProbeProcess
        private let settings: URL
        let program: ProbeProcess
        private let display: String
        private let address: String

        init(hasBus: Bool = true) throws {
            server = try ProbeProcess(
                "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "600x400x24", "-nolisten", "tcp"])
            display = ":" + (try #require(server.line()))
            bus = try ProbeProcess("/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address=1"])
            address = try #require(bus.line())
            settings = FileManager.default.temporaryDirectory.appendingPathComponent("menus-\(UUID().uuidString)")
            let folder = settings.appendingPathComponent("gtk-4.0")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("[Settings]\ngtk-shell-shows-menubar=1\n".utf8).write(
                to: folder.appendingPathComponent("settings.ini"))
            program = try ProbeProcess.probe(
                [
                    "DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": settings.path,
                    "DBUS_SESSION_BUS_ADDRESS": hasBus ? address : "disabled:",
                ], ["--menus"])
            _ = program.lines(to: "active")
        }

        deinit {
            try? FileManager.default.removeItem(at: settings)
        }

        /// Returns a property of the window, without quotes, or `nil` if it has none.
        func property(_ name: String) throws -> String? {
            let tool = try ProbeProcess(
                "/usr/bin/xprop", ["-display", display, "-name", "Probed window", name])
            let line = tool.line() ?? ""
            guard let start = line.range(of: " = \"")?.upperBound, line.hasSuffix("\"") else { return nil }
            return String(line[start...].dropLast())
        }

        /// Calls a method of the object whose path a property of the window contains, and returns the printed result.
        func call(_ method: String, ofPathIn property: String, _ arguments: String...) throws -> String {
            let name = try #require(try self.property("_GTK_UNIQUE_BUS_NAME"))
            let path = try #require(try self.property(property))
            let tool = try ProbeProcess(
                "/usr/bin/gdbus",
                ["call", "--address", address, "--dest", name, "--object-path", path, "--method", method] + arguments)
            return tool.output.upTo { _ in false }.joined(separator: "\n")
        }

        /// The rows of all menus, as `gdbus` prints them.
        func menus() throws -> String {
            let groups = "[" + (0..<20).map { "uint32 \($0)" }.joined(separator: ", ") + "]"
            return try call("org.gtk.Menus.Start", ofPathIn: "_GTK_MENUBAR_OBJECT_PATH", groups)
        }

        /// Returns the name of the action of a row.
        func action(of label: String) throws -> String {
            let menus = try menus()
            let row = try #require(menus.components(separatedBy: "}").first { $0.contains("'label': <'\(label)'>") })
            let start = try #require(row.range(of: "<'app.")?.upperBound)
            return String(row[start...].prefix { $0 != "'" })
        }

        func choose(_ label: String, _ target: String = "[]") throws {
            let action = try action(of: label)
            _ = try call(
                "org.gtk.Actions.Activate", ofPathIn: "_GTK_APPLICATION_OBJECT_PATH", action, target, "{}")
        }
    }

    @Test("The window names the menus, which contain titles, shortcuts and the actions that perform the commands")
    func menus() throws {
        let session = try Session()
        let menus = try session.menus()
        for part in ["'File'", "'Edit'", "'View'", "'Save__as'", "'<Shift><Control>s'", "'Alignment'"] {
            #expect(menus.contains(part), "\(menus)")
        }
        try session.choose("Save__as")
        #expect(session.program.line() == "Save_as")
    }

    @Test("A chosen command that is on has a check box afterwards, and a chosen radio button is selected")
    func states() throws {
        let session = try Session()
        try session.choose("Wide")
        #expect(session.program.line() == "Wide")
        let action = try session.action(of: "Wide")
        let state = try session.call(
            "org.gtk.Actions.Describe", ofPathIn: "_GTK_APPLICATION_OBJECT_PATH", action)
        #expect(state.contains("<true>"))
    }

    @Test("The menus are withdrawn when the setting of the desktop changes")
    func setting() throws {
        let session = try Session()
        try session.choose("Bar in window")
        #expect(session.program.line() == "Bar in window")
        #expect(try session.property("_GTK_MENUBAR_OBJECT_PATH") == nil)
        #expect(try session.property("_GTK_UNIQUE_BUS_NAME") == nil)
    }

    @Test("Without a message bus, no menus are exported")
    func noBus() throws {
        let session = try Session(hasBus: false)
        #expect(try session.property("_GTK_MENUBAR_OBJECT_PATH") == nil)
    }
}
