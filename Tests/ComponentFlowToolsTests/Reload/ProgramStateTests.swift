import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

private struct Choice {
    var number = 0
}

/// A component with values that can be saved and one that cannot, and a part that depends on one of them.
private struct Kept: CompositeComponent {
    @Local var isOpen = false
    @Local var names: [String] = []
    @Local var choice = Choice()

    var content: some Component<Empty> {
        VStack {
            Button("Open") { isOpen = true }.frame(width: 100, height: 20)
            Button("Add") { names.append("a") }.frame(width: 100, height: 20)
            Text(names.joined(separator: ",") + (choice.number > 0 ? "!" : ""))
            if isOpen { Inner() }
        }
    }
}

private struct Inner: CompositeComponent {
    @Local var count = 0

    var content: some Component<Empty> {
        Button("Count \(count)") { count += 1 }.frame(width: 100, height: 20)
    }
}

/// A component as a later version of the program declares it: one value has another type, another one is missing.
private struct Renamed: CompositeComponent {
    @Local var isOpen = 1

    var content: some Component<Empty> {
        Text("\(isOpen)")
    }
}

/// An explicit component with a state that can be encoded, and a button that changes it.
private struct Tally: CombinedComponent {
    final class State: ComponentState, @preconcurrency Codable {
        private(set) var count = 0

        func add() {
            count += 1
            updated()
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let content = Child(VStack<Empty>.self)
        return { context in
            let state = context.state
            let content = content.update(
                component: VStack { Button("Tally \(state.count)") { state.add() }.frame(width: 100, height: 20) },
                availableSize: context.availableSize, transition: context.transition)
            context.add(content.position(CGPoint(x: content.size.width / 2, y: content.size.height / 2)))
            return content.size
        }
    }
}

/// An explicit component as a later version of the program declares it: its state has a further property.
private struct Extended: CombinedComponent {
    final class State: ComponentState, @preconcurrency Codable {
        private(set) var count = 7
        private(set) var step = 1
    }

    func makeState() -> State { State() }

    static var body: Body {
        let content = Child(Text.self)
        return { context in
            let content = content.update(
                component: Text("Extended \(context.state.count)"), availableSize: context.availableSize,
                transition: context.transition)
            context.add(content.position(CGPoint(x: content.size.width / 2, y: content.size.height / 2)))
            return content.size
        }
    }
}

/// Two explicit components.
private struct Tallies: CompositeComponent {
    var content: some Component<Empty> {
        VStack {
            Tally()
            Extended()
        }
    }
}

/// Rows that are higher than the window, and a text field.
private struct LongForm: CompositeComponent {
    @Local var text = "some text"

    var content: some Component<Empty> {
        VStack {
            TextField("Text", text: $text).frame(height: 30)
            ScrollView {
                VStack {
                    for index in 0..<40 { Text("\(index)").frame(height: 20).id(index) }
                }
            }
            .frame(height: 60)
        }
    }
}

extension InspectorTests {
    @MainActor
    @Suite("The state of a program")
    struct ProgramStateTests {
        private func saved(_ component: some Component<Empty>) async throws -> JSONValue {
            let fixture = try AgentFixture()
            fixture.stage.show(component)
            return try await fixture.call(.saveState)
        }

        @Test("Local values are restored, also in components that other restored values show")
        func localValues() async throws {
            let first = try AgentFixture()
            first.stage.show(Kept())
            try await tap("Open", first)
            try await tap("Add", first)
            try await tap("Count 0", first)
            let state = try await first.call(.saveState)["state"] ?? .null
            let second = try AgentFixture()
            second.stage.show(Kept())
            try await second.call(.restoreState, ["state": state])
            let found = try await second.call(.find, ["name": "Count 1"])
            #expect(found.prettyText.contains("Count 1"))
        }

        private func tap(_ name: String, _ fixture: AgentFixture) async throws {
            let found = try await fixture.call(.find, ["name": .string(name)])
            let node = try #require(found["elements"]?.array?.first?["view"])
            try await fixture.call(.tap, ["node": node])
            fixture.stage.advance(by: 0.5)
        }

        @Test("A value whose type is not Codable is reported with its component and type")
        func unsaved() async throws {
            let answer = try await saved(Kept())
            #expect(answer["unsaved"] == ["Kept.choice is not kept, because Choice is not Codable."])
        }

        @Test("The state of an explicit component is reported as not kept if it is not Codable")
        func unsavedState() async throws {
            let answer = try await saved(Leaf(title: "a"))
            #expect(answer["unsaved"] == ["The state of Leaf is not kept, because State is not Codable."])
        }

        @Test("The Codable state of an explicit component is restored, and its actions change the restored one")
        func explicitState() async throws {
            let first = try AgentFixture()
            first.stage.show(Tally())
            try await tap("Tally 0", first)
            try await tap("Tally 1", first)
            let saved = try await first.call(.saveState)
            let second = try AgentFixture()
            second.stage.show(Tally())
            let restored = try await second.call(.restoreState, ["state": saved["state"] ?? .null])
            #expect(saved["unsaved"] == [])
            #expect(restored["unrestored"] == [])
            second.stage.advance(by: 0.1)
            try await tap("Tally 2", second)
            #expect(try await isShown("Tally 3", second))
        }

        @Test("A state whose properties have changed has its initial values, and the others are restored")
        func changedState() async throws {
            let first = try AgentFixture()
            first.stage.show(Tallies())
            try await tap("Tally 0", first)
            var entries = try #require(try await first.call(.saveState)["state"]?.object)
            let path = try #require(entries.first { $0.value["label"] == "Extended" }?.key)
            entries[path] = ["label": "Extended", "state": #"[{"count": 3}]"#]
            let second = try AgentFixture()
            second.stage.show(Tallies())
            let answer = try await second.call(.restoreState, ["state": .object(entries)])
            #expect(
                answer["unrestored"] == [
                    "The state of Extended has its initial values, because its properties have changed."
                ])
            second.stage.advance(by: 0.1)
            #expect(try await isShown("Extended 7", second))
            #expect(try await isShown("Tally 1", second))
        }

        @Test("A state of a component that no longer has one is reported")
        func missingState() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Renamed())
            let answer = try await fixture.call(
                .restoreState, ["state": [path("Renamed", fixture): ["label": "Renamed", "state": "[{}]"]]])
            #expect(answer["unrestored"] == ["Renamed no longer has a state."])
        }

        private func path(_ name: String, _ fixture: AgentFixture) throws -> String {
            try #require(ViewPaths.all(in: [fixture.stage.window]).first { ViewPaths.name(of: $0.view) == name }?.path)
        }

        private func isShown(_ name: String, _ fixture: AgentFixture) async throws -> Bool {
            try await fixture.call(.find, ["name": .string(name)])["elements"]?.array?.isEmpty == false
        }

        @Test("A value whose type has changed has its initial value, and the others are restored")
        func changedType() async throws {
            let state: JSONValue = [
                "path": ["label": "Renamed", "values": ["isOpen": "[true]", "names": "[[]]"]]
            ]
            let fixture = try AgentFixture()
            fixture.stage.show(Renamed())
            let path = try path("Renamed", fixture)
            let answer = try await fixture.call(
                .restoreState, ["state": .object([path: state["path"] ?? .null])])
            #expect(
                answer["unrestored"] == [
                    "Renamed.isOpen has its initial value, because its type has changed.",
                    "Renamed.names no longer exists.",
                ])
        }

        @Test("The position of a scroll view is restored")
        func scrollPosition() async throws {
            let first = try AgentFixture()
            first.stage.show(LongForm())
            scrollView(in: first.stage)?.contentOffset = CGPoint(x: 0, y: 120)
            let state = try await first.call(.saveState)["state"] ?? .null
            let second = try AgentFixture()
            second.stage.show(LongForm())
            try await second.call(.restoreState, ["state": state])
            #expect(scrollView(in: second.stage)?.contentOffset == CGPoint(x: 0, y: 120))
        }

        @Test("The focused text field is focused again, with the selected text")
        func focus() async throws {
            let first = try AgentFixture()
            first.stage.show(LongForm())
            let field = try #require(textField(in: first.stage))
            field.becomeFirstResponder()
            let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
            field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
            let state = try await first.call(.saveState)["state"] ?? .null
            let second = try AgentFixture()
            second.stage.show(LongForm())
            try await second.call(.restoreState, ["state": state])
            let restored = try #require(textField(in: second.stage))
            let selected = try #require(restored.selectedTextRange)
            #expect(restored.isFirstResponder)
            #expect(restored.text(in: selected) == "text")
        }

        @Test("Something that is not a saved state is refused")
        func otherValue() async throws {
            let error = try await AgentFixture().error(of: .restoreState, ["state": ["a": 1]])
            #expect(error == .request(.invalidParameters("\"state\" is not a saved state.")))
        }

        private func scrollView(in stage: Stage) -> UIScrollView? {
            ViewPaths.all(in: [stage.window]).lazy.compactMap { $0.view as? UIScrollView }.first
        }

        private func textField(in stage: Stage) -> UITextField? {
            ViewPaths.all(in: [stage.window]).lazy.compactMap { $0.view as? UITextField }.first
        }
    }
}
