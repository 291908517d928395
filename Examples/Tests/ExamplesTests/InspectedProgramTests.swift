import Foundation
import ReaderTestSupport
import Testing

/// The examples as an inspector sees them: real programs without a display, whose agents are used over the socket.
@Suite(.serialized)
struct InspectedProgramTests {
    /// What a test does with a program.
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        var arguments: [String] = []
        /// The name of an element that is tapped, and its role if others have the same name.
        let button: String
        /// A heading that is visible before, whose color is edited.
        let text: String
        /// The type of the component that the tap updates first.
        let component: String
        /// The kind of its reason.
        let kind: String
        /// The file, the function and the line of the source that changes the value.
        let source: (file: String, function: String, line: String)
        /// The type of a descendant, and the property that differs, from its old to its new value; `nil` if the tap shows
        /// new components only.
        var effect: (type: String, field: [String: JSON])?

        var testDescription: String { name }

        func start() throws -> InspectedProgram {
            let program = try InspectedProgram(name, arguments)
            _ = try program.element(button)
            try program.waitUntilIdle()
            return program
        }
    }

    private static let examples = [
        Example(
            name: "Todo", button: "Bread", text: "To do", component: "TodoScreen", kind: "model",
            source: ("TodoList.swift", "TodoList.toggle(_:)", "tasks[index].isDone.toggle()"),
            effect: ("TaskRow", ["name": "task.isDone", "old": "false", "new": "true"])),
        Example(
            name: "Gallery", arguments: ["--page", "counter"], button: "+", text: "ComponentState",
            component: "CounterDemo", kind: "state",
            source: ("CounterPage.swift", "CounterDemo.State.add(_:)", "updated(transition: .spring(duration: 0.4))"),
            effect: ("Text", ["name": "text", "old": "7", "new": "8"])),
        Example(
            name: "Photos", button: "Photo 3", text: "Photos", component: "PhotosScreen", kind: "model",
            source: ("PhotosScreen.swift", "PhotosScreen.list(_:)", "selected = photo")),
    ]

    @Test("The trees of a program are linked by their numbers", arguments: examples)
    func select(example: Example) throws {
        let program = try example.start()
        let element = try program.element(example.text, role: "heading")
        let view = try #require(element["view"]?.text)
        let component = try program.nodes("components").first { $0["view"]?.text == view }
        let layer = try program.nodes("views").first { $0["id"]?.text == view }?["layer"]?.text
        #expect(component?["id"]?.text == element["component"]?.text)
        #expect(component?["id"]?.text?.dropFirst() == view.dropFirst())
        #expect(layer?.dropFirst() == view.dropFirst())
        #expect(try program.nodes("layers").contains { $0["id"]?.text == layer })
    }

    @Test("A point of a program is selected, and the node at it is outlined", arguments: examples)
    func hitTest(example: Example) throws {
        let program = try example.start()
        let element = try program.element(example.text, role: "heading")
        let numbers = element["frame"]?.array?.compactMap(\.number)
        let frame = try #require(numbers?.count == 4 ? numbers : nil)
        let center: JSON = ["x": .number(frame[0] + frame[2] / 2), "y": .number(frame[1] + frame[3] / 2)]
        let before = try program.call("screenshot")
        #expect(try program.call("hitTest", center)["component"] == element["component"])
        try program.call("highlight", ["node": element["view"] ?? nil])
        #expect(try program.call("screenshot")["png"] == before["png"], "the outline is no part of pictures")
    }

    @Test("An edited color shows in the picture, and has a line of Swift", arguments: examples)
    func edit(example: Example) throws {
        let program = try example.start()
        let view = try program.element(example.text, role: "heading")["view"] ?? nil
        let before = try program.call("screenshot", ["node": view])
        let result = try program.call("set", ["node": view, "property": "textColor", "value": "#ff8000"])
        let after = try program.call("screenshot", ["node": view])
        let property = try program.call("properties", ["node": view])["view"]?["properties"]?.array?
            .first { $0["name"] == "textColor" }
        #expect(result["swift"]?.text?.contains("textColor = UIColor(") == true)
        #expect(property?["value"] == "#ff8000")
        #expect(after["png"] != before["png"])
    }

    @Test("A property that cannot be set is refused with its reason", arguments: examples)
    func refusedEdit(example: Example) throws {
        let program = try example.start()
        let view = try program.element(example.text, role: "heading")["view"] ?? nil
        #expect(throws: AgentConnection.Failure.self) {
            try program.call("set", ["node": view, "property": "textColor", "value": 5])
        }
    }

    @Test("An update is explained from the tap to the areas that are drawn again", arguments: examples)
    func causes(example: Example) throws {
        let program = try example.start()
        try program.call("record", ["enabled": true])
        try program.tap(example.button)
        let updates = try #require(try program.call("updates")["updates"]?.array)
        let first = try #require(updates.first { $0["type"] == .text(example.component) })
        let chain = try #require(try program.call("why", ["update": first["number"] ?? nil])["chain"]?.array)
        let cause = try #require(chain.last)
        #expect(cause["type"] == .text(example.component))
        expectReason(of: cause, example)
        expectWork(of: cause, in: updates)
        if example.effect != nil {
            expectEffect(of: try #require(updates.first { $0["damage"]?.array?.isEmpty == false }))
        }
    }

    /// Expects the event, and the place in the source that has changed a value.
    private func expectReason(of update: JSON, _ example: Example) {
        let reason = update["reasons"]?[0]
        let source = reason?["source"]
        #expect(reason?["kind"] == .text(example.kind))
        #expect(reason?["event"]?["description"]?.text?.hasPrefix("touch ended at (") == true)
        #expect(source?["file"]?.text?.hasSuffix("/" + example.source.file) == true)
        #expect(source?["function"]?.text?.contains(example.source.function) == true)
        #expect(lines(source)?.contains { $0.contains(example.source.line) } == true)
    }

    /// The line of the source, and the one before it: the compiler attributes the end of a modification in place to the next line.
    private func lines(_ source: JSON?) -> ArraySlice<Substring>? {
        guard let path = source?["file"]?.text, let line = source?["line"]?.number,
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(Int(line) - 1) ? lines[max(Int(line) - 2, 0)..<Int(line)] : nil
    }

    /// Expects the children, which name the update as their parent, and the time.
    private func expectWork(of update: JSON, in updates: [JSON]) {
        let ran = update["ran"]?.array ?? []
        let children = updates.filter { $0["parent"] == update["number"] }
        let total = update["milliseconds"]?.number ?? 0
        let own = update["ownMilliseconds"]?.number ?? 0
        let childTime = children.reduce(0) { $0 + ($1["milliseconds"]?.number ?? 0) }
        #expect(!ran.isEmpty)
        #expect(Set(ran) == Set(children.compactMap { $0["number"] }))
        #expect(update["skipped"]?.number != nil)
        #expect(own > 0)
        #expect(abs(total - own - childTime) < 0.001)
    }

    /// Expects layers with their changes, and areas inside of the window.
    private func expectEffect(of update: JSON) {
        let layers = update["layers"]?.array ?? []
        let aspects: Set<JSON> = ["geometry", "content", "colors", "sublayers"]
        #expect(update["changed"] == true)
        #expect(layers.allSatisfy { $0["id"]?.text?.hasPrefix("l") == true })
        #expect(layers.allSatisfy { Set($0["changes"]?.array ?? []).isSubset(of: aspects) })
        #expect(!layers.isEmpty)
        #expect(update["damage"]?[0]?.array?.count == 4)
    }

    @Test("A property that differs is a reason, with its old and its new value", arguments: examples.prefix(2))
    func fields(example: Example) throws {
        let program = try example.start()
        let effect = try #require(example.effect)
        try program.call("record", ["enabled": true])
        try program.tap(example.button)
        let updates = try program.call("updates")["updates"]?.array ?? []
        let fields = updates.filter { $0["type"] == .text(effect.type) }
            .flatMap { $0["reasons"]?.array ?? [] }.flatMap { $0["fields"]?.array ?? [] }
        #expect(fields.contains(.object(effect.field)))
    }

    @Test("The timeline of a program has the frames of a tap, with phases and updates", arguments: examples)
    func timeline(example: Example) throws {
        let program = try example.start()
        try program.call("recordTimeline", ["enabled": true])
        try program.tap(example.button)
        let frames = try #require(try program.call("timeline")["frames"]?.array)
        let longest = try #require(
            frames.max { ($0["phases"]?["updates"]?.number ?? 0) < ($1["phases"]?["updates"]?.number ?? 0) })
        let frame = try program.call("frame", ["number": longest["number"] ?? nil])
        let spans = frame["spans"]?.array ?? []
        #expect(frames.allSatisfy { ($0["budgetMilliseconds"]?.number ?? 0) > 0 })
        #expect(spans.contains { $0["phase"] == "updates" })
        #expect(spans.contains { $0["type"]?.text != nil })
        #expect(frame["causes"]?[0]?["number"] != nil)
        #expect(frame["types"]?.array?.isEmpty == false)
    }

    @Test("The timeline of a program is a file of trace events", arguments: examples)
    func trace(example: Example) throws {
        let program = try example.start()
        try program.call("recordTimeline", ["enabled": true])
        try program.tap(example.button)
        let trace = try program.call("trace")
        let file = try JSONDecoder().decode(JSON.self, from: Data(#require(trace["trace"]?.text).utf8))
        let frames = file["traceEvents"]?.array?.filter { $0["cat"] == "frame" }
        #expect(frames?.isEmpty == false)
        #expect(frames?.count == trace["frames"]?.number.map { Int($0) })
    }

    @Test("The pictures of previews are drawn", arguments: examples)
    func previews(example: Example) throws {
        let program = try example.start()
        let names = try program.call("previews", ["list": true])["names"]?.array ?? []
        #expect(!names.isEmpty)
        #expect(try program.call("previews", ["scale": 0.5])["png"]?.text?.isEmpty == false)
    }

    @Test("The other programs have an agent, too", arguments: ["Notes", "Reader"])
    func agent(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = name == "Reader" ? ["--library=\(folder.path)/library.db"] : []
        let program = try InspectedProgram(name, arguments)
        #expect(try program.call("hello", ["protocol": 1])["program"]?.text == name)
    }

    @Test("Local values and the focus are returned as a state that can be restored", arguments: examples)
    func state(example: Example) throws {
        let program = try example.start()
        let state = try program.call("saveState")["state"] ?? nil
        #expect(try program.call("restoreState", ["state": state])["unrestored"] == [])
    }

    // MARK: - Hostile clients

    @Test("A program survives garbage, half messages and disconnections, and remains usable", arguments: examples)
    func hostile(example: Example) throws {
        let program = try example.start()
        var random = SplitMix(state: 7)
        for round in 0..<200 {
            let client = try AgentConnection(program.socketPath)
            let count = Int.random(in: 1...2_000, using: &random)
            var bytes = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            if round % 2 == 0 { bytes = Data(#"{"jsonrpc": "2.0", "id": 1, "method": "components", "par"#.utf8) }
            try? client.send(bytes)
        }
        #expect(program.isRunning)
        #expect(try program.element(example.button)["view"] != nil)
    }

    @Test("A program that receives ten thousand queries answers another client in between", arguments: examples)
    func flood(example: Example) throws {
        let program = try example.start()
        let queries = (1...10_000).map { #"{"jsonrpc": "2.0", "id": \#($0), "method": "components"}"# + "\n" }
        let flood = try AgentConnection(program.socketPath)
        let sent = Thread { try? flood.send(Data(queries.joined().utf8)) }
        sent.start()
        var longest = 0.0
        for _ in 0..<20 {
            let start = Date()
            try program.call("counters")
            longest = max(longest, Date().timeIntervalSince(start))
        }
        #expect(longest < 10)
        #expect(program.isRunning)
    }
}
