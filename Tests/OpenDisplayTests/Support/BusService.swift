import CGTK

import OpenDisplay

/// A service on a message bus, with one object whose methods a test implements.
@MainActor
final class BusService {
    /// Returns the results of a method, or throws a ``Failure``.
    typealias Implementation = @MainActor (_ method: String, _ arguments: [DBusValue]) throws -> [DBusValue]

    /// An error of D-Bus.
    struct Failure: Error {
        let name: String
    }

    private let daemon: BusDaemon
    private let connection: DBusConnection
    private let interface: BusInterface
    private let implementation: Implementation
    private var registration: guint = 0
    /// Registers the object, and its service on the bus.
    ///
    /// - Parameters:
    ///   - interface: The service, the path and the interface.
    ///   - methods: The methods, with the signatures of their arguments and results, for example `("Add", "uu", "u")`.
    ///   - daemon: The bus.
    init(
        _ interface: BusInterface, methods: [(name: String, arguments: [String], results: [String])],
        on daemon: BusDaemon,
        _ implementation: @escaping Implementation
    ) throws {
        self.daemon = daemon
        connection = try daemon.connect()
        self.interface = interface
        self.implementation = implementation
        let node = g_dbus_node_info_new_for_xml(Self.description(of: interface, methods), nil)
        registration = g_dbus_connection_register_object(
            connection.pointer, interface.path, g_dbus_node_info_lookup_interface(node, interface.name),
            Self.functions, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        g_dbus_node_info_unref(node)
        _ = daemon.reply(
            to: "RequestName", of: BusDaemon.interface, [.string(interface.service), .uint32(0)], on: connection)
    }

    isolated deinit {
        g_dbus_connection_unregister_object(connection.pointer, registration)
    }

    private static func description(
        of interface: BusInterface, _ methods: [(name: String, arguments: [String], results: [String])]
    ) -> String {
        let members = methods.map { method in
            let arguments =
                method.arguments.map { "<arg type='\($0)' direction='in'/>" }
                + method.results.map { "<arg type='\($0)' direction='out'/>" }
            return "<method name='\(method.name)'>\(arguments.joined())</method>"
        }
        return "<node><interface name='\(interface.name)'>\(members.joined())</interface></node>"
    }

    private static let functions: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, method, parameters, invocation, data in
            guard let method, let invocation, let data else { return }
            let name = String(cString: method)
            let arguments = parameters.flatMap { DBusValue($0)?.asElements } ?? []
            nonisolated(unsafe) let call = (owner: data, invocation: invocation)
            MainActor.assumeIsolated {
                Unmanaged<BusService>.fromOpaque(call.owner).takeUnretainedValue()
                    .handle(name, arguments, call.invocation)
            }
        }
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        table.initialize(to: functions)
        return table
    }()

    private func handle(_ method: String, _ arguments: [DBusValue], _ invocation: OpaquePointer) {
        do {
            let results = try implementation(method, arguments)
            g_dbus_method_invocation_return_value(invocation, DBusValue.makeTuple(results))
        } catch {
            let name = (error as? Failure)?.name ?? "org.freedesktop.DBus.Error.Failed"
            g_dbus_method_invocation_return_dbus_error(invocation, name, "The test refuses \(method).")
        }
    }

    /// Emits a signal, by default of the service's interface at its path.
    func emit(_ signal: String, of interface: BusInterface? = nil, _ arguments: [DBusValue]) {
        let interface = interface ?? self.interface
        g_dbus_connection_emit_signal(
            connection.pointer, nil, interface.path, interface.name, signal, DBusValue.makeTuple(arguments), nil)
    }

    /// Leaves the bus after all replies were sent.
    func stop() {
        _ = daemon.reply(to: "GetId", of: BusDaemon.interface, on: connection)
        connection.close()
    }
}
