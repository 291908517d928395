import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol
import Testing

import ComponentFlowTools

/// Runs the client, and returns the lines that it prints.
private func output(
    of arguments: [String], input: [String] = [], in directory: SocketDirectory,
    pause: @escaping (Double) -> Void = { _ in }
) throws -> [String] {
    var (lines, rest) = ([String](), input[...])
    let program = ClientProgram(directory: directory, timeout: answerTimeout, pause: pause) { lines.append($0) }
    try program.run(arguments) { rest.popFirst() }
    return lines
}

extension InspectorTests {
    @MainActor
    @Suite("The command line client")
    struct ClientTests {
        private func shown() throws -> AgentFixture {
            let fixture = try AgentFixture()
            fixture.stage.show(Pair(title: "a"))
            return fixture
        }

        /// Runs the client on another thread.
        private func run(_ arguments: [String], input: [String] = [], _ fixture: AgentFixture) async throws -> [String]
        {
            let directory = fixture.directory
            return try await inBackground { try output(of: arguments, input: input, in: directory) }
        }

        @Test("The list names the programs that run")
        func list() async throws {
            let lines = try await run(["inspect", "list"], shown())
            #expect(lines == ["\(getpid()) Fixture"])
        }

        @Test("The tree is printed with an indentation for each level")
        func tree() async throws {
            let fixture = try shown()
            let lines = try await run(["inspect", "tree"], fixture).joined().split(separator: "\n")
            let suffixes = [
                "Pair (0, 0, 20, 20)", "Leaf (0, 0, 20, 10) state State", "Leaf (0, 10, 20, 10) state State",
            ]
            try #require(lines.count == 3)
            #expect(zip(lines, suffixes).allSatisfy { $0.hasSuffix($1) })
            #expect(lines[1].hasPrefix("  c"))
        }

        @Test("A recording is written to a file, which is printed")
        func recordingFile() async throws {
            let fixture = try shown()
            let path = fixture.directory.path + "/recording.json"
            let lines = try await run(["record", "Fixture", "--output", path, "--seconds", "1"], fixture)
            #expect(lines == [path])
            let recording = try Recording(contentsOf: URL(fileURLWithPath: path))
            #expect(recording.program == "Fixture")
        }

        @Test("A command of inspect describes its options")
        func commandHelp() throws {
            let text = try output(of: ["inspect", "find", "--help"], in: temporaryDirectory()).joined()
            #expect(text.hasPrefix("componentflow inspect find <name>\n"))
            #expect(text.contains("  --role <string>\n"))
        }

        @Test("The usage is printed if it is requested", arguments: ["help", "--help", "-h"])
        func help(argument: String) throws {
            let lines = try output(of: [argument], in: temporaryDirectory())
            #expect(lines.first?.hasPrefix("Usage:\n  componentflow inspector") == true)
        }

        @Test("An unknown command is named in the message")
        func unknownCommand() {
            let error = #expect(throws: InspectorClientError.self) {
                try output(of: ["nonsense"], in: temporaryDirectory())
            }
            #expect(error?.description.hasPrefix("There is no command nonsense.\nUsage:\n") == true)
        }

        @Test(
            "Commands that lack what they need print their usage",
            arguments: [
                ["record"], ["record", "--output"], ["record", "--output", "a", "--seconds", "x"], ["replay"],
                ["replay", "a"], ["replay", "a", "--executable"], ["replay", "a", "b", "--executable", "c"],
                ["replay", "a", "--executable", "c", "--unknown", "d"],
            ])
        func incompleteCommand(arguments: [String]) throws {
            var isUsage = false
            do { _ = try output(of: arguments, in: temporaryDirectory()) } catch InspectorClientError.usage {
                isUsage = true
            }
            #expect(isUsage)
        }

        @Test("A program that does not replay recordings is reported")
        func noReplay() throws {
            let recording = temporaryDirectory().path
            try Data("{}".utf8).write(to: URL(fileURLWithPath: recording))
            defer { try? FileManager.default.removeItem(atPath: recording) }
            #expect(throws: InspectorClientError.noReplay) {
                _ = try output(of: ["replay", recording, "--executable", "/bin/true"], in: temporaryDirectory())
            }
        }

        @Test("A chain of causes is printed with the number, the duration and the reasons of each update")
        func why() {
            let chain: JSONValue = [
                [
                    "number": 7, "component": "c2", "path": "Pair", "milliseconds": 1.5, "ran": [], "skipped": 2,
                    "reasons": [
                        ["kind": "childSize", "update": 6], ["kind": "size", "old": .null, "new": [10, 2.5]],
                    ],
                ],
                [
                    "number": 6, "changed": false, "component": "c3", "path": "Pair › Leaf", "milliseconds": 0.25,
                    "ran": [8],
                    "skipped": 0,
                    "reasons": [
                        ["kind": "state", "type": "State", "event": ["description": "touch ended at (5.0, 5.0)"]],
                        ["kind": "component", "fields": [["name": "title", "old": "a", "new": "b"]]],
                    ],
                ],
            ]
            let text = """
                #7 c2 Pair: 1.500 ms, 0 ran, 2 skipped
                    the size of a child has changed in #6
                    proposed size: ? → 10 × 2.5
                #6 c3 Pair › Leaf: 0.250 ms, 1 ran, 0 skipped, nothing changed
                    state State was updated during touch ended at (5.0, 5.0)
                    title: a → b
                """
            #expect(UpdateOutline.text(of: chain) == text)
        }

        @Test("The place in the source that changed a value is printed with the name of the file")
        func source() {
            let source: JSONValue = ["file": "/src/Notes/Screen.swift", "line": 12, "function": "Screen.save()"]
            let reasons = UpdateOutline.reasons(of: ["reasons": [["kind": "model", "source": source]]])
            #expect(reasons == ["a model or local value has changed, by Screen.save() at Screen.swift:12"])
        }

        @Test(
            "Each kind of reason is a sentence",
            arguments: [
                ("inheritedValue", "an inherited value has changed"), ("closures", "its closures may differ"),
                ("measurement", "a change below may affect the size for another proposal"),
                ("forced", "the host requested the update"), ("verification", "a skipped update is verified"),
                ("unknown", "the cause was not recorded"),
            ])
        func kind(kind: String, sentence: String) {
            #expect(UpdateOutline.reasons(of: ["reasons": [["kind": .string(kind)]]]) == [sentence])
        }

        @Test(
            "An infinite length is a sign, also as it is in messages",
            arguments: ["Infinity", .number(.infinity)] as [JSONValue])
        func infinity(length: JSONValue) {
            let reason: JSONValue = ["kind": "size", "old": [5, 10], "new": [length, 10]]
            #expect(UpdateOutline.reasons(of: ["reasons": [reason]]) == ["proposed size: 5 × 10 → ∞ × 10"])
        }

        @Test("A property whose values have the same text differs")
        func equalTexts() {
            let reason: JSONValue = ["kind": "component", "fields": [["name": "style", "old": "S", "new": "S"]]]
            #expect(UpdateOutline.reasons(of: ["reasons": [reason]]) == ["style differs"])
        }

        /// Runs the client on another thread, and changes the program while the client waits.
        private func runTimeline(_ arguments: [String], _ fixture: AgentFixture) async throws -> [String] {
            let directory = fixture.directory
            let change: @MainActor @Sendable () -> Void = { fixture.stage.show(Pair(title: "b")) }
            return try await inBackground {
                try output(of: ["inspect", "timeline"] + arguments, in: directory) { _ in
                    DispatchQueue.main.sync { MainActor.assumeIsolated(change) }
                }
            }
        }

        @Test("The frames of the next seconds are recorded and printed")
        func timeline() async throws {
            let lines = try await runTimeline(["--seconds", "5"], shown()).joined().split(separator: "\n")
            #expect(lines.first?.hasPrefix("#1 ") == true)
            #expect(lines.last?.contains("frames, ") == true)
        }

        @Test("The recording ends after the time")
        func timelineEnd() async throws {
            let fixture = try shown()
            _ = try await runTimeline(["--seconds", "5"], fixture)
            #expect(try await fixture.call(.timeline)["recording"] == false)
        }

        @Test("A recording of another client continues")
        func runningTimeline() async throws {
            let fixture = try shown()
            try await fixture.call(.recordTimeline, ["enabled": true])
            _ = try await runTimeline(["--seconds", "5"], fixture)
            #expect(try await fixture.call(.timeline)["recording"] == true)
        }

        @Test("A timeline is written to a file that can be opened")
        func timelineFile() async throws {
            let fixture = try shown()
            let file = fixture.directory.path + "/trace.json"
            let lines = try await runTimeline(["--seconds", "5", "--output", file], fixture)
            #expect(lines.last == file)
            #expect(try !TraceFile(contentsOf: file).records.isEmpty)
        }

        @Test("A time that is too long is refused before anything is recorded")
        func timelineTime() async throws {
            let fixture = try shown()
            await #expect(throws: InspectorClientError.self) {
                try await runTimeline(["--seconds", "601"], fixture)
            }
            #expect(try await fixture.call(.timeline)["stored"] == 0)
        }

        @Test("Frames are printed with their phases, and long ones are marked")
        func frames() {
            let frame = TimelineFrame(
                id: 3, start: 1, duration: 0.02, interval: 0.016, isPrepared: true,
                phases: [.layout: 0.012, .updates: 0.008])
            let text = """
                #3 20.000 of 16.000 ms too long: updates 8.000, layout 12.000
                1 frames, 1 too long
                """
            #expect(TimelineOutline.frames(["recording": true, "frames": [frame.json]]) == text)
        }

        @Test("A frame is printed with an indentation for each level")
        func frame() {
            let update = TimelineUpdate(number: 7, component: "c4", type: "Text", reasons: [["kind": "component"]])
            let spans = [
                TimelineSpan(.phase(.updates, event: nil), start: 0, duration: 0.002, depth: 0),
                TimelineSpan(.update(update), start: 0, duration: 0.001, depth: 1),
            ]
            let text = """
                  Updates 2.000
                    Text c4 1.000

                Longest update
                #7 c4 Text: 1.000 ms
                    another component

                Components
                Text: 1 updates, 1.000 ms in total, 1.000 ms the longest
                """
            let result: JSONValue = ["spans": .array(spans.map(\.json)), "causes": [spans[1].updateJSON]]
            #expect(TimelineOutline.frame(result) == text)
        }

        @Test("A picture is written to a file")
        func screenshot() async throws {
            let fixture = try shown()
            let file = fixture.directory.path + "/picture.png"
            let lines = try await run(["inspect", "screenshot", file, "--scale", "0.5"], fixture)
            #expect(lines == [file])
            #expect(UIImage(contentsOfFile: file)?.cgImage?.width == 100)
        }

        @Test("Without a program the error names what to do")
        func noProgram() throws {
            let error = InspectorClientError.noProgram(desired: nil, running: [])
            #expect(throws: error) { try output(of: ["inspect", "tree"], in: temporaryDirectory()) }
        }

        @Test("A program that does not run is named with those that do")
        func otherProgram() async throws {
            let fixture = try shown()
            let error = InspectorClientError.noProgram(desired: "Mail", running: ["Fixture (\(getpid()))"])
            await #expect(throws: error) {
                try await run(["inspect", "tree", "--program", "Mail"], fixture)
            }
        }

        @Test(
            "A command line that cannot be understood is an error",
            arguments: [
                [], ["fly"], ["tree", "c1", "c2"], ["tree", "--depth"], ["tree", "--depth", "x"], ["set", "v1"],
            ])
        func usage(arguments: [String]) {
            #expect(throws: InspectorClientError.self) { try InspectCommand(arguments) }
        }

        @Test("Without a command, all commands are listed")
        func noCommand() {
            let error = #expect(throws: InspectorClientError.self) { try InspectCommand([]) }
            #expect(error?.description.hasPrefix("Specify a command: list, windows, tree, ") == true)
        }

        @Test("Arguments have the types of the parameters")
        func arguments() throws {
            let command = try InspectCommand(["set", "v1", "frame", "[1, 2, 3, 4]", "--program", "Mail"])
            #expect(command.method == .set)
            #expect(command.program == "Mail")
            #expect(command.parameters == ["node": "v1", "property": "frame", "value": [1, 2, 3, 4]])
        }

        @Test("A value that is no JSON is a text")
        func textValue() throws {
            #expect(try InspectCommand(["set", "v1", "text", "#ff0000"]).parameters["value"] == "#ff0000")
        }

        @Test("Recording is switched on and off by name")
        func record() throws {
            #expect(try InspectCommand(["record", "on"]).parameters == ["enabled": true])
        }
    }

    @MainActor
    @Suite("The server of the Model Context Protocol")
    struct ContextServerTests {
        private func answer(_ message: String, in directory: SocketDirectory = temporaryDirectory()) throws
            -> JSONValue?
        {
            try ContextServer(directory: directory, timeout: answerTimeout).answer(to: Data(message.utf8)).map {
                try JSONValue(parsing: $0)
            }
        }

        @Test("The server supports the version that the client requests")
        func initialize() throws {
            let answer = try answer(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#)
            #expect(answer?["result"]?["protocolVersion"] == "2024-11-05")
            #expect(answer?["result"]?["capabilities"]?["tools"] == [:])
        }

        @Test("A notification has no answer")
        func notification() throws {
            #expect(try answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
        }

        @Test("Each method is a tool with a schema")
        func tools() throws {
            let tools = try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?["result"]?["tools"]?.array
            let set = tools?.first { $0["name"] == "set" }
            #expect(tools?.count == InspectorMethod.allCases.filter(\.isTool).count + 1)
            #expect(set?["inputSchema"]?["required"] == ["node", "property", "value"])
            #expect(set?["inputSchema"]?["properties"]?["node"]?["type"] == "string")
        }

        @Test("A tool is performed by the program, and its result is a text")
        func call() async throws {
            let fixture = try AgentFixture()
            let directory = fixture.directory
            let answer = try await inBackground {
                ContextServer(directory: directory, timeout: answerTimeout).answer(
                    to: Data(
                        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"counters","arguments":{}}}"#
                            .utf8
                    ))
            }
            let result = try JSONValue(parsing: try #require(answer))["result"]
            let text = try #require(result?["content"]?[0]?["text"]?.string)
            #expect(result?["isError"] == false)
            #expect(try JSONValue(parsing: Data(text.utf8))["windows"] == 1)
        }

        @Test("A picture is an image")
        func picture() async throws {
            let fixture = try AgentFixture()
            let directory = fixture.directory
            let answer = try await inBackground {
                ContextServer(directory: directory, timeout: answerTimeout).answer(
                    to: Data(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"screenshot"}}"#.utf8))
            }
            let content = try JSONValue(parsing: try #require(answer))["result"]?["content"]?[0]
            #expect(content?["type"] == "image")
            #expect(content?["mimeType"] == "image/png")
        }

        @Test("The trace of a program is written to a file", arguments: [true, false])
        func trace(isNamed: Bool) async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.recordTimeline, ["enabled": true])
            fixture.stage.show(Pair(title: "a"))
            let (directory, file) = (fixture.directory, fixture.directory.path + "/trace.json")
            let arguments: JSONValue = isNamed ? ["file": .string(file)] : [:]
            let request = RPCRequest(
                id: 1, method: "tools/call", parameters: ["name": "trace", "arguments": arguments])
            let answer = try await inBackground {
                ContextServer(directory: directory, timeout: answerTimeout).answer(to: request.message.data)
            }
            #expect(try JSONValue(parsing: try #require(answer))["result"]?["isError"] == .bool(!isNamed))
            #expect((try? TraceFile(contentsOf: file))?.records.isEmpty == (isNamed ? false : nil))
        }

        @Test("A tool that fails reports the reason as its result")
        func failure() throws {
            let answer = try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"views"}}"#)
            let description = InspectorClientError.noProgram(desired: nil, running: []).description
            #expect(answer?["result"]?["isError"] == true)
            #expect(answer?["result"]?["content"]?[0]?["text"] == .string(description))
        }
    }
}
