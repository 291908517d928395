import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol
import OpenQuartzCore
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("The recording of frames")
    struct FrameTimelineTests {
        private static let millisecond = 0.001

        /// A recorded board, the parts of whose work take 1, 2 and 4 milliseconds for each of two cells.
        private func board() throws -> TimelineFixture {
            let fixture = try TimelineFixture()
            fixture.recordBoard(WorkTimes(update: 0.001, layout: 0.002, display: 0.004))
            return fixture
        }

        /// Returns the seconds of a phase in all recorded frames.
        private func seconds(_ phase: TimelinePhase, _ fixture: TimelineFixture) -> Double {
            fixture.frames.reduce(0) { $0 + ($1.phases[phase] ?? 0) }
        }

        // MARK: - Phases

        @Test(
            "A frame has the times that the program has spent in its phases",
            arguments: [(TimelinePhase.updates, 0.002), (.layout, 0.004), (.display, 0.008), (.events, 0)])
        func phases(phase: TimelinePhase, expected: Double) throws {
            expectNear(seconds(phase, try board()), expected, within: 0.000_01)
        }

        @Test("The phases of a frame add up to its duration")
        func sum() throws {
            let fixture = try board()
            let total = TimelinePhase.allCases.reduce(0) { $0 + seconds($1, fixture) }
            expectNear(total, fixture.frames.reduce(0) { $0 + $1.duration }, within: 0.000_01)
        }

        @Test("A display link is a phase of the frame that calls it")
        func displayLink() throws {
            let fixture = try TimelineFixture()
            let link = CADisplayLink { [clock = fixture.clock] _ in clock.advance(by: 0.003) }
            link.add(to: .main, forMode: .common)
            fixture.record { fixture.stage.advance(by: 0) }
            link.invalidate()
            expectNear(fixture.frames.first?.phases[.displayLinks] ?? 0, 0.003, within: 0.000_01)
        }

        @Test("The creation of render nodes and their presentation belong to the frame that was prepared before")
        func presentation() {
            let clock = ManualMediaClock(now: 100)
            let timeline = FrameTimeline(clock: clock)
            timeline.phaseWillBegin(.commit)
            timeline.phaseDidEnd()
            timeline.phaseWillBegin(.nodes)
            clock.advance(by: 0.001)
            timeline.phaseDidEnd()
            clock.advance(by: 0.002)
            timeline.frameWasPresented()
            timeline.settle()
            let phases = timeline.frames[0]?.description.phases.mapValues { ($0 * 1000).rounded() }
            #expect(phases == [.painting: 1, .presentation: 2])
        }

        @Test("A presentation without a frame that was painted is not recorded")
        func latePresentation() {
            let timeline = FrameTimeline(clock: ManualMediaClock(now: 100))
            timeline.observe(1) {}
            timeline.frameWasPresented()
            #expect(timeline.spans.end == 1)
        }

        @Test("A phase that began before the recording is not recorded when it ends")
        func earlierPhase() {
            let timeline = FrameTimeline(clock: ManualMediaClock(now: 100))
            timeline.phaseDidEnd()
            timeline.settle()
            #expect(timeline.spans.end == 0)
        }

        // MARK: - Updates

        @Test("The update of a component contains those of its children")
        func nesting() throws {
            let spans = try board().records.flatMap(\.spans).filter { $0.update != nil }
            #expect(
                spans.map { "\($0.depth - (spans.first?.depth ?? 0)) \($0.title)" } == [
                    "0 Board", "1 VStack<Empty>", "2 Cell", "2 Cell",
                ])
        }

        @Test("A span lies within the one that contains it")
        func containment() throws {
            for record in try board().records {
                #expect(TraceCheck.violations(in: record.spans) == [])
            }
        }

        @Test("A component that was removed has a type, but neither an identifier nor a path")
        func removed() throws {
            let fixture = try board()
            fixture.stage.show(Pair(title: "a"))
            let cell = fixture.records.flatMap(\.spans).first { $0.title == "Cell" }?.update
            #expect(cell != nil)
            #expect(cell?.component == nil)
            #expect(cell?.path == nil)
        }

        @Test("The update of a cell takes the time of its work")
        func duration() throws {
            let cell = try board().records.flatMap(\.spans).first { $0.title == "Cell" }
            expectNear(cell?.duration ?? 0, Self.millisecond, within: 0.000_001)
        }

        @Test("The types of components are ranked by their own time")
        func ranking() throws {
            let spans = try board().records.flatMap(\.spans)
            let first = ComponentTotal.ranking(of: spans).first
            #expect(first?.id == "Cell")
            #expect(first?.count == 2)
        }

        @Test("The longest update of a frame is explained up to the component that was shown")
        func causes() throws {
            let record = try #require(board().records.first { !$0.causes.isEmpty })
            #expect(record.causes.map(\.title) == ["Cell", "VStack<Empty>", "Board"])
        }

        @Test("A state that is updated by a touch is the reason, with the event")
        func state() throws {
            let fixture = try TimelineFixture()
            fixture.stage.show(Pair(title: "a"))
            fixture.record { fixture.stage.tap(at: CGPoint(x: 5, y: 5)) }
            let event: JSONValue = ["number": 2, "description": "touch ended at (5.0, 5.0)"]
            let update = fixture.records.flatMap(\.spans).compactMap(\.update).first { $0.type == "Leaf" }
            #expect(update?.reasons == [["kind": "state", "type": "State", "event": event]])
        }

        @Test("The size of a child that has changed is the reason for the update of the parent")
        func childSize() throws {
            let fixture = try TimelineFixture()
            fixture.stage.show(Pair(title: "a"))
            fixture.record { fixture.stage.tap(at: CGPoint(x: 5, y: 5)) }
            let updates = fixture.records.flatMap(\.spans).compactMap(\.update)
            let leaf = try #require(updates.first { $0.type == "Leaf" })
            #expect(
                updates.first { $0.type == "Pair" }?.reasons == [
                    ["kind": "childSize", "update": JSONValue(leaf.number)]
                ])
        }

        @Test("An update has the same number in both recordings")
        func numbers() throws {
            let fixture = try TimelineFixture()
            fixture.recorder.start()
            fixture.recordBoard(WorkTimes())
            fixture.recorder.stop()
            let numbers = fixture.records.flatMap(\.spans).compactMap(\.update?.number)
            #expect(numbers == fixture.recorder.history.all.map(\.number).sorted())
        }

        // MARK: - Frames

        @Test("An event belongs to the frame that shows what it has changed")
        func event() throws {
            let fixture = try TimelineFixture()
            fixture.record {
                fixture.timeline.observe(1) { fixture.clock.advance(by: 0.001) }
                fixture.stage.advance(by: 0)
            }
            #expect(fixture.frames.first?.phases[.events] != nil)
            #expect(fixture.frames.first?.isPrepared == true)
        }

        @Test("An event that led to no frame for a while is on its own")
        func eventWithoutFrame() throws {
            let fixture = try TimelineFixture()
            fixture.record {
                fixture.timeline.observe(1) { fixture.clock.advance(by: 0.001) }
                fixture.clock.advance(by: 5)
                fixture.stage.advance(by: 0)
            }
            #expect(fixture.frames.first?.isPrepared == false)
        }

        @Test("The pause between an event and its frame does not count as work")
        func pause() throws {
            let fixture = try TimelineFixture()
            fixture.record {
                fixture.timeline.observe(1) { fixture.clock.advance(by: 0.001) }
                fixture.clock.advance(by: 0.01)
                fixture.stage.advance(by: 0)
            }
            expectNear(fixture.frames.first?.duration ?? 0, 0.001, within: 0.000_001)
        }

        @Test("A frame that takes longer than the interval of the display is long", arguments: [0.004, 0.02])
        func long(update: Double) throws {
            let fixture = try TimelineFixture()
            fixture.recordBoard(WorkTimes(update: update), cells: 1)
            #expect(fixture.frames.contains(where: \.isLong) == (update > 1.0 / 60))
        }

        @Test("The budget of a frame is the interval of its display")
        func interval() {
            let timeline = FrameTimeline(clock: ManualMediaClock(now: 100))
            timeline.frameWillBegin(interval: 1.0 / 144)
            timeline.phaseWillBegin(.commit)
            timeline.phaseDidEnd()
            timeline.settle()
            #expect(timeline.frames[0]?.interval == 1.0 / 144)
        }

        // MARK: - Off, and limits

        @Test("Nothing is recorded after the recording was stopped")
        func off() throws {
            let fixture = try board()
            let count = fixture.timeline.spans.end
            fixture.stage.show(Pair(title: "a"))
            fixture.stage.advance(by: 1)
            #expect(fixture.timeline.spans.end == count)
        }

        @Test("Without a recording neither phases, updates nor events are observed")
        func unobserved() throws {
            _ = try board()
            #expect(FrameMeter.current == nil)
            #expect(UpdateObservation.observer == nil)
            #expect(UIWindow.eventObserver == nil)
        }

        @Test("Updates that are recorded, too, are recorded further when the recording of frames stops")
        func both() throws {
            let fixture = try TimelineFixture()
            fixture.recorder.start()
            fixture.recordBoard(WorkTimes())
            defer { fixture.recorder.stop() }
            #expect(fixture.recorder.isActive)
        }

        @Test("A recording takes less than 8 MB")
        func memory() {
            let frames = MemoryLayout<FrameEntry>.stride * FrameTimeline.frameCapacity
            let spans = MemoryLayout<SpanEntry>.stride * FrameTimeline.spanCapacity
            #expect(frames + spans < 8 << 20)
        }

        @Test("A recording stores no more frames than its capacity")
        func frameCapacity() throws {
            let fixture = try TimelineFixture(frameCapacity: 10)
            fixture.record { fixture.stage.advance(by: 1) }
            #expect(fixture.frames.count == 10)
        }

        @Test("A recording stores no more phases and updates than its capacity")
        func spanCapacity() throws {
            let fixture = try TimelineFixture(spanCapacity: 20)
            fixture.record { fixture.stage.advance(by: 1) }
            #expect(fixture.timeline.spans.positions.count == 20)
        }

        @Test("A frame whose phases and updates were overwritten is not complete, and has the time of its phases")
        func overwritten() throws {
            let fixture = try TimelineFixture(size: CGSize(width: 200, height: 400), spanCapacity: 4)
            fixture.recordBoard(WorkTimes(update: 0.001), cells: 20)
            let record = try #require(fixture.records.first { $0.frame.duration > 0 })
            #expect(!record.isComplete)
            expectNear(record.frame.phases[.updates] ?? 0, 0.02, within: 0.000_01)
        }
    }
}
