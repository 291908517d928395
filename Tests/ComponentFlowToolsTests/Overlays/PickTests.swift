import ComponentFlow
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Selecting a view in the window")
    struct PickTests {
        private let point = CGPoint(x: 10, y: 5)

        private func picking() async throws -> AgentFixture {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            try await fixture.call(.pick, ["enabled": true])
            return fixture
        }

        private var outlines: (AgentFixture) -> [CALayer] {
            { ($0.stage.window.layer.sublayers ?? []).filter { $0 is HighlightLayer } }
        }

        @Test("A click selects the view at the pointer")
        func click() async throws {
            let fixture = try await picking()
            let leaf = try await fixture.node("Leaf")
            fixture.stage.click(at: point)
            let result = try await fixture.call(.pick)
            #expect(result["picked"]?["view"] == leaf["view"])
            #expect(result["picked"]?["component"] == leaf["id"])
            #expect(result["picking"] == false)
        }

        @Test("The selected view names its window")
        func window() async throws {
            let fixture = try await picking()
            let windows = try await fixture.call(.windows)["windows"]?.array
            fixture.stage.click(at: point)
            #expect(try await fixture.call(.pick)["picked"]?["window"] == windows?.first?["id"])
        }

        @Test("A touch selects the view at the finger")
        func touch() async throws {
            let fixture = try await picking()
            let leaf = try await fixture.node("Leaf")
            fixture.stage.tap(at: point)
            #expect(try await fixture.call(.pick)["picked"]?["view"] == leaf["view"])
        }

        @Test("The program does not receive the click")
        func swallowed() async throws {
            let fixture = try await picking()
            fixture.stage.click(at: point)
            #expect(fixture.stage.componentView?.mountedComponent?.size == CGSize(width: 20, height: 10))
        }

        @Test("The program receives the click after it")
        func next() async throws {
            let fixture = try await picking()
            fixture.stage.click(at: point)
            fixture.stage.click(at: point)
            #expect(fixture.stage.componentView?.mountedComponent?.size == CGSize(width: 25, height: 10))
        }

        @Test("The view at the pointer is outlined until a view is selected")
        func outline() async throws {
            let fixture = try await picking()
            fixture.stage.movePointer(to: point)
            #expect(outlines(fixture).map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
            fixture.stage.click(at: point)
            #expect(outlines(fixture).isEmpty)
        }

        @Test("Escape selects nothing and ends it")
        func escape() async throws {
            let fixture = try await picking()
            fixture.stage.pressKey(symbol: 0xff1b)
            let result = try await fixture.call(.pick)
            #expect(result["picking"] == false)
            #expect(result["picked"] == .null)
            #expect(result["count"] == 1)
        }

        @Test("A client ends it without a selection")
        func disabled() async throws {
            let fixture = try await picking()
            let result = try await fixture.call(.pick, ["enabled": false])
            #expect(result["count"] == 0)
            #expect(UIWindow.inputFilter == nil)
        }

        @Test("A window is resized meanwhile")
        func resized() async throws {
            let fixture = try await picking()
            fixture.stage.resize(to: CGSize(width: 300, height: 200))
            #expect(fixture.stage.window.bounds.size == CGSize(width: 300, height: 200))
        }

        @Test("Other windows receive their input")
        func otherWindow() async throws {
            let fixture = try await picking()
            let other = try AgentFixture()
            other.stage.show(Leaf(title: "b"))
            other.stage.click(at: point)
            #expect(other.stage.componentView?.mountedComponent?.size == CGSize(width: 25, height: 10))
            #expect(try await fixture.call(.pick)["count"] == 0)
        }
    }
}
