import ComponentFlow
import ComponentFlowTesting
import Foundation
import HTTPClient
import OpenUIFoundation
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Answers to downloads before a recording")
    struct RecentAnswerTests {
        private func answer(_ request: String, _ text: String) throws -> RecordedAnswer {
            let url = try #require(URL(string: "http://127.0.0.1:9/none"))
            return RecordedAnswer(
                request: request, answer: .success(HTTPResponse(data: Data(text.utf8), headers: [:], url: url)))
        }

        @Test("The latest answer to each request is kept, but none that was cancelled")
        func latest() throws {
            let recent = RecentAnswers()
            recent.start()
            defer { recent.stop() }
            recent.add(try answer("a", "1"))
            recent.add(try answer("b", "2"))
            recent.add(try answer("a", "3"))
            recent.add(RecordedAnswer(request: "b", answer: .failure(.cancelled)))
            #expect(recent.answers == [try answer("b", "2"), try answer("a", "3")])
        }

        @Test("The oldest answers are released when all together are too large")
        func limit() throws {
            let recent = RecentAnswers()
            recent.start()
            defer { recent.stop() }
            let half = String(repeating: "x", count: RecentAnswers.maximumCost / 2 - 10)
            for name in ["a", "b", "c"] { recent.add(try answer(name, half)) }
            #expect(recent.answers.map(\.request) == ["b", "c"])
        }

        @Test("A recording that begins later contains the answers, also in its file; one of the launch does not")
        func recorded() throws {
            RecentAnswers.shared.start()
            defer { RecentAnswers.shared.stop() }
            RecentAnswers.shared.add(try answer("a", "1"))
            let stage = Stage(size: CGSize(width: 40, height: 40))
            let recorder = SessionRecorder { [stage.window] }
            recorder.start()
            recorder.stop()
            let recording = try #require(recorder.recording)
            #expect(recording.answers == [try answer("a", "1")])
            #expect(try Recording(data: recording.data).answers == recording.answers)
            recorder.start(atLaunch: true)
            recorder.stop()
            #expect(recorder.recording?.answers == [])
        }

        @Test("A request that the recording answers, too, waits for that answer after the beginning")
        func recordedLater() async throws {
            let later = try answer("a", "2")
            let answers = ReplayedAnswers(
                initial: [try answer("a", "1"), try answer("b", "3")],
                steps: [RecordedStep(time: 0, action: .answer(later))])
            answers.isPreparing = true
            #expect(await answers.answer(to: "a") == (try answer("a", "1")).answer)
            answers.isPreparing = false
            await answers.deliver(later)
            #expect(await answers.answer(to: "a") == later.answer)
            #expect(await answers.answer(to: "b") == (try answer("b", "3")).answer)
        }

        private struct Loaded: CompositeComponent {
            let url: URL
            @Local var text = "empty"

            var content: some Component<Empty> {
                Text(text).task { [url] in
                    let answer = await BackgroundWork.perform(url.path) {
                        await Downloader.shared.load(url, within: .picture)
                    }
                    if case .success(let response) = answer { text = String(decoding: response.data, as: UTF8.self) }
                }
            }
        }

        @Test("A replay that does not begin with the launch shows what the program had loaded before the beginning")
        func replayed() async throws {
            let url = try #require(URL(string: "http://127.0.0.1:9/none"))
            RecentAnswers.shared.start()
            defer { RecentAnswers.shared.stop() }
            RecentAnswers.shared.add(try answer(RecordedAnswer.key(of: HTTPRequest(url)), "loaded"))
            let stage = Stage(size: CGSize(width: 240, height: 40))
            let recorder = SessionRecorder { [stage.window] }
            stage.show(ComponentViewController(Text("recorded")))
            recorder.start()
            stage.advance(by: 0.1)
            recorder.stop()
            let replay = try Replay(try #require(recorder.recording)) { ComponentViewController(Loaded(url: url)) }
            defer { replay.end() }
            try await replay.advance(to: 0)
            #expect(replay.windows.flatMap { Self.texts(in: $0) } == ["loaded"])
        }

        private static func texts(in view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
        }
    }
}
