import ComponentFlow

/// Shows notifications of the desktop while the program is in the background.
@MainActor enum Notifier {
    static func show(_ title: String, body: String) {
        guard UIApplication.shared.applicationState != .active else { return }
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        // A later notification replaces the previous one.
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: "new-articles", content: content, trigger: nil))
    }
}
