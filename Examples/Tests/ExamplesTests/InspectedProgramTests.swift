import Foundation
import Testing

/// The examples as an inspector sees them: real programs without a display, whose agents are used over the socket.
@Suite(.serialized)
struct InspectedProgramTests {
    static let examples = InspectedExample.all

    @Test("The trees of a program are linked by their numbers", arguments: examples)
    func select(example: InspectedExample) throws {
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
    func hitTest(example: InspectedExample) throws {
        let program = try example.start()
        let element = try program.element(example.text, role: "heading")
        let frame = try #require(element["frame"]?.rectangle)
        let center: JSON = ["x": .number(frame.midX), "y": .number(frame.midY)]
        let before = try program.call("screenshot")
        #expect(try program.call("hitTest", center)["component"] == element["component"])
        try program.call("highlight", ["node": element["view"] ?? nil])
        #expect(try program.call("screenshot")["png"] == before["png"], "the outline is no part of pictures")
    }

    @Test("An edited color shows in the picture, and has a line of Swift", arguments: examples)
    func edit(example: InspectedExample) throws {
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
    func refusedEdit(example: InspectedExample) throws {
        let program = try example.start()
        let view = try program.element(example.text, role: "heading")["view"] ?? nil
        #expect(throws: AgentConnection.Failure.self) {
            try program.call("set", ["node": view, "property": "textColor", "value": 5])
        }
    }

    @Test("The timeline of a program has the frames of a tap, with phases and updates", arguments: examples)
    func timeline(example: InspectedExample) throws {
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
    func trace(example: InspectedExample) throws {
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
    func previews(example: InspectedExample) throws {
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
}
