import ComponentFlow
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools
@testable import InspectorWindow

extension InspectorTests {
    @MainActor
    @Suite("The inspector window and a real program")
    struct WindowModelTests {
        /// A program and an inspector of it.
        private final class Inspected {
            let fixture: AgentFixture
            let model: InspectorModel

            @MainActor init(_ component: some Component<Empty>) async throws {
                fixture = try AgentFixture()
                fixture.stage.show(component)
                let connection = SocketConnection(path: fixture.agent.socketPath, timeout: answerTimeout)
                model = InspectorModel(name: "Fixture", connection: connection)
                model.connect()
                await model.waitUntilIdle()
            }

            @MainActor func select(_ type: String) async throws {
                model.select(try #require(model.trees.rows.first { $0.node.type == type }?.id))
                await model.waitUntilIdle()
            }

            @MainActor func set(_ name: String, _ value: JSONValue) async throws {
                let property = model.properties.sections.flatMap(\.properties).first { $0.name == name }
                model.set(try #require(property?.id), to: value)
                await model.waitUntilIdle()
            }

            @MainActor func refresh() async {
                model.refresh()
                await model.waitUntilIdle()
            }
        }

        @Test("The outline shows the components of the program")
        func outline() async throws {
            let inspected = try await Inspected(Pair(title: "a"))
            #expect(inspected.model.trees.rows.map(\.node.type) == ["Pair", "Leaf", "Leaf"])
        }

        @Test("A selected component is outlined in the program")
        func highlight() async throws {
            let inspected = try await Inspected(Pair(title: "a"))
            try await inspected.select("Leaf")
            #expect(inspected.fixture.stage.window.layer.sublayers?.last is HighlightLayer)
        }

        @Test("The picture does not contain the outline in the program")
        func picture() async throws {
            let inspected = try await Inspected(Pair(title: "a"))
            let before = inspected.model.picture.image?.pngData()
            try await inspected.select("Leaf")
            await inspected.refresh()
            #expect(inspected.model.picture.image?.pngData() == before)
        }

        @Test("The properties of a selected component are those that its declaration has")
        func properties() async throws {
            let inspected = try await Inspected(Colored(name: "a", color: .red))
            try await inspected.select("Colored")
            #expect(inspected.model.properties.sections.first?.properties.map(\.title) == ["name", "color"])
        }

        @Test("An edit changes the view of the program")
        func edit() async throws {
            let inspected = try await Inspected(Colored(name: "a", color: .red))
            try await inspected.select("Colored")
            try await inspected.set("alpha", 0.5)
            #expect(inspected.fixture.stage.componentView?.alpha == 0.5)
        }

        @Test("An edit has a Swift line")
        func swiftLine() async throws {
            let inspected = try await Inspected(Colored(name: "a", color: .red))
            try await inspected.select("Colored")
            try await inspected.set("isHidden", true)
            #expect(Array(inspected.model.properties.lines.values) == ["view.isHidden = true"])
        }

        @Test("A value of another type is refused at its property")
        func refused() async throws {
            let inspected = try await Inspected(Colored(name: "a", color: .red))
            try await inspected.select("Colored")
            try await inspected.set("alpha", "x")
            #expect(Array(inspected.model.properties.errors.values) == ["\"alpha\" is a number."])
        }

        @Test("A point of the picture selects the component that it shows", arguments: TreeKind.common)
        func pick(kind: TreeKind) async throws {
            let inspected = try await Inspected(Counter())
            inspected.model.show(kind.rawValue)
            inspected.model.select(at: CGPoint(x: 10, y: 10))
            await inspected.model.waitUntilIdle()
            #expect(inspected.model.trees.selectedNode?.frame?.contains(CGPoint(x: 10, y: 10)) == true)
        }

        @Test("A button of the components is found in the views, in the layers and among the accessible elements")
        func counterparts() async throws {
            let inspected = try await Inspected(Counter())
            try await inspected.select("Button")
            var types: [String] = []
            for kind in [TreeKind.views, .layers, .accessibility, .components] {
                inspected.model.show(kind.rawValue)
                await inspected.model.waitUntilIdle()
                types.append(inspected.model.trees.selectedNode?.type ?? "")
            }
            #expect(types == ["Button.View", "CALayer", "button", "Button"])
        }

        @Test("A tap in the program is the first cause of the update that it leads to")
        func causes() async throws {
            let inspected = try await Inspected(Counter())
            inspected.fixture.stage.tap(at: CGPoint(x: 50, y: 20))
            inspected.fixture.stage.advance(by: 0.1)
            inspected.model.poll()
            await inspected.model.waitUntilIdle()
            inspected.model.explain(try #require(inspected.model.history.updates.last { $0.type == "Counter" }?.id))
            await inspected.model.waitUntilIdle()
            #expect(inspected.model.history.chain.first?.event?.hasPrefix("touch ended") == true)
        }

        @Test("An update in the program is shown after the next poll")
        func update() async throws {
            let inspected = try await Inspected(Pair(title: "a"))
            inspected.fixture.stage.show(Leaf(title: "b"))
            await inspected.refresh()
            #expect(inspected.model.trees.rows.map(\.node.type) == ["Leaf"])
        }

        @Test("The program has ended when its agent stops")
        func ended() async throws {
            let inspected = try await Inspected(Pair(title: "a"))
            inspected.fixture.agent.stop()
            await inspected.refresh()
            #expect(inspected.model.session.status == .ended)
        }

        @Test("Text is found by what it displays")
        func search() async throws {
            let inspected = try await Inspected(Counter())
            inspected.model.trees.query = "count 3"
            #expect(inspected.model.trees.rows.last?.node.type == "Text")
        }
    }
}
