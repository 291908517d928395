import Foundation
import Testing

@testable import OpenDisplay

/// A message bus of its own, on which a test uses real connections.
@MainActor
final class BusDaemon {
    private nonisolated static let executable = "/usr/bin/dbus-daemon"

    /// Whether the daemon is installed.
    nonisolated static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    private let process = Process()
    let address: String

    init() throws {
        process.executableURL = URL(fileURLWithPath: Self.executable)
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    func connect() throws -> DBusConnection {
        var connection: DBusConnection?
        DBusConnection.connect(to: address) { connection = $0 }
        _ = NestedWait.wait(upTo: 10) { connection != nil }
        return try #require(connection)
    }

    /// Calls a method, and returns its reply.
    func reply(
        to method: String, of interface: BusInterface, _ arguments: [DBusValue] = [], on connection: DBusConnection
    ) -> Result<[DBusValue], BusError>? {
        var reply: Result<[DBusValue], BusError>?
        connection.call(method, of: interface, arguments) { reply = $0 }
        _ = NestedWait.wait(upTo: 10) { reply != nil }
        return reply
    }
}
