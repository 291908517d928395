import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import OpenUIFoundation
import TestSupport
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Replay of results that other threads compute")
    struct BackgroundWorkReplayTests {
        /// Lets work end when the test wants it to.
        @MainActor final class Gate: Equatable {
            private var waiting: [CheckedContinuation<Void, Never>] = []
            private var isOpen = false

            nonisolated static func == (lhs: Gate, rhs: Gate) -> Bool {
                lhs === rhs
            }

            func open() {
                isOpen = true
                waiting.forEach { $0.resume() }
                waiting = []
            }

            func wait() async {
                if !isOpen { await withCheckedContinuation { waiting.append($0) } }
            }
        }

        /// A row of squares, each of which appears when work of its own has ended.
        struct Squares: CompositeComponent {
            let gates: [Gate]

            var content: some Component<Empty> {
                HStack(spacing: 2) {
                    for (index, gate) in gates.enumerated() { Square(name: "square \(index)", gate: gate).id(index) }
                }
            }
        }

        struct Square: CompositeComponent {
            let name: String
            let gate: Gate
            @Local var side: CGFloat = 1

            var content: some Component<Empty> {
                Rectangle(color: .systemBlue)
                    .frame(width: side, height: side)
                    .task { [gate] in
                        side = await BackgroundWork.perform(name) {
                            await gate.wait()
                            return 20
                        }
                    }
            }
        }

        private static let frame = 1.0 / 60

        /// Lets tasks continue that wait for nothing else.
        private func runTasks() async {
            for _ in 0..<20 { await Task.yield() }
        }

        /// Records squares that appear before the frames with the given numbers.
        private func record(_ frames: [Int]) async throws -> Recording {
            let gates = frames.map { _ in Gate() }
            let stage = Stage(size: CGSize(width: 240, height: 40))
            let recorder = SessionRecorder(program: "Squares", recordsChecksums: true) { [stage.window] }
            recorder.start(atLaunch: true)
            stage.show(ComponentViewController(Squares(gates: gates)))
            for frame in 0..<10 {
                await runTasks()
                for (index, gate) in gates.enumerated() where frames[index] == frame { gate.open() }
                await runTasks()
                stage.advance(by: Self.frame)
            }
            recorder.stop()
            return try #require(recorder.recording)
        }

        /// Replays squares whose work ends at once, or after the program has come to rest.
        private func replay(_ recording: Recording, count: Int, isSlow: Bool) async throws -> Replay {
            let gates = (0..<count).map { _ in Gate() }
            let replay = try Replay(recording) { ComponentViewController(Squares(gates: gates)) }
            let opening = Task {
                if isSlow { for _ in 0..<500 { await Task.yield() } }
                gates.forEach { $0.open() }
            }
            try await replay.run()
            await opening.value
            return replay
        }

        @Test(
            "Results arrive in the recorded frames, whether the work takes less time or more",
            arguments: Array(0..<40), [false, true])
        func arrivals(seed: Int, isSlow: Bool) async throws {
            var random = SeededRandom(seed: UInt64(seed))
            let frames = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0..<10, using: &random) }
            let recording = try await record(frames)
            let replay = try await replay(recording, count: frames.count, isSlow: isSlow)
            defer { replay.end() }
            #expect(replay.firstDifference == nil)
            #expect(replay.problems == [])
        }

        @Test("Results arrive in the recorded frames, although a recording of the launch has answers from before it")
        func answersBeforeLaunch() async throws {
            var recording = try await record([4, 2])
            recording.answers = [RecordedAnswer(request: "a", answer: .failure(.cancelled))]
            let replay = try await replay(recording, count: 2, isSlow: false)
            defer { replay.end() }
            #expect(replay.firstDifference == nil)
        }

        @Test("The arrivals are steps of the recording")
        func steps() async throws {
            let recording = try await record([3, 1])
            #expect(Self.arrivals(recording) == ["square 1", "square 0"])
        }

        @Test("Without a recording or a replay, results arrive at once")
        func unobserved() async {
            #expect(await BackgroundWork.perform("none") { 1 } == 1)
        }

        @Test("A result whose work begins later in a replay arrives when the work ends")
        func lateBeginning() async {
            let work = ReplayedWork()
            #expect(await work.deliver("a") { await Task.yield() })
            await work.workDidEnd(work.workDidBegin("a"))
        }

        @Test("Results whose arrival is not recorded arrive when the replay ends")
        func end() async {
            let work = ReplayedWork()
            let hasArrived = await isCalled { done in
                Task {
                    await work.workDidEnd(work.workDidBegin("a"))
                    done()
                }
                Task {
                    await runTasks()
                    work.end()
                }
            }
            #expect(hasArrived)
        }

        @Test("A result whose work begins after the end of a replay arrives at once")
        func afterEnd() async {
            let work = ReplayedWork()
            work.end()
            let hasArrived = await isCalled { done in
                Task {
                    await work.workDidEnd(work.workDidBegin("a"))
                    done()
                }
            }
            #expect(hasArrived)
        }

        private static func arrivals(_ recording: Recording) -> [String] {
            recording.steps.compactMap { if case .work(let name) = $0.action { name } else { nil } }
        }
    }
}
