/// An interface of an object on a message bus.
package struct BusInterface: Hashable, Sendable {
    /// The name of the service that has the object.
    package let service: String
    package let path: String
    package let name: String

    package init(_ name: String, at path: String, of service: String) {
        self.service = service
        self.path = path
        self.name = name
    }
}

/// A connection to a message bus, with which a program uses the services of the desktop.
///
/// ``DBusConnection`` is the connection to a real bus. Tests of services replace it.
@MainActor
package protocol MessageBus: AnyObject {
    /// The unique name of the connection, for example `:1.42`.
    var name: String { get }

    /// Calls a method of a service; never waits for its reply.
    ///
    /// - Parameters:
    ///   - timeout: The time in seconds after which the call fails; `nil` is the default of GIO, 25 seconds.
    ///   - completion: Called later with the results of the method, or with the reason why there are none.
    func call(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], timeout: Double?,
        completion: @escaping @MainActor (Result<[DBusValue], BusError>) -> Void)

    /// Calls a method and waits for its reply, which blocks the program.
    ///
    /// - Parameter timeout: The longest time to wait, in seconds.
    func callAndWait(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], timeout: Double
    ) -> Result<[DBusValue], BusError>

    /// Calls a closure with the arguments of each signal of an interface, until the subscription is cancelled.
    func subscribe(
        to signal: String, of interface: BusInterface, _ handler: @escaping @MainActor ([DBusValue]) -> Void
    ) -> BusSubscription

    /// Calls a closure when the connection ends, until the subscription is cancelled.
    func watchForEnd(_ onEnd: @escaping @MainActor () -> Void) -> BusSubscription
}

extension MessageBus {
    /// Calls a method whose results are not needed; errors are ignored.
    package func send(_ method: String, of interface: BusInterface, _ arguments: [DBusValue] = []) {
        call(method, of: interface, arguments, timeout: nil) { _ in }
    }

    /// Calls a closure when a service leaves the bus, or the connection ends, until the subscription is cancelled.
    package func watchForLoss(of service: String, _ onLoss: @escaping @MainActor () -> Void) -> BusSubscription {
        let bus = BusInterface(
            "org.freedesktop.DBus", at: "/org/freedesktop/DBus", of: "org.freedesktop.DBus")
        let changes = subscribe(to: "NameOwnerChanged", of: bus) { arguments in
            let names = arguments.compactMap(\.asString)
            guard names.count == 3, names[0] == service, names[2].isEmpty else { return }
            onLoss()
        }
        let end = watchForEnd(onLoss)
        return BusSubscription {
            changes.cancel()
            end.cancel()
        }
    }
}

/// A subscription to signals of a message bus, which lasts until it is cancelled.
@MainActor
package final class BusSubscription {
    private var onCancel: (() -> Void)?

    package init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the subscription; further calls do nothing.
    package func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }
}
