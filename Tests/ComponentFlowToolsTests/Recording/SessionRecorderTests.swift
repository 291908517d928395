import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import OpenDisplay
import OpenQuartzCore
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Recording of sessions")
    struct SessionRecorderTests {
        private func actions(_ recorder: SessionRecorder) -> [RecordedStep.Action] {
            recorder.recording?.steps.map(\.action) ?? []
        }

        @Test("While nothing is recorded, nothing is observed")
        func off() {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            recorder.stop()
            #expect(LayerStep.observer == nil)
            #expect(UIWindow.inputObserver == nil)
        }

        @Test("Frames and input of other windows are not recorded")
        func otherWindows() {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let other = Stage(size: CGSize(width: 100, height: 100))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start(atLaunch: true)
            defer { recorder.stop() }
            stage.advance(by: 0.1)
            let count = actions(recorder).count
            other.tap(at: CGPoint(x: 5, y: 5))
            other.advance(by: 0.5)
            #expect(actions(recorder).count == count)
        }

        @Test("The times of a recording never decrease")
        func order() {
            let session = RecordedSession { stage in
                stage.tap(at: RecordedScene.grow)
                stage.advance(by: 1)
            }
            let times = session.recording.steps.map(\.time)
            #expect(times == times.sorted())
        }

        @Test("Starting again discards what was recorded")
        func restart() {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            defer { recorder.stop() }
            stage.advance(by: 1)
            recorder.start()
            #expect(actions(recorder).isEmpty)
        }

        @Test("The memory of a recording is limited")
        func memory() {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            stage.show(ActivityIndicator())
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            defer { recorder.stop() }
            let model = RecordedText("")
            InspectorAgent.addRecordableModel(model)
            for index in 0..<60 {
                model.text = String(repeating: "\(index % 10)", count: 1 << 20)
                stage.advance(by: 0.05)
            }
            #expect(recorder.size.bytes <= SessionRecorder.maximumCost + 1 << 21)
        }

        @Test("All code that handles a step reads the same time of the system's clock")
        func heldClock() {
            let clock = SystemMediaClock()
            clock.hold(at: 5)
            #expect(clock.now == 5)
            #expect(SystemMediaClock.time > 5)
            clock.hold(at: nil)
            #expect(clock.now > 5)
        }

        @Test("A window that is opened later is recorded with its size")
        func openedWindow() throws {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            var windows = [stage.window]
            let recorder = SessionRecorder { windows }
            recorder.start(atLaunch: true)
            defer { recorder.stop() }
            stage.advance(by: 0.1)
            let window = UIWindow(surface: OffscreenSurface(size: CGSize(width: 70, height: 50)))
            windows.append(window)
            window.isHidden = false
            stage.advance(by: 0.1)
            window.close()
            let recording = try #require(recorder.recording)
            #expect(recording.windows.map(\.size) == [CGSize(width: 100, height: 100), CGSize(width: 70, height: 50)])
            #expect(recording.initialWindows == 1)
        }

        private func unsavedState(atLaunch: Bool) throws -> [String] {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start(atLaunch: atLaunch)
            defer { recorder.stop() }
            stage.advance(by: 0.1)
            return try #require(recorder.recording).unsavedState.filter { $0.hasPrefix("No model is recorded") }
        }

        @Test("A recording that begins later without models reports that they are missing")
        func noModels() throws {
            #expect(try unsavedState(atLaunch: false).count == 1)
        }

        @Test("A recording that begins later with a model lacks none")
        func models() throws {
            let model = RecordedText("a")
            InspectorAgent.addRecordableModel(model)
            let unsaved = try unsavedState(atLaunch: false)
            // Models are not retained.
            withExtendedLifetime(model) {}
            #expect(unsaved.isEmpty)
        }

        @Test("A recording that begins with the launch needs no models")
        func launchWithoutModels() throws {
            #expect(try unsavedState(atLaunch: true).isEmpty)
        }

        // MARK: - The agent

        @Test("The agent records and returns what happened in its window")
        func agent() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 240, height: 320))
            try await fixture.call(.recordSession, ["enabled": true])
            fixture.stage.show(RecordedSession.root())
            fixture.stage.tap(at: RecordedScene.counter)
            let result = try await fixture.call(.session)
            let recording = try Recording(data: #require(result["recording"]).data)
            #expect(recording.program == "Fixture")
            #expect(!recording.frames.isEmpty)
        }

        @Test("The state of a recording contains its size and whether it runs")
        func status() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.recordSession, ["enabled": true])
            fixture.stage.advance(by: 0.2)
            let running = try await fixture.call(.recordSession)
            let ended = try await fixture.call(.recordSession, ["enabled": false])
            #expect(running["recording"] == true)
            #expect((running["steps"]?.integer ?? 0) > 0)
            #expect(ended["recording"] == false)
        }

        @Test("Without a recording there is an error")
        func noRecording() async throws {
            let fixture = try AgentFixture()
            let error = try #require(await fixture.error(of: .session))
            #expect("\(error)".contains("There is no recording"))
        }

        @Test("A program that replays nothing refuses to show moments", arguments: [InspectorMethod.replay, .saveTest])
        func noReplay(method: InspectorMethod) async throws {
            let fixture = try AgentFixture()
            let error = try #require(await fixture.error(of: method, ["time": 1, "name": "a"]))
            #expect("\(error)".contains("was not started to replay"))
        }

        @Test("The names of the previews are listed")
        func previewNames() async throws {
            let fixture = try AgentFixture()
            InspectorAgent.previews = { [Preview("One") { Counter() }] }
            defer { InspectorAgent.previews = { [] } }
            let result = try await fixture.call(.previews, ["list": true])
            #expect(result["names"] == ["One"])
        }
    }
}
