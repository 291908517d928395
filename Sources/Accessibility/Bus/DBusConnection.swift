internal import CGTK

/// A connection to a message bus.
@MainActor final class DBusConnection {
    let pointer: OpaquePointer

    /// Retains a connection of GIO.
    init(retaining pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    /// Takes over a reference to a connection of GIO.
    private init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// Connects to a message bus; calls `completion` with `nil` if that is impossible.
    static func connect(to address: String, completion: @escaping (DBusConnection?) -> Void) {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        let handler = GIOCompletion { _, result in
            let connection = result.flatMap { g_dbus_connection_new_for_address_finish($0, nil) }
            completion(connection.map { DBusConnection(taking: $0) })
        }
        g_dbus_connection_new_for_address(address, flags, nil, nil, GIOCompletion.callback, handler.data)
    }

    /// The unique name of the connection.
    var name: String {
        g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
    }

    /// Calls a method; calls `completion` with its results, or with `nil` after an error.
    func call(
        _ method: String, of interface: String, at path: String, in destination: String, _ arguments: [DBusValue] = [],
        completion: @escaping ([DBusValue]?) -> Void
    ) {
        let handler = GIOCompletion { source, result in
            guard let source, let result, let reply = g_dbus_connection_call_finish(source, result, nil) else {
                return completion(nil)
            }
            defer { g_variant_unref(reply) }
            completion(DBusValue(reply)?.asElements)
        }
        g_dbus_connection_call(
            pointer, destination, path, interface, method, DBusValue.makeTuple(arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, GIOCompletion.callback, handler.data)
    }

    /// Emits a signal to all clients; errors, such as a closed connection, are ignored.
    func emit(_ signal: ATSPISignal) {
        g_dbus_connection_emit_signal(
            pointer, nil, signal.path, signal.interface, signal.member, DBusValue.makeTuple(signal.arguments), nil)
    }

    /// Closes the connection, whatever is pending.
    func close() {
        g_dbus_connection_close(pointer, nil, nil, nil)
    }
}
