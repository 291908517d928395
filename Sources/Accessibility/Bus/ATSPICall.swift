internal import CGTK
internal import OpenDisplay

/// A call of a client on the accessibility bus, which is answered once.
final class ATSPICall: @unchecked Sendable {
    private let message: OpaquePointer
    private let connection: OpaquePointer
    /// The rest of an answer that takes several turns.
    @MainActor var work: (any ATSPIWork)?

    /// Takes over a message that a connection has received.
    init(taking message: OpaquePointer, from connection: OpaquePointer) {
        self.message = message
        self.connection = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(connection)))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(message))
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    var path: String { Self.string(g_dbus_message_get_path(message)) }
    var interface: String { Self.string(g_dbus_message_get_interface(message)) }
    var method: String { Self.string(g_dbus_message_get_member(message)) }
    /// The unique name of the client.
    var sender: String { Self.string(g_dbus_message_get_sender(message)) }
    /// The types of the arguments.
    var signature: String { Self.string(g_dbus_message_get_signature(message)) }

    var arguments: [DBusValue] {
        g_dbus_message_get_body(message).flatMap { DBusValue($0)?.asElements } ?? []
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    // MARK: Answers

    /// Sends the results, on any thread.
    func answer(_ results: [DBusValue]) {
        send {
            let reply = g_dbus_message_new_method_reply(message)
            if let reply, !results.isEmpty { g_dbus_message_set_body(reply, DBusValue.makeTuple(results)) }
            return reply
        }
    }

    /// Sends an error, on any thread.
    func refuse(_ error: ATSPIError) {
        send { g_dbus_message_new_method_error_literal(message, error.name, error.message) }
    }

    /// Sends a message unless the client does not wait for it; errors, such as a closed connection, are ignored.
    private func send(_ makeReply: () -> OpaquePointer?) {
        guard g_dbus_message_get_flags(message).rawValue & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0,
            let reply = makeReply()
        else { return }
        g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(reply))
    }
}
