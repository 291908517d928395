import CGTK
import Dispatch
import Foundation
import OpenDisplay
import Synchronization

/// A D-Bus connection within the process, of which one end receives calls, and the other one sends them and waits for the
/// answers without the main loop.
package final class LocalConnection: @unchecked Sendable {
    /// The end that receives calls, a `GDBusConnection`.
    package let server: OpaquePointer
    private let client: OpaquePointer
    private let names = Mutex<[String]>([])
    private let received = DispatchSemaphore(value: 0)

    /// Connects both ends; returns `nil` if that is impossible.
    package init?() {
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else { return nil }
        let ends = sockets
        let other = Mutex<UInt>(0)
        let group = DispatchGroup()
        // Each end waits for the other one.
        DispatchQueue.global().async(group: group) {
            let connection = Self.connect(ends[1], G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT)
            other.withLock { $0 = connection.map { UInt(bitPattern: $0) } ?? 0 }
        }
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_SERVER.rawValue
                | G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_ALLOW_ANONYMOUS.rawValue)
        let connection = Self.connect(ends[0], flags)
        group.wait()
        guard let connection, let client = OpaquePointer(bitPattern: other.withLock { $0 }) else { return nil }
        (server, self.client) = (connection, client)
        collectAnswers()
    }

    private static func connect(_ descriptor: Int32, _ flags: GDBusConnectionFlags) -> OpaquePointer? {
        guard let socket = g_socket_new_from_fd(descriptor, nil),
            let stream = g_socket_connection_factory_create_connection(socket), let guid = g_dbus_generate_guid()
        else { return nil }
        defer { g_free(guid) }
        let isServer = flags.rawValue & G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_SERVER.rawValue != 0
        let both = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GIOStream.self)
        return g_dbus_connection_new_sync(both, isServer ? guid : nil, flags, nil, nil, nil)
    }

    private func collectAnswers() {
        g_dbus_connection_add_filter(
            client,
            { _, message, isIncoming, data in
                guard isIncoming != 0, let message, let data else { return message }
                Unmanaged<LocalConnection>.fromOpaque(data).takeUnretainedValue().receive(message)
                return message
            }, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    private func receive(_ message: OpaquePointer) {
        let name = g_dbus_message_get_error_name(message).map { String(cString: $0) } ?? "answer"
        names.withLock { $0.append(name) }
        received.signal()
    }

    /// Sends a call without waiting for the answer.
    package func send(_ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = []) {
        guard let call = g_dbus_message_new_method_call(nil, path, interface, method) else { return }
        g_dbus_message_set_body(call, DBusValue.makeTuple(arguments))
        g_dbus_connection_send_message(client, call, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(call))
    }

    /// Waits for a number of further answers, at most 20 seconds for each.
    ///
    /// - Returns: The names of all errors until now, in which "answer" stands for results.
    package func answers(count: Int) -> [String] {
        for _ in 0..<count where received.wait(timeout: .now() + 20) == .timedOut { break }
        return names.withLock { $0 }
    }
}
