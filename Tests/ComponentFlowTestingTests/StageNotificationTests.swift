import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Notifications on a stage", .serialized) @MainActor struct StageNotificationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    private func add(_ identifier: String) {
        let content = UNMutableNotificationContent()
        content.title = "Tides"
        content.body = "It came at noon."
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
    }

    @Test("The notifications of a program are returned in their order")
    func notifications() {
        let shown = stage.notifications {
            add("a")
            add("b")
        }
        #expect(shown.map(\.identifier) == ["a", "b"])
        #expect(shown.map(\.title) == ["Tides", "Tides"])
        #expect(shown.first?.body == "It came at noon.")
    }

    @Test("A closure that shows no notification returns none")
    func none() {
        let shown = stage.notifications {}
        #expect(shown == [])
    }
}
