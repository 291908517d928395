/// The object that is notified of the user's responses to notifications.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called after the user has clicked a notification, chosen one of its actions, or dismissed it.
    ///
    /// The completion handler is to be called when the response was handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Returns how a notification is shown while the program is active.
    ///
    /// The default shows it as if the program were not active, because the desktop shows notifications outside of windows;
    /// in UIKit, it is not shown.
    ///
    /// The completion handler is to be called with the options; with none, nothing is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }
}

/// How a notification is shown while the program is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The sound is played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The notification is added to the desktop's list.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// The notification is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Sounds are played.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Notifications are shown.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// Whether the program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Authorization was not requested yet.
    case notDetermined = 0
    /// The desktop shows no notifications of the program.
    case denied = 1
    case authorized = 2
}

/// The settings of the program's notifications.
public struct UNNotificationSettings: Equatable, Sendable {
    /// Whether the program may show notifications.
    public let authorizationStatus: UNAuthorizationStatus
}

/// The reason why a notification could not be shown.
public enum UNError: Error, Equatable, CustomStringConvertible {
    /// The desktop or the user denies notifications.
    case notificationsNotAllowed(String)
    /// The desktop has no service for notifications, or it does not work.
    case notificationsUnavailable(String)

    public var description: String {
        switch self {
        case .notificationsNotAllowed(let reason), .notificationsUnavailable(let reason): reason
        }
    }
}
