/// A notification as the desktop shows it.
package struct DesktopNotification: Equatable, Sendable {
    /// A button of a notification.
    package struct Action: Equatable, Sendable {
        package let identifier: String
        package let title: String

        package init(identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }
    }

    package enum Urgency: UInt8, Sendable {
        case low = 0
        case normal = 1
        case critical = 2
    }

    /// The identifier of the program; a notification replaces the one with the same identifier.
    package let identifier: String
    package var title: String
    package var body = ""
    package var actions: [Action] = []
    package var urgency = Urgency.normal
    package var playsSound = false

    package init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// What happened to a notification that is shown.
package enum DesktopNotificationEvent: Equatable, Sendable {
    /// The user has clicked the notification.
    case opened(identifier: String)
    /// The user has chosen an action.
    case chosen(action: String, identifier: String)
    /// The user has dismissed the notification.
    case dismissed(identifier: String)
    /// The desktop no longer shows the notification.
    case removed(identifier: String)
}

/// A service that shows notifications.
@MainActor
package protocol NotificationService: AnyObject {
    /// Called when the user has responded to a notification, or when it is no longer shown.
    var onEvent: (@MainActor (DesktopNotificationEvent) -> Void)? { get set }

    /// Requests whether notifications can be shown.
    func check(completion: @escaping @MainActor (Result<Void, BusError>) -> Void)
    /// Shows a notification; calls `completion` when the desktop has accepted or refused it.
    func show(_ notification: DesktopNotification, completion: @escaping @MainActor (Result<Void, BusError>) -> Void)
    /// Removes a notification if it is shown.
    func remove(identifier: String)
}
