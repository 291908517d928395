import ComponentFlow
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Trees")
    struct TreeTests {
        private func shown(_ component: some Component<Empty>) throws -> AgentFixture {
            let fixture = try AgentFixture()
            fixture.stage.show(component)
            return fixture
        }

        @Test("The list of windows has the window with its title and size")
        func windows() async throws {
            let fixture = try AgentFixture()
            fixture.stage.window.title = "Main"
            let window = try await fixture.call(.windows)["windows"]?[0]
            #expect(window?["title"] == "Main")
            #expect(window?["size"] == [200, 100])
        }

        @Test("A component has the path, the frame, the state and the view")
        func component() async throws {
            let fixture = try shown(Pair(title: "a"))
            let nodes = try await fixture.call(.components)["nodes"]?.array ?? []
            #expect(nodes.map { $0["type"] } == ["Pair", "Leaf", "Leaf"])
            let second = try #require(nodes.last)
            #expect(second["path"] == "Pair › Leaf")
            #expect(second["frame"] == [0, 10, 20, 10])
            #expect(second["state"] == "State")
            #expect(second["parent"] == nodes[0]["id"])
            #expect(second["visibility"] == "visible")
        }

        @Test("A component, its view and its layer have the same number")
        func links() async throws {
            let fixture = try shown(Pair(title: "a"))
            let component = try await fixture.node("Pair")
            let number = try #require(component["id"]?.string?.dropFirst())
            let views = try await fixture.call(.views)["nodes"]?.array ?? []
            let view = views.first { $0["id"] == "v\(String(number))" }
            #expect(component["view"] == "v\(String(number))")
            #expect(view?["component"] == component["id"])
            #expect(view?["layer"] == "l\(String(number))")
            let layers = try await fixture.call(.layers)["nodes"]?.array ?? []
            #expect(layers.contains { $0["id"] == view?["layer"] && $0["view"] == view?["id"] })
        }

        @Test("A layer has the component that its view shows, and the type of the component")
        func layerOfComponent() async throws {
            let fixture = try shown(Pair(title: "a"))
            let pair = try await fixture.component("Pair")
            let layers = try await fixture.call(.layers)["nodes"]?.array ?? []
            #expect(layers.first { $0["component"] == pair }?["viewType"] == "Pair")
        }

        @Test("A component that is clipped or hidden is marked")
        func visibility() async throws {
            let fixture = try AgentFixture()
            for (x, isHidden) in [(0, true), (500, false)] {
                let host = ComponentHostView<Empty>()
                host.update(component: AnyComponent(Leaf(title: "")), containerSize: CGSize(width: 50, height: 50))
                host.frame = CGRect(x: x, y: 0, width: 20, height: 10)
                host.isHidden = isHidden
                fixture.stage.show(host)
            }
            let nodes = try await fixture.call(.components)["nodes"]?.array ?? []
            #expect(nodes.map { $0["visibility"] } == ["hidden", "clipped"])
        }

        @Test("A tree that is not complete is marked")
        func limits() async throws {
            let fixture = try shown(Pair(title: "a"))
            let whole = try await fixture.call(.components)
            let limited = try await fixture.call(.components, ["limit": 2])
            let flat = try await fixture.call(.components, ["depth": 0])
            #expect(whole["complete"] == true)
            #expect(limited["nodes"]?.array?.count == 2)
            #expect(limited["complete"] == false)
            #expect(flat["nodes"]?.array?.count == 1)
            #expect(flat["complete"] == false)
        }

        @Test("A tree can begin with a node")
        func subtree() async throws {
            let fixture = try shown(Pair(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let nodes = try await fixture.call(.components, ["node": leaf])["nodes"]?.array
            #expect(nodes?.map { $0["id"] } == [leaf])
        }

        @Test("A component that was removed is no node any more")
        func removed() async throws {
            let fixture = try shown(Pair(title: "a"))
            let leaf = try await fixture.component("Leaf")
            fixture.stage.show(Leaf(title: "b"))
            let error = try await fixture.error(of: .properties, ["node": leaf])
            #expect(error == .request(.impossible("There is no node \(leaf.string ?? ""), or not any more.")))
        }

        @Test("A point is shown by the frontmost view, of which the component is known")
        func hitTest() async throws {
            let fixture = try shown(Pair(title: "a"))
            let hit = try await fixture.call(.hitTest, ["x": 5, "y": 5])
            #expect(hit["component"] == (try await fixture.component("Leaf")))
            #expect(hit["path"] == "Pair › Leaf")
        }

        @Test("An element is found by a part of its name and by its role")
        func find() async throws {
            let fixture = try shown(Counter())
            let elements = try await fixture.call(.find, ["name": "COUNT", "role": "button"])["elements"]
            #expect(elements?.array?.count == 1)
            #expect(elements?[0]?["name"] == "Count 3")
            #expect(elements?[0]?["showing"] == true)
        }

        @Test("The picture of a node has its size in pixels")
        func screenshot() async throws {
            let fixture = try shown(Leaf(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let picture = try await fixture.call(.screenshot, ["node": leaf, "scale": 2])
            let data = try #require(picture["png"]?.string.flatMap { Data(base64Encoded: $0) })
            let image = try #require(UIImage(data: data)?.cgImage)
            #expect(image.width == 40)
            #expect(image.height == 20)
        }

        @Test("The counters count components, views and layers")
        func counters() async throws {
            let fixture = try shown(Pair(title: "a"))
            let counters = try await fixture.call(.counters)
            #expect(counters["windows"] == 1)
            #expect(counters["components"] == 3)
        }

        @Test("A highlight outlines the node, and is no part of the layer tree")
        func highlight() async throws {
            let fixture = try shown(Leaf(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let before = try await fixture.call(.layers)
            try await fixture.call(.highlight, ["node": leaf])
            let outline = fixture.stage.window.layer.sublayers?.last
            #expect(outline is HighlightLayer)
            #expect(outline?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(try await fixture.call(.layers) == before)
            try await fixture.call(.highlight)
            #expect(outline?.superlayer == nil)
        }

        /// A view with an outline in a window that was drawn, and the outline.
        private func outlined() async throws -> (view: UIView, fixture: AgentFixture, outline: CALayer?) {
            let fixture = try AgentFixture()
            let view = InspectedView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            fixture.stage.show(view)
            let nodes = try await fixture.call(.views)["nodes"]?.array ?? []
            let node = nodes.first { $0["type"]?.string?.contains("InspectedView") == true }
            try await fixture.call(.highlight, ["node": try #require(node?["id"])])
            return (view, fixture, fixture.stage.window.layer.sublayers?.last { $0 is HighlightLayer })
        }

        private final class InspectedView: UIView {}

        @Test("A highlight follows its node")
        func followingHighlight() async throws {
            let (view, fixture, outline) = try await outlined()
            view.frame.origin = CGPoint(x: 30, y: 40)
            fixture.stage.advance(by: 0.1)
            #expect(outline?.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
        }

        @Test("A highlight disappears when its node leaves the window")
        func highlightWithoutNode() async throws {
            let (view, fixture, outline) = try await outlined()
            #expect(outline != nil)
            view.removeFromSuperview()
            fixture.stage.advance(by: 0.1)
            #expect(outline?.superlayer == nil)
        }
    }
}
