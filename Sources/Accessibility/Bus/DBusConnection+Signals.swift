internal import CGTK
internal import OpenDisplay

extension DBusConnection {
    /// Emits a signal to all clients; errors, such as a closed connection, are ignored.
    func emit(_ signal: ATSPISignal) {
        g_dbus_connection_emit_signal(
            pointer, nil, signal.path, signal.interface, signal.member, DBusValue.makeTuple(signal.arguments), nil)
    }
}
