import Foundation

/// The message bus of the user's session.
package enum SessionBus {
    /// Returns whether the environment names a session bus; without one, GLib would start its own.
    package static func isNamed(in environment: [String: String]) -> Bool {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
        return FileManager.default.fileExists(atPath: "\(folder)/bus")
    }
}
