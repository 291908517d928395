import Foundation

/// An X server with a virtual screen and a pointer.
final class XServer {
    struct DidNotStart: Error {}

    private let server: SpawnedProgram
    private let display: String

    init() throws {
        server = try SpawnedProgram(
            "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp", "-noreset"],
            environment: ProcessInfo.processInfo.environment, outputDescriptor: STDOUT_FILENO)
        guard let number = server.nextLine(beginning: "", within: 20) else { throw DidNotStart() }
        display = ":" + number
    }

    /// Launches a program that uses this display and no other desktop services.
    func start(
        _ path: String, _ arguments: String..., environment additions: [String: String] = [:],
        readingOutput descriptor: Int32
    ) throws -> SpawnedProgram {
        var environment = ProcessInfo.processInfo.environment
        environment["WAYLAND_DISPLAY"] = nil
        environment["GDK_SCALE"] = nil
        environment.merge([
            "DISPLAY": display, "GDK_BACKEND": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none",
            "COMPONENTFLOW_TRACE": "frames",
        ]) { $1 }
        environment.merge(additions) { $1 }
        return try SpawnedProgram(path, arguments, environment: environment, outputDescriptor: descriptor)
    }
}

/// Whether a program is installed.
func isInstalled(_ path: String) -> Bool {
    access(path, X_OK) == 0
}
