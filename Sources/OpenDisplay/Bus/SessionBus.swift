internal import CGTK
import Foundation

/// The message bus of the user's session.
@MainActor
package enum SessionBus {
    private static var existing: DBusConnection?

    /// The connection to the bus, made on first use, or `nil` if there is none or the bus has ended.
    package static var connection: DBusConnection? {
        if existing == nil { existing = connect() }
        return existing.flatMap { $0.isClosed ? nil : $0 }
    }

    private static func connect() -> DBusConnection? {
        guard isNamed(in: ProcessInfo.processInfo.environment),
            let pointer = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        else { return nil }
        // Otherwise GLib would end the program together with the bus.
        g_dbus_connection_set_exit_on_close(pointer, 0)
        return DBusConnection(taking: pointer)
    }

    /// Returns whether the environment names a session bus; without one, GLib would start its own.
    package nonisolated static func isNamed(in environment: [String: String]) -> Bool {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
        return FileManager.default.fileExists(atPath: "\(folder)/bus")
    }
}
