import ComponentFlow
import OpenDisplay

/// A notification that a program showed on a stage.
public struct StageNotification: Equatable, Sendable {
    /// The identifier; a notification replaces an earlier one with the same identifier.
    public let identifier: String
    public let title: String
    /// The subtitle and the body, in lines.
    public let body: String
}

extension Stage {
    /// Calls a closure in which notifications are not shown on the desktop, and returns them.
    ///
    /// ```swift
    /// let notifications = try stage.notifications { try stage.tap("Remind me") }
    /// ```
    ///
    /// A program in whose window ``setHasKeyboard(_:)`` has set no keyboard focus is not active, unless it has others.
    public func notifications(_ body: () throws -> Void) rethrows -> [StageNotification] {
        clock.install()
        let service = StageNotificationService()
        let usual = UNUserNotificationCenter.replacement
        UNUserNotificationCenter.replacement = UNUserNotificationCenter(service: service)
        defer { UNUserNotificationCenter.replacement = usual }
        try body()
        return service.shown.map {
            StageNotification(identifier: $0.identifier, title: $0.title, body: $0.body)
        }
    }
}

/// A desktop that accepts all notifications.
@MainActor
private final class StageNotificationService: NotificationService {
    var onEvent: (@MainActor (DesktopNotificationEvent) -> Void)?
    private(set) var shown: [DesktopNotification] = []

    func check(completion: @escaping @MainActor (Result<Void, BusError>) -> Void) { completion(.success(())) }

    func show(_ notification: DesktopNotification, completion: @escaping @MainActor (Result<Void, BusError>) -> Void) {
        shown.append(notification)
        completion(.success(()))
    }

    func remove(identifier: String) { shown.removeAll { $0.identifier == identifier } }
}
