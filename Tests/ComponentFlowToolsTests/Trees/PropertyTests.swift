import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

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

        @Test("A value of a state is set, and the component is updated")
        func setState() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let size = try #require(await fixture.call(.properties, ["node": leaf])["component"]?["size"]?[0]?.number)
            let result = try await fixture.call(.set, ["node": leaf, "property": "state.extraWidth", "value": 12])
            #expect(result["swift"] == "state.extraWidth = 12")
            let properties = try await fixture.call(.properties, ["node": leaf])["component"]
            #expect(properties?["size"]?[0] == .number(size + 12))
            #expect(properties?["values"]?[0]?["value"] == 12)
        }

        @Test("A value of a state that has another type, or that does not exist, is refused with what is possible")
        func refusedState() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let type = try await fixture.error(
                of: .set, ["node": leaf, "property": "state.extraWidth", "value": "wide"])
            #expect(type?.description.contains("\"extraWidth\" is a number.") == true)
            let name = try await fixture.error(of: .set, ["node": leaf, "property": "state.width", "value": 1])
            #expect(name?.description.contains("there are state.extraWidth") == true)
        }

        private struct Counting: CompositeComponent {
            @Local var count = 1
            @Local var names: [String] = []

            var content: some Component<Empty> {
                Text("\(count) \(names.count)")
            }
        }

        @Test("A local value is set, and what reads it is updated")
        func setLocal() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Counting())
            let node = try await fixture.component("Counting")
            let result = try await fixture.call(.set, ["node": node, "property": "local.count", "value": 7])
            #expect(result["swift"] == "count = 7")
            fixture.stage.advance(by: 0.1)
            #expect(try await fixture.node("Text")["text"] == "7 0")
        }

        @Test("Local values of other types are not among those that can be set")
        func listedLocals() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Counting())
            let node = try await fixture.component("Counting")
            let values = try await fixture.call(.properties, ["node": node])["component"]?["values"]?.array ?? []
            #expect(values.map { $0["name"] } == ["local.count"])
        }

        private struct Sorted: CompositeComponent {
            enum Order: Equatable {
                case name, date, size
            }

            @Local var order = Order.name

            var content: some Component<Empty> {
                Text("by \(order)")
            }
        }

        @Test("A local value of an enumeration is set to one of its cases, and others are refused with these")
        func localEnumeration() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Sorted())
            let node = try await fixture.component("Sorted")
            let value = try await fixture.call(.properties, ["node": node])["component"]?["values"]?[0]
            #expect(value?["kind"] == "choice")
            #expect(value?["choices"] == ["name", "date", "size"])
            let error = try await fixture.error(of: .set, ["node": node, "property": "local.order", "value": "color"])
            #expect(error?.description.contains("\"local.order\" is name, date, size.") == true)
            let result = try await fixture.call(.set, ["node": node, "property": "local.order", "value": "date"])
            #expect(result["swift"] == "order = .date")
            fixture.stage.advance(by: 0.1)
            #expect(try await fixture.node("Text")["text"] == "by date")
        }

        // MARK: - Values of components

        private struct Sided: Component {
            enum Side: Equatable {
                case left, middle, right
            }

            let side: Side
            var width = 20.0
            var title: String?

            func makeView() -> UILabel {
                UILabel()
            }

            func update(
                view: UILabel, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
                transition: ComponentTransition
            ) -> CGSize {
                view.text = "\(side) \(title ?? "-")"
                return CGSize(width: width, height: 10)
            }
        }

        /// The values of a component that can be replaced, by their names.
        private func fields(_ fixture: AgentFixture, of node: JSONValue) async throws -> [String: JSONValue] {
            let values = try await fixture.call(.properties, ["node": node])["component"]?["values"]?.array ?? []
            return Dictionary(uniqueKeysWithValues: values.map { ($0["name"]?.string ?? "", $0) })
        }

        @Test(
            "A value of a component is replaced by one that is shown, with the argument that does the same",
            arguments: [
                ("side", "right", "Sided(side: .right)", "right -"), ("title", "a", "Sided(title: \"a\")", "left a"),
                ("title", .null, "Sided(title: nil)", "left -"),
            ] as [(String, JSONValue, String, String)])
        func replacedValue(name: String, value: JSONValue, line: String, label: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Sided(side: .left))
            let node = try await fixture.component("Sided")
            let result = try await fixture.call(
                .set, ["node": node, "property": .string("component.\(name)"), "value": value])
            #expect(result["swift"] == .string(line))
            #expect(try await fixture.node("UILabel", in: .views)["text"] == .string(label))
            let field = try await fields(fixture, of: node)["component.\(name)"]
            #expect(field?["value"] == value)
            #expect(field?["edited"] == true)
        }

        @Test("A replaced value remains when the parent describes the component again, whose other values are shown")
        func replacedAgain() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Sided(side: .left, width: 20))
            let node = try await fixture.component("Sided")
            try await fixture.call(.set, ["node": node, "property": "component.side", "value": "right"])
            fixture.stage.show(Sided(side: .middle, width: 50))
            let fields = try await fields(fixture, of: node)
            #expect(fields["component.side"]?["value"] == "right")
            #expect(fields["component.width"]?["value"] == 50)
        }

        @Test("The size of the view follows a replaced value")
        func replacedSize() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(
                HStack {
                    Sided(side: .left)
                    Colored(name: "a", color: .red)
                })
            let node = try await fixture.component("Sided")
            let before = try await fixture.node("Colored")["frame"]?[0]?.number ?? 0
            try await fixture.call(.set, ["node": node, "property": "component.width", "value": 60])
            #expect(try await fixture.call(.properties, ["node": node])["component"]?["size"]?[0] == 60)
            // The row is centered, so that its parts move by half of the difference.
            let after = try await fixture.node("Colored")["frame"]?[0]?.number ?? 0
            #expect(after > before)
        }

        @Test("A reset value is the one that the parent described last", arguments: ["component.side", nil])
        func reset(property: String?) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Sided(side: .left))
            let node = try await fixture.component("Sided")
            try await fixture.call(.set, ["node": node, "property": "component.side", "value": "right"])
            fixture.stage.show(Sided(side: .middle))
            try await fixture.call(.reset, ["node": node, "property": property.map { JSONValue.string($0) } ?? .null])
            let field = try await fields(fixture, of: node)["component.side"]
            #expect(field?["value"] == "middle")
            #expect(field?["edited"] == nil)
        }

        @Test("The children of a combined and of a composite component are described with a replaced value")
        func replacedInParent() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Pair(title: "a"))
            let pair = try await fixture.component("Pair")
            try await fixture.call(.set, ["node": pair, "property": "component.title", "value": "b"])
            let leaf = try await fixture.call(.properties, ["node": fixture.component("Leaf")])
            #expect(value("title", leaf["component"]) == "b")
            fixture.stage.show(Line(text: "a"))
            let line = try await fixture.component("Line")
            try await fixture.call(.set, ["node": line, "property": "component.text", "value": "c"])
            #expect(try await fixture.node("Text")["text"] == "c")
        }

        @Test(
            "A value of a text is replaced, with the modifier that does the same",
            arguments: [
                ("text", "b", "Text(\"b\")"), ("color", "red", ".foregroundColor(.red)"),
                ("maximumNumberOfLines", 2, ".lineLimit(2)"), ("lineSpacing", 3, "Text(lineSpacing: 3)"),
            ] as [(String, JSONValue, String)])
        func replacedText(name: String, value: JSONValue, line: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Line(text: "a"))
            let node = try await fixture.component("Text")
            let result = try await fixture.call(
                .set, ["node": node, "property": .string("component.\(name)"), "value": value])
            #expect(result["swift"] == .string(line))
            fixture.stage.show(Line(text: "c"))
            #expect(try await fixture.node("Text")["text"] == (name == "text" ? "b" : "c"))
            #expect(try await fields(fixture, of: node)["component.\(name)"]?["value"] == value)
        }

        @Test("A replaced color of a text takes precedence over that of a modifier around it")
        func replacedColor() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Line(text: "a").foregroundColor(.green))
            let node = try await fixture.component("Text")
            try await fixture.call(.set, ["node": node, "property": "component.color", "value": "red"])
            let view = try await fixture.call(.properties, ["node": node])["view"]
            #expect(self.value("textColor", view) == "red")
        }

        @Test("The string of a text with attributes cannot be replaced")
        func attributedText() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Text(attributedText: NSAttributedString(string: "a")))
            let fields = try await fields(fixture, of: fixture.component("Text"))
            #expect(fields["component.text"] == nil)
            #expect(fields["component.color"] != nil)
        }

        private struct Line: CompositeComponent {
            let text: String

            var content: some Component<Empty> {
                Text(text)
            }
        }

        @Test(
            "The values of modifiers that are applied are replaced",
            arguments: [
                ("component.padding", [1, 2, 3, 4], ".padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"),
                ("component.opacity", 0.5, ".opacity(0.5)"), ("component.background", "red", ".background(.red)"),
            ] as [(String, JSONValue, String)])
        func replacedModifier(name: String, value: JSONValue, line: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a").padding(10).background(.green).opacity(0.8))
            let node = try await fixture.component("Modified<Empty>")
            #expect(
                try await fields(fixture, of: node).keys.sorted()
                    == ["component.background", "component.opacity", "component.padding"])
            let result = try await fixture.call(.set, ["node": node, "property": .string(name), "value": value])
            #expect(result["swift"] == .string(line))
            #expect(try await fields(fixture, of: node)[name]?["value"] == value)
        }

        @Test(
            "A value of a component that has another type, or that does not exist, is refused with what is possible",
            arguments: [
                ("component.side", "top", "is left, middle, right."), ("component.width", "wide", "is a number."),
                ("component.height", 1, "there are component.side, component.width, component.title."),
            ] as [(String, JSONValue, String)])
        func refusedValue(name: String, value: JSONValue, message: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Sided(side: .left))
            let node = try await fixture.component("Sided")
            let error = try await fixture.error(of: .set, ["node": node, "property": .string(name), "value": value])
            #expect(error?.description.contains(message) == true)
        }

        private struct Styled: CompositeComponent {
            struct Style: Equatable {
                var insets = UIEdgeInsets.zero
                var width = 20.0
                var border = Border()
                var range = 0..<4
                var action: @Sendable () -> Void = {}

                static func == (lhs: Style, rhs: Style) -> Bool {
                    lhs.insets == rhs.insets && lhs.width == rhs.width && lhs.border == rhs.border
                }
            }

            struct Border: Equatable {
                var color: UIColor?
                var side = Sided.Side.left
            }

            var style = Style()
            var names = ["a", "b"]

            var content: some Component<Empty> {
                Text("\(style.width) \(style.border.side) \(names.joined(separator: "-"))")
            }
        }

        @Test("Of structures the simple values can be replaced, and of arrays the elements, but no bounds of ranges")
        func nestedNames() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Styled())
            let fields = try await fields(fixture, of: fixture.component("Styled"))
            #expect(
                fields.keys.sorted() == [
                    "component.names.0", "component.names.1", "component.style.border.color",
                    "component.style.border.side", "component.style.insets", "component.style.width",
                ])
            #expect(fields["component.names.1"]?["title"] == "names[1]")
            #expect(fields["component.style.width"]?["title"] == "style.width")
        }

        @Test(
            "A value in a structure or an array of a component is replaced, with the assignment that does the same",
            arguments: [
                ("style.width", 4, "style.width = 4", "4.0 left a-b"),
                ("style.border.side", "right", "style.border.side = .right", "20.0 right a-b"),
                ("names.1", "c", "names[1] = \"c\"", "20.0 left a-c"),
            ] as [(String, JSONValue, String, String)])
        func nestedValue(name: String, value: JSONValue, line: String, text: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Styled())
            let node = try await fixture.component("Styled")
            let result = try await fixture.call(
                .set, ["node": node, "property": .string("component.\(name)"), "value": value])
            #expect(result["swift"] == .string(line))
            #expect(try await fixture.node("Text")["text"] == .string(text))
            #expect(try await fields(fixture, of: node)["component.\(name)"]?["edited"] == true)
        }

        @Test("A replaced element has no effect while the parent describes fewer elements")
        func missingElement() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Styled())
            let node = try await fixture.component("Styled")
            try await fixture.call(.set, ["node": node, "property": "component.names.1", "value": "c"])
            fixture.stage.show(Styled(names: ["d"]))
            #expect(try await fixture.node("Text")["text"] == "20.0 left d")
            fixture.stage.show(Styled(names: ["d", "e"]))
            #expect(try await fixture.node("Text")["text"] == "20.0 left d-c")
        }

        private enum Choice: CompositeComponent {
            case first(String)

            var content: some Component<Empty> {
                switch self {
                case .first(let text): Text(text)
                }
            }
        }

        @Test("A component that is an enumeration has no values that can be replaced")
        func enumeration() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Choice.first("a"))
            #expect(try await fields(fixture, of: fixture.component("Choice")).isEmpty)
        }

        private enum Payload: Equatable {
            case none, some(Int)
        }

        private enum Described: CustomStringConvertible {
            case first, second

            var description: String { "a case" }
        }

        @Test("Only enumerations without associated values and descriptions of their own have names of cases")
        func cases() {
            #expect(EnumerationCases.names(of: Sided.Side.self) == ["left", "middle", "right"])
            #expect(EnumerationCases.value(at: 1, of: Sided.Side.self) == .middle)
            #expect(EnumerationCases.names(of: Payload.self) == nil)
            #expect(EnumerationCases.names(of: Described.self) == nil)
            #expect(EnumerationCases.names(of: Bool.self) == nil)
        }

        private func constrained() throws -> (fixture: AgentFixture, view: UIView) {
            let view = UIView()
            let fixture = try shown(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.superview?.layoutIfNeeded()
            return (fixture, view)
        }

        @Test("The constraints of a view are listed with their constants")
        func constraints() async throws {
            let (fixture, view) = try constrained()
            let id = JSONValue.string("v\(fixture.agent.session.id(of: view.layer).dropFirst())")
            let properties = try await fixture.call(.properties, ["node": id])
            #expect(properties["constraints"]?.array?.map { $0["value"] } == [30, 20])
        }

        @Test("The constant of a constraint is set, and the view is laid out")
        func setConstraint() async throws {
            let (fixture, view) = try constrained()
            let id = JSONValue.string("v\(fixture.agent.session.id(of: view.layer).dropFirst())")
            let name = try await fixture.call(.properties, ["node": id])["constraints"]?[0]?["name"] ?? .null
            let result = try await fixture.call(.set, ["node": id, "property": name, "value": 45])
            #expect(result["swift"] == "constraint.constant = 45")
            view.superview?.layoutIfNeeded()
            #expect(view.frame.width == 45)
        }

        @Test("A constraint that is no longer active cannot be set")
        func inactiveConstraint() async throws {
            let (fixture, view) = try constrained()
            let id = JSONValue.string("v\(fixture.agent.session.id(of: view.layer).dropFirst())")
            let name = try await fixture.call(.properties, ["node": id])["constraints"]?[0]?["name"] ?? .null
            view.constraints[0].isActive = false
            let error = try await fixture.error(of: .set, ["node": id, "property": name, "value": 45])
            #expect(error?.description.contains("no active constraint") == true)
        }

        private class Values {
            var isOn = false
            let number = 2.5
            var text = "long enough to be allocated on the heap"
        }

        private final class MoreValues: Values {
            var names = [""]
            var color: UIColor?
            weak var other: UIColor?
            var area = CGRect(x: 1, y: 2, width: 3, height: 4)
        }

        @Test("Stored values of classes and their superclasses, but no references, are read and set by reflection")
        func storedProperties() throws {
            let values = MoreValues()
            let properties = StoredProperty.list(of: values)
            #expect(properties.map(\.name) == ["isOn", "number", "text", "area"])
            let new: [JSONValue] = [true, 4, "another text that is allocated", [4, 3, 2, 1]]
            for (property, value) in zip(properties, new) { _ = try property.set(value, of: values) }
            #expect(values.isOn)
            #expect(values.text == "another text that is allocated")
            #expect(values.area == CGRect(x: 4, y: 3, width: 2, height: 1))
        }

        private final class Choices {
            var side = Sided.Side.left
            var count = 1
        }

        @Test("A stored enumeration of a class is read and set by the names of its cases")
        func storedEnumeration() throws {
            let object = Choices()
            let property = try #require(StoredProperty.list(of: object).first { $0.name == "side" })
            #expect(property.json(of: object) == "left")
            #expect(try property.set("right", of: object) == ".right")
            #expect(object.side == .right)
            #expect(throws: RPCError.invalidParameters("\"side\" is left, middle, right.")) {
                try property.set("top", of: object)
            }
            #expect(object.count == 1)
        }

        @MainActor @Observable
        fileprivate final class Model {
            var count = 2
            @ObservationIgnored lazy var total = 3
        }

        private struct Modelled: CompositeComponent {
            @Bindable var model: Model

            var content: some Component<Empty> {
                Text("\(model.count)")
            }
        }

        @Test("The properties of an observed model have the names of their declarations, without the registrar")
        func observedModel() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Modelled(model: Model()))
            let properties = try await fixture.call(.properties, ["node": fixture.component("Modelled")])
            let model = properties["component"]?["properties"]?[0]
            #expect(model?["type"] == "Model")
            let names = model?["children"]?.array?.compactMap { $0["name"]?.string }
            #expect(names?.sorted() == ["count", "total"])
            #expect(model?["omitted"] == nil)
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

        private struct Appearance: Equatable {
            enum Density: Equatable {
                case compact, regular
            }

            var density = Density.regular
            var margins = UIEdgeInsets.zero
            var border = Border()

            struct Border: Equatable {
                var width = 1.0
            }
        }

        /// A leaf that reads several environment values.
        private struct Decorated: Component {
            typealias EnvironmentType = (Appearance, Theme)

            func makeView() -> UILabel {
                UILabel()
            }

            func update(
                view: UILabel, availableSize: CGSize, state: EmptyComponentState,
                environment: Environment<(Appearance, Theme)>, transition: ComponentTransition
            ) -> CGSize {
                let appearance = environment[Appearance.self].value
                view.text = "\(appearance.density) \(appearance.border.width) \(environment[Theme.self].level)"
                return CGSize(width: 10, height: 10)
            }
        }

        private func show(_ fixture: AgentFixture, _ appearance: Appearance = Appearance()) {
            fixture.stage.show(Decorated()) {
                appearance
                Theme(level: 4)
            }
        }

        @Test("The values of environment values are listed, with the types of the environment values")
        func listedEnvironment() async throws {
            let fixture = try AgentFixture()
            show(fixture)
            let fields = try await fields(fixture, of: fixture.component("Decorated"))
            #expect(
                fields.keys.sorted() == [
                    "environment.Appearance.border.width", "environment.Appearance.density",
                    "environment.Appearance.margins", "environment.Theme.level",
                ])
            #expect(fields["environment.Appearance.density"]?["choices"] == ["compact", "regular"])
            #expect(fields["environment.Theme.level"]?["title"] == "Theme.level")
        }

        @Test(
            "An environment value is set, and what reads it is updated, with the Swift line that does the same",
            arguments: [
                ("Theme.level", 9, ".environment(Theme(level: 9))", "regular 1.0 9"),
                ("Appearance.density", "compact", ".environment(Appearance(density: .compact))", "compact 1.0 4"),
                ("Appearance.border.width", 2.5, "appearance.border.width = 2.5", "regular 2.5 4"),
            ] as [(String, JSONValue, String, String)])
        func setEnvironment(name: String, value: JSONValue, line: String, text: String) async throws {
            let fixture = try AgentFixture()
            show(fixture)
            let node = try await fixture.component("Decorated")
            let result = try await fixture.call(
                .set, ["node": node, "property": .string("environment.\(name)"), "value": value])
            #expect(result["swift"] == .string(line))
            #expect(try await fixture.node("UILabel", in: .views)["text"] == .string(text))
            #expect(try await fields(fixture, of: node)["environment.\(name)"]?["value"] == value)
        }

        @Test("A set environment value applies to all components to which the same ancestor provides it")
        func sharedEnvironment() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(
                HStack {
                    Themed()
                    Themed()
                }
                .environment(Theme(level: 4)))
            let nodes = try await fixture.call(.components)["nodes"]?.array ?? []
            let themed = nodes.filter { $0["type"] == "Themed" }.compactMap { $0["id"] }
            #expect(themed.count == 2)
            try await fixture.call(.set, ["node": themed[1], "property": "environment.Theme.level", "value": 30])
            fixture.stage.advance(by: 0.1)
            for node in themed {
                #expect(try await fields(fixture, of: node)["environment.Theme.level"]?["value"] == 30)
            }
        }

        @Test("A set environment value remains when the ancestor provides the same value again")
        func providedUnchanged() async throws {
            let fixture = try AgentFixture()
            show(fixture)
            let node = try await fixture.component("Decorated")
            try await fixture.call(
                .set, ["node": node, "property": "environment.Appearance.density", "value": "compact"])
            show(fixture)
            #expect(try await fixture.node("UILabel", in: .views)["text"] == "compact 1.0 4")
        }

        @Test("A set environment value is replaced by another one that the ancestor provides")
        func providedAgain() async throws {
            let fixture = try AgentFixture()
            show(fixture)
            let node = try await fixture.component("Decorated")
            try await fixture.call(
                .set, ["node": node, "property": "environment.Appearance.density", "value": "compact"])
            show(fixture, Appearance(border: Appearance.Border(width: 3)))
            #expect(try await fixture.node("UILabel", in: .views)["text"] == "regular 3.0 4")
        }

        @Test(
            "An environment value of another type, or that does not exist, is refused with what is possible",
            arguments: [
                ("Theme.level", "high", "is an integer."), ("Appearance.density", 1, "is compact, regular."),
                ("Theme.color", "red", "environment.Appearance.margins, environment.Appearance.border.width, "),
            ] as [(String, JSONValue, String)])
        func refusedEnvironment(name: String, value: JSONValue, message: String) async throws {
            let fixture = try AgentFixture()
            show(fixture)
            let node = try await fixture.component("Decorated")
            let error = try await fixture.error(
                of: .set, ["node": node, "property": .string("environment.\(name)"), "value": value])
            #expect(error?.description.contains(message) == true)
            #expect(try await fixture.node("UILabel", in: .views)["text"] == "regular 1.0 4")
        }

        @Test("A component without environment values refuses one")
        func noEnvironment() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let leaf = try await fixture.component("Leaf")
            let error = try await fixture.error(
                of: .set, ["node": leaf, "property": "environment.Theme.level", "value": 1])
            #expect(error?.description.contains("there are none that can be set") == true)
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
            #expect(properties["component"]?["properties"] == [])
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
                ("transform", [1, 0, 0, 1, 0, 0], "view.transform = .identity"),
                (
                    "transform", [2, 0, 0, 2, 5, 0.5],
                    "view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0.5)"
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

        @Test("A color of a component is described as it is edited")
        func colorOfComponent() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Colored(name: "a", color: UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)))
            let properties = try await fixture.call(.properties, ["node": fixture.component("Colored")])
            #expect(properties["component"]?["properties"]?[1]?["value"] == "#ff3300")
        }

        @Test("The children of a stack are described by their types")
        func children() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(
                VStack {
                    Leaf(title: "a")
                    Colored(name: "b", color: .red)
                })
            let properties = try await fixture.call(.properties, ["node": fixture.component("VStack<Empty>")])
            let items = properties["component"]?["properties"]?.array?.first { $0["name"] == "items" }
            let children = items?["children"]?[0]?["children"]?.array ?? []
            #expect(children.map { $0["value"] } == ["Leaf", "Colored"])
        }

        // MARK: - Animations

        /// A rectangle that is moved with an animation.
        private func animated(_ x: CGFloat) -> some Component<Empty> {
            Rectangle(color: .red, width: 10, height: 10).offset(x: x).animation(.linear(duration: 1), value: x)
        }

        private func animation(_ fixture: AgentFixture) async throws -> [JSONValue?] {
            let properties = try await fixture.call(.properties, ["node": fixture.component("Animated<Empty>")])
            return (properties["component"]?["values"]?.array ?? []).map { $0["value"] }
        }

        @Test("The animation of a component has a duration and a curve")
        func animationValues() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(animated(0))
            #expect(try await animation(fixture) == [1, "linear"])
        }

        @Test(
            "A changed animation has the modifier as its Swift line",
            arguments: [
                ("animation.duration", 0.25, ".animation(.linear(duration: 0.25), value: …)"),
                ("animation.curve", "spring", ".animation(.spring(duration: 1), value: …)"),
                (
                    "animation.curve", "bounce(200, 8)",
                    ".animation(ComponentTransition(animation: .curve(duration: 1, curve: "
                        + ".bounce(stiffness: 200, damping: 8))), value: …)"
                ),
            ] as [(String, JSONValue, String)])
        func animationLine(property: String, value: JSONValue, line: String) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(animated(0))
            let node = try await fixture.component("Animated<Empty>")
            let result = try await fixture.call(.set, ["node": node, "property": .string(property), "value": value])
            #expect(result["swift"] == .string(line))
        }

        @Test("A changed animation applies to the next changes, also when the parent describes the component again")
        func animationOfChange() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(animated(0))
            let node = try await fixture.component("Animated<Empty>")
            try await fixture.call(.set, ["node": node, "property": "animation.duration", "value": 4])
            fixture.stage.show(animated(50))
            fixture.stage.advance(by: 2)
            let isAnimating = try await fixture.call(.wait, ["timeout": 0])["idle"] == false
            #expect(isAnimating)
            #expect(try await animation(fixture) == [4, "linear"])
        }

        @Test(
            "A value that is no animation is refused",
            arguments: [
                ("animation.duration", -1), ("animation.duration", "long"), ("animation.curve", "steps"),
                ("animation.curve", "custom(1, 2)"), ("animation.curve", "bounce(0, 0)"), ("animation.delay", 1),
            ] as [(String, JSONValue)])
        func wrongAnimation(property: String, value: JSONValue) async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(animated(0))
            let node = try await fixture.component("Animated<Empty>")
            _ = try await fixture.error(of: .set, ["node": node, "property": .string(property), "value": value])
            #expect(try await animation(fixture) == [1, "linear"])
        }

        @Test("A property that cannot be set is refused")
        func readOnly() async throws {
            let fixture = try shown(UILabel())
            let label = try await fixture.node("UILabel", in: .views)["id"] ?? .null
            let error = try await fixture.error(of: .set, ["node": label, "property": "safeAreaInsets", "value": 1])
            #expect(error == .request(.impossible("\"safeAreaInsets\" cannot be set.")))
        }
    }
}
