internal import CSecret

extension SecretStoreError {
    /// Creates an error from one of GLib, which it releases.
    init(taking error: UnsafeMutablePointer<GError>?, isCancelled: Bool) {
        guard let error else {
            self = .failed("There is no description.")
            return
        }
        defer { g_error_free(error) }
        if isCancelled {
            self = .cancelled
        } else if csecret_is_error(error, SECRET_ERROR_IS_LOCKED) != 0 {
            self = .locked
        } else {
            let remote = g_dbus_error_get_remote_error(error)
            defer { g_free(remote) }
            g_dbus_error_strip_remote_error(error)
            let message = error.pointee.message.map { String(cString: $0) } ?? ""
            self = remote.map { Self(name: String(cString: $0), message) } ?? Self(local: error, message)
        }
    }

    /// Creates an error from the name of one of D-Bus and its text.
    private init(name: String, _ message: String) {
        switch name {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
            "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownInterface",
            "org.freedesktop.DBus.Error.AccessDenied":
            self = .unavailable(message)
        case "org.freedesktop.Secret.Error.IsLocked": self = .locked
        case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Disconnected": self = .connectionLost
        default:
            // The bus could not start the service.
            self = name.hasPrefix("org.freedesktop.DBus.Error.Spawn.") ? .unavailable(message) : .failed(message)
        }
    }

    /// Creates an error from one that does not come from another program.
    private init(local error: UnsafePointer<GError>, _ message: String) {
        func matches(_ code: GIOErrorEnum) -> Bool {
            g_error_matches(error, g_io_error_quark(), gint(code.rawValue)) != 0
        }
        if matches(G_IO_ERROR_CLOSED) || matches(G_IO_ERROR_BROKEN_PIPE) || matches(G_IO_ERROR_CONNECTION_CLOSED) {
            self = .connectionLost
        } else if matches(G_IO_ERROR_CANCELLED) {
            // The user dismissed the prompt; the task itself was not cancelled.
            self = .locked
        } else {
            self = .failed(message)
        }
    }
}
