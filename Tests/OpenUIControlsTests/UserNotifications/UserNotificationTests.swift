import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIControls

/// Shows notifications in the process of the test.
@MainActor
private final class FakeService: NotificationService {
    var onEvent: (@MainActor (DesktopNotificationEvent) -> Void)?
    var result: Result<Void, BusError> = .success(())
    private(set) var shown: [DesktopNotification] = []
    private(set) var removed: [String] = []
    /// Called before a notification is shown.
    var onShow: (() -> Void)?

    func check(completion: @escaping @MainActor (Result<Void, BusError>) -> Void) { completion(result) }

    func show(_ notification: DesktopNotification, completion: @escaping @MainActor (Result<Void, BusError>) -> Void) {
        onShow?()
        shown.append(notification)
        completion(result)
    }

    func remove(identifier: String) { removed.append(identifier) }
}

private final class Responder: UNUserNotificationCenterDelegate {
    private(set) var actions: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        actions.append("\(response.notification.request.identifier): \(response.actionIdentifier)")
        completionHandler()
    }
}

/// Calls the closure of a decision twice.
private final class Undecided: UNUserNotificationCenterDelegate {
    private(set) var calls = 0

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        calls += 1
        completionHandler(.banner)
        completionHandler(.banner)
    }
}

private final class Program: UIResponder, UIApplicationDelegate {}

@Suite("User notifications", .serialized) @MainActor struct UserNotificationTests {
    private let service = FakeService()

    private func request(
        _ identifier: String, category: String = "", after seconds: TimeInterval? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.subtitle = "Subtitle"
        content.body = "Body"
        content.categoryIdentifier = category
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    private func mailCategory(_ options: UNNotificationCategoryOptions = []) -> UNNotificationCategory {
        UNNotificationCategory(
            identifier: "mail", actions: [UNNotificationAction(identifier: "reply", title: "Reply")], options: options)
    }

    @Test("A notification shows its content and the actions of its category")
    func content() throws {
        let center = UNUserNotificationCenter(service: service)
        center.setNotificationCategories([mailCategory()])
        center.add(request("a", category: "mail"))
        let shown = try #require(service.shown.first)
        #expect(shown.title == "Title")
        #expect(shown.body == "Subtitle\nBody")
        #expect(shown.actions == [.init(identifier: "reply", title: "Reply")])
    }

    @Test("A click and an action are reported to the delegate")
    func responses() {
        let center = UNUserNotificationCenter(service: service)
        let delegate = Responder()
        center.delegate = delegate
        center.setNotificationCategories([mailCategory()])
        center.add(request("a", category: "mail"))
        service.onEvent?(.opened(identifier: "a"))
        service.onEvent?(.chosen(action: "reply", identifier: "a"))
        #expect(delegate.actions == ["a: \(UNNotificationDefaultActionIdentifier)", "a: reply"])
    }

    @Test("A dismissal is reported only if the category requests it", arguments: [true, false])
    func dismissal(isRequested: Bool) {
        let center = UNUserNotificationCenter(service: service)
        let delegate = Responder()
        center.delegate = delegate
        center.setNotificationCategories([mailCategory(isRequested ? .customDismissAction : [])])
        center.add(request("a", category: "mail"))
        service.onEvent?(.dismissed(identifier: "a"))
        #expect(delegate.actions == (isRequested ? ["a: \(UNNotificationDismissActionIdentifier)"] : []))
    }

    @Test("A notification that is no longer shown is not delivered any more")
    func removal() async throws {
        let center = UNUserNotificationCenter(service: service)
        try await center.add(request("a"))
        try await center.add(request("b"))
        service.onEvent?(.removed(identifier: "a"))
        center.removeAllDeliveredNotifications()
        #expect(service.removed == ["b"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("A request with a trigger is shown after its time, unless it is cancelled")
    func triggers() async throws {
        var waiting: [(seconds: TimeInterval, action: @MainActor () -> Void)] = []
        var cancelled = 0
        let center = UNUserNotificationCenter(service: service) { seconds, action in
            waiting.append((seconds, action))
            return { cancelled += 1 }
        }
        try await center.add(request("a", after: 5))
        try await center.add(request("b", after: 6))
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(cancelled == 1)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        #expect(service.shown.isEmpty)
        waiting[0].action()
        #expect(service.shown.map(\.identifier) == ["a"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A repeated request can be cancelled by the closure that is called before it is shown")
    func cancelledRepetition() async throws {
        var fire: (@MainActor () -> Void)?
        var cancelled = 0
        let center = UNUserNotificationCenter(service: service) { _, action in
            fire = action
            return { cancelled += 1 }
        }
        service.onShow = { center.removeAllPendingNotificationRequests() }
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        try await center.add(
            UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: trigger))
        fire?()
        #expect(cancelled == 1)
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A delegate that decides twice how a notification is presented shows it once")
    func decidedTwice() {
        let center = UNUserNotificationCenter(service: service)
        let delegate = Undecided()
        center.delegate = delegate
        var completions = 0
        OffscreenProgram.run(Program()) { _ in
            center.add(request("a")) { _ in completions += 1 }
        }
        #expect(delegate.calls == 1)
        #expect(service.shown.count == 1)
        #expect(completions == 1)
    }

    @Test("Content that is changed after the request was created is not shown")
    func copies() {
        let content = UNMutableNotificationContent()
        content.title = "First"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Second"
        #expect(request.content.title == "First")
    }

    @Test(
        "A failure is an error of the request and of the authorization",
        arguments: [BusError.unavailable("no daemon"), .denied("no permission"), .timedOut])
    func failure(error: BusError) async {
        service.result = .failure(error)
        let center = UNUserNotificationCenter(service: service)
        await #expect(throws: UNError.self) { try await center.add(request("a")) }
        await #expect(throws: UNError.self) { try await center.requestAuthorization(options: [.alert]) }
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("Without a message bus, a request fails")
    func noBus() async {
        let center = UNUserNotificationCenter(service: nil)
        await #expect(throws: UNError.self) { try await center.add(request("a")) }
    }
}
