import CSecret
import Foundation
import Synchronization
import TestSupport

/// A message bus of its own, on which a test starts a service for secrets.
final class SecretBus: Sendable {
    private static let executable = "/usr/bin/dbus-daemon"
    static let keyring = "/usr/bin/gnome-keyring-daemon"

    /// Whether tests use a bus: if the programs are installed, as `make test` does, and always in CI.
    static var isExpected: Bool {
        [TestTool.dbusDaemon, .gnomeKeyring].allSatisfy(\.isExpected)
    }

    struct DidNotStart: Error {}

    private static let configuration = """
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

    let address: String
    private let folder: URL
    private let daemon: pid_t
    private let service = Mutex<pid_t?>(nil)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("secrets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("bus.conf")
        try Self.configuration.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.executable)
        process.arguments = ["--config-file=\(file.path)", "--nofork", "--nopidfile", "--print-address=1"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        daemon = process.processIdentifier
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { throw DidNotStart() }
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Ends the bus and the service.
    func stop() {
        service.withLock { identifier in
            if let identifier { kill(identifier, SIGKILL) }
            identifier = nil
        }
        kill(daemon, SIGKILL)
    }

    /// Starts GNOME Keyring with an unlocked collection, and waits until it is on the bus.
    func startKeyring() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.keyring)
        process.arguments = ["--foreground", "--components=secrets", "--unlock", "--control-directory=\(folder.path)"]
        process.environment = [
            "DBUS_SESSION_BUS_ADDRESS": address, "HOME": folder.path, "XDG_DATA_HOME": folder.path + "/data",
            "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
        ]
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let client = try BusClient(address)
        client.watchForSecrets()
        try process.run()
        service.withLock { $0 = process.processIdentifier }
        // GIO ignores the signal of a pipe without a reader; then, the method that does not throw would trap.
        try input.fileHandleForWriting.write(contentsOf: Data("password".utf8))
        try input.fileHandleForWriting.close()
        guard client.waitForSecrets() else { throw DidNotStart() }
    }
}

/// A connection to a bus that answers calls on the thread of GIO, or waits for signals.
final class BusClient: @unchecked Sendable {
    // Sendable: connections of GIO may be used on any thread; the filter is set before others know the object.
    let connection: OpaquePointer
    private let secretsAppeared = DispatchSemaphore(value: 0)
    /// Returns the reply to a method call as the text of a variant, the name of an error after "!", or nothing for no reply.
    var answer: (@Sendable (_ member: String, _ path: String, _ body: String) -> String?)?
    /// Called after a reply was sent.
    var afterReply: (@Sendable (_ member: String) -> Void)?

    init(_ address: String) throws {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw SecretBus.DidNotStart()
        }
        self.connection = connection
        // The connection keeps the client until it is closed.
        let client = Unmanaged.passRetained(self).toOpaque()
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, client in
                guard let client, let message, isIncoming != 0 else { return message }
                return Unmanaged<BusClient>.fromOpaque(client).takeUnretainedValue().filter(message)
            }, client, { client in client.map { Unmanaged<BusClient>.fromOpaque($0).release() } })
    }

    func close() {
        g_dbus_connection_close_sync(connection, nil, nil)
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    private func filter(_ message: OpaquePointer) -> OpaquePointer? {
        let member = Self.text(g_dbus_message_get_member(message))
        switch g_dbus_message_get_message_type(message) {
        case G_DBUS_MESSAGE_TYPE_SIGNAL:
            if member == "NameOwnerChanged", body(message).hasPrefix("('org.freedesktop.secrets', ''") {
                secretsAppeared.signal()
            }
            return message
        case G_DBUS_MESSAGE_TYPE_METHOD_CALL:
            guard let answer = answer?(member, Self.text(g_dbus_message_get_path(message)), body(message)) else {
                return message
            }
            if !answer.isEmpty { reply(to: message, answer) }
            afterReply?(member)
            g_object_unref(UnsafeMutableRawPointer(message))
            return nil
        default: return message
        }
    }

    private func body(_ message: OpaquePointer) -> String {
        guard let body = g_dbus_message_get_body(message) else { return "" }
        let text = g_variant_print(body, 0)
        defer { g_free(text) }
        return Self.text(text)
    }

    private func reply(to message: OpaquePointer, _ answer: String) {
        let isError = answer.hasPrefix("!")
        let reply =
            isError
            ? g_dbus_message_new_method_error_literal(message, String(answer.dropFirst()), "The test refuses.")
            : g_dbus_message_new_method_reply(message)
        if !isError, let body = g_variant_parse(nil, answer, nil, nil, nil) { g_dbus_message_set_body(reply, body) }
        g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
    }

    func emit(_ signal: String, of interface: String, at path: String, _ body: String) {
        g_dbus_connection_emit_signal(
            connection, nil, path, interface, signal, g_variant_parse(nil, body, nil, nil, nil), nil)
    }

    /// Calls a method of the bus.
    func call(_ method: String, _ arguments: String) {
        let result = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            g_variant_parse(nil, arguments, nil, nil, nil), nil, GDBusCallFlags(rawValue: 0), -1, nil, nil)
        if let result { g_variant_unref(result) }
    }

    func watchForSecrets() {
        call("AddMatch", "('type=\\'signal\\',member=\\'NameOwnerChanged\\',arg0=\\'org.freedesktop.secrets\\'',)")
    }

    func waitForSecrets() -> Bool { secretsAppeared.wait(timeout: .now() + 20) == .success }
}
