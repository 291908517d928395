internal import CGTK

/// The reason why a service of the desktop did not do what was requested.
package enum BusError: Error, Equatable {
    /// The program has no message bus, for example because it does not run in a desktop session.
    case noBus
    /// The bus has no such service, or the service has no such interface or method.
    case unavailable(String)
    /// The service, the bus or the user denies the request.
    case denied(String)
    /// The service has not replied in time.
    case timedOut
    /// The service has left the bus before it has finished.
    case ended
    /// The service reports another problem.
    case failed(String)

    /// Whether another service may be used instead, because this one cannot do its work at all.
    package var isUnavailable: Bool {
        switch self {
        case .noBus, .unavailable, .timedOut, .ended: true
        case .denied, .failed: false
        }
    }

    /// A sentence that describes the problem.
    package var message: String {
        switch self {
        case .noBus: "There is no session bus."
        case .unavailable(let reason): "The desktop does not provide the service: \(reason)"
        case .denied(let reason): "The request was denied: \(reason)"
        case .timedOut: "The service does not reply."
        case .ended: "The service has ended."
        case .failed(let reason): "The service reports an error: \(reason)"
        }
    }

    /// Creates an error from the name of a D-Bus error and the text with it.
    init(name: String, message: String) {
        switch name {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
            "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownInterface",
            "org.freedesktop.DBus.Error.UnknownObject", "org.freedesktop.DBus.Error.NotSupported",
            "org.freedesktop.portal.Error.NotFound":
            self = .unavailable(message)
        case "org.freedesktop.DBus.Error.AccessDenied", "org.freedesktop.DBus.Error.AuthFailed",
            "org.freedesktop.portal.Error.NotAllowed":
            self = .denied(message)
        case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
            "org.freedesktop.DBus.Error.TimedOut":
            self = .timedOut
        case "org.freedesktop.DBus.Error.Disconnected":
            self = .ended
        default:
            // The bus could not start the service.
            self = name.hasPrefix("org.freedesktop.DBus.Error.Spawn.") ? .unavailable(message) : .failed(message)
        }
    }

    /// Creates an error from one of GIO, which it releases.
    init(taking error: UnsafeMutablePointer<GError>) {
        defer { g_error_free(error) }
        guard let name = g_dbus_error_get_remote_error(error) else {
            self = Self.local(error)
            return
        }
        defer { g_free(name) }
        g_dbus_error_strip_remote_error(error)
        self.init(name: String(cString: name), message: String(cString: error.pointee.message))
    }

    /// Returns an error that does not come from another program.
    private static func local(_ error: UnsafeMutablePointer<GError>) -> BusError {
        func matches(_ code: GIOErrorEnum) -> Bool {
            g_error_matches(error, g_io_error_quark(), gint(code.rawValue)) != 0
        }
        if matches(G_IO_ERROR_TIMED_OUT) { return .timedOut }
        if matches(G_IO_ERROR_CLOSED) { return .ended }
        return .failed(String(cString: error.pointee.message))
    }
}
