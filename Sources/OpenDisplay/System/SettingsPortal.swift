internal import CGTK
import Foundation

/// The user's preference for light or dark content, with the numbers of the settings portal.
///
/// GNOME reports no preference instead of light.
enum ColorScheme: UInt32 {
    case noPreference = 0
    case dark = 1
    case light = 2
}

/// The settings that the desktop provides through the portal `org.freedesktop.portal.Settings`.
///
/// The object exists until the program ends.
@MainActor
final class SettingsPortal {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"
    /// The time that the first window waits for the portal, in milliseconds.
    private static let patience: gint = 200

    private let connection: OpaquePointer
    private let onChange: @MainActor () -> Void
    /// The preference, or `nil` if the portal has not reported one.
    private(set) var colorScheme: ColorScheme?

    /// Connects to the portal and reads the settings; returns `nil` if there is no session bus.
    ///
    /// - Parameter onChange: Called when a setting has changed, also if the portal answers late for the first time.
    init?(onChange: @escaping @MainActor () -> Void) {
        guard SessionBus.isNamed(in: ProcessInfo.processInfo.environment),
            let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        else { return nil }
        self.connection = connection
        self.onChange = onChange
        // Otherwise GLib would end the program together with the bus.
        g_dbus_connection_set_exit_on_close(connection, 0)
        subscribe()
        read()
    }

    // MARK: Reading

    /// Reads the preference and waits for a short time, so that the first frame has the right colors.
    private func read() {
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_sync(
            connection, Self.service, Self.path, Self.interface, "Read", Self.arguments(), nil,
            GDBusCallFlags(rawValue: 0), Self.patience, nil, &error)
        if let reply { take(reply: reply) }
        guard let error else { return }
        let isSlow = g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_TIMED_OUT.rawValue)) != 0
        g_error_free(error)
        if isSlow { readLater() }
    }

    /// Reads the preference of a portal that the desktop is still starting.
    private func readLater() {
        let finished: GAsyncReadyCallback = { source, result, data in
            guard let source, let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else {
                return
            }
            nonisolated(unsafe) let values = reply
            withOwner(SettingsPortal.self, of: data, otherwise: ()) { portal in
                portal.take(reply: values)
                portal.onChange()
            }
        }
        g_dbus_connection_call(
            connection, Self.service, Self.path, Self.interface, "Read", Self.arguments(), nil,
            GDBusCallFlags(rawValue: 0), -1, nil, finished, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The arguments of `Read`, as a floating reference.
    private static func arguments() -> OpaquePointer? {
        let strings: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
        return g_variant_new_tuple(strings, gsize(strings.count))
    }

    /// Stores the preference in a reply, which it releases.
    private func take(reply: OpaquePointer) {
        defer { g_variant_unref(reply) }
        guard g_variant_check_format_string(reply, "(v)", 0) != 0 else { return }
        colorScheme = Self.child(0, of: reply, Self.number).flatMap(ColorScheme.init(rawValue:)) ?? .noPreference
    }

    // MARK: Changes

    private func subscribe() {
        let changed: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
            guard let parameters else { return }
            nonisolated(unsafe) let values = parameters
            withOwner(SettingsPortal.self, of: data, otherwise: ()) { $0.settingChanged(values) }
        }
        _ = g_dbus_connection_signal_subscribe(
            connection, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace,
            GDBusSignalFlags(rawValue: 0), changed, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// - Parameter parameters: The namespace, the key and the new value.
    private func settingChanged(_ parameters: OpaquePointer) {
        guard g_variant_check_format_string(parameters, "(ssv)", 0) != 0,
            Self.child(1, of: parameters, { String(cString: g_variant_get_string($0, nil)) }) == Self.key
        else { return }
        colorScheme = Self.child(2, of: parameters, Self.number).flatMap(ColorScheme.init(rawValue:)) ?? .noPreference
        onChange()
    }

    // MARK: Values

    private nonisolated static func child<Result>(
        _ index: Int, of value: OpaquePointer, _ body: (OpaquePointer) -> Result?
    ) -> Result? {
        guard let child = g_variant_get_child_value(value, gsize(index)) else { return nil }
        defer { g_variant_unref(child) }
        return body(child)
    }

    /// Returns the number in a variant; the portal's method `Read` wraps it twice.
    private nonisolated static func number(in value: OpaquePointer) -> UInt32? {
        if g_variant_classify(value) == G_VARIANT_CLASS_UINT32 { return g_variant_get_uint32(value) }
        guard g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) else {
            return nil
        }
        defer { g_variant_unref(inner) }
        return number(in: inner)
    }
}
