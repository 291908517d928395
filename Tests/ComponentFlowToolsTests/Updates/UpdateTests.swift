import ComponentFlow
import Foundation
import InspectorProtocol
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Causes of updates")
    struct UpdateTests {
        /// Shows a component, and records the updates of a change.
        ///
        /// Nothing else runs on the main actor meanwhile.
        private func recording(
            _ show: (AgentFixture) -> Void, change: (AgentFixture) -> Void
        ) throws -> AgentFixture {
            let fixture = try AgentFixture()
            show(fixture)
            fixture.agent.session.recorder.start()
            change(fixture)
            fixture.agent.session.recorder.stop()
            return fixture
        }

        /// Returns the causes of the last update of the first component of a type.
        private func chain(_ type: String, _ fixture: AgentFixture) async throws -> [JSONValue] {
            let component = try await fixture.component(type)
            return try await fixture.call(.why, ["node": component])["chain"]?.array ?? []
        }

        @Test("The update of a child names the property that differs, and the update of the parent that described it")
        func component() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.show(Pair(title: "b"))
            }
            let chain = try await chain("Leaf", fixture)
            let difference: JSONValue = ["name": "title", "old": "a", "new": "b"]
            try #require(chain.count == 2)
            #expect(chain[0]["type"] == "Leaf")
            #expect(chain[0]["path"] == "Pair › Leaf")
            #expect(chain[0]["reasons"] == [["kind": "component", "fields": [difference]]])
            #expect(chain[0]["parent"] == chain[1]["number"])
            #expect(chain[1]["type"] == "Pair")
            #expect(chain[1]["reasons"] == [["kind": "component", "fields": [difference]]])
        }

        @Test("An update because sizes for other proposals may differ names the update below that led to it")
        func measurement() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(
                ViewThatFits {
                    Leaf(title: "a").frame(width: 60, height: 20)
                    Leaf(title: "b")
                })
            let leaf = try await fixture.component("Leaf")
            try await fixture.call(.record, ["enabled": true])
            try await fixture.call(.set, ["node": leaf, "property": "state.extraWidth", "value": 12])
            let chain = try await chain("ViewThatFits<Empty>", fixture)
            #expect(chain.map { $0["type"] } == ["ViewThatFits<Empty>", "Modified<Empty>", "Leaf"])
            #expect(chain.first?["reasons"]?[0]?["kind"] == "measurement")
        }

        @Test("An update lists the children that ran, and counts those that were skipped")
        func children() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.show(Pair(title: "b"))
            }
            let updates = try await fixture.call(.updates)["updates"]?.array ?? []
            try #require(updates.count == 2)
            #expect(updates[0]["ran"] == [updates[1]["number"] ?? .null])
            #expect(updates[0]["skipped"] == 1)
            #expect(updates[1]["ran"] == [])
            #expect(updates[1]["skipped"] == 0)
        }

        @Test("An update takes at least as long as its children")
        func durations() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.show(Pair(title: "b"))
            }
            let chain = try await chain("Leaf", fixture)
            let child = try #require(chain.first?["milliseconds"]?.number)
            let parent = try #require(chain.last?["milliseconds"]?.number)
            let own = try #require(chain.last?["ownMilliseconds"]?.number)
            #expect(child > 0)
            expectNear(parent - child, own, within: 0.000_001)
        }

        @Test("An update that changes a layer differs from one that changes nothing")
        func changes() async throws {
            let fixture = try recording {
                $0.stage.show(Colored(name: "a", color: .red))
                // Draws the changes.
                _ = $0.stage.image()
            } change: {
                $0.stage.show(Colored(name: "b", color: .red))
                $0.stage.show(Colored(name: "b", color: .green))
                $0.stage.show(Colored(name: "b", color: .blue))
            }
            let updates = try await fixture.call(.updates)["updates"]?.array ?? []
            #expect(updates.map { $0["changed"] } == [false, true, nil])
        }

        @Test("The profile counts the updates of each type")
        func profile() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                for title in ["b", "c"] { $0.stage.show(Pair(title: title)) }
            }
            let types = try await fixture.call(.profile)["types"]?.array ?? []
            #expect(Set(types.map { $0["type"] }) == ["Pair", "Leaf"])
            #expect(types.map { $0["updates"] } == [2, 2])
            #expect(types.first { $0["type"] == "Pair" }?["skipped"] == 2)
        }

        @Test("A state that is updated by a touch is the reason, with the event")
        func state() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.tap(at: CGPoint(x: 5, y: 5))
            }
            let chain = try await chain("Leaf", fixture)
            let event: JSONValue = ["number": 2, "description": "touch ended at (5.0, 5.0)"]
            try #require(chain.count == 1)
            let reason = chain[0]["reasons"]?[0]
            #expect(chain[0]["reasons"]?.array?.count == 1)
            #expect(reason?["kind"] == "state")
            #expect(reason?["type"] == "State")
            #expect(reason?["event"] == event)
            #expect(chain[0]["oldSize"] == [20, 10])
            #expect(chain[0]["newSize"] == [25, 10])
        }

        #if DEBUG && canImport(Runtime)
        @Test("The update of a state has the function and the line that changed it")
        func sourceOfState() async throws {
            let fixture = try recording {
                $0.stage.show(Leaf(title: "a"))
            } change: {
                $0.stage.tap(at: CGPoint(x: 5, y: 5))
            }
            let source = try await chain("Leaf", fixture).first?["reasons"]?[0]?["source"]
            #expect(source?["function"] == "Leaf.View.touchesEnded(_:with:)")
            #expect(try line(source).contains("state?.updated()"))
        }

        @Test("A client that does not wait receives the line as soon as it is found")
        func sourceWithoutWaiting() async throws {
            let fixture = try recording {
                $0.stage.show(Leaf(title: "a"))
            } change: {
                $0.stage.tap(at: CGPoint(x: 5, y: 5))
            }
            let leaf = try await fixture.component("Leaf")
            func why() async throws -> JSONValue { try await fixture.call(.why, ["node": leaf, "wait": false]) }
            var result = try await why()
            while result["pending"] == true { result = try await why() }
            #expect(try line(result["chain"]?[0]?["reasons"]?[0]?["source"]).contains("state?.updated()"))
        }

        @Test("The change of a local value has the line of the action, not that of the property")
        func sourceOfLocalValue() async throws {
            let fixture = try recording {
                $0.stage.show(Counter())
            } change: {
                $0.stage.tap(at: CGPoint(x: 20, y: 20))
                $0.stage.advance(by: 0.1)
            }
            let source = try await chain("Counter", fixture).first?["reasons"]?[0]?["source"]
            #expect(try line(source).contains("count += 1"))
        }

        @Test("The change of a model has the line that set its property, not that of the property")
        func sourceOfModel() async throws {
            let model = TitleModel()
            let fixture = try recording {
                $0.stage.show(TitleLine(model: model))
            } change: {
                model.title = "changed here"
                $0.stage.advance(by: 0.1)
            }
            let source = try await chain("TitleLine", fixture).first?["reasons"]?[0]?["source"]
            #expect(try line(source).contains("changed here"))
        }

        @Test("Changes of a model by several lines before an update are several reasons")
        func sources() async throws {
            let model = TitleModel()
            let fixture = try recording {
                $0.stage.show(TitleLine(model: model))
            } change: {
                model.title = "one"
                model.title = "two"
                $0.stage.advance(by: 0.1)
            }
            let reasons = try await chain("TitleLine", fixture).first?["reasons"]?.array ?? []
            let lines = try reasons.map { try line($0["source"]).trimmingCharacters(in: .whitespaces) }
            #expect(lines == [#"model.title = "one""#, #"model.title = "two""#])
        }

        /// The line of a source file that a location names.
        private func line(_ source: JSONValue?) throws -> String {
            let path = try #require(source?["file"]?.string)
            let number = try #require(source?["line"]?.integer)
            let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
            return try #require(lines.indices.contains(number - 1) ? lines[number - 1] : nil)
        }
        #endif

        @Test("The parent of a component whose size changes is updated because of that update")
        func childSize() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.tap(at: CGPoint(x: 5, y: 5))
            }
            let chain = try await chain("Pair", fixture)
            try #require(chain.count == 2)
            #expect(chain[0]["reasons"] == [["kind": "childSize", "update": chain[1]["number"] ?? .null]])
            #expect(chain[0]["skipped"] == 2)
            #expect(chain[1]["type"] == "Leaf")
        }

        @Test("A changed environment value is the reason, with the new value")
        func environment() async throws {
            let fixture = try recording {
                $0.stage.show(Themed()) { Theme(level: 1) }
            } change: {
                $0.stage.show(Themed()) { Theme(level: 2) }
            }
            let chain = try await chain("Themed", fixture)
            #expect(chain.first?["reasons"] == [["kind": "environment", "type": "Theme", "value": "Theme"]])
        }

        @Test("A changed size is the reason, with the old and the new size")
        func size() async throws {
            let fixture = try recording {
                $0.stage.show(Leaf(title: "a"))
            } change: {
                $0.stage.show(Leaf(title: "b"))
                $0.stage.resize(to: CGSize(width: 300, height: 100))
                $0.stage.show(Leaf(title: "b"))
            }
            let chain = try await chain("Leaf", fixture)
            #expect(chain.first?["reasons"] == [["kind": "size", "old": [200, 100], "new": [300, 100]]])
        }

        @Test("A local value that is changed by a touch is the reason, with the event")
        func localValue() async throws {
            let fixture = try recording {
                $0.stage.show(Counter())
            } change: {
                $0.stage.tap(at: CGPoint(x: 50, y: 20))
            }
            let reason = try #require(try await chain("Counter", fixture).first?["reasons"]?[0])
            #expect(reason["kind"] == "model")
            #expect(reason["event"]?["description"] == "touch ended at (50.0, 20.0)")
        }

        @Test("The first update of a component has no other reason")
        func first() async throws {
            let fixture = try recording { _ in
            } change: {
                $0.stage.show(Leaf(title: "a"))
            }
            #expect(try await chain("Leaf", fixture).first?["reasons"] == [["kind": "first"]])
        }

        @Test("A recording is started and stopped by requests")
        func record() async throws {
            let fixture = try AgentFixture()
            #expect(try await fixture.call(.record, ["enabled": true])["recording"] == true)
            #expect(UpdateObservation.observer === fixture.agent.session.recorder)
            #expect(try await fixture.call(.record, ["enabled": false])["recording"] == false)
            #expect(UpdateObservation.observer == nil)
        }

        @Test("Updates are not observed after the recording")
        func stop() throws {
            _ = try recording { _ in
            } change: {
                $0.stage.show(Leaf(title: "a"))
            }
            #expect(UpdateObservation.observer == nil)
            #expect(UIWindow.eventObserver == nil)
        }

        @Test("The chain of an update that was not recorded is an error that names the remedy")
        func notRecorded() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            let error = try await fixture.error(of: .why, ["node": fixture.component("Leaf")])
            let message = "The update was not recorded; start recording with the method \"record\"."
            #expect(error == .request(.impossible(message)))
        }

        @Test("A recording does not keep components that were removed")
        func release() async throws {
            let fixture = try recording {
                $0.stage.show(Pair(title: "a"))
            } change: {
                $0.stage.tap(at: CGPoint(x: 5, y: 5))
            }
            weak let view = fixture.stage.componentView
            fixture.stage.show(Leaf(title: "b"))
            #expect(view == nil)
        }
    }

    @MainActor
    @Suite("Differences between components")
    struct FieldDifferenceTests {
        @Test("A structure that differs is replaced by its properties that do")
        func nested() {
            struct Style: Equatable {
                var width = 1
                var color = "red"
            }
            struct Styled {
                var style = Style()
                let action = {}
            }
            let differences = FieldDifference.differences(
                from: Styled(), to: Styled(style: Style(width: 2)))
            #expect(differences == [FieldDifference(name: "style.width", old: "1", new: "2")])
        }

        @Test("A component that is a class is compared by its properties")
        func classes() {
            let differences = FieldDifference.differences(from: Text(text: "a"), to: Text(text: "b"))
            #expect(differences == [FieldDifference(name: "text", old: "a", new: "b")])
        }

        @Test("A collection that differs is described by its length")
        func collections() {
            struct List {
                var items: [Int]
            }
            let differences = FieldDifference.differences(from: List(items: [1]), to: List(items: [1, 2]))
            #expect(differences == [FieldDifference(name: "items", old: "1 element", new: "2 elements")])
        }
    }
}
