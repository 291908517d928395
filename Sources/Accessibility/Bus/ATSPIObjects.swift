internal import CGTK
import Dispatch
internal import OpenDisplay

/// The objects of the program on the accessibility bus: one for each node, and the cache.
///
/// The nodes are one subtree of paths, which GIO dispatches when it receives a call, so that a node costs nothing until
/// it is used. Calls wait in a ``RequestQueue``.
@MainActor final class ATSPIObjects {
    private let responder: ATSPIResponder
    private let connection: DBusConnection
    private var registrations: (subtree: guint, cache: guint) = (0, 0)
    private let queue = RequestQueue<Call> { Double(g_get_monotonic_time()) / 1_000_000 }
    /// The source of the main loop that answers the next calls; 0 if there is none.
    private var turn: guint = 0

    /// A call of a client.
    private final class Call {
        /// The object of GIO, which is released when the call is answered.
        let invocation: OpaquePointer
        /// The answer to a request of the whole cache, as far as it is made.
        var listing: ATSPICacheListing?

        init(_ invocation: OpaquePointer) {
            self.invocation = invocation
        }
    }

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
        if turn != 0 { g_source_remove(turn) }
        turn = 0
        for call in queue.removeAll() { Self.refuse(call.invocation, ATSPIError.unknownObject) }
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

    /// Without functions for properties, GIO passes the requests of properties to that for methods.
    private static let object: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, _, _, invocation, data in
            guard let invocation, let data else { return }
            nonisolated(unsafe) let call = (owner: data, invocation: invocation)
            MainActor.assumeIsolated {
                let objects = Unmanaged<ATSPIObjects>.fromOpaque(call.owner).takeUnretainedValue()
                objects.enqueue(call.invocation)
            }
        }
        table.initialize(to: functions)
        return table
    }()

    // MARK: Turns

    private func enqueue(_ invocation: OpaquePointer) {
        let client = g_dbus_method_invocation_get_sender(invocation).map { String(cString: $0) } ?? ""
        guard queue.add(Call(invocation), from: client) else {
            return Self.refuse(invocation, ATSPIError.tooManyRequests)
        }
        scheduleTurn(after: 0)
    }

    /// Schedules the next answers, unless they are scheduled already.
    private func scheduleTurn(after seconds: Double) {
        guard turn == 0 else { return }
        let milliseconds = guint((seconds * 1000).rounded(.up))
        turn = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                guard let data else { return 0 }
                nonisolated(unsafe) let owner = data
                MainActor.assumeIsolated {
                    Unmanaged<ATSPIObjects>.fromOpaque(owner).takeUnretainedValue().runTurn()
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Answers some calls.
    ///
    /// A call may run the main loop, in which further calls are answered, and may stop the provider.
    private func runTurn() {
        turn = 0
        withExtendedLifetime(self) {
            let pause = queue.runTurn { call in
                if !queue.isEmpty { scheduleTurn(after: RequestQueue<Call>.slice) }
                return answer(call)
            }
            guard let pause, registrations.subtree != 0 else { return }
            if turn != 0 { g_source_remove(turn) }
            turn = 0
            scheduleTurn(after: pause)
        }
    }

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

    private static let properties = "org.freedesktop.DBus.Properties"

    /// Answers a call, which releases it; returns whether that is done.
    private func answer(_ call: Call) -> Bool {
        let invocation = call.invocation
        guard !isCacheRequest(invocation) else { return continueListing(call) }
        do {
            let results = try results(of: invocation)
            g_dbus_method_invocation_return_value(invocation, DBusValue.makeTuple(results))
        } catch {
            Self.refuse(invocation, error)
        }
        return true
    }

    private func isCacheRequest(_ invocation: OpaquePointer) -> Bool {
        g_dbus_method_invocation_get_object_path(invocation).map { strcmp($0, ATSPIReference.cache) == 0 } ?? false
            && g_dbus_method_invocation_get_method_name(invocation).map { strcmp($0, "GetItems") == 0 } ?? false
    }

    private static let background = DispatchQueue(label: "accessibility cache")

    /// The number of nodes whose entries are made without a pause, in a fraction of a millisecond.
    private static let listingPart = 64

    /// Continues the answer to a request of the whole cache.
    ///
    /// Its message is made in the background: a list of 10,000 nodes takes tens of milliseconds.
    private func continueListing(_ call: Call) -> Bool {
        if call.listing == nil { responder.source?.updateTree() }
        var listing = call.listing ?? ATSPICacheListing(responder)
        let isComplete = listing.addEntries(Self.listingPart, of: responder)
        call.listing = isComplete ? nil : listing
        guard isComplete else { return false }
        let results = listing.results
        nonisolated(unsafe) let invocation = call.invocation
        Self.background.async {
            g_dbus_method_invocation_return_value(invocation, DBusValue.makeTuple(results))
        }
        return true
    }

    private static func refuse(_ invocation: OpaquePointer, _ error: any Error) {
        let error = error as? ATSPIError ?? .unknownMember
        g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message)
    }

    private func results(of invocation: OpaquePointer) throws -> [DBusValue] {
        guard let path = g_dbus_method_invocation_get_object_path(invocation),
            let interface = g_dbus_method_invocation_get_interface_name(invocation),
            let method = g_dbus_method_invocation_get_method_name(invocation)
        else { throw ATSPIError.unknownMember }
        let parameters = g_dbus_method_invocation_get_parameters(invocation)
        let arguments = parameters.flatMap { DBusValue($0)?.asElements } ?? []
        let names = (path: String(cString: path), method: String(cString: method))
        if strcmp(interface, Self.properties) == 0 {
            return try responder.callProperties(names.method, arguments, at: names.path)
        }
        guard let interface = ATSPIInterface(rawValue: String(cString: interface)) else {
            throw ATSPIError.unknownMember
        }
        return try responder.call(interface, names.method, arguments, at: names.path)
    }
}
