import ComponentFlow
import ComponentFlowTesting
@_spi(Benchmarks) import ComponentFlowTools

extension Benchmark {
    /// Benchmarks of equal frames without and with a recording of the timeline, with one of the session, and with an agent
    /// that has no client.
    static var timelines: [Benchmark] {
        [RecordedFrame.scroll, .text].flatMap {
            [
                benchmark($0, isRecorded: false), benchmark($0, isRecorded: true), sessionBenchmark($0),
                agentBenchmark($0),
            ]
        }
    }

    private static func agentBenchmark(_ frame: RecordedFrame) -> Benchmark {
        Benchmark(
            "agent.\(frame.name).idle",
            "the frame of timeline.\(frame.name).off with an agent to which nothing is connected", unit: .microseconds
        ) {
            let operation = frame.makeOperation()
            let agent = IdleAgent()
            return Scene { turn in withExtendedLifetime(agent) { operation(turn) } }
        }
    }

    private static func sessionBenchmark(_ frame: RecordedFrame) -> Benchmark {
        Benchmark(
            "session.\(frame.name).on", "the frame of timeline.\(frame.name).off while the session is recorded",
            unit: .microseconds
        ) {
            let operation = frame.makeOperation()
            let frames = SessionFrames()
            return Scene { turn in frames.record { operation(turn) } }
        }
    }

    private static func benchmark(_ frame: RecordedFrame, isRecorded: Bool) -> Benchmark {
        Benchmark(
            "timeline.\(frame.name).\(isRecorded ? "on" : "off")",
            isRecorded ? "the same frame while the timeline is recorded" : frame.meaning, unit: .microseconds
        ) {
            let operation = frame.makeOperation()
            guard isRecorded else { return Scene(operation: operation) }
            let frames = RecordedFrames()
            return Scene { turn in frames.record { operation(turn) } }
        }
    }
}

/// Runs the agent of the program as long as it exists.
@MainActor
private final class IdleAgent {
    init() {
        InspectorAgent.start()
    }

    isolated deinit {
        InspectorAgent.stop()
    }
}

/// A frame that is measured without and with a recording.
@MainActor
private struct RecordedFrame {
    let name: String
    let meaning: String
    let makeOperation: @MainActor () -> Scene.Operation

    static var scroll: RecordedFrame {
        RecordedFrame(name: "scroll", meaning: "a frame in which a LazyList scrolls by 40 points, with its pixels") {
            let stage = Stage(size: CGSize(width: 1_000, height: 700))
            stage.show(
                LazyList(rows: (0..<100_000).map(Row.init)) { row in
                    HStack(spacing: 12) {
                        Circle(fillColor: .systemBlue, size: CGSize(width: 36, height: 36))
                        Text(text: "Row number \(row.id)")
                    }
                    .padding(6)
                })
            let scrollView = scrollView(in: stage.window)
            return { turn in
                _ = stage.measureFrame(after: 1.0 / 60) {
                    scrollView?.contentOffset.y = CGFloat(turn % 10_000 * 40)
                }
            }
        }
    }

    /// A frame with little work, of which the recording is a large part.
    static var text: RecordedFrame {
        RecordedFrame(name: "text", meaning: "a frame in which one of 20 texts changes, with its pixels") {
            let stage = Stage(size: CGSize(width: 400, height: 800))
            return { turn in
                _ = stage.measureFrame(after: 1.0 / 60) {
                    stage.show(Texts(changed: turn % 20, turn: turn))
                }
            }
        }
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
}

/// A row of a list, with an identifier.
private struct Row: Identifiable {
    let id: Int
}

/// A column of texts, one of which differs in each turn.
private struct Texts: CompositeComponent {
    let changed: Int
    let turn: Int

    var content: some Component<Empty> {
        VStack(spacing: 4) {
            for index in 0..<20 {
                Text(index == changed ? "Turn \(turn)" : "Text \(index)").id(index)
            }
        }
    }
}
