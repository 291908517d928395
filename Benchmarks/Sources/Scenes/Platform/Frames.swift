import ComponentFlow
import ComponentFlowTesting
import LayerField

extension Benchmark {
    /// Benchmarks of frames without their pixels: the stages are so small that painting costs almost nothing.
    static var frames: [Benchmark] {
        [
            firstFrame,
            frameOfRows("nodes.rows.unchanged", "the next frame, without a change", turns: 100) { _, _ in },
            frameOfRows("nodes.rows.one-text", "a frame in which the text of one of these rows changes") { page, turn in
                page.labels[turn * 7 % page.labels.count].text = "Changed \(turn)"
            },
            frameOfRows("nodes.rows.one-move", "a frame in which one of these rows moves") { page, turn in
                page.labels[turn * 7 % page.labels.count].center.x = CGFloat(100 + turn % 5)
            },
            frameOfRows("nodes.rows.scroll", "a frame in which these rows scroll by 20 points") { page, turn in
                page.contentOffset.y = CGFloat(turn % 40 * 20)
            },
            movingLayers,
        ]
    }

    private static let size = CGSize(width: 400, height: 800)

    private static func makeStage() -> Stage {
        Stage(size: size, scale: 0.01)
    }

    private static var firstFrame: Benchmark {
        Benchmark(
            "nodes.rows.first", "the first frame of a page of 100 rows with texts, without pixels",
            unit: .microseconds, turns: 3
        ) {
            let stage = makeStage()
            var page: RowsPage?
            return Scene { _ in
                page?.removeFromSuperview()
                _ = stage.measureFrame(after: 0)
                page = RowsPage(frame: stage.window.bounds)
            } operation: { _ in
                if let page { stage.window.addSubview(page) }
                _ = stage.measureFrame(after: 0)
            }
        }
    }

    private static func frameOfRows(
        _ name: String, _ meaning: String, turns: Int = 20, change: @escaping @MainActor (RowsPage, Int) -> Void
    ) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: turns) {
            let stage = makeStage()
            let page = RowsPage(frame: stage.window.bounds)
            stage.show(page)
            _ = stage.measureFrame(after: 0)
            return Scene { turn in
                change(page, turn)
                _ = stage.measureFrame(after: 1.0 / 60)
            }
        }
    }

    private static var movingLayers: Benchmark {
        Benchmark(
            "nodes.layers.2k", "a frame in which 2,000 layers animate position and opacity, without pixels",
            unit: .milliseconds, turns: 4
        ) {
            let stage = makeStage()
            let view = UIView(frame: stage.window.bounds)
            stage.show(view)
            LayerField.fill(view, layerCount: 2_000)
            return Scene { _ in _ = stage.measureFrame(after: 1.0 / 60) }
        }
    }
}

/// A scrolling page with a hundred rows of text on alternating backgrounds.
private final class RowsPage: UIScrollView {
    let labels: [UILabel]

    override init(frame: CGRect) {
        labels = (0..<100).map { number in
            let label = UILabel(frame: CGRect(x: 0, y: 30 * number, width: 400, height: 29))
            label.text = "Row number \(number)"
            label.backgroundColor = number.isMultiple(of: 2) ? .white : .lightGray
            return label
        }
        super.init(frame: frame)
        contentSize = CGSize(width: 400, height: 3_000)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
