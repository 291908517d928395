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

        @Test("The state of an explicit component is reported as not kept")
        func explicitState() async throws {
            let answer = try await saved(Leaf(title: "a"))
            #expect(answer["unsaved"] == ["The state of Leaf is not kept."])
        }

        @Test("A value whose type has changed has its initial value, and the others are restored")
        func changedType() async throws {
            let state: JSONValue = [
                "path": ["label": "Renamed", "values": ["isOpen": "[true]", "names": "[[]]"]]
            ]
            let fixture = try AgentFixture()
            fixture.stage.show(Renamed())
            let path = try #require(
                ViewPaths.all(in: [fixture.stage.window]).first { ViewPaths.name(of: $0.view) == "Renamed" }?.path)
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
