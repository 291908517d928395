import ComponentFlow
import ComponentFlowTesting
import InspectorClient
import InspectorProtocol
import Testing

@testable import InspectorWindow

@MainActor
@Suite("The model of an inspector")
struct ModelTests {
    private func selected(_ id: String, _ program: ScriptedProgram = sampleProgram()) async -> InspectorModel {
        let model = await makeModel(program)
        model.select(id)
        await model.waitUntilIdle()
        return model
    }

    // MARK: - Trees

    @Test("A program that is connected shows its components")
    func components() async {
        let model = await makeModel(sampleProgram())
        #expect(model.trees.rows.map(\.id) == ["c1", "c2", "c3", "c4"])
    }

    @Test("The search selects one match after the other, and then the first one again")
    func nextMatch() async {
        let model = await makeModel(sampleProgram())
        let matches = model.trees.tree.entries.map(\.node).filter { $0.matches("row") }.map(\.id)
        model.trees.query = "row"
        var selected: [String?] = []
        for _ in 0...matches.count {
            model.selectNextMatch()
            selected.append(model.trees.selection)
        }
        #expect(selected == matches + [matches.first])
    }

    @Test("Without a search there is no next match")
    func noMatch() async {
        let model = await makeModel(sampleProgram())
        model.selectNextMatch()
        #expect(model.trees.selection == nil)
    }

    @Test("A selected node is highlighted in the program")
    func highlight() async {
        let program = sampleProgram()
        _ = await selected("c2", program)
        #expect(program.calls(.highlight) == [["node": "c2"]])
    }

    @Test("Without a selection the highlight is removed")
    func noHighlight() async {
        let program = sampleProgram()
        let model = await selected("c2", program)
        model.select(nil)
        await model.waitUntilIdle()
        #expect(program.calls(.highlight).last == [:])
    }

    @Test("Of several nodes that are selected while a request runs, only the last one is highlighted")
    func coalescing() async {
        let program = sampleProgram()
        let model = await makeModel(program)
        for id in ["c1", "c2", "c3", "c4"] { model.select(id) }
        await model.waitUntilIdle()
        #expect(program.calls(.highlight) == [["node": "c4"]])
    }

    @Test("The left key closes an open node")
    func close() async {
        let model = await selected("c3")
        model.moveOutside()
        #expect(model.trees.rows.map(\.id) == ["c1", "c2", "c3"])
    }

    @Test("The left key selects the parent of a node without children")
    func parent() async {
        let model = await selected("c4")
        model.moveOutside()
        #expect(model.trees.selection == "c3")
    }

    @Test("The right key opens a closed node")
    func open() async {
        let model = await selected("c3")
        model.moveOutside()
        model.moveInside()
        #expect(model.trees.rows.count == 4)
    }

    @Test("The right key selects the first child of an open node")
    func child() async {
        let model = await selected("c3")
        model.moveInside()
        #expect(model.trees.selection == "c4")
    }

    @Test("In another tree the counterpart of the node is selected")
    func otherTree() async {
        let program = sampleProgram()
        program.answer(.views, .tree([("v3", "UIView", nil)], ["component": "c3"]))
        program.answer(
            .components,
            ["nodes": [["id": "c3", "type": "Row", "view": "v3"], ["id": "c4", "type": "Text", "parent": "c3"]]])
        let model = await selected("c4", program)
        model.show(TreeKind.views.rawValue)
        await model.waitUntilIdle()
        #expect(model.trees.selection == "v3")
    }

    @Test("A node without a counterpart in another tree is selected again when its own tree is shown")
    func unmatchedNode() async {
        let program = sampleProgram()
        program.answer(.renderNodes, .tree([]))
        let model = await selected("c4", program)
        model.show(TreeKind.renderNodes.rawValue)
        await model.waitUntilIdle()
        #expect(model.trees.notice == "Text has no counterpart in this tree.")
        model.refresh()
        model.show(TreeKind.components.rawValue)
        await model.waitUntilIdle()
        #expect(model.trees.selection == "c4")
    }

    @Test("A node that is selected elsewhere opens its ancestors")
    func reveal() async {
        let program = sampleProgram()
        program.answer(.hitTest, ["component": "c4"])
        let model = await makeModel(program)
        model.trees.toggle("c3")
        model.select(at: CGPoint(x: 5, y: 5))
        await model.waitUntilIdle()
        #expect(model.trees.rows.map(\.id) == ["c1", "c2", "c3", "c4"])
    }

    @Test("A selected node that no longer exists is deselected, and the user is informed")
    func vanished() async {
        let program = sampleProgram()
        let model = await selected("c4", program)
        program.answer(.components, .tree([("c1", "Column", nil)]))
        model.refresh()
        await model.waitUntilIdle()
        #expect(model.trees.notice == "Text c4 no longer exists.")
    }

    @Test("A click in the picture selects nothing if the program names a node that is not listed")
    func unknownHit() async {
        let program = sampleProgram()
        program.answer(.hitTest, ["component": "c99"])
        let model = await makeModel(program)
        model.select(at: .zero)
        await model.waitUntilIdle()
        #expect(model.trees.selection == nil)
    }

    // MARK: - Properties

    @Test("The properties of a selected node are shown")
    func properties() async {
        let model = await selected("c2")
        #expect(
            model.properties.sections.first?.properties.map(\.text) == [
                "Hello", "1", "false", "#ff8000", "0, 0, 20, 10", "System 17",
            ])
    }

    @Test("An edit shows the Swift line that does the same")
    func swiftLine() async {
        let program = sampleProgram()
        program.answer(.set, ["swift": "view.alpha = 0.5", "value": 0.5])
        let model = await selected("c2", program)
        model.set("v2.alpha", to: 0.5)
        await model.waitUntilIdle()
        #expect(model.properties.lines == ["v2.alpha": "view.alpha = 0.5"])
    }

    @Test("An edit draws the picture of the window again")
    func editedPicture() async {
        let program = sampleProgram()
        program.answer(.set, [:])
        let model = await selected("c2", program)
        let count = program.calls(.screenshot).count
        model.set("v2.alpha", to: 0.5)
        await model.waitUntilIdle()
        #expect(program.calls(.screenshot).count == count + 1)
    }

    @Test("A value that the program refuses has a message at its property")
    func refusedValue() async {
        let program = sampleProgram()
        program.fail([.set], with: .request(.invalidParameters("\"alpha\" is a number.")))
        let model = await selected("c2", program)
        model.set("v2.alpha", to: "x")
        await model.waitUntilIdle()
        #expect(model.properties.errors == ["v2.alpha": "\"alpha\" is a number."])
    }

    @Test("A value that replaces that of the parent can be reset")
    func resetValue() async {
        let program = sampleProgram()
        let side: JSONValue = [
            "name": "component.side", "kind": "choice", "value": "right", "choices": ["left", "right"],
            "settable": true, "edited": true,
        ]
        program.answer(.properties, ["component": ["id": "c2", "type": "Text", "values": [side]]])
        program.answer(.reset, [:])
        let model = await selected("c2", program)
        let property = model.properties.sections.first?.properties.first
        #expect(property?.choices == ["left", "right"])
        #expect(property?.isEdited == true)
        model.reset("c2.component.side")
        await model.waitUntilIdle()
        #expect(program.calls(.reset) == [["node": "c2", "property": "component.side"]])
    }

    @Test("Of a structure in a component, the values that can be edited are fields, and the others remain beside them")
    func structureFields() throws {
        let width: JSONValue = [
            "name": "component.style.width", "title": "style.width", "kind": "number", "value": 2, "settable": true,
        ]
        let names = (0..<2).map { index -> JSONValue in
            [
                "name": .string("component.names.\(index)"), "title": .string("names[\(index)]"), "kind": "text",
                "value": "a", "settable": true,
            ]
        }
        let style: JSONValue = [
            "name": "style", "type": "Style",
            "children": [["name": "width", "value": "2.0"], ["name": "action", "value": "(Function)"]],
        ]
        let list: JSONValue = [
            "name": "names", "type": "Array<String>", "value": "2 elements",
            "children": [["name": "0", "value": "a"], ["name": "1", "value": "a"]],
        ]
        let component: JSONValue = [
            "id": "c2", "type": "Row", "properties": [style, list], "values": .array([width] + names),
        ]
        let section = try #require(PropertySection.list(["component": component], node: "c2").first)
        #expect(section.properties.map(\.title) == ["style.width", "names[0]", "names[1]"])
        #expect(section.values.map(\.name) == ["style", "action"])
    }

    @Test("Of an environment value, the values that can be edited are fields, and the others remain beside them")
    func environmentFields() throws {
        let level: JSONValue = [
            "name": "environment.Theme.level", "title": "Theme.level", "kind": "integer", "value": 4, "settable": true,
        ]
        let theme: JSONValue = [
            "type": "Theme",
            "children": [["name": "level", "value": "4"], ["name": "action", "value": "(Function)"]],
        ]
        let component: JSONValue = ["id": "c2", "type": "Row", "environment": [theme], "values": [level]]
        let sections = PropertySection.list(["component": component], node: "c2")
        let section = try #require(sections.first { $0.title == "Environment" })
        #expect(section.properties.map(\.title) == ["Theme.level"])
        #expect(section.values.map(\.name) == ["Theme", "action"])
    }

    @Test("The traits that a view overrides can be edited beside those that it has, as properties of the view")
    func traits() throws {
        let direction: JSONValue = [
            "name": "traitOverrides.layoutDirection", "title": "traitOverrides.layoutDirection", "kind": "choice",
            "value": "unspecified", "choices": ["unspecified", "rightToLeft"], "settable": true,
        ]
        let result: JSONValue = ["view": ["id": "v2"], "traits": "light", "traitOverrides": [direction]]
        let section = try #require(PropertySection.list(result, node: "c2").first { $0.title == "Traits" })
        #expect(section.values.map(\.text) == ["light"])
        #expect(section.properties.map(\.id) == ["v2.traitOverrides.layoutDirection"])
        #expect(section.properties.first?.choices == ["unspecified", "rightToLeft"])
    }

    @Test("The properties of a node that no longer exists are replaced by the reason")
    func vanishedProperties() async {
        let program = sampleProgram()
        program.fail([.properties], with: .request(.impossible("There is no node c2, or not any more.")))
        let model = await selected("c2", program)
        #expect(model.properties.problem == "There is no node c2, or not any more.")
    }

    @Test("Of a long value the beginning is shown, which cannot be edited")
    func longValue() async {
        let program = sampleProgram()
        let text = String(repeating: "x", count: 1_000_000)
        program.answer(
            .properties,
            [
                "view": [
                    "id": "v2",
                    "properties": [["name": "text", "kind": "text", "value": .string(text), "settable": true]],
                ]
            ])
        let model = await selected("c2", program)
        let property = model.properties.sections.first?.properties.first
        #expect(property?.text.count == 2_001)
        #expect(property?.isSettable == false)
    }

    @Test(
        "A text becomes a value of the kind of its property",
        arguments: [
            ("0.5", "number", 0.5), ("3", "integer", 3), ("x", "number", "x"), ("", "color", .null),
            ("1, 2 3,4", "rect", [1, 2, 3, 4]), ("1, a", "point", "1, a"), ("7", "text", "7"), ("nan", "number", "nan"),
            ("", "numbers", .null), ("4 2", "numbers", [4, 2]), ("a", "numbers", "a"), ("", "date", .null),
            ("red, #ff0000", "colors", ["red", "#ff0000"]), ("1 2 3 4", "directionalInsets", [1, 2, 3, 4]),
            ("1, 0", "transform3D", [1, 0]), ("left", "choice", "left"),
        ] as [(String, String, JSONValue)])
    func values(text: String, kind: String, value: JSONValue) {
        #expect(PropertyText.value(of: text, kind: kind) == value)
    }

    // MARK: - Updates

    private func update(_ number: Int, _ component: String) -> JSONValue {
        [
            "number": JSONValue(number), "component": .string(component), "type": "Row", "path": "Row",
            "milliseconds": 1,
            "ran": [], "skipped": 2, "reasons": [["kind": "state", "type": "S", "event": ["description": "key a"]]],
        ]
    }

    @Test("Updates are requested since the last one")
    func since() async {
        let program = sampleProgram()
        program.answer(.updates, ["recording": true, "updates": [update(7, "c3")]])
        let model = await makeModel(program)
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.updates).last?["since"] == 7)
    }

    @Test("New updates read the tree again")
    func change() async {
        let program = sampleProgram()
        let model = await makeModel(program)
        program.answer(.updates, ["recording": true, "updates": [update(1, "c3")]])
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.components).count == 2)
    }

    @Test("Without new updates nothing else is requested")
    func noChange() async {
        let program = sampleProgram()
        let model = await makeModel(program)
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.components).count == 1)
    }

    @Test(
        "Another frame or window reads the tree again, without updates",
        arguments: [["frames": 2, "windows": ["v1"]], ["frames": 1, "windows": ["v1", "v2"]]] as [[String: JSONValue]])
    func otherFrame(shown: [String: JSONValue]) async {
        let program = sampleProgram()
        program.answer(.updates, ["updates": [], "frames": 1, "windows": ["v1"]])
        let model = await makeModel(program)
        program.answer(.updates, .object(shown))
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.components).count == 2)
    }

    /// Lets the program change for a number of polls, one per second, and returns the numbers of those that read the tree.
    ///
    /// - Parameter duration: The time that this takes, in seconds.
    private func readingPolls(_ count: Int, changing: Range<Int>, duration: Int = 1) async -> [Int] {
        let program = sampleProgram()
        program.answer(.updates, ["updates": [], "frames": 0])
        let model = await makeModel(program)
        program.delay(.components, by: .seconds(duration))
        var polls: [Int] = []
        for poll in 1...count {
            if changing.contains(poll) { program.answer(.updates, ["updates": [], "frames": JSONValue(poll)]) }
            program.advance(by: .seconds(1))
            let former = program.calls(.components).count
            model.poll()
            await model.waitUntilIdle()
            if program.calls(.components).count > former { polls.append(poll) }
        }
        return polls
    }

    @Test("A program that changes all the time is read in a quarter of the time")
    func rate() async {
        #expect(await readingPolls(13, changing: 1..<100) == [1, 4, 7, 10, 13])
    }

    @Test("A program that does not respond for a long time is read again after some seconds")
    func longPause() async {
        #expect(await readingPolls(10, changing: 1..<100, duration: 60) == [1, 6])
    }

    @Test("The last change of a program is read, too")
    func lastReading() async {
        #expect(await readingPolls(20, changing: 1..<4) == [1, 4])
    }

    /// Returns the parameters `since` of the requests for components while two responses are received.
    private func since(_ responses: [JSONValue]) async -> (InspectorModel, [JSONValue?]) {
        let program = sampleProgram(responses[0])
        let model = await makeModel(program)
        for response in responses.dropFirst() {
            program.answer(.components, response)
            model.refresh()
            await model.waitUntilIdle()
        }
        return (model, program.calls(.components).map { $0["since"] })
    }

    @Test("Of a tree that is read again, the program sends what has changed")
    func changes() async {
        let first: JSONValue = ["version": 4, "since": 0, "values": .sample]
        let second: JSONValue = [
            "version": 6, "since": 4,
            "parts": ["nodes": [[0, 1], ["id": "c9", "type": "Image", "parent": "c1"], [2, 2]]],
        ]
        let (model, since) = await since([first, second])
        #expect(since == [0, 4])
        #expect(model.trees.rows.map(\.id) == ["c1", "c9", "c3", "c4"])
    }

    @Test("Changes of a tree that was not received are an unreadable response, after which the tree is read as a whole")
    func wrongChanges() async {
        let first: JSONValue = ["version": 4, "since": 0, "values": .sample]
        let (model, since) = await since([first, ["version": 6, "since": 5], .sample])
        #expect(since == [0, 4, 0])
        #expect(model.trees.rows.map(\.id) == ["c1", "c2", "c3", "c4"])
    }

    @Test("The list of updates can be restricted to the selected component")
    func filter() async {
        let program = sampleProgram()
        program.answer(.updates, ["recording": true, "updates": [update(1, "c3"), update(2, "c4")]])
        let model = await selected("c4", program)
        model.history.isFiltered = true
        #expect(model.history.updates(of: model.trees.selectedComponent).map(\.id) == [2])
    }

    @Test("A chain of causes begins with the event")
    func event() async {
        let program = sampleProgram()
        program.answer(.why, ["chain": [update(2, "c4"), update(1, "c3")]])
        let model = await makeModel(program)
        model.explain(2)
        await model.waitUntilIdle()
        #expect(model.history.chain.first?.event == "key a")
    }

    @Test("A chain is read again until all places in the source are found")
    func pending() async {
        let program = sampleProgram()
        program.answer(.why, ["chain": [update(2, "c4")], "pending": true])
        let model = await makeModel(program)
        model.explain(2)
        model.poll()
        await model.waitUntilIdle()
        program.answer(.why, ["chain": [update(2, "c4")], "pending": false])
        for _ in 0..<3 {
            model.poll()
            await model.waitUntilIdle()
        }
        #expect(program.calls(.why).count == 3)
    }

    @Test("The program is not asked to wait for places in the source")
    func doesNotWait() async {
        let program = sampleProgram()
        program.answer(.why, ["chain": []])
        let model = await makeModel(program)
        model.explain(2)
        await model.waitUntilIdle()
        #expect((program.calls(.updates) + program.calls(.why)).allSatisfy { $0["wait"] == false })
    }

    @Test("A chain of causes ends with the selected update")
    func chain() async {
        let program = sampleProgram()
        program.answer(.why, ["chain": [update(2, "c4"), update(1, "c3")]])
        let model = await makeModel(program)
        model.explain(2)
        await model.waitUntilIdle()
        #expect(model.history.chain.map(\.id) == [1, 2])
    }

    @Test("Only types with updates that changed nothing are in the ranking of these")
    func unnecessary() async {
        let program = sampleProgram()
        let types: [JSONValue] = [
            ["type": "A", "updates": 9, "unchanged": 0], ["type": "B", "updates": 5, "unchanged": 2],
            ["type": "C", "updates": 4, "unchanged": 3],
        ]
        program.answer(.profile, ["types": .array(types)])
        let model = await makeModel(program)
        model.history.order = .unnecessary
        #expect(model.history.ranking.map(\.id) == ["C", "B"])
    }

    @Test("Components with a wrong equality are listed while updates are verified")
    func verification() async {
        let program = sampleProgram()
        let findings: JSONValue = [["path": "A › B", "message": "its size", "count": 3], ["path": 5], "x"]
        program.answer(.verify, ["enabled": true, "findings": findings])
        let model = await makeModel(program)
        model.verify(true)
        await model.waitUntilIdle()
        #expect(program.calls(.verify).last == ["enabled": true])
        #expect(model.history.isVerifying)
        #expect(model.history.findings.map(\.path) == ["A › B"])
    }

    @Test("A finding contains how often it was found", arguments: [(1, "its size, once"), (2, "its size, 2 times")])
    func finding(count: Int, summary: String) {
        let finding = EqualityFinding(["path": "A", "message": "its size", "count": JSONValue(count)], id: 0)
        #expect(finding?.summary == summary)
    }

    @Test("The reason is shown for which a program cannot verify updates")
    func noVerification() async {
        let program = sampleProgram()
        program.fail([.verify], with: .request(.impossible("Updates are verified in debug builds only.")))
        let model = await makeModel(program)
        model.verify(true)
        await model.waitUntilIdle()
        #expect(model.history.verificationProblem == "Updates are verified in debug builds only.")
    }

    @Test("Types are ranked by time or by count", arguments: [(0, ["B", "A"]), (1, ["A", "B"])])
    func ranking(order: Int, types: [String]) async {
        let program = sampleProgram()
        program.answer(
            .profile,
            [
                "types": [
                    ["type": "A", "updates": 9, "ownMilliseconds": 1],
                    ["type": "B", "updates": 1, "ownMilliseconds": 5],
                ]
            ])
        let model = await makeModel(program)
        model.history.order = HistoryModel.Order(rawValue: order) ?? .time
        #expect(model.history.ranking.map(\.id) == types)
    }

    @Test("A recording of another client is not discarded")
    func otherRecording() async {
        let program = sampleProgram()
        _ = await makeModel(program)
        #expect(program.calls(.record).isEmpty)
    }

    @Test("Updates are recorded from the beginning")
    func recording() async {
        let program = sampleProgram()
        program.answer(.updates, ["recording": false, "updates": []])
        _ = await makeModel(program)
        #expect(program.calls(.record) == [["enabled": true]])
    }

    // MARK: - States

    @Test("A program of another version is refused with its message")
    func version() async {
        let program = sampleProgram()
        program.fail([.hello], with: .request(.impossible("The program supports version 2 of the protocol only.")))
        let model = await makeModel(program)
        #expect(model.session.status == .refused("The program supports version 2 of the protocol only."))
    }

    @Test("A program that answers with another version is refused")
    func otherVersion() async {
        let program = sampleProgram()
        program.answer(.hello, ["protocol": 7])
        let model = await makeModel(program)
        #expect(!model.session.isUsable)
    }

    @Test(
        "A failure determines the state of the program",
        arguments: [
            (InspectorClientError.disconnected, InspectorSession.Status.ended), (.timeout, .stalled),
            (.invalidResponse, .unreadable), (.request(.impossible("No.")), .connected),
        ])
    func failure(error: InspectorClientError, status: InspectorSession.Status) async {
        let program = sampleProgram()
        let model = await makeModel(program)
        program.fail(with: error)
        model.poll()
        await model.waitUntilIdle()
        #expect(model.session.status == status)
    }

    @Test("The last known state of a program that has ended remains")
    func ended() async {
        let program = sampleProgram()
        let model = await makeModel(program)
        program.fail(with: .disconnected)
        model.refresh()
        await model.waitUntilIdle()
        #expect(model.trees.rows.count == 4)
    }

    @Test("A program that was stalled is connected when it answers again")
    func recovered() async {
        let program = sampleProgram()
        let model = await makeModel(program)
        program.fail([.updates], with: .timeout)
        model.poll()
        await model.waitUntilIdle()
        program.answer(.updates, ["recording": true, "updates": []])
        model.poll()
        await model.waitUntilIdle()
        #expect(model.session.status == .connected)
    }

    @Test("A program that ended can be connected again")
    func reconnected() async {
        let program = sampleProgram()
        program.fail([.hello], with: .disconnected)
        let model = await makeModel(program)
        program.answer(.hello, ["protocol": 1])
        model.connect()
        await model.waitUntilIdle()
        #expect(model.trees.rows.count == 4)
    }

    @Test("A line can end between the words of a property's name")
    func breakableNames() {
        let names = ["isUserInteractionEnabled", "layer.zPosition", "alpha", "drawsHTML", "top2Left"]
        let words = names.map { DisplayText.breakable($0).replacing("\u{200B}", with: "|") }
        #expect(words == ["is|User|Interaction|Enabled", "layer.|z|Position", "alpha", "draws|HTML", "top2|Left"])
    }

    @Test("Names of properties end no line within a word, and assistive technologies read them unchanged")
    func nameLabel() {
        let stage = Stage(size: CGSize(width: 800, height: 100))
        stage.show(PropertyName(name: "isUserInteractionEnabled"))
        let findings = stage.auditAccessibility([.brokenWord])
        #expect(findings.map(\.description) == [])
        #expect(stage.accessibilityOutline.contains { $0.contains(#"label "isUserInteractionEnabled""#) })
    }

    @Test(
        "Answers that are not what the protocol specifies show nothing", arguments: [.null, [], 7, "x"] as [JSONValue])
    func garbage(answer: JSONValue) async {
        let program = sampleProgram()
        let model = await makeModel(program)
        for method in InspectorMethod.allCases { program.answer(method, answer) }
        model.refresh()
        await model.waitUntilIdle()
        #expect(model.trees.rows.isEmpty)
    }
}
