internal import CGTK

/// A connection to a message bus, implemented with GIO.
@MainActor package final class DBusConnection: MessageBus {
    /// The `GDBusConnection`.
    package let pointer: OpaquePointer

    /// Retains a connection of GIO.
    package init(retaining pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    /// Takes over a reference to a connection of GIO.
    init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    private static let clientFlags = GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)

    /// Connects to a message bus; calls `completion` with `nil` if that is impossible.
    package static func connect(to address: String, completion: @escaping (DBusConnection?) -> Void) {
        let handler = GIOCompletion { _, result in
            let connection = result.flatMap { g_dbus_connection_new_for_address_finish($0, nil) }
            completion(connection.map { DBusConnection(taking: $0) })
        }
        g_dbus_connection_new_for_address(address, clientFlags, nil, nil, GIOCompletion.callback, handler.data)
    }

    package var name: String {
        g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
    }

    /// Whether the connection was closed, by the program or because the bus has ended.
    var isClosed: Bool { g_dbus_connection_is_closed(pointer) != 0 }

    package func call(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue] = [], timeout: Double? = nil,
        completion: @escaping @MainActor (Result<[DBusValue], BusError>) -> Void
    ) {
        let handler = GIOCompletion { source, result in
            guard let source, let result else { return completion(.failure(.ended)) }
            var error: UnsafeMutablePointer<GError>?
            let reply = g_dbus_connection_call_finish(source, result, &error)
            completion(Self.result(reply, error))
        }
        g_dbus_connection_call(
            pointer, interface.service, interface.path, interface.name, method, DBusValue.makeTuple(arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, Self.milliseconds(timeout), nil, GIOCompletion.callback, handler.data)
    }

    package func callAndWait(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], timeout: Double
    ) -> Result<[DBusValue], BusError> {
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_sync(
            pointer, interface.service, interface.path, interface.name, method, DBusValue.makeTuple(arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, Self.milliseconds(timeout), nil, &error)
        return Self.result(reply, error)
    }

    private static func milliseconds(_ timeout: Double?) -> gint {
        timeout.map { gint(($0 * 1000).rounded()) } ?? -1
    }

    /// Returns the values of a reply, or the error; releases both.
    private static func result(
        _ reply: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?
    ) -> Result<[DBusValue], BusError> {
        if let error { return .failure(BusError(taking: error)) }
        guard let reply else { return .failure(.ended) }
        defer { g_variant_unref(reply) }
        return .success(DBusValue(reply)?.asElements ?? [])
    }

    package func subscribe(
        to signal: String, of interface: BusInterface, _ handler: @escaping @MainActor ([DBusValue]) -> Void
    ) -> BusSubscription {
        let data = Unmanaged.passRetained(SignalHandler(handler)).toOpaque()
        let identifier = g_dbus_connection_signal_subscribe(
            pointer, interface.service, interface.name, signal, interface.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            SignalHandler.callback, data, SignalHandler.release)
        return BusSubscription { [self] in g_dbus_connection_signal_unsubscribe(pointer, identifier) }
    }

    package func watchForEnd(_ onEnd: @escaping @MainActor () -> Void) -> BusSubscription {
        let data = Unmanaged.passRetained(SignalHandler { _ in onEnd() }).toOpaque()
        let closed: @convention(c) (gpointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = {
            SignalHandler.handle(nil, with: $3)
        }
        let identifier = g_signal_connect_data(
            UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(closed, to: GCallback.self), data,
            SignalHandler.releaseByClosure, GConnectFlags(rawValue: 0))
        return BusSubscription { [self] in g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), identifier) }
    }

    /// Closes the connection, whatever is pending.
    package func close() {
        g_dbus_connection_close(pointer, nil, nil, nil)
    }
}

/// The Swift closure that handles a signal, which GLib retains until the subscription ends.
@MainActor private final class SignalHandler {
    private let body: @MainActor ([DBusValue]) -> Void

    init(_ body: @escaping @MainActor ([DBusValue]) -> Void) {
        self.body = body
    }

    static let callback: GDBusSignalCallback = { handle($5, with: $6) }

    /// Calls the handler in the user data of a callback with the arguments of a signal.
    nonisolated static func handle(_ parameters: OpaquePointer?, with data: gpointer?) {
        let arguments = parameters.flatMap { DBusValue($0)?.asElements } ?? []
        withOwner(SignalHandler.self, of: data, otherwise: ()) { $0.body(arguments) }
    }

    nonisolated static let release: GDestroyNotify = { data in
        guard let data else { return }
        Unmanaged<SignalHandler>.fromOpaque(data).release()
    }

    /// A closure in an isolated method would trap on other threads, and the thread of GIO may release the last reference to a
    /// connection, whose subscriptions then end there.
    nonisolated static let releaseByClosure: GClosureNotify = { data, _ in release(data) }
}
