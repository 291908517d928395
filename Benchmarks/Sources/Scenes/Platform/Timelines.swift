import ComponentFlow
import ComponentFlowTesting
@_spi(Benchmarks) import ComponentFlowTools

/// A row of a list, with an identifier.
private struct Row: Identifiable {
    let id: Int
}

extension Benchmark {
    /// Benchmarks of equal frames without and with a recording of the timeline.
    static var timelines: [Benchmark] {
        [scroll, text].flatMap { frame in
            [benchmark(frame, "off", isRecorded: false), benchmark(frame, "on", isRecorded: true)]
        }
    }

    /// A frame that is measured in both ways.
    private struct Frame {
        let name: String
        let meaning: String
        let makeScene: @MainActor () -> Scene.Operation
    }

    private static func benchmark(_ frame: Frame, _ name: String, isRecorded: Bool) -> Benchmark {
        Benchmark(
            "timeline.\(frame.name).\(name)",
            isRecorded ? "the same frame while the timeline is recorded" : frame.meaning, unit: .microseconds
        ) {
            let operation = frame.makeScene()
            guard isRecorded else { return Scene(operation: operation) }
            let frames = RecordedFrames()
            return Scene { turn in frames.record { operation(turn) } }
        }
    }

    private static var scroll: Frame {
        Frame(name: "scroll", meaning: "a frame in which a LazyList scrolls by 40 points, with its pixels") {
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
    private static var text: Frame {
        Frame(name: "text", meaning: "a frame in which one of 20 texts of components changes, with its pixels") {
            let stage = Stage(size: CGSize(width: 400, height: 800))
            return { turn in
                _ = stage.measureFrame(after: 1.0 / 60) {
                    stage.show(Column(changed: turn % 20, turn: turn))
                }
            }
        }
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
}

/// A column of texts, one of which differs in each turn.
private struct Column: CompositeComponent {
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
