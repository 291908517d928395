/// Notifications of the desktop's notification daemon, `org.freedesktop.Notifications`.
///
/// See the Desktop Notifications Specification 1.2.
@MainActor
package final class NotificationDaemon: NotificationService {
    private static let daemon = BusInterface(
        "org.freedesktop.Notifications", at: "/org/freedesktop/Notifications", of: "org.freedesktop.Notifications")
    /// The key of the action that a click on the notification invokes.
    private static let defaultAction = "default"
    /// The reason with which the daemon reports that the user has dismissed a notification.
    private static let dismissed = 2

    private let bus: any MessageBus
    private let program: String
    private var subscriptions: [BusSubscription] = []
    /// The numbers of the daemon for the notifications that are shown, by identifier.
    private var numbers: [String: UInt32] = [:]
    /// The requests that wait until the previous one for the same notification has finished, by identifier.
    private var pending: [String: [@MainActor () -> Void]] = [:]
    package var onEvent: (@MainActor (DesktopNotificationEvent) -> Void)?

    /// - Parameter program: The identifier of the program.
    package init(bus: any MessageBus, program: String) {
        self.bus = bus
        self.program = program
        subscriptions = [
            bus.subscribe(to: "ActionInvoked", of: Self.daemon) { [weak self] in self?.actionInvoked($0) },
            bus.subscribe(to: "NotificationClosed", of: Self.daemon) { [weak self] in self?.closed($0) },
            bus.watchForLoss(of: Self.daemon.service) { [weak self] in self?.daemonEnded() },
        ]
    }

    isolated deinit {
        for subscription in subscriptions { subscription.cancel() }
    }

    package func check(completion: @escaping @MainActor (Result<Void, BusError>) -> Void) {
        bus.call("GetCapabilities", of: Self.daemon, [], timeout: nil) { completion($0.map { _ in }) }
    }

    // MARK: Showing

    package func show(
        _ notification: DesktopNotification, completion: @escaping @MainActor (Result<Void, BusError>) -> Void
    ) {
        let identifier = notification.identifier
        perform(for: identifier) { [self] in
            let number = numbers[identifier] ?? 0
            bus.call(
                "Notify", of: Self.daemon, arguments(of: notification, replacing: number), timeout: nil
            ) { [self] result in
                if case .uint32(let number)? = (try? result.get())?.first { numbers[identifier] = number }
                performNext(for: identifier)
                completion(result.map { _ in })
            }
        }
    }

    package func remove(identifier: String) {
        perform(for: identifier) { [self] in
            if let number = numbers[identifier] {
                bus.send("CloseNotification", of: Self.daemon, [.uint32(number)])
            }
            performNext(for: identifier)
        }
    }

    /// Performs a request after the earlier ones for the same notification, because each needs the number of the previous.
    private func perform(for identifier: String, _ request: @escaping @MainActor () -> Void) {
        if pending[identifier] != nil {
            pending[identifier]?.append(request)
        } else {
            pending[identifier] = []
            request()
        }
    }

    private func performNext(for identifier: String) {
        guard let next = pending[identifier]?.first else {
            pending[identifier] = nil
            return
        }
        pending[identifier]?.removeFirst()
        next()
    }

    private func arguments(of notification: DesktopNotification, replacing number: UInt32) -> [DBusValue] {
        // The daemon does not display the title of the default action, but requires one.
        let actions =
            [Self.defaultAction, notification.title] + notification.actions.flatMap { [$0.identifier, $0.title] }
        var hints: [String: DBusValue] = [
            "urgency": .byte(notification.urgency.rawValue), "desktop-entry": .string(program),
        ]
        if notification.playsSound {
            hints["sound-name"] = .string("message-new-instant")
        } else {
            hints["suppress-sound"] = .boolean(true)
        }
        return [
            .string(program), .uint32(number), .string(program), .string(notification.title),
            .string(Self.markup(notification.body)), .strings(actions), .options(hints), .int32(-1),
        ]
    }

    /// Returns a text in the daemon's markup.
    static func markup(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    // MARK: Events

    private func identifier(of arguments: [DBusValue]) -> String? {
        guard case .uint32(let number)? = arguments.first else { return nil }
        return numbers.first { $0.value == number }?.key
    }

    private func actionInvoked(_ arguments: [DBusValue]) {
        guard let identifier = identifier(of: arguments), arguments.count == 2, let action = arguments[1].asString
        else { return }
        onEvent?(
            action == Self.defaultAction
                ? .opened(identifier: identifier) : .chosen(action: action, identifier: identifier))
    }

    private func closed(_ arguments: [DBusValue]) {
        guard let identifier = identifier(of: arguments) else { return }
        numbers[identifier] = nil
        let isDismissed = arguments.dropFirst().first?.asInteger == Self.dismissed
        onEvent?(isDismissed ? .dismissed(identifier: identifier) : .removed(identifier: identifier))
    }

    /// The notifications of a daemon end with it, and another daemon assigns other numbers.
    private func daemonEnded() {
        let identifiers = numbers.keys.sorted()
        numbers = [:]
        for identifier in identifiers { onEvent?(.removed(identifier: identifier)) }
    }
}
