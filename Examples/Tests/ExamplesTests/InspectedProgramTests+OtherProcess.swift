import Foundation
import Testing

/// What one process of a program has done or saved, in another one.
extension InspectedProgramTests {
    /// What a program shows, and its recording until then.
    private struct Moment {
        let recording: JSON
        let picture: JSON

        init(of program: InspectedProgram) throws {
            recording = try program.call("session")["recording"] ?? nil
            picture = try program.call("screenshot")["png"] ?? nil
        }

        /// The time since the beginning of the recording, in seconds.
        var time: JSON {
            .number((recording["end"]?.number ?? 0) - (recording["start"]?.number ?? 0))
        }

        var frames: [JSON] {
            (recording["steps"]?.array ?? []).filter { $0["kind"] == "frame" }
        }
    }

    @Test("A recorded tap is replayed in another process with the same pixels", arguments: examples)
    func replay(example: InspectedExample) throws {
        let program = try example.start(environment: ["COMPONENTFLOW_RECORD": "checksums"])
        let before = try Moment(of: program)
        try program.tap(example.button)
        let after = try Moment(of: program)
        let copy = try InspectedProgram(example.name, example.arguments, replaying: after.recording)
        try copy.call("replay", ["time": before.time])
        let earlier = try copy.call("screenshot")["png"]
        let result = try copy.call("replay", ["time": after.time])
        let later = try copy.call("screenshot")["png"]
        #expect(!after.frames.isEmpty)
        #expect(after.frames.allSatisfy { $0["checksum"]?.text != nil })
        #expect(result["frame"] == .number(Double(after.frames.count)))
        #expect(result["difference"] == JSON.null)
        #expect(result["problems"] == [])
        #expect(before.picture != after.picture)
        #expect(earlier == before.picture)
        #expect(later == after.picture)
    }

    @Test("A frame that another process draws differently is found", arguments: examples)
    func difference(example: InspectedExample) throws {
        let program = try example.start(environment: ["COMPONENTFLOW_RECORD": "checksums"])
        try program.tap(example.button)
        let moment = try Moment(of: program)
        let copy = try InspectedProgram(
            example.name, example.arguments, replaying: changingLastChecksum(of: moment.recording))
        let difference = try copy.call("replay", ["time": moment.time])["difference"]
        #expect(difference?["frame"] == .number(Double(moment.frames.count)))
    }

    private func changingLastChecksum(of recording: JSON) throws -> JSON {
        guard case .object(var values) = recording, var steps = values["steps"]?.array,
            let last = steps.lastIndex(where: { $0["kind"] == "frame" }), case .object(var frame) = steps[last]
        else { throw AgentConnection.Failure.missing("a frame") }
        frame["checksum"] = "1"
        steps[last] = .object(frame)
        values["steps"] = .array(steps)
        return .object(values)
    }

    // MARK: - State

    @Test("What a tap has changed is restored in another process", arguments: examples)
    func state(example: InspectedExample) throws {
        let program = try example.start()
        try program.tap(example.button)
        let saved = try program.call("saveState")
        let other = try example.start()
        #expect(try !other.shows(example.result))
        #expect(try restore(saved, in: other) == [])
        #expect(try other.shows(example.result))
    }

    @Test("Typed text, the focus and the place of the caret are restored in another process")
    func typedText() throws {
        let program = try InspectedProgram("Todo")
        try program.call("tap", ["node": try field(of: program)["view"] ?? nil])
        try program.call("type", ["text": "Tea"])
        try program.call("key", ["key": "left"])
        let saved = try program.call("saveState")
        let other = try InspectedProgram("Todo")
        _ = try field(of: other)
        #expect(try restore(saved, in: other) == [])
        #expect(try field(of: other)["text"] == "Tea")
        try other.call("type", ["text": "r"])
        #expect(try field(of: other)["text"] == "Tera")
    }

    private func field(of program: InspectedProgram) throws -> JSON {
        try program.element("What is to be done?", role: "textField")
    }

    /// Restores a state, and returns what cannot be restored.
    private func restore(_ saved: JSON, in program: InspectedProgram) throws -> JSON? {
        let result = try program.call(
            "restoreState", ["state": saved["state"] ?? nil, "models": saved["models"] ?? nil])
        try program.waitUntilIdle()
        return result["unrestored"]
    }
}
