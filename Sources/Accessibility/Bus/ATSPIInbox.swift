internal import CGTK
internal import OpenDisplay
internal import OpenCoreGraphics

/// Receives the calls of clients on the thread of GIO, so that those that are refused cost the main thread nothing.
///
/// The calls of the program's objects are checked against the description of their interfaces, and wait in a
/// ``RequestQueue``. All other messages are left to GIO.
final class ATSPIInbox: Sendable {
    let queue: RequestQueue<ATSPICall>
    /// Whether the main thread will notice that calls wait.
    private let isAnnounced = OrderedMutex(false)
    /// Called on the main thread when calls wait.
    @MainActor var onCalls: () -> Void = {}

    @MainActor init() {
        queue = RequestQueue { Double(g_get_monotonic_time()) / 1_000_000 }
    }

    /// The descriptions of the interfaces, which are never changed or released.
    private nonisolated(unsafe) static let description = g_dbus_node_info_new_for_xml(ATSPIIntrospection.xml, nil)

    // MARK: Messages

    /// Starts receiving the messages of a connection; returns the number with which that is ended.
    func attach(to connection: OpaquePointer) -> guint {
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, data in
                guard isIncoming != 0, let connection, let message, let data else { return message }
                let inbox = Unmanaged<ATSPIInbox>.fromOpaque(data).takeUnretainedValue()
                return inbox.receive(message, from: connection) ? nil : message
            },
            Unmanaged.passRetained(self).toOpaque(), { $0.map { Unmanaged<ATSPIInbox>.fromOpaque($0).release() } })
    }

    /// Takes over a message if it is a call of one of the program's objects; returns whether it is.
    private func receive(_ message: OpaquePointer, from connection: OpaquePointer) -> Bool {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let path = g_dbus_message_get_path(message), Self.isObject(path),
            let interface = g_dbus_message_get_interface(message), strcmp(interface, Self.peer) != 0
        else { return false }
        let call = ATSPICall(taking: message, from: connection)
        guard let types = Self.parameters(of: call) else {
            call.refuse(.unknownMember)
            return true
        }
        guard types == call.signature else {
            call.refuse(.invalidArguments)
            return true
        }
        guard queue.add(call, from: call.sender) else {
            call.refuse(.tooManyRequests)
            return true
        }
        announce()
        return true
    }

    /// The interface that GIO answers for all objects.
    private static let peer = "org.freedesktop.DBus.Peer"

    private static func isObject(_ path: UnsafePointer<CChar>) -> Bool {
        strcmp(path, ATSPIReference.cache) == 0
            || strncmp(path, ATSPIReference.nodes + "/", ATSPIReference.nodes.utf8.count + 1) == 0
    }

    /// Returns the types of the parameters of the called method, or `nil` if it is unknown.
    private static func parameters(of call: ATSPICall) -> String? {
        switch ATSPIStandardInterface(rawValue: call.interface) {
        case .properties: return ["Get": "ss", "GetAll": "s", "Set": "ssv"][call.method]
        case .introspectable: return call.method == "Introspect" ? "" : nil
        case nil: break
        }
        guard let description, let interface = g_dbus_node_info_lookup_interface(description, call.interface),
            let method = g_dbus_interface_info_lookup_method(interface, call.method)
        else { return nil }
        var types = ""
        var next = method.pointee.in_args
        while let argument = next?.pointee {
            types += String(cString: argument.pointee.signature)
            next = next?.advanced(by: 1)
        }
        return types
    }

    // MARK: Main thread

    /// Makes the main thread notice that calls wait, unless it will already.
    private func announce() {
        let isNew = isAnnounced.withLock { isAnnounced in
            defer { isAnnounced = true }
            return !isAnnounced
        }
        guard isNew else { return }
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                guard let data else { return 0 }
                nonisolated(unsafe) let owner = data
                MainActor.assumeIsolated { Unmanaged<ATSPIInbox>.fromOpaque(owner).takeUnretainedValue().onCalls() }
                return 0
            },
            Unmanaged.passRetained(self).toOpaque(), { $0.map { Unmanaged<ATSPIInbox>.fromOpaque($0).release() } })
    }

    /// Announces the next call again; called before the waiting ones are answered.
    @MainActor func rearm() {
        isAnnounced.withLock { $0 = false }
    }
}

/// The interfaces of D-Bus that all objects have.
enum ATSPIStandardInterface: String {
    case properties = "org.freedesktop.DBus.Properties"
    case introspectable = "org.freedesktop.DBus.Introspectable"
}
