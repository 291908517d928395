/// Notifications of the portal `org.freedesktop.portal.Notification`, for programs in a sandbox.
///
/// The portal does not report when a notification is dismissed or removed.
@MainActor
package final class NotificationPortal: NotificationService {
    private static let portal = DesktopPortal.interface("Notification")
    private static let defaultAction = "default"

    private let bus: any MessageBus
    private var subscription: BusSubscription?
    package var onEvent: (@MainActor (DesktopNotificationEvent) -> Void)?

    package init(bus: any MessageBus) {
        self.bus = bus
        subscription = bus.subscribe(to: "ActionInvoked", of: Self.portal) { [weak self] in self?.actionInvoked($0) }
    }

    isolated deinit {
        subscription?.cancel()
    }

    package func check(completion: @escaping @MainActor (Result<Void, BusError>) -> Void) {
        DesktopPortal.requestVersion(of: Self.portal, on: bus) { completion($0.map { _ in }) }
    }

    package func show(
        _ notification: DesktopNotification, completion: @escaping @MainActor (Result<Void, BusError>) -> Void
    ) {
        let buttons = notification.actions.map { action in
            DBusValue.options(["label": .string(action.title), "action": .string(action.identifier)])
        }
        var values: [String: DBusValue] = [
            "title": .string(notification.title), "body": .string(notification.body),
            "priority": .string(notification.urgency.priority), "default-action": .string(Self.defaultAction),
        ]
        if !buttons.isEmpty { values["buttons"] = .array(buttons, of: "a{sv}") }
        bus.call(
            "AddNotification", of: Self.portal, [.string(notification.identifier), .options(values)], timeout: nil
        ) { completion($0.map { _ in }) }
    }

    package func remove(identifier: String) {
        bus.send("RemoveNotification", of: Self.portal, [.string(identifier)])
    }

    /// - Parameter arguments: The identifier of the notification, the action, and values that are not used.
    private func actionInvoked(_ arguments: [DBusValue]) {
        guard arguments.count >= 2, let identifier = arguments[0].asString, let action = arguments[1].asString else {
            return
        }
        onEvent?(
            action == Self.defaultAction
                ? .opened(identifier: identifier) : .chosen(action: action, identifier: identifier))
        // The portal removes a notification when an action is chosen.
        onEvent?(.removed(identifier: identifier))
    }
}

extension DesktopNotification.Urgency {
    /// The name in the portal.
    fileprivate var priority: String {
        switch self {
        case .low: "low"
        case .normal: "normal"
        case .critical: "urgent"
        }
    }
}
