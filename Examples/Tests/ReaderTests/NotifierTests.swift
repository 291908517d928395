import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import Reader

/// Notifications of new articles.
@MainActor
@Suite(.serialized)
struct NotifierTests {
    @Test("New articles are notified in the background, and not while the program is active", arguments: [true, false])
    func notifications(isActive: Bool) {
        // Other tests run in the same process, but none runs while this one is synchronous on the main actor.
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.setHasKeyboard(false)
        stage.setHasKeyboard(isActive)
        let shown = stage.notifications { Notifier.show("2 new articles", body: "5 unread") }
        #expect(shown.map(\.title) == (isActive ? [] : ["2 new articles"]))
    }

    @Test("A notification replaces the previous one")
    func replacement() {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        stage.setHasKeyboard(false)
        let shown = stage.notifications {
            for number in 1...2 { Notifier.show("\(number)", body: "") }
        }
        #expect(Set(shown.map(\.identifier)).count == 1)
    }
}
