import ComponentFlow
import Foundation
import InspectorProtocol
import Testing

import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Input")
    struct InputTests {
        @Test("A tap on a component is handled by its view")
        func tap() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let leaf = try await fixture.node("Leaf")
            let result = try await fixture.call(.tap, ["node": leaf["id"] ?? .null])
            #expect(result["target"] == leaf["view"])
            #expect(fixture.stage.componentView?.mountedComponent?.size == CGSize(width: 25, height: 10))
        }

        @Test("A tap on a node outside of the window is refused")
        func tapOutside() async throws {
            let fixture = try AgentFixture()
            let view = UIView(frame: CGRect(x: 500, y: 0, width: 10, height: 10))
            fixture.stage.show(view)
            let id = try #require(try await fixture.call(.views)["nodes"]?.array?.last?["id"]?.string)
            let error = try await fixture.error(of: .tap, ["node": .string(id)])
            #expect(error == .request(.impossible("The center of \(id) is outside of its window.")))
        }

        @Test("A text is typed into the focused view")
        func type() async throws {
            let fixture = try AgentFixture()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            fixture.stage.show(field)
            field.becomeFirstResponder()
            try await fixture.call(.type, ["text": "Ab ü"])
            #expect(field.text == "Ab ü")
        }

        @Test("A key is pressed with modifiers")
        func key() async throws {
            let fixture = try AgentFixture()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "abc"
            fixture.stage.show(field)
            field.becomeFirstResponder()
            try await fixture.call(.key, ["key": "a", "modifiers": "control"])
            try await fixture.call(.key, ["key": "backspace"])
            #expect(field.text == "")
        }

        @Test("A scroll view is scrolled")
        func scroll() async throws {
            let fixture = try AgentFixture()
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            fixture.stage.show(view)
            let id = try await fixture.node("UIScrollView", in: .views)["id"] ?? .null
            try await fixture.call(.scroll, ["node": id, "dy": 40])
            #expect(view.contentOffset.y == 40)
        }
    }
}
