import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Properties")
    struct PropertyTests {
        /// A window with a view of 20 by 10 points at its origin.
        private func shown(_ view: UIView) throws -> AgentFixture {
            let fixture = try AgentFixture()
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
            fixture.stage.show(view)
            return fixture
        }

        /// Returns the value of a property in a response.
        private func value(_ name: String, _ group: JSONValue?) -> JSONValue? {
            group?["properties"]?.array?.first { $0["name"]?.string == name }?["value"]
        }

        @Test("The properties of a component are those that it stores")
        func component() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Pair(title: "a"))
            let properties = try await fixture.call(.properties, ["node": fixture.component("Pair")])
            #expect(value("title", properties["component"]) == "a")
        }

        @Test("The state of a component is shown with its values")
        func state() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let properties = try await fixture.call(.properties, ["node": fixture.component("Leaf")])
            let state = properties["component"]?["state"]
            #expect(state?["type"] == "State")
            #expect(state?["children"]?.array?.first { $0["name"] == "extraWidth" }?["value"] == "0.0")
        }

        @Test("Environment values are shown with their types")
        func environment() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Themed()) { Theme(level: 4) }
            let properties = try await fixture.call(.properties, ["node": fixture.component("Themed")])
            let value = properties["component"]?["environment"]?[0]
            #expect(value?["type"] == "Theme")
            #expect(value?["children"]?[0]?["value"] == "4")
        }

        @Test("Local values of a composite component are the current ones")
        func localValues() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Counter())
            fixture.stage.tap(at: CGPoint(x: 50, y: 20))
            let properties = try await fixture.call(.properties, ["node": fixture.component("Counter")])
            let local = properties["component"]?["local"]?[0]
            #expect(local?["name"] == "count")
            #expect(local?["value"] == "4")
        }

        @Test("A color that is set shows in the pixels")
        func color() async throws {
            let fixture = try shown(UIView())
            let view = try #require(try await fixture.call(.views)["nodes"]?.array?.last?["id"])
            try await fixture.call(.set, ["node": view, "property": "backgroundColor", "value": "#ff0000"])
            let expected = Stage(size: CGSize(width: 200, height: 100))
            let red = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            red.backgroundColor = .red
            expected.show(red)
            let image = try #require(fixture.stage.image())
            #expect(ImageComparison(image, try #require(expected.image())).differingPixels == 0)
        }

        @Test(
            "Setting a property returns the Swift line that does the same",
            arguments: [
                (
                    "backgroundColor", "#ff8000",
                    "view.backgroundColor = UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)"
                ),
                ("backgroundColor", "systemBlue", "view.backgroundColor = .systemBlue"),
                ("backgroundColor", .null, "view.backgroundColor = nil"),
                ("alpha", 0.5, "view.alpha = 0.5"), ("isHidden", true, "view.isHidden = true"),
                ("frame", [1, 2, 30, 40.5], "view.frame = CGRect(x: 1, y: 2, width: 30, height: 40.5)"),
                (
                    "layoutMargins", [1, 2, 3, 4],
                    "view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
                ),
                ("text", "a \"b\"", #"label.text = "a \"b\"""#), ("numberOfLines", 2, "label.numberOfLines = 2"),
            ] as [(String, JSONValue, String)])
        func swiftLine(property: String, value: JSONValue, line: String) async throws {
            let fixture = try shown(UILabel())
            let label = try await fixture.node("UILabel", in: .views)["id"] ?? .null
            let result = try await fixture.call(
                .set, ["node": label, "property": .string(property), "value": value])
            #expect(result["swift"] == .string(line))
        }

        @Test("A property of a layer is set by the layer")
        func layer() async throws {
            let view = UIView()
            let fixture = try shown(view)
            let layer = try #require(try await fixture.call(.layers)["nodes"]?.array?.last?["id"])
            let result = try await fixture.call(.set, ["node": layer, "property": "cornerRadius", "value": 4])
            #expect(view.layer.cornerRadius == 4)
            #expect(result["swift"] == "layer.cornerRadius = 4")
        }

        @Test(
            "A value of a wrong type is refused",
            arguments: [
                ("alpha", "high"), ("alpha", 1e300), ("backgroundColor", "#12"), ("backgroundColor", 5),
                ("isHidden", 1), ("frame", [1, 2, 3]), ("frame", [1, 2, 3, "4"]), ("numberOfLines", 1.5),
                ("unknown", 1),
            ] as [(String, JSONValue)])
        func wrongValue(property: String, value: JSONValue) async throws {
            let label = UILabel()
            let fixture = try shown(label)
            let id = try await fixture.node("UILabel", in: .views)["id"] ?? .null
            let error = try await fixture.error(
                of: .set, ["node": id, "property": .string(property), "value": value])
            guard case .request(let error) = error else {
                Issue.record("The property was set.")
                return
            }
            #expect(error.code == -32602)
            #expect(label.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        }

        @Test("A property that cannot be set is refused")
        func readOnly() async throws {
            let fixture = try shown(UILabel())
            let label = try await fixture.node("UILabel", in: .views)["id"] ?? .null
            let error = try await fixture.error(of: .set, ["node": label, "property": "transform", "value": 1])
            #expect(error == .request(.impossible("\"transform\" cannot be set.")))
        }
    }
}
