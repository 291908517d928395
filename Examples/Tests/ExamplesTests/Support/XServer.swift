import Foundation

/// An X server with a virtual screen, with tools that capture the screen and simulate input.
final class XServer {
    /// The error thrown when a tool exceeds its time limit.
    struct DidNotFinish: Error {
        let tool: String
    }

    /// Held while a server starts or ends: a new one may take the number of one that has ended, whose files are then
    /// no longer those of the latter.
    private static let changes = NSLock()

    private let process = Process()
    let display: String
    /// The folder in which programs on this display save their windows.
    private let stateFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "componentflow-state-\(UUID().uuidString)")

    /// Starts Xvfb on a free display.
    init(width: Int = 1000, height: Int = 700) throws {
        let numbers = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        process.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
        ]
        process.standardOutput = numbers
        process.standardError = FileHandle.nullDevice
        let server = process
        let number = try Self.changes.withLock {
            try server.run()
            // The server writes the number once it is ready.
            return String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
        }
        display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        // The keyboard layout contains the umlauts that the tests type. For a missing letter xdotool would change the
        // layout while it types, and a busy program would then read a wrong letter.
        try run("setxkbmap", "de")
    }

    deinit {
        Self.changes.withLock {
            process.end()
            removeFiles()
        }
        try? FileManager.default.removeItem(at: stateFolder)
    }

    /// Removes the files that a killed server leaves behind, unless another process has taken its number.
    private func removeFiles() {
        let number = display.dropFirst()
        let lock = "/tmp/.X\(number)-lock"
        guard let owner = try? String(contentsOfFile: lock, encoding: .utf8),
            Int32(owner.trimmingCharacters(in: .whitespacesAndNewlines)) == process.processIdentifier
        else { return }
        try? FileManager.default.removeItem(atPath: lock)
        try? FileManager.default.removeItem(atPath: "/tmp/.X11-unix/X\(number)")
    }

    /// The environment for programs that use this display and no other desktop services.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        environment["WAYLAND_DISPLAY"] = nil
        environment["GDK_BACKEND"] = "x11"
        environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        environment["GTK_A11Y"] = "none"
        environment["GDK_SCALE"] = nil
        environment["XDG_STATE_HOME"] = stateFolder.path
        return environment
    }

    /// Runs a tool to completion and returns its output.
    @discardableResult
    func run(_ tool: String, _ arguments: String...) throws -> Data {
        try runAll(tool, arguments)
    }

    /// Runs a tool to completion and returns its output.
    ///
    /// A tool that waits indefinitely is killed with SIGKILL, because it inherits the signal mask of the thread that
    /// starts it, in which SIGTERM is blocked.
    ///
    /// - Parameter seconds: The time limit.
    /// - Throws: `DidNotFinish` if the tool exceeds the time limit.
    @discardableResult
    func runAll(_ tool: String, _ arguments: [String], within seconds: Int = 30) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["--signal=KILL", "\(seconds)", "/usr/bin/\(tool)"] + arguments
        process.environment = environment
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { throw DidNotFinish(tool: tool) }
        return data
    }

    /// Presses and releases keys by name, such as `ctrl+c` or `dead_acute`, one after the other.
    func press(_ keys: String...) throws {
        try runAll("xdotool", ["key", "--delay", "15"] + keys)
    }

    func type(_ text: String) throws {
        try run("xdotool", "type", "--delay", "15", text)
    }

    /// Gives keyboard focus to the window with a title, as a window manager does.
    func focus(_ title: String) throws {
        try runAll("xdotool", search(title) + ["windowfocus", "--sync"])
    }

    /// Moves the pointer to a position in screen pixels, and clicks.
    ///
    /// - Parameters:
    ///   - button: 1 for the main button, 2 for the middle button.
    ///   - times: 2 for a double click.
    func click(x: Int, y: Int, button: Int = 1, times: Int = 1) throws {
        try run(
            "xdotool", "mousemove", "\(x)", "\(y)", "click", "--repeat", "\(times)", "--delay", "60", "\(button)")
    }

    /// Presses the main button at a position, moves the pointer to another one, and releases the button.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        try run(
            "xdotool", "mousemove", "\(start.x)", "\(start.y)", "mousedown", "1", "mousemove",
            "\((start.x + end.x) / 2)",
            "\((start.y + end.y) / 2)", "mousemove", "\(end.x)", "\(end.y)", "mouseup", "1")
    }

    /// Drags with the main button over several positions, as a user does, and drops at the last one.
    ///
    /// The pointer rests at each position, because the programs negotiate the drop there.
    ///
    /// - Parameters:
    ///   - key: A modifier key that is held down during the drag.
    ///   - midway: Called before the button is released.
    func dragPointer(
        from start: (x: Int, y: Int), over places: [(x: Int, y: Int)], holding key: String? = nil,
        midway: () throws -> Void = {}
    ) throws {
        var path = ["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"]
        for step in 1...4 { path += ["mousemove", "\(start.x + step * 4)", "\(start.y)", "sleep", "0.05"] }
        if let key { path += ["keydown", key] }
        for place in places {
            path += ["mousemove", "\(place.x - 2)", "\(place.y)", "sleep", "0.1"]
            path += ["mousemove", "\(place.x)", "\(place.y)", "sleep", "0.1"]
        }
        try runAll("xdotool", path)
        try midway()
        try run("xdotool", "mouseup", "1")
        if let key { try run("xdotool", "keyup", key) }
    }

    /// Moves the window with a title.
    func move(_ title: String, x: Int, y: Int) throws {
        try runAll("xdotool", search(title) + ["windowmove", "--sync", "\(x)", "\(y)"])
    }

    /// Resizes the window with a title, in pixels.
    func resize(_ title: String, width: Int, height: Int) throws {
        try runAll("xdotool", search(title) + ["windowsize", "--sync", "\(width)", "\(height)"])
    }

    /// Returns the position and size of the window with a title, as xdotool prints them.
    func geometry(of title: String) throws -> String {
        String(decoding: try runAll("xdotool", search(title) + ["getwindowgeometry"]), as: UTF8.self)
    }

    /// Returns the properties of the window with a title, as xprop prints them.
    func properties(of title: String, _ names: [String]) throws -> String {
        let window = String(decoding: try runAll("xdotool", search(title)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return String(decoding: try runAll("xprop", ["-id", window] + names), as: UTF8.self)
    }

    /// The arguments of xdotool that find the window with a title: GTK has another, invisible window with the program's
    /// name.
    private func search(_ title: String) -> [String] {
        ["search", "--sync", "--onlyvisible", "--name", "^\(title)$"]
    }

    /// Takes a screenshot.
    func screenshot() throws -> Screenshot {
        try Screenshot(xwd: run("xwd", "-root", "-silent"))
    }
}
