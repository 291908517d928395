import Foundation

/// A session bus without services.
final class SessionBus {
    struct DidNotStart: Error {}

    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

    private let process = Process()
    let address: String

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The bus writes its address once it is ready.
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { throw DidNotStart() }
    }

    deinit {
        process.end()
    }

    /// The environment variables of programs that use the bus.
    var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }
}
