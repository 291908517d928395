import Foundation

/// An X server without a screen, and the tools that look at it and press its keys.
final class XServer {
    /// A tool took longer than it may.
    struct DidNotFinish: Error {
        let tool: String
    }

    private let process = Process()
    let display: String

    /// Starts Xvfb on a display that is free.
    init(width: Int = 1000, height: Int = 700) throws {
        let numbers = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        process.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
        ]
        process.standardOutput = numbers
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The server writes the number when it is ready.
        let number = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
        display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        // A keyboard that has the umlauts that the tests type: for a letter that no key has, xdotool changes the keyboard
        // while it types, and a program that is busy at that moment reads another letter.
        try run("setxkbmap", "de")
    }

    deinit {
        process.end()
        let number = display.dropFirst()
        try? FileManager.default.removeItem(atPath: "/tmp/.X\(number)-lock")
        try? FileManager.default.removeItem(atPath: "/tmp/.X11-unix/X\(number)")
    }

    /// The environment of a program that is to use this display and nothing else of the desktop.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        environment["WAYLAND_DISPLAY"] = nil
        environment["GDK_BACKEND"] = "x11"
        environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        environment["GTK_A11Y"] = "none"
        environment["GDK_SCALE"] = nil
        return environment
    }

    /// Runs a tool to its end and returns what it printed.
    @discardableResult
    func run(_ tool: String, _ arguments: String...) throws -> Data {
        try runAll(tool, arguments)
    }

    /// Runs a tool to its end and returns what it printed.
    ///
    /// A tool that waits for what never comes is killed: it inherits the signal mask of the thread that starts it, in which
    /// termination is blocked.
    ///
    /// - Parameter seconds: How long the tool may take.
    /// - Throws: `DidNotFinish` if it takes longer.
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

    /// Presses and releases keys by their names, such as `ctrl+c` or `dead_acute`, one after the other.
    func press(_ keys: String...) throws {
        try runAll("xdotool", ["key", "--delay", "15"] + keys)
    }

    /// Types a text.
    func type(_ text: String) throws {
        try run("xdotool", "type", "--delay", "15", text)
    }

    /// Gives the keyboard to the window of a title, as a window manager does.
    func focus(_ title: String) throws {
        try run("xdotool", "search", "--sync", "--name", "^\(title)$", "windowfocus", "--sync")
    }

    /// Moves the pointer there, in pixels of the screen, and clicks.
    ///
    /// - Parameters:
    ///   - button: 1 is the main button, 2 the middle one.
    ///   - times: 2 is a double click.
    func click(x: Int, y: Int, button: Int = 1, times: Int = 1) throws {
        try run(
            "xdotool", "mousemove", "\(x)", "\(y)", "click", "--repeat", "\(times)", "--delay", "60", "\(button)")
    }

    /// Presses the main button at a place, moves the pointer to another one, and lets go.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        try run(
            "xdotool", "mousemove", "\(start.x)", "\(start.y)", "mousedown", "1", "mousemove",
            "\((start.x + end.x) / 2)",
            "\((start.y + end.y) / 2)", "mousemove", "\(end.x)", "\(end.y)", "mouseup", "1")
    }

    /// Presses the main button, carries something over places as a hand does, and lets go at the last.
    ///
    /// Programs tell each other what they would do with it at each place, so the pointer rests for a moment there.
    ///
    /// - Parameters:
    ///   - key: is held down meanwhile.
    ///   - midway: is called before letting go.
    func carry(
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

    /// Moves a window of a title.
    func move(_ title: String, x: Int, y: Int) throws {
        try run("xdotool", "search", "--sync", "--name", "^\(title)$", "windowmove", "--sync", "\(x)", "\(y)")
    }

    /// What the screen shows.
    func screenshot() throws -> Screenshot {
        try Screenshot(xwd: run("xwd", "-root", "-silent"))
    }
}
