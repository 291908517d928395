internal import CGTK
internal import OpenDisplay

extension DBusConnection {
    /// Emits signals to all clients, on another thread; errors, such as a closed connection, are ignored.
    func emit(_ signals: [ATSPISignal]) {
        guard !signals.isEmpty else { return }
        g_object_ref(UnsafeMutableRawPointer(pointer))
        nonisolated(unsafe) let connection = pointer
        ATSPIOutbox.send {
            for signal in signals {
                g_dbus_connection_emit_signal(
                    connection, nil, signal.path, signal.interface, signal.member,
                    DBusValue.makeTuple(signal.arguments), nil)
            }
            g_object_unref(UnsafeMutableRawPointer(connection))
        }
    }
}
