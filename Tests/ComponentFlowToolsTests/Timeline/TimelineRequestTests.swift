import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Requests for frames")
    struct TimelineRequestTests {
        /// A program with a recorded board, whose update takes 20 milliseconds.
        private func recorded() throws -> TimelineFixture {
            let fixture = try TimelineFixture()
            fixture.recordBoard(WorkTimes(update: 0.02), cells: 1)
            return fixture
        }

        private func frames(_ fixture: TimelineFixture, _ parameters: [String: JSONValue] = [:]) async throws
            -> [TimelineFrame]
        {
            let list = try await fixture.agent.call(.timeline, parameters)["frames"]?.array ?? []
            return list.compactMap { TimelineFrame($0) }
        }

        private func longFrame(_ fixture: TimelineFixture) async throws -> JSONValue {
            let long = try #require(try await frames(fixture).first { $0.isLong })
            return try await fixture.agent.call(.frame, ["number": JSONValue(long.id)])
        }

        @Test("Recording is started and stopped by a request", arguments: [true, false])
        func record(isEnabled: Bool) async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.recordTimeline, ["enabled": true])
            let status = try await fixture.call(.recordTimeline, ["enabled": .bool(isEnabled)])
            #expect(status["recording"] == .bool(isEnabled))
        }

        @Test("The frames of the program are listed with their phases")
        func list() async throws {
            let frames = try await frames(recorded())
            #expect(frames.contains { ($0.phases[.updates] ?? 0) > 0.0199 })
        }

        @Test("Only frames after a number are listed")
        func since() async throws {
            let fixture = try recorded()
            let last = try #require(fixture.frames.last?.id)
            #expect(try await frames(fixture, ["since": JSONValue(last - 1)]).map(\.id) == [last])
        }

        @Test("Of more frames than the limit the last ones are listed")
        func limit() async throws {
            let fixture = try TimelineFixture()
            fixture.record { fixture.stage.advance(by: 1) }
            #expect(try await frames(fixture, ["limit": 3]).map(\.id) == fixture.frames.suffix(3).map(\.id))
        }

        @Test("Only frames of the last seconds are listed")
        func seconds() async throws {
            let fixture = try TimelineFixture()
            fixture.record {
                for _ in 0..<10 {
                    fixture.stage.advance(by: 0)
                    fixture.clock.advance(by: 1)
                }
            }
            let starts = try await frames(fixture, ["seconds": 3]).map(\.start)
            #expect((starts.max() ?? 0) - (starts.min() ?? 0) <= 3)
        }

        @Test("A frame has its phases and updates in their order")
        func frame() async throws {
            let result = try await longFrame(recorded())
            let spans = (result["spans"]?.array ?? []).compactMap { TimelineSpan($0) }
            #expect(spans.prefix(4).map(\.title) == ["Updates", "Board", "VStack<Empty>", "Cell"])
        }

        @Test("The updates of a frame have the paths of components that exist")
        func path() async throws {
            let result = try await longFrame(recorded())
            let spans = (result["spans"]?.array ?? []).compactMap { TimelineSpan($0) }
            #expect(spans.first { $0.title == "Cell" }?.update?.path?.hasSuffix("Cell[0]") == true)
        }

        @Test("The causes of a frame lead to its longest update")
        func causes() async throws {
            let causes = try await longFrame(recorded())["causes"]?.array ?? []
            #expect(causes.map { $0["type"] } == ["Cell", "VStack<Empty>", "Board"])
        }

        @Test("Causes contain the properties that differ if updates are recorded, too")
        func fields() async throws {
            let fixture = try TimelineFixture()
            fixture.stage.show(Pair(title: "a"))
            fixture.recorder.start()
            fixture.record { fixture.stage.show(Pair(title: "b")) }
            fixture.recorder.stop()
            let number = try #require(fixture.records.first { !$0.causes.isEmpty }?.frame.id)
            let causes = try await fixture.agent.call(.frame, ["number": JSONValue(number)])["causes"]
            let difference: JSONValue = ["name": "title", "old": "a", "new": "b"]
            #expect(causes?[0]?["reasons"]?[0]?["fields"] == [difference])
        }

        @Test("The types of a frame are ranked by time")
        func types() async throws {
            let types = try await longFrame(recorded())["types"]?.array ?? []
            #expect(types.first?["type"] == "Cell")
            #expect(types.first?["updates"] == 1)
        }

        @Test("The trace of the frames is a file that can be opened")
        func trace() async throws {
            let fixture = try recorded()
            let text = try #require(try await fixture.agent.call(.trace)["trace"]?.string)
            #expect(try TraceFile(parsing: Data(text.utf8)).records.map(\.frame.id) == fixture.frames.map(\.id))
        }

        @Test(
            "Parameters of wrong types or values are refused",
            arguments: [
                (InspectorMethod.recordTimeline, [:]), (.recordTimeline, ["enabled": "yes"]),
                (.timeline, ["since": -1]), (.timeline, ["limit": 0]), (.timeline, ["limit": 1e9]),
                (.timeline, ["seconds": -1]), (.timeline, ["seconds": "all"]), (.frame, ["number": 0]),
                (.frame, ["number": 1.5]), (.frame, ["number": 1e300]), (.frame, ["number": []]),
            ] as [(InspectorMethod, [String: JSONValue])])
        func wrongParameters(method: InspectorMethod, parameters: [String: JSONValue]) async throws {
            let error = try await recorded().agent.error(of: method, parameters)
            #expect(error?.code == -32602)
        }

        @Test("A frame that is not stored is refused")
        func unknownFrame() async throws {
            #expect(try await recorded().agent.error(of: .frame, ["number": 999])?.code == -32001)
        }

        @Test("Without a recording there is no trace")
        func noTrace() async throws {
            #expect(try await AgentFixture().error(of: .trace)?.code == -32001)
        }

        @Test("Without a recording no frames are listed")
        func noFrames() async throws {
            let result = try await AgentFixture().call(.timeline)
            #expect(result == ["recording": false, "stored": 0, "last": 0, "frames": []])
        }

        @Test("The recording ends with the agent")
        func end() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.recordTimeline, ["enabled": true])
            fixture.agent.stop()
            #expect(!fixture.agent.session.recorder.isRecordingFrames)
        }
    }
}

extension InspectorClientError {
    /// The code of an error that the program has answered.
    fileprivate var code: Int? {
        if case .request(let error) = self { error.code } else { nil }
    }
}
