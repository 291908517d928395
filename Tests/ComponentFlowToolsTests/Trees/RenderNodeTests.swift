import ComponentFlow
import Foundation
import InspectorProtocol
import Render
import Testing

import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Nodes of Render")
    struct RenderNodeTests {
        private func shown() throws -> AgentFixture {
            let fixture = try AgentFixture()
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            fixture.stage.show(canvas)
            let node = UINode<UIView>()
            let label = UINode<UILabel>(reuseIdentifier: "title", key: "first") { $0.set(\.text, "Title") }
            _ = node.children([label])
            node.reconcile(in: canvas)
            return fixture
        }

        @Test("The nodes that views display are listed with their keys, parents before children")
        func list() async throws {
            let fixture = try shown()
            let nodes = try await fixture.call(.renderNodes)["nodes"]?.array ?? []
            #expect(nodes.map { $0["type"] } == ["UIView", "UILabel#title"])
            #expect(nodes.map { $0["key"] } == [nil, "first"])
            #expect(nodes.map { $0["parent"] } == [nil, nodes.first?["id"]])
        }

        @Test("A node has the properties of its view")
        func properties() async throws {
            let fixture = try shown()
            let node = try await fixture.node("UILabel#title", in: .renderNodes)
            let properties = try await fixture.call(.properties, ["node": node["id"] ?? .null])
            #expect(properties["view"]?["id"] == node["view"])
        }

        @Test("A program without nodes has an empty list")
        func none() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Pair(title: "a"))
            #expect(try await fixture.call(.renderNodes)["nodes"] == [])
        }
    }
}
