package import OpenDisplay

/// The notifications that the program shows on the desktop.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Backup finished"
/// try await UNUserNotificationCenter.current().add(
///     UNNotificationRequest(identifier: "backup", content: content, trigger: nil))
/// ```
///
/// The desktop's notification daemon shows them, or the portal if the program runs in a sandbox. On iOS the class is declared
/// in the module `UserNotifications`.
@preconcurrency @MainActor public final class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter(service: DesktopNotifications.makeService())
    /// The center that replaces that of the program; tests set it.
    package static var replacement: UNUserNotificationCenter?

    /// Returns the center of the program.
    public static func current() -> UNUserNotificationCenter { replacement ?? shared }

    /// The object that is notified of the user's responses.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    private let service: (any NotificationService)?
    private let delay: NotificationDelay
    private var status = UNAuthorizationStatus.notDetermined
    private var categories: Set<UNNotificationCategory> = []
    /// The requests whose time has not come, with what cancels them, by identifier.
    private var pending: [String: (request: UNNotificationRequest, cancel: () -> Void)] = [:]
    /// The notifications that are shown, by identifier.
    private var delivered: [String: UNNotification] = [:]

    /// Calls a closure after a time in seconds, and returns what cancels that.
    package typealias NotificationDelay = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void

    /// - Parameters:
    ///   - service: The service of the desktop, or `nil` if there is no message bus.
    ///   - delay: What waits for triggers.
    package init(
        service: (any NotificationService)?, delay: @escaping NotificationDelay = UNUserNotificationCenter.wait
    ) {
        self.service = service
        self.delay = delay
        super.init()
        service?.onEvent = { [weak self] in self?.handle($0) }
    }

    /// Waits on the main actor.
    package static func wait(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        let task = Task {
            // Durations are limited; a century is longer than any program runs.
            try? await Task.sleep(for: .seconds(min(seconds, 3e9)))
            if !Task.isCancelled { action() }
        }
        return { task.cancel() }
    }

    // MARK: Authorization

    /// Requests whether notifications can be shown; desktops do not ask the user, but may have been set not to show any.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        guard let service else { return completionHandler(false, UNError(.noBus)) }
        service.check { [self] result in
            switch result {
            case .success:
                status = .authorized
                completionHandler(true, nil)
            case .failure(let error):
                status = .denied
                completionHandler(false, UNError(error))
            }
        }
    }

    /// Requests whether notifications can be shown.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    /// Returns the settings, as far as the desktop has reported them.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: status)
    }

    // MARK: Categories

    /// Sets the categories, whose actions notifications show.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = categories
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
        categories.first { $0.identifier == content.categoryIdentifier }
    }

    // MARK: Requests

    /// Shows a notification at once, or when its trigger fires.
    ///
    /// The completion handler is called when the notification was accepted, or with the reason why not.
    public func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        cancelPending(request.identifier)
        guard let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else {
            return deliver(request) { completionHandler?($0) }
        }
        schedule(request, trigger)
        completionHandler?(nil)
    }

    /// Shows a notification at once, or when its trigger fires.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private func schedule(_ request: UNNotificationRequest, _ trigger: UNTimeIntervalNotificationTrigger) {
        let cancel = delay(trigger.timeInterval) { [weak self] in
            self?.pending[request.identifier] = nil
            // The delegate may cancel the repetition.
            if trigger.repeats { self?.schedule(request, trigger) }
            self?.deliver(request) { error in
                guard let error else { return }
                Self.report(error, of: request)
            }
        }
        pending[request.identifier] = (request, cancel)
    }

    private static func report(_ error: any Error, of request: UNNotificationRequest) {
        Diagnostics.report(
            Diagnostic(
                rule: "notification.failed", message: "A notification could not be shown. \(error)",
                subject: request.identifier, hint: "Call requestAuthorization(options:) before."))
    }

    private func cancelPending(_ identifier: String) {
        pending.removeValue(forKey: identifier)?.cancel()
    }

    /// The requests whose trigger has not fired.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        pending.sorted { $0.key < $1.key }.map { $0.value.request }
    }

    /// Cancels requests.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for identifier in identifiers { cancelPending(identifier) }
    }

    /// Cancels all requests.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: Array(pending.keys))
    }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest, completion: @escaping ((any Error)?) -> Void) {
        let notification = UNNotification(date: Date(), request: request)
        guard UIApplication.shared.applicationState == .active, let delegate else {
            return show(notification, options: [.banner, .list, .sound], completion: completion)
        }
        var isDecided = false
        delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
            // Only the first decision counts.
            guard !isDecided else { return }
            isDecided = true
            guard !options.isDisjoint(with: [.banner, .list]) else { return completion(nil) }
            show(notification, options: options, completion: completion)
        }
    }

    private func show(
        _ notification: UNNotification, options: UNNotificationPresentationOptions,
        completion: @escaping ((any Error)?) -> Void
    ) {
        guard let service else { return completion(UNError(.noBus)) }
        let identifier = notification.request.identifier
        service.show(description(of: notification.request, options)) { [self] result in
            switch result {
            case .success:
                delivered[identifier] = notification
                completion(nil)
            case .failure(let error): completion(UNError(error))
            }
        }
    }

    private func description(
        of request: UNNotificationRequest, _ options: UNNotificationPresentationOptions
    ) -> DesktopNotification {
        let content = request.content
        var result = DesktopNotification(identifier: request.identifier, title: content.title)
        result.body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        result.actions = (category(of: content)?.actions ?? []).map {
            DesktopNotification.Action(identifier: $0.identifier, title: $0.title)
        }
        result.urgency = content.interruptionLevel.urgency
        result.playsSound = content.sound != nil && options.contains(.sound)
        return result
    }

    /// Returns the notifications that are shown.
    public func deliveredNotifications() async -> [UNNotification] {
        delivered.values.sorted { $0.date < $1.date }
    }

    /// Removes notifications that are shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        for identifier in identifiers where delivered.removeValue(forKey: identifier) != nil {
            service?.remove(identifier: identifier)
        }
    }

    /// Removes all notifications that are shown.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: Array(delivered.keys))
    }

    // MARK: Responses

    private func handle(_ event: DesktopNotificationEvent) {
        switch event {
        case .opened(let identifier): respond(UNNotificationDefaultActionIdentifier, to: identifier, raises: true)
        case .chosen(let action, let identifier):
            guard let content = delivered[identifier]?.request.content else { return }
            let chosen = category(of: content)?.actions.first { $0.identifier == action }
            respond(action, to: identifier, raises: chosen?.options.contains(.foreground) == true)
        case .dismissed(let identifier):
            let options = delivered[identifier].flatMap { category(of: $0.request.content)?.options } ?? []
            if options.contains(.customDismissAction) {
                respond(UNNotificationDismissActionIdentifier, to: identifier, raises: false)
            }
            delivered[identifier] = nil
        case .removed(let identifier): delivered[identifier] = nil
        }
    }

    private func respond(_ action: String, to identifier: String, raises: Bool) {
        guard let notification = delivered[identifier] else { return }
        if raises { UIApplication.shared.raise() }
        let response = UNNotificationResponse(actionIdentifier: action, notification: notification)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate var urgency: DesktopNotification.Urgency {
        switch self {
        case .passive: .low
        case .active, .timeSensitive: .normal
        case .critical: .critical
        }
    }
}

extension UNError {
    fileprivate init(_ error: BusError) {
        switch error {
        case .denied: self = .notificationsNotAllowed(error.message)
        case .noBus, .unavailable, .timedOut, .ended, .failed: self = .notificationsUnavailable(error.message)
        }
    }
}
