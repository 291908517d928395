import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import InspectorWindow

@MainActor
@Suite("The timeline of an inspector")
struct TimelineModelTests {
    private func selected(_ number: Int, _ program: ScriptedProgram = timelineProgram()) async -> InspectorModel {
        let model = await timelineModel(program)
        model.selectFrame(number)
        await model.waitUntilIdle()
        return model
    }

    /// Performs a closure with the path of a file that contains a text.
    private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
        let path = "/tmp/timeline-\(UUID().uuidString.prefix(8)).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try await body(path)
    }

    private var traceText: String {
        let records = sampleFrames(3).map { TimelineRecord(frame: $0, spans: sampleSpans, isComplete: true) }
        return String(decoding: TraceWriter.data(records, program: "Script", process: 1), as: UTF8.self)
    }

    // MARK: - Frames

    @Test("The timeline shows the frames that the program has recorded")
    func frames() async {
        let model = await timelineModel(timelineProgram())
        #expect(model.timeline.frames == sampleFrames(12))
    }

    @Test("While frames are recorded, only new ones are requested")
    func polling() async {
        let program = timelineProgram(isRecording: true)
        let model = await timelineModel(program)
        program.answerTimeline(Array(sampleFrames(14).suffix(2)), isRecording: true)
        model.poll()
        await model.waitUntilIdle()
        #expect(program.calls(.timeline).last?["since"] == 12)
        #expect(model.timeline.frames == sampleFrames(14))
    }

    @Test("While frames are recorded, trees are read again when the program is at rest")
    func rest() async {
        let program = timelineProgram(isRecording: true)
        let model = await timelineModel(program)
        let count = program.calls(.components).count
        program.answer(.updates, ["recording": false, "updates": [], "frames": 2])
        var counts: [Int] = []
        for _ in 0..<3 {
            model.poll()
            await model.waitUntilIdle()
            counts.append(program.calls(.components).count - count)
        }
        #expect(counts == [0, 1, 1])
    }

    @Test("A program that repeats frames does not let them appear twice")
    func repeated() async {
        let program = timelineProgram(isRecording: true)
        let model = await timelineModel(program)
        model.poll()
        await model.waitUntilIdle()
        #expect(model.timeline.frames.count == 12)
    }

    @Test(
        "Frames with impossible values are left out",
        arguments: [
            ["number": 1], ["number": "1", "start": 1, "milliseconds": 1, "budgetMilliseconds": 16],
            ["number": 1, "start": 1, "milliseconds": -1, "budgetMilliseconds": 16],
            ["number": 1, "start": 1, "milliseconds": 1, "budgetMilliseconds": 0], 5, .null,
        ] as [JSONValue])
    func impossibleFrame(frame: JSONValue) async {
        let program = timelineProgram()
        program.answer(.timeline, ["recording": false, "frames": [frame]])
        #expect(await timelineModel(program).timeline.frames.isEmpty)
    }

    @Test(
        "Spans with impossible values are left out",
        arguments: [
            ["phase": "layout"], ["phase": "sleep", "start": 0, "milliseconds": 1, "depth": 0],
            ["phase": "layout", "start": -1, "milliseconds": 1, "depth": 0],
            ["phase": "layout", "start": 1e300, "milliseconds": 1, "depth": 0],
            ["phase": "layout", "start": 0, "milliseconds": 1, "depth": 1e9], ["update": 1, "start": 0], 5,
        ] as [JSONValue])
    func impossibleSpan(span: JSONValue) async {
        let program = timelineProgram()
        program.answer(.frame, ["frame": sampleFrames(4)[3].json, "spans": [span]])
        #expect(await selected(4, program).timeline.record?.spans == [])
    }

    @Test("A program without a timeline is reported")
    func unknownMethod() async {
        let program = sampleProgram()
        let model = await timelineModel(program)
        #expect(model.timeline.problem == RPCError.unknownMethod("timeline").message)
    }

    // MARK: - Recording

    @Test("Updates are not recorded while frames are recorded, because that takes longer")
    func pausesUpdates() async {
        let program = timelineProgram(isRecording: true)
        let model = await timelineModel(program)
        model.record(true)
        model.recordTimeline(true)
        await model.waitUntilIdle()
        #expect(program.calls(.record).last == ["enabled": false])
    }

    @Test("Updates are recorded again after the recording of frames")
    func resumesUpdates() async {
        let program = timelineProgram(isRecording: true)
        let model = await timelineModel(program)
        model.record(true)
        model.recordTimeline(true)
        model.recordTimeline(false)
        await model.waitUntilIdle()
        #expect(program.calls(.record).last == ["enabled": true])
    }

    @Test("A new recording discards earlier frames and the selection")
    func discard() async {
        let program = timelineProgram(isRecording: true)
        let model = await selected(4, program)
        model.recordTimeline(true)
        await model.waitUntilIdle()
        #expect(model.timeline.frames.isEmpty)
        #expect(model.timeline.record == nil)
    }

    // MARK: - Selection

    @Test("A selected frame is read with its phases and updates")
    func select() async {
        let model = await selected(4)
        #expect(model.timeline.record?.spans.map(\.title) == sampleSpans.map(\.title))
    }

    @Test("The causes of a selected frame begin with the first one")
    func causes() async {
        let model = await selected(4)
        #expect(model.timeline.causes.map(\.type) == ["Column", "Text"])
    }

    @Test("The types of a selected frame are ranked by their own time")
    func totals() async {
        let totals = await selected(4).timeline.totals
        #expect(totals.map { "\($0.id) \($0.count)" } == ["Text 2", "Column 1"])
    }

    @Test("The selection moves by frames, and stops at the ends", arguments: [(1, 5), (-1, 3), (100, 12), (-100, 1)])
    func move(offset: Int, expected: Int) async {
        let model = await selected(4)
        model.moveFrame(by: offset)
        #expect(model.timeline.selection == expected)
    }

    @Test("Without a selection the last frame is selected")
    func moveToLast() async {
        let model = await timelineModel(timelineProgram())
        model.moveFrame(by: -1)
        #expect(model.timeline.selection == 12)
    }

    @Test("The selection moves to the next or the previous long frame", arguments: [(true, 8), (false, 4)])
    func moveToLong(forwards: Bool, expected: Int) async {
        let model = await selected(6)
        model.moveToLongFrame(forwards: forwards)
        #expect(model.timeline.selection == expected)
    }

    @Test("Without a further long frame the selection stays")
    func noLongFrame() async {
        let model = await selected(12)
        model.moveToLongFrame(forwards: true)
        #expect(model.timeline.selection == 12)
    }

    @Test("Without frames the selection does not move")
    func moveWithoutFrames() async {
        let model = await timelineModel(timelineProgram(frames: 0))
        model.moveFrame(by: 1)
        model.moveToLongFrame(forwards: false)
        #expect(model.timeline.selection == nil)
    }

    @Test("A frame that the program no longer stores is reported")
    func vanished() async {
        let program = timelineProgram()
        program.fail([.frame], with: .request(.impossible("The frame 4 is not stored.")))
        #expect(await selected(4, program).timeline.problem == "The frame 4 is not stored.")
    }

    @Test(
        "Keys move the selection among phases and updates",
        arguments: [
            (nil, SpanNavigation.next, 0), (0, .next, 1), (1, .previous, 0), (1, .inwards, 2), (2, .outwards, 1),
            (3, .next, 4), (4, .next, 4), (5, .inwards, 5), (0, .outwards, 0),
        ] as [(Int?, SpanNavigation, Int)])
    func moveSpan(start: Int?, direction: SpanNavigation, expected: Int) async {
        let model = await selected(4)
        model.timeline.select(span: start)
        model.timeline.moveSpan(direction)
        #expect(model.timeline.span == expected)
    }

    // MARK: - Files

    @Test("A file is shown instead of the program")
    func open() async throws {
        let model = await timelineModel(timelineProgram())
        try await withFile(traceText) { path in
            model.openTrace(path)
            await model.waitUntilIdle()
        }
        #expect(model.timeline.frames.map(\.id) == [1, 2, 3])
    }

    @Test("A frame of a file has its phases and updates")
    func frameOfFile() async throws {
        let model = await timelineModel(timelineProgram())
        try await withFile(traceText) { path in
            model.openTrace(path)
            await model.waitUntilIdle()
        }
        model.selectFrame(2)
        await model.waitUntilIdle()
        #expect(model.timeline.causes.map(\.component) == ["c1", "c4"])
    }

    @Test("A closed file shows the program again")
    func close() async throws {
        let model = await timelineModel(timelineProgram())
        try await withFile(traceText) { path in
            model.openTrace(path)
            await model.waitUntilIdle()
        }
        model.closeTrace()
        #expect(model.timeline.frames.count == 12)
    }

    @Test("A file that is no trace is reported, and the program stays", arguments: ["garbage", "{}", ""])
    func garbage(text: String) async throws {
        let model = await timelineModel(timelineProgram())
        try await withFile(text) { path in
            model.openTrace(path)
            await model.waitUntilIdle()
        }
        #expect(model.timeline.problem?.hasSuffix("\(TraceError.notATrace)") == true)
        #expect(model.timeline.frames.count == 12)
    }

    @Test("The frames are saved as the program has exported them")
    func save() async {
        let program = timelineProgram()
        program.answer(.trace, ["trace": "the file"])
        let model = await timelineModel(program)
        var saved: Data?
        model.loadTrace { saved = $0 }
        await model.waitUntilIdle()
        #expect(saved == Data("the file".utf8))
    }
}
