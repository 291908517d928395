internal import CGTK
internal import OpenDisplay

/// The objects of the program on the accessibility bus: one for each node, and the cache.
///
/// An object costs nothing until it is used: its calls are received by an ``ATSPIInbox``, whatever their paths are. Turns of
/// the main loop answer them, as many as the ``RequestQueue`` permits.
@MainActor final class ATSPIObjects {
    private let responder: ATSPIResponder
    private let connection: DBusConnection
    private let inbox = ATSPIInbox()
    private var filter: guint = 0
    private let turns = TurnSchedule(.answers)

    private var queue: RequestQueue<ATSPICall> { inbox.queue }

    /// Starts answering the calls of clients.
    init(responder: ATSPIResponder, connection: DBusConnection) {
        self.responder = responder
        self.connection = connection
        turns.onTurn = { [unowned self] in runTurn() }
        inbox.onCalls = { [unowned self] in turns.schedule(after: 0) }
        filter = inbox.attach(to: connection.pointer)
    }

    /// Ends it, and refuses the calls that wait.
    ///
    /// Must be called before the object is deallocated.
    func unregister() {
        guard filter != 0 else { return }
        g_dbus_connection_remove_filter(connection.pointer, filter)
        filter = 0
        inbox.onCalls = {}
        turns.cancel()
        for call in queue.removeAll() { call.refuse(.unknownObject) }
    }

    // MARK: Turns

    /// Answers some calls.
    ///
    /// A call may run the main loop, in which further calls are answered, and may stop the provider.
    private func runTurn() {
        withExtendedLifetime(self) {
            inbox.rearm()
            let pause = queue.runTurn { call in
                if !queue.isEmpty { turns.schedule(after: RequestQueue<ATSPICall>.slice) }
                return answer(call)
            } preparedBy: {
                // Otherwise the first request would take as long as the update and itself.
                responder.source?.updateTree()
            }
            guard let pause, filter != 0 else { return }
            turns.cancel()
            turns.schedule(after: pause)
        }
    }

    // MARK: Requests

    /// Answers a call, or a part of it; returns whether that is done.
    private func answer(_ call: ATSPICall) -> Bool {
        do {
            if call.work == nil { call.work = try work(for: call) }
            guard let work = call.work else {
                if let results = try deferredResults(of: call) {
                    ATSPIOutbox.send { call.answer(results()) }
                } else {
                    let results = try results(of: call)
                    ATSPIOutbox.send { call.answer(results) }
                }
                return true
            }
            guard let results = try work.advance(with: responder) else { return false }
            // The message of 10,000 objects takes tens of milliseconds, and so does releasing them.
            call.work = nil
            ATSPIOutbox.send { call.answer(results) }
        } catch {
            call.work = nil
            let error = error as? ATSPIError ?? .unknownMember
            ATSPIOutbox.send { call.refuse(error) }
        }
        return true
    }

    /// Returns the work of a call that may take longer than a turn; `nil` for all others.
    private func work(for call: ATSPICall) throws -> (any ATSPIWork)? {
        guard let interface = ATSPIInterface(rawValue: call.interface) else { return nil }
        return try responder.work(for: interface, call.method, call.arguments, at: call.path)
    }

    private func deferredResults(of call: ATSPICall) throws -> (@Sendable () -> [DBusValue])? {
        guard let interface = ATSPIInterface(rawValue: call.interface) else { return nil }
        return try responder.deferredResults(of: interface, call.method, call.arguments, at: call.path)
    }

    private func results(of call: ATSPICall) throws -> [DBusValue] {
        switch ATSPIStandardInterface(rawValue: call.interface) {
        case .properties: return try responder.callProperties(call.method, call.arguments, at: call.path)
        case .introspectable: return [.string(ATSPIIntrospection.xml(of: responder.interfaces(at: call.path)))]
        case nil: break
        }
        guard let interface = ATSPIInterface(rawValue: call.interface) else { throw ATSPIError.unknownMember }
        return try responder.call(interface, call.method, call.arguments, at: call.path)
    }
}
