import ComponentFlow
import ComponentFlowTesting
import Testing

@testable import Counter
@testable import Notes
@testable import Todo

@Suite("Accessibility of the small examples") @MainActor
struct ExampleAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 480, height: 480))

    @Test("The counter has no defects in accessibility")
    func counter() {
        stage.show(Counter())
        #expect(stage.auditAccessibility().map(\.description) == [])
    }

    @Test("Notes has no defects in accessibility")
    func notes() {
        stage.show(Note())
        #expect(stage.auditAccessibility().map(\.description) == [])
    }

    @Test("The to-do list has no defects in accessibility")
    func todo() {
        let list = TodoList(["Water the plants", "Write to Ada, and ask how her sums are coming along"])
        stage.window.rootViewController = ComponentViewController(TodoScreen(list: list))
        stage.advance(by: 0.1)
        #expect(stage.auditAccessibility().map(\.description) == [])
    }
}
