/// A request to show a notification.
@preconcurrency @MainActor public final class UNNotificationRequest: NSObject {
    /// The identifier; a request replaces the one with the same identifier.
    public let identifier: String
    /// What is shown.
    public let content: UNNotificationContent
    /// When it is shown; `nil` is at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(copying: content)
        self.trigger = trigger
        super.init()
    }
}

/// When a notification is shown.
@preconcurrency @MainActor public class UNNotificationTrigger: NSObject {
    /// Whether the notification is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// A trigger after a time during which the program runs.
///
/// Nothing is shown after the program has ended.
@preconcurrency @MainActor public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger; a time that is not a positive number counts as a millisecond, and a repeated one as a minute at
    /// least.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? 60 : 0.001
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, least) : least
        super.init(repeats: repeats)
    }
}

/// A notification that was shown.
@preconcurrency @MainActor public final class UNNotification: NSObject {
    /// The time at which it was shown.
    public let date: Date
    /// The request that it fulfills.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}

/// The user's response to a notification.
@preconcurrency @MainActor public final class UNNotificationResponse: NSObject {
    /// The identifier of the action that the user has chosen, ``UNNotificationDefaultActionIdentifier`` or
    /// ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String
    public let notification: UNNotification

    init(actionIdentifier: String, notification: UNNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
        super.init()
    }
}

/// The action of a click on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification, if its category requests that it is reported.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
