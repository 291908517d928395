import ComponentFlow
import Foundation
import InspectorProtocol
import Testing

import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Trace files")
    struct TraceTests {
        private static let update = TimelineUpdate(
            number: 7, component: "c4", type: "Text", path: "Stack › Text", reasons: [["kind": "first"]],
            event: "key pressed")

        /// Two frames, of which the first has nested phases and an update.
        private static let records = [
            TimelineRecord(
                frame: TimelineFrame(
                    id: 3, start: 1000.25, duration: 0.02, interval: 1.0 / 60, isPrepared: true,
                    phases: [.layout: 0.005, .updates: 0.015]),
                spans: [
                    TimelineSpan(.phase(.events, event: "key \"a\"\n"), start: 0, duration: 0.001, depth: 0),
                    TimelineSpan(.phase(.preparation, event: nil), start: 0.002, duration: 0.018, depth: 0),
                    TimelineSpan(.phase(.updates, event: nil), start: 0.002, duration: 0.015, depth: 1),
                    TimelineSpan(.update(update), start: 0.002, duration: 0.014, depth: 2),
                    TimelineSpan(.phase(.layout, event: nil), start: 0.017, duration: 0, depth: 1),
                    TimelineSpan(.phase(.display, event: nil), start: 0.017, duration: 0, depth: 1),
                ], isComplete: true),
            TimelineRecord(
                frame: TimelineFrame(
                    id: 4, start: 1000.3, duration: 0, interval: 1.0 / 60, isPrepared: true, phases: [:]),
                spans: [], isComplete: true),
        ]

        private static let data = TraceWriter.data(records, program: "Notes", process: 4711)

        private func events(_ data: Data = TraceTests.data) throws -> [[String: Any]] {
            let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            return try #require(object?["traceEvents"] as? [[String: Any]])
        }

        // MARK: - Writing

        @Test("Each event has a name, a phase, a process and a thread")
        func keys() throws {
            for event in try events() {
                #expect(["name", "ph", "pid", "tid"].filter { event[$0] == nil } == [])
            }
        }

        @Test("The process and the thread have names")
        func metadata() throws {
            let names = try events().filter { $0["ph"] as? String == "M" }.map { event in
                "\(event["name"] ?? ""): \((event["args"] as? [String: Any])?["name"] ?? "")"
            }
            #expect(names == ["process_name: Notes", "thread_name: Main thread"])
        }

        @Test("Times of frames are exported in microseconds")
        func times() throws {
            let frame = try #require(events().first { $0["name"] as? String == "Frame 3" })
            #expect(frame["ts"] as? Double == 1_000_250_000)
            #expect(frame["dur"] as? Double == 20_000)
        }

        @Test("Each frame has a counter of its time")
        func counters() throws {
            let counters = try events().filter { $0["ph"] as? String == "C" }
            let values = counters.compactMap { ($0["args"] as? [String: Any])?["milliseconds"] as? Double }
            #expect(values == [20, 0])
        }

        @Test("Complete events are in the order of their starts")
        func order() throws {
            let starts = try events().filter { $0["ph"] as? String == "X" }.compactMap { $0["ts"] as? Double }
            #expect(starts == starts.sorted())
        }

        // MARK: - Reading

        @Test("A file that was written is read with the same frames")
        func frames() throws {
            let frames = try TraceFile(parsing: Self.data).records.map(\.frame)
            #expect(frames == Self.records.map(\.frame))
        }

        @Test("A file that was written is read with the same phases and updates")
        func spans() throws {
            let spans = try TraceFile(parsing: Self.data).records[0].spans
            #expect(spans.map(\.content) == Self.records[0].spans.map(\.content))
        }

        @Test("The nesting of phases without a duration is preserved")
        func depths() throws {
            let spans = try TraceFile(parsing: Self.data).records[0].spans
            #expect(spans.map(\.depth) == Self.records[0].spans.map(\.depth))
        }

        @Test("The name of the program is read")
        func program() throws {
            #expect(try TraceFile(parsing: Self.data).program == "Notes")
        }

        @Test("A recording of a program survives writing and reading")
        func recording() throws {
            let fixture = try TimelineFixture()
            fixture.recordBoard(WorkTimes(update: 0.001, layout: 0.002, display: 0.004), cells: 10)
            let data = TraceWriter.data(fixture.records, program: "Fixture", process: 1)
            let spans = try TraceFile(parsing: data).records.flatMap(\.spans)
            let expected = fixture.records.flatMap(\.spans)
            #expect(spans.map { "\($0.depth) \($0.title)" } == expected.map { "\($0.depth) \($0.title)" })
            #expect(TraceCheck.violations(in: try TraceFile(parsing: data).records.first?.spans ?? []) == [])
        }

        // MARK: - Other files

        @Test(
            "A file that is no trace is refused",
            arguments: ["", "x", "5", "[]", "{}", #"{"traceEvents": 5}"#, #"{"traceEvents": ["#, "\u{0}\u{ff}"])
        func garbage(text: String) {
            #expect(throws: TraceError.notATrace) { try TraceFile(parsing: Data(text.utf8)) }
        }

        @Test("A trace of another program has no frames")
        func foreign() {
            let text = #"{"traceEvents": [{"name": "Task", "cat": "v8", "ph": "X", "ts": 1, "dur": 5}]}"#
            #expect(throws: TraceError.noFrames) { try TraceFile(parsing: Data(text.utf8)) }
        }

        @Test("Events with impossible times are refused", arguments: [(-1.0, 5.0), (1e300, 5), (1, -5), (1, 1e300)])
        func impossibleTimes(start: Double, duration: Double) {
            let frame = #"{"cat": "frame", "ph": "X", "ts": \#(start), "dur": \#(duration)}"#
            let text = #"{"traceEvents": [{"ph": "M"}, \#(frame)]}"#
            let error: TraceError? = start < 0 && duration > 0 ? nil : .invalidEvent(index: 1)
            #expect(self.error(of: text) == error)
        }

        private func error(of text: String) -> TraceError? {
            do throws(TraceError) {
                _ = try TraceFile(parsing: Data(text.utf8))
                return nil
            } catch {
                return error
            }
        }

        @Test("Frames whose arguments have wrong types get the times of their events")
        func wrongTypes() throws {
            let text = #"""
                {"traceEvents": [{"cat": "frame", "ph": "X", "ts": 2000, "dur": 1000,
                "args": {"number": "x", "milliseconds": [], "phases": 5, "reasons": {}, "budgetMilliseconds": -1}}]}
                """#
            let frame = try TraceFile(parsing: Data(text.utf8)).records.first?.frame
            #expect(frame?.id == 1)
            #expect(frame?.duration == 0.001)
        }

        @Test("Frames with the same number get different ones")
        func sameNumbers() throws {
            let event = #"{"cat": "frame", "ph": "X", "ts": 1, "dur": 0, "args": {"number": 9}}"#
            let text = "{\"traceEvents\": [\(event), \(event), \(event)]}"
            #expect(try TraceFile(parsing: Data(text.utf8)).records.map(\.frame.id) == [9, 10, 11])
        }

        @Test("A number of a frame that is too large is replaced", arguments: ["2147483647", "9e18", "1e300", "-5"])
        func largeNumber(number: String) throws {
            let event = "{\"cat\": \"frame\", \"ph\": \"X\", \"ts\": 1, \"dur\": 0, \"args\": {\"number\": \(number)}}"
            let text = "{\"traceEvents\": [\(event), \(event)]}"
            #expect(try TraceFile(parsing: Data(text.utf8)).records.map(\.frame.id) == [1, 2])
        }

        @Test("Spans that overlap without containing each other are nested by their starts")
        func overlap() throws {
            let text = #"""
                {"traceEvents": [{"cat": "frame", "ph": "X", "ts": 0, "dur": 100},
                {"cat": "phase", "ph": "X", "ts": 0, "dur": 60, "args": {"phase": "layout"}},
                {"cat": "phase", "ph": "X", "ts": 50, "dur": 90, "args": {"phase": "display"}},
                {"cat": "phase", "ph": "X", "ts": 70, "dur": 10, "args": {"phase": "unknown"}}]}
                """#
            let record = try #require(TraceFile(parsing: Data(text.utf8)).records.first)
            #expect(record.spans.map(\.depth) == [0, 1])
            #expect(!record.isComplete)
        }

        @Test("Spans that are nested very deeply are left out")
        func deep() throws {
            let span = #"{"cat": "phase", "ph": "X", "ts": 1, "dur": 5, "args": {"phase": "layout"}}"#
            let list = [#"{"cat": "frame", "ph": "X", "ts": 0, "dur": 9}"#] + Array(repeating: span, count: 3_000)
            let text = "{\"traceEvents\": [\(list.joined(separator: ","))]}"
            let record = try #require(TraceFile(parsing: Data(text.utf8)).records.first)
            #expect(record.spans.count == 1_000)
        }

        @Test("A file with too many events is refused")
        func manyEvents() {
            let count = TraceFile.maximumEvents + 1
            let text = "{\"traceEvents\": [\(Array(repeating: "{}", count: count).joined(separator: ","))]}"
            #expect(error(of: text) == .tooManyEvents(limit: TraceFile.maximumEvents))
        }

        @Test("A file that is too large is refused before it is parsed")
        func large() {
            let data = Data(count: TraceFile.maximumLength + 1)
            #expect(throws: TraceError.tooLarge(limit: TraceFile.maximumLength)) { try TraceFile(parsing: data) }
        }

        @Test("A path without a regular file is refused", arguments: ["/nonexistent", "/dev/zero", "/tmp"])
        func irregular(path: String) {
            let isUnreadable: Bool
            do throws(TraceError) {
                _ = try TraceFile(contentsOf: path)
                isUnreadable = false
            } catch {
                if case .unreadable = error { isUnreadable = true } else { isUnreadable = false }
            }
            #expect(isUnreadable)
        }
    }
}
