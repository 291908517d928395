internal import CGTK
import Foundation

/// The program as the only one with its identifier in the user's session.
///
/// The first start registers the identifier on the session bus with `GApplication`. A further one passes what it should do
/// to the first one and ends. File managers and other programs can use the interface `org.freedesktop.Application`, too.
@MainActor
package final class ProgramInstance {
    package enum Role: Equatable {
        /// This process is the only one.
        case first
        /// Another process was already running, and has received the start.
        case handedOver
        /// The session bus did not accept the registration; the process runs independently of others.
        case independent(reason: String)
    }

    private static let action = "start"

    private let application: UnsafeMutablePointer<GApplication>
    private var connections = SignalConnections()
    /// Called with every further start of the program.
    package var onStart: (@MainActor (ProgramStart) -> Void)?

    /// Creates an instance that is not registered yet, or returns `nil` if the identifier is not an application id, such as
    /// `org.example.Notes`, or if there is no session bus.
    package init?(identifier: String) {
        guard g_application_id_is_valid(identifier) != 0, SessionBus.connection != nil,
            let application = g_application_new(identifier, G_APPLICATION_HANDLES_OPEN)
        else { return nil }
        self.application = application
        connectSignals()
        addAction()
    }

    isolated deinit {
        connections.disconnectAll()
        g_object_unref(application)
    }

    /// Registers the program, or passes a start to the process that is registered.
    package func register(_ start: ProgramStart) -> Role {
        var error: UnsafeMutablePointer<GError>?
        guard g_application_register(application, nil, &error) != 0 else {
            return .independent(reason: error.map { BusError(taking: $0).message } ?? "")
        }
        guard g_application_get_is_remote(application) != 0 else { return .first }
        g_action_group_activate_action(OpaquePointer(application), Self.action, start.value.makeVariant())
        // The process ends afterwards.
        if let connection = g_application_get_dbus_connection(application) {
            g_dbus_connection_flush_sync(connection, nil, nil)
        }
        return .handedOver
    }

    // MARK: Further starts

    private func connectSignals() {
        let activated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(ProgramInstance.self, of: data, otherwise: ()) { $0.onStart?(ProgramStart()) }
        }
        let opened:
            @convention(c) (
                gpointer?, UnsafeMutablePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?, gpointer?
            ) -> Void = { _, files, count, _, data in
                let urls = ProgramInstance.urls(of: files, count: Int(count))
                withOwner(ProgramInstance.self, of: data, otherwise: ()) { $0.onStart?(ProgramStart(urls: urls)) }
            }
        connections.connect(
            gpointer(application), "activate", data: self, function: unsafeBitCast(activated, to: GCallback.self))
        connections.connect(
            gpointer(application), "open", data: self, function: unsafeBitCast(opened, to: GCallback.self))
    }

    private nonisolated static func urls(of files: UnsafeMutablePointer<OpaquePointer?>?, count: Int) -> [URL] {
        (0..<count).compactMap { index in
            guard let uri = g_file_get_uri(files?[index]) else { return nil }
            defer { g_free(uri) }
            return URL(string: String(cString: uri))
        }
    }

    /// Adds the action with which a further process passes its start, including arguments that are not files.
    private func addAction() {
        let type = g_variant_type_new(ProgramStart.signature)
        defer { g_variant_type_free(type) }
        guard let action = g_simple_action_new(Self.action, type) else { return }
        let activated: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, parameter, data in
            guard let start = parameter.flatMap({ DBusValue($0) }).flatMap({ ProgramStart($0) }) else { return }
            withOwner(ProgramInstance.self, of: data, otherwise: ()) { $0.onStart?(start) }
        }
        connections.connect(
            gpointer(action), "activate", data: self, function: unsafeBitCast(activated, to: GCallback.self))
        g_action_map_add_action(OpaquePointer(application), action)
        g_object_unref(gpointer(action))
    }
}

extension ProgramStart {
    /// The type of `value`.
    static let signature = "(asass)"

    /// The value with which a process passes its start to another one: arguments, URLs and token.
    var value: DBusValue {
        .structure([.strings(arguments), .strings(urls.map(\.absoluteString)), .string(activationToken)])
    }

    init?(_ value: DBusValue) {
        guard let elements = value.asElements, elements.count == 3, let token = elements[2].asString else { return nil }
        self.init(
            arguments: elements[0].asStrings, urls: elements[1].asStrings.compactMap { URL(string: $0) },
            activationToken: token)
    }
}
