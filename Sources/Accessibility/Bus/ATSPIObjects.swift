internal import CGTK
internal import OpenDisplay

/// The objects of the program on the accessibility bus: one for each node, and the cache.
///
/// The nodes are one subtree of paths, which GIO dispatches when it receives a call, so that a node costs nothing until
/// it is used.
@MainActor final class ATSPIObjects {
    private let responder: ATSPIResponder
    private let connection: DBusConnection
    private var registrations: (subtree: guint, cache: guint) = (0, 0)

    /// The descriptions of the interfaces, which are never released.
    private static let description = g_dbus_node_info_new_for_xml(ATSPIIntrospection.xml, nil)

    /// Registers the objects; returns `nil` if that is impossible.
    init?(responder: ATSPIResponder, connection: DBusConnection) {
        self.responder = responder
        self.connection = connection
        let data = Unmanaged.passUnretained(self).toOpaque()
        registrations.subtree = g_dbus_connection_register_subtree(
            connection.pointer, ATSPIReference.nodes, Self.subtree, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
            data, nil, nil)
        guard registrations.subtree != 0, let cache = Self.information(.cache) else {
            unregister()
            return nil
        }
        registrations.cache = g_dbus_connection_register_object(
            connection.pointer, ATSPIReference.cache, cache, Self.object, data, nil, nil)
    }

    /// Removes the objects.
    ///
    /// Must be called before the object is deallocated.
    func unregister() {
        if registrations.subtree != 0 {
            g_dbus_connection_unregister_subtree(connection.pointer, registrations.subtree)
        }
        if registrations.cache != 0 { g_dbus_connection_unregister_object(connection.pointer, registrations.cache) }
        registrations = (0, 0)
    }

    private static func information(_ interface: ATSPIInterface) -> UnsafeMutablePointer<GDBusInterfaceInfo>? {
        description.flatMap { g_dbus_node_info_lookup_interface($0, interface.rawValue) }
    }

    // MARK: Functions that GIO calls

    private static let subtree: UnsafeMutablePointer<GDBusSubtreeVTable> = {
        let table = UnsafeMutablePointer<GDBusSubtreeVTable>.allocate(capacity: 1)
        var functions = GDBusSubtreeVTable()
        functions.enumerate = { _, _, _, _ in
            // An empty list: clients find the nodes through each other.
            g_malloc0(gsize(MemoryLayout<gpointer?>.size))?.assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
        }
        functions.introspect = { _, _, _, node, data in
            guard let node, let data else { return nil }
            let name = String(cString: node)
            nonisolated(unsafe) let owner = data
            nonisolated(unsafe) var list: UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
            MainActor.assumeIsolated {
                let objects = Unmanaged<ATSPIObjects>.fromOpaque(owner).takeUnretainedValue()
                list = objects.interfaces(ofChild: name)
            }
            return list
        }
        functions.dispatch = { _, _, _, _, _, context, data in
            context?.pointee = data
            nonisolated(unsafe) var table: UnsafePointer<GDBusInterfaceVTable>?
            MainActor.assumeIsolated { table = UnsafePointer(ATSPIObjects.object) }
            return table
        }
        table.initialize(to: functions)
        return table
    }()

    private static let object: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, path, interface, method, parameters, invocation, data in
            guard let path, let interface, let method, let invocation, let data else { return }
            let names = (String(cString: path), String(cString: interface), String(cString: method))
            let arguments = parameters.flatMap { DBusValue($0)?.asElements } ?? []
            nonisolated(unsafe) let call = (owner: data, invocation: invocation)
            MainActor.assumeIsolated {
                let objects = Unmanaged<ATSPIObjects>.fromOpaque(call.owner).takeUnretainedValue()
                objects.answer(call.invocation, names.0, names.1, names.2, arguments)
            }
        }
        functions.get_property = { _, _, path, interface, property, error, data in
            guard let path, let interface, let property, let data else { return nil }
            let names = (String(cString: path), String(cString: interface), String(cString: property))
            nonisolated(unsafe) let call = (owner: data, error: error)
            nonisolated(unsafe) var variant: OpaquePointer?
            MainActor.assumeIsolated {
                let objects = Unmanaged<ATSPIObjects>.fromOpaque(call.owner).takeUnretainedValue()
                variant = objects.value(names.0, names.1, names.2, call.error)
            }
            return variant
        }
        functions.set_property = { _, _, path, interface, property, value, error, data in
            guard let path, let interface, let property, let value, let data else { return 0 }
            let names = (String(cString: path), String(cString: interface), String(cString: property))
            let new = DBusValue(value)
            nonisolated(unsafe) let call = (owner: data, error: error)
            return MainActor.assumeIsolated {
                let objects = Unmanaged<ATSPIObjects>.fromOpaque(call.owner).takeUnretainedValue()
                return objects.setValue(names.0, names.1, names.2, new, call.error)
            }
        }
        table.initialize(to: functions)
        return table
    }()

    // MARK: Requests

    /// Returns the interfaces of a node as a list that GIO releases, or `nil` if the node does not exist.
    private func interfaces(ofChild name: String)
        -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>?
    {
        let found = responder.interfaces(at: "\(ATSPIReference.nodes)/\(name)").compactMap { Self.information($0) }
        guard !found.isEmpty else { return nil }
        let size = gsize((found.count + 1) * MemoryLayout<gpointer?>.stride)
        let list = g_malloc0(size)?.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
        for (index, interface) in found.enumerated() { list?[index] = g_dbus_interface_info_ref(interface) }
        return list
    }

    private func answer(
        _ invocation: OpaquePointer, _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue]
    ) {
        do {
            guard let interface = ATSPIInterface(rawValue: interface) else { throw ATSPIError.unknownMember }
            let results = try responder.call(interface, method, arguments, at: path)
            g_dbus_method_invocation_return_value(invocation, DBusValue.makeTuple(results))
        } catch {
            let error = error as? ATSPIError ?? .unknownMember
            g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message)
        }
    }

    private typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    private func value(_ path: String, _ interface: String, _ name: String, _ problem: ErrorPointer?)
        -> OpaquePointer?
    {
        do {
            guard let interface = ATSPIInterface(rawValue: interface) else { throw ATSPIError.unknownMember }
            return try responder.property(interface, name, at: path).makeVariant()
        } catch {
            Self.report(error, in: problem)
            return nil
        }
    }

    private func setValue(
        _ path: String, _ interface: String, _ name: String, _ value: DBusValue?, _ problem: ErrorPointer?
    ) -> gboolean {
        do {
            guard let interface = ATSPIInterface(rawValue: interface), let value else { throw ATSPIError.unknownMember }
            try responder.setProperty(interface, name, to: value, at: path)
            return 1
        } catch {
            Self.report(error, in: problem)
            return 0
        }
    }

    private static func report(_ error: any Error, in problem: ErrorPointer?) {
        let message = (error as? ATSPIError ?? .unknownMember).message
        g_set_error_literal(problem, g_dbus_error_quark(), gint(G_DBUS_ERROR_FAILED.rawValue), message)
    }
}
