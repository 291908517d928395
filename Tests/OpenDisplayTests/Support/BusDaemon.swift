import Foundation
import TestSupport
import Testing

@testable import OpenDisplay

/// A message bus of its own, on which a test uses real connections.
///
/// It starts no services, so that tests never use those of the developer's desktop.
@MainActor
final class BusDaemon {
    private nonisolated static let executable = "/usr/bin/dbus-daemon"

    private nonisolated static let configuration = """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
            "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
            <type>session</type>
            <listen>unix:tmpdir=/tmp</listen>
            <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
            </policy>
        </busconfig>
        """

    struct DidNotStart: Error {}

    /// Whether tests use a bus: if the daemon is installed, as `make test` does, and always in CI, where they must not be
    /// skipped.
    nonisolated static var isExpected: Bool {
        TestTool.dbusDaemon.isExpected
    }

    /// The methods of the bus itself.
    static let interface = BusInterface(
        "org.freedesktop.DBus", at: "/org/freedesktop/DBus", of: "org.freedesktop.DBus")

    private let process = Process()
    let address: String

    init() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString).conf")
        try Self.configuration.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        process.executableURL = URL(fileURLWithPath: Self.executable)
        process.arguments = ["--config-file=\(file.path)", "--nofork", "--nopidfile", "--print-address=1"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { throw DidNotStart() }
    }

    func stop() {
        process.kill()
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

extension Process {
    /// Ends the process at once.
    ///
    /// A process that was started on a thread of a dispatch queue, as in tests, inherits that the thread blocks the signal
    /// that `terminate()` sends.
    func kill() {
        _ = Foundation.kill(processIdentifier, SIGKILL)
    }
}
