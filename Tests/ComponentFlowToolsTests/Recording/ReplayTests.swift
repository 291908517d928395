import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import HTTPClient
import InspectorProtocol
import OpenUIKitCore
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Replay of recordings")
    struct ReplayTests {
        /// What a user does.
        enum Script: String, CaseIterable, Sendable {
            case taps, interruptedAnimation, fling, wheel, typing, inputMethod, traits, longPress, focus

            @MainActor func perform(on stage: Stage) {
                switch self {
                case .taps: for _ in 0..<3 { stage.tap(at: RecordedScene.counter) }
                case .interruptedAnimation:
                    stage.tap(at: RecordedScene.grow)
                    stage.advance(by: 0.13)
                    stage.tap(at: RecordedScene.grow)
                case .fling: stage.drag(from: RecordedScene.list, to: CGPoint(x: 120, y: 90), duration: 0.08)
                case .wheel:
                    for _ in 0..<4 {
                        stage.wheel(at: RecordedScene.list, by: CGVector(dx: 0, dy: 1))
                        stage.advance(by: 0.05)
                    }
                case .typing:
                    stage.tap(at: RecordedScene.field)
                    stage.type("Ada\u{8}a")
                    // The caret blinks.
                    stage.advance(by: 1.2)
                case .inputMethod:
                    stage.tap(at: RecordedScene.field)
                    stage.compose("か", clause: NSRange(location: 0, length: 1))
                    stage.advance(by: 0.1)
                    stage.commit("火")
                case .traits:
                    stage.resize(to: CGSize(width: 300, height: 260))
                    stage.advance(by: 0.1)
                    stage.setStyle(.dark)
                    stage.resize(to: CGSize(width: 300, height: 260), scale: 2)
                    stage.setTextScale(1.5)
                case .longPress: stage.press(at: RecordedScene.list, for: 0.9)
                case .focus:
                    stage.pressKey(symbol: 0xff09, characters: "\t")
                    stage.pressKey(symbol: 0x20, characters: " ")
                    stage.setHasKeyboard(false)
                }
                stage.advance(by: 0.8)
            }
        }

        @Test("Every frame of a replay has the pixels of the recorded one", arguments: Script.allCases)
        func frames(script: Script) async throws {
            let session = RecordedSession { script.perform(on: $0) }
            let result = try await session.replay()
            #expect(result.problems == [])
            #expect(result.frames == session.recording.frames.count)
            expectSamePixels(result, session)
        }

        /// Expects that no frame and no pixel of the last picture differs.
        private func expectSamePixels(_ result: RecordedSession.Result, _ session: RecordedSession) {
            #expect(result.difference == nil)
            #expect(session.differingPixels(result.picture) == 0)
        }

        @Test("A frame between timers that are due at the same time shows the state between them", arguments: 0..<6)
        func timersAndFrames(place: Int) async throws {
            let root: @MainActor () -> UIViewController = { TimedText() }
            let session = RecordedSession(root: root) { stage in
                // As in a program without a display, where timers prepare frames. In a replay, the recorded steps do.
                let delay = (Double(place) + 0.5) * TimedText.interval
                ClockTimer.schedule(after: delay, preparesFrame: true) { [tree = stage.window.layerTree] in
                    tree.prepareFrame(at: CACurrentMediaTime())
                }
                stage.clock.advance(by: 1)
                stage.advance(by: 0.1)
            }
            expectSamePixels(try await session.replay(root: root), session)
        }

        @Test("A timer that is scheduled during a late frame is due at the same time in a replay")
        func lateFrame() async throws {
            let root: @MainActor () -> UIViewController = { LateText() }
            let session = RecordedSession(root: root) { stage in
                ClockTimer.schedule(after: 0.05, preparesFrame: true) { [tree = stage.window.layerTree] in
                    ClockTimer.prepareFrame { tree.prepareFrame(at: CACurrentMediaTime()) }
                }
                stage.clock.advance(by: 0.2)
                for _ in 0..<4 {
                    stage.clock.advance(by: 0.09)
                    stage.advance(by: 0)
                }
            }
            expectSamePixels(try await session.replay(root: root), session)
        }

        @Test("Timers that are due at the same time are one step, which a frame divides")
        func timerSteps() {
            let session = RecordedSession(root: { TimedText() }) { stage in
                ClockTimer.schedule(after: 2.5 * TimedText.interval, preparesFrame: true) {
                    [tree = stage.window.layerTree] in tree.prepareFrame(at: CACurrentMediaTime())
                }
                stage.clock.advance(by: 1)
            }
            let steps = session.recording.steps.filter { $0.time == session.recording.start + 1 }
            let kinds = steps.prefix(3).map { step in
                if case .timers(let count?) = step.action { "\(count) timers" } else { "frame" }
            }
            #expect(kinds == ["2 timers", "frame", "4 timers"])
            #expect(steps.prefix(3).map(\.isContinued) == [true, true, false])
        }

        @Test("Random input gives the same frames in a replay", arguments: 0..<4)
        func randomInput(seed: Int) async throws {
            let session = RecordedSession { stage in
                var random = SeededRandom(seed: UInt64(seed))
                for _ in 0..<40 { Self.randomStep(stage, &random) }
            }
            expectSamePixels(try await session.replay(), session)
        }

        private static func randomStep(_ stage: Stage, _ random: inout SeededRandom) {
            func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
            func point() -> CGPoint { CGPoint(x: number(240), y: number(320)) }
            switch number(9) {
            case 0: stage.tap(at: point())
            case 1: stage.tap(at: RecordedScene.grow)
            case 2: stage.wheel(at: point(), by: CGVector(dx: 0, dy: CGFloat(number(5) - 2)))
            case 3: stage.touchpad(at: point(), by: CGVector(dx: 0, dy: CGFloat(number(80) - 40)))
            case 4: stage.type("ab\t")
            case 5: stage.drag(from: point(), to: point(), duration: 0.1)
            case 6: stage.resize(to: CGSize(width: 200 + number(100), height: 200 + number(200)))
            case 7: stage.setStyle(number(2) == 0 ? .light : .dark)
            default: stage.advance(by: Double(number(400)) / 1000)
            }
        }

        @Test("The first frame that differs is found")
        func firstDifference() async throws {
            let session = RecordedSession { stage in
                stage.advance(by: 0.1)
                stage.tap(at: RecordedScene.counter)
                stage.advance(by: 0.1)
            }
            let first = try #require(
                session.recording.steps.firstIndex { step in
                    if case .event = step.action { true } else { false }
                })
            // Without its first event, the recording differs from what was recorded at that time.
            var steps = session.recording.steps
            let time = steps.remove(at: first).time - session.recording.start
            let changed = session.recording.replacing(steps)
            let result = try await session.replay(changed)
            let difference = try #require(result.difference)
            #expect(difference.time >= time)
            #expect(difference.time < time + 0.05)
        }

        @Test("A program with other pixels differs from its first frame on")
        func otherProgram() async throws {
            let session = RecordedSession { $0.advance(by: 0.1) }
            let result = try await session.replay { RecordedSession.root(accent: .systemRed) }
            #expect(result.difference?.frame == 1)
        }

        @Test("A replay up to a time shows the last frame before it")
        func moment() async throws {
            var middle: UIImage?
            let session = RecordedSession { stage in
                stage.tap(at: RecordedScene.grow)
                stage.advance(by: 0.25)
                middle = stage.image()
                stage.advance(by: 0.4)
            }
            let result = try await session.replay(to: 0.251)
            let expected = try #require(middle)
            let shown = try #require(result.picture)
            #expect(ImageComparison(expected, shown).differingPixels == 0)
            #expect(session.differingPixels(shown) > 0)
        }

        @Test("A replay that advances in small parts ends like one that does not")
        func parts() async throws {
            let session = RecordedSession { stage in
                stage.drag(from: RecordedScene.list, to: CGPoint(x: 120, y: 90), duration: 0.08)
                stage.advance(by: 1)
            }
            let replay = try RecordedSession.replay(of: session.recording)
            defer { replay.end() }
            for part in 0..<20 { try await replay.advance(to: session.recording.duration * Double(part) / 20) }
            try await replay.run()
            #expect(session.differingPixels(replay.image()) == 0)
        }

        @Test("A replay does not go back")
        func past() async throws {
            let session = RecordedSession { $0.advance(by: 0.5) }
            let replay = try RecordedSession.replay(of: session.recording)
            defer { replay.end() }
            try await replay.advance(to: 0.4)
            var error: RecordingError?
            do throws(RecordingError) { try await replay.advance(to: 0.2) } catch let thrown { error = thrown }
            #expect(error?.localizedDescription.contains("cannot go back") == true)
        }

        @Test("There is one replay at a time")
        func otherReplay() async throws {
            let session = RecordedSession { $0.advance(by: 0.1) }
            let replay = try RecordedSession.replay(of: session.recording)
            defer { replay.end() }
            #expect(throws: RecordingError.otherReplay) {
                _ = try Replay(session.recording) { RecordedSession.root() }
            }
        }

        @Test("A prefix of a recording ends at its time")
        func prefix() async throws {
            let session = RecordedSession { stage in
                stage.tap(at: RecordedScene.counter)
                stage.advance(by: 1)
            }
            let part = session.recording.prefix(to: 0.5)
            expectNear(part.duration, 0.5, within: 1e-5)
            #expect(part.frames.count < session.recording.frames.count)
        }

        // MARK: - Recordings that do not begin with the launch

        @Test("What was recorded more than a minute ago is discarded, and the rest is replayed")
        func rolling() async throws {
            let stage = Stage(size: CGSize(width: 240, height: 320))
            let recorder = SessionRecorder(recordsChecksums: true) { [stage.window] }
            recorder.start(atLaunch: true)
            stage.show(RecordedSession.root())
            for _ in 0..<18 {
                stage.tap(at: RecordedScene.counter)
                stage.settle()
                stage.clock.advance(by: 5)
                stage.advance(by: 0)
            }
            recorder.stop()
            let recording = try #require(recorder.recording)
            #expect(!recording.beginsWithLaunch)
            #expect(recording.duration >= SessionRecorder.minimumDuration)
            #expect(recording.duration < SessionRecorder.minimumDuration + 2 * SessionRecorder.segmentDuration)
            let replay = try RecordedSession.replay(of: recording)
            defer { replay.end() }
            try await replay.run()
            #expect(replay.firstDifference == nil)
        }

        @Test(
            "A recording that begins with a scrolled list is replayed with the same pixels",
            arguments: [3.0, 40, 4_000])
        func scrolled(distance: Double) async throws {
            let stage = Stage(size: CGSize(width: 240, height: 320))
            stage.show(RecordedSession.root())
            stage.advance(by: 0.1)
            stage.wheel(at: RecordedScene.list, by: CGVector(dx: 0, dy: distance))
            stage.settle()
            let recorder = SessionRecorder(recordsChecksums: true) { [stage.window] }
            recorder.start()
            stage.advance(by: 0.1)
            for _ in 0..<3 {
                stage.wheel(at: RecordedScene.list, by: CGVector(dx: 0, dy: -1))
                stage.advance(by: 0.2)
                stage.tap(at: RecordedScene.counter)
                stage.advance(by: 0.2)
            }
            try await expectSameFrames(recorder)
        }

        @Test("A recording that begins within random input is replayed with the same pixels", arguments: 0..<4)
        func randomStart(seed: Int) async throws {
            var random = SeededRandom(seed: UInt64(seed))
            let stage = Stage(size: CGSize(width: 240, height: 320))
            stage.show(RecordedSession.root())
            for _ in 0..<15 { Self.randomStep(stage, &random) }
            stage.settle()
            let recorder = SessionRecorder(recordsChecksums: true) { [stage.window] }
            recorder.start()
            for _ in 0..<15 { Self.randomStep(stage, &random) }
            try await expectSameFrames(recorder)
        }

        /// Ends a recording, and expects that no frame of its replay differs.
        private func expectSameFrames(_ recorder: SessionRecorder) async throws {
            recorder.stop()
            let replay = try RecordedSession.replay(of: try #require(recorder.recording))
            defer { replay.end() }
            try await replay.run()
            #expect(replay.problems == [])
            #expect(replay.firstDifference == nil)
        }

        // MARK: - Models and downloads

        @Test("The states of models are applied at the beginning and when they change")
        func models() async throws {
            let model = RecordedText("one")
            InspectorAgent.addRecordableModel(model)
            let session = RecordedSession(root: { ComponentViewController(ModelText(model: model)) }) { stage in
                stage.advance(by: 0.1)
                model.text = "two, which is longer"
                stage.advance(by: 0.1)
            }
            let copy = RecordedText("another state")
            InspectorAgent.addRecordableModel(copy)
            let result = try await session.replay { ComponentViewController(ModelText(model: copy)) }
            #expect(copy.text == "two, which is longer")
            #expect(result.difference == nil)
            #expect(session.differingPixels(result.picture) == 0)
        }

        @Test("A replay begins with the stored values of the recorded program, and changes them as it did")
        func storedValues() async throws {
            let key = "RecordedSettings.isOn"
            UIApplication.shared.settings[key] = "true"
            let session = RecordedSession(root: { ComponentViewController(StoredSwitch()) }) { stage in
                stage.advance(by: 0.1)
                stage.tap(at: CGPoint(x: 120, y: 160))
                stage.advance(by: 0.5)
            }
            #expect(UIApplication.shared.settings[key] == "false")
            let result = try await session.replay { ComponentViewController(StoredSwitch()) }
            #expect(UIApplication.shared.settings[key] == "false")
            #expect(result.problems == [])
            #expect(result.difference == nil)
        }

        @Test("A model that the replayed program lacks is a problem")
        func missingModel() async throws {
            let model = RecordedText("one")
            InspectorAgent.addRecordableModel(model)
            let recording = RecordedSession(root: { ComponentViewController(ModelText(model: model)) }) {
                $0.advance(by: 0.1)
            }.recording
            let changed = recording.replacing(recording.steps, models: ["other": Data()])
            let replay = try RecordedSession.replay(of: changed) { ComponentViewController(ModelText(model: model)) }
            defer { replay.end() }
            try await replay.run()
            #expect(replay.problems == ["There is no model other."])
        }

        @Test("Downloads have the recorded answers in a replay, which sends nothing")
        func downloads() async throws {
            let address = try #require(URL(string: "http://127.0.0.1:9/none"))
            let response = HTTPResponse(data: Data("answer".utf8), headers: ["etag": "1"], url: address)
            let session = RecordedSession { $0.advance(by: 0.2) }
            let answer = RecordedAnswer(
                request: RecordedAnswer.key(of: HTTPRequest(address)), answer: .success(response))
            let time = session.recording.start + 0.1
            let index = session.recording.steps.firstIndex { $0.time >= time } ?? 0
            var steps = session.recording.steps
            steps.insert(RecordedStep(time: steps[index].time, action: .answer(answer)), at: index)
            let replay = try Replay(session.recording.replacing(steps)) { RecordedSession.root() }
            defer { replay.end() }
            try await replay.advance(to: 0)
            async let loaded = Downloader.shared.load(address, within: .picture)
            try await replay.run()
            let answered = await loaded
            #expect(answered == .success(response))
        }

        @Test("A download without a recorded answer is cancelled when the replay ends")
        func unansweredDownload() async {
            let answers = ReplayedAnswers()
            let request = Task { await answers.answer(to: "a") }
            await Task.yield()
            answers.cancelAll()
            #expect(await request.value == .failure(.cancelled))
        }

        @Test("A request that is cancelled does not receive the answer, which is kept for the next one")
        func cancelledRequest() async {
            let answers = ReplayedAnswers()
            let request = Task { await answers.answer(to: "a") }
            request.cancel()
            #expect(await request.value == .failure(.cancelled))
            await answers.deliver(RecordedAnswer(request: "a", answer: .failure(.insecure)))
            #expect(await answers.answer(to: "a") == .failure(.insecure))
        }

        @Test("A server on this machine that has got another port has the recorded answers")
        func otherPort() async {
            let answers = ReplayedAnswers()
            await answers.deliver(RecordedAnswer(request: "http://127.0.0.1:4001/feed", answer: .failure(.insecure)))
            #expect(await answers.answer(to: "http://127.0.0.1:4002/feed") == .failure(.insecure))
        }

        @Test("The answer of the same port is preferred to that of another one")
        func samePort() async {
            let answers = ReplayedAnswers()
            await answers.deliver(RecordedAnswer(request: "http://localhost:1/a", answer: .failure(.insecure)))
            await answers.deliver(RecordedAnswer(request: "http://localhost:2/a", answer: .failure(.cancelled)))
            #expect(await answers.answer(to: "http://localhost:2/a") == .failure(.cancelled))
        }

        @Test(
            "Only the port of a server on this machine is ignored",
            arguments: [
                ("http://127.0.0.1:80/a:1", "http://127.0.0.1/a:1"), ("https://[::1]:9", "https://[::1]"),
                ("http://127.0.0.1/a", "http://127.0.0.1/a"), ("http://example.org:80/", "http://example.org:80/"),
                ("http://localhost.org:80/", "http://localhost.org:80/"), ("", ""),
            ])
        func localPort(key: String, general: String) {
            #expect(RequestKey(key).general == general)
        }

        // MARK: - Programs

        @Test("A program whose delegate opens its window is replayed with the same pixels")
        func delegate() async throws {
            let session = RecordedSession { Script.allCases[0].perform(on: $0) }
            let replay = try Replay(session.recording, delegate: { SceneDelegate() })
            replay.waitsForMainQueue = false
            defer { replay.end() }
            try await replay.run()
            #expect(replay.problems == [])
            #expect(replay.firstDifference == nil)
        }

        @Test("The windows of a delegate are closed when its replay ends")
        func delegateWindows() async throws {
            let session = RecordedSession { $0.advance(by: 0.1) }
            let replay = try Replay(session.recording, delegate: { SceneDelegate() })
            let windows = replay.windows
            replay.end()
            #expect(windows.count == 1)
            #expect(!UIApplication.shared.windows.contains { $0 === windows.first })
        }

        @Test("The answers to downloads are recorded, errors included")
        func recordedDownload() async throws {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start(atLaunch: true)
            stage.advance(by: 0.1)
            let address = try #require(URL(string: "unsupported://none"))
            let answer = await Downloader.shared.load(address, within: .picture)
            recorder.stop()
            let steps = try #require(recorder.recording).steps
            let recorded = steps.compactMap { step in
                if case .answer(let answer) = step.action { answer } else { nil }
            }
            #expect(recorded == [RecordedAnswer(request: "unsupported://none", answer: answer)])
        }
    }
}

/// A program that opens its window itself.
private final class SceneDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 320))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        window.rootViewController = RecordedSession.root()
        return true
    }
}

extension Recording {
    /// Returns the recording with other steps.
    func replacing(_ steps: [RecordedStep], models: [String: Data]? = nil) -> Recording {
        Recording(
            program: program, beginsWithLaunch: beginsWithLaunch, unsavedState: unsavedState, start: start, end: end,
            windows: windows, initialWindows: initialWindows, state: state, models: models ?? self.models,
            steps: steps, desktop: desktop)
    }
}
