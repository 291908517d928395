import ComponentFlow
@_spi(Benchmarks) import ComponentFlowTesting

extension Benchmark {
    /// Benchmarks of the tree that screen readers see.
    static var accessibility: [Benchmark] {
        [
            Benchmark(
                "accessibility.build.10k", "the accessibility tree of 10,000 labels, built when a screen reader starts",
                unit: .milliseconds, turns: 1
            ) {
                let (stage, _) = makeLabels()
                return Scene { _ in stage.updateAccessibilityTree() }
            },
            Benchmark(
                "accessibility.update", "one of 10,000 labels changes while a screen reader is running",
                unit: .microseconds
            ) {
                let (stage, labels) = makeLabels()
                stage.presentsAccessibility = true
                stage.updateAccessibilityTree()
                return Scene { turn in
                    labels[turn % labels.count].text = "\(turn)"
                    stage.updateAccessibilityTree()
                }
            },
            idle("text", "a label changes its text while no assistive technology is running") { _, label, turn in
                label.text = "\(turn)"
            },
            idle("report", "the part of accessibility.idle.text that assistive technologies need when they start") {
                stage, label, _ in
                stage.reportAccessibilityChange(of: label)
            },
        ]
    }

    /// Returns a benchmark of what a program without a client does for each of a hundred labels.
    private static func idle(
        _ name: String, _ meaning: String, operation: @escaping @MainActor (Stage, UILabel, _ turn: Int) -> Void
    ) -> Benchmark {
        Benchmark("accessibility.idle.\(name)", meaning, unit: .nanoseconds, parts: 100) {
            let (stage, labels) = makeLabels()
            return Scene { turn in
                for label in labels.prefix(100) { operation(stage, label, turn) }
            }
        }
    }

    /// A hundred rows of a hundred labels each.
    private static func makeLabels() -> (stage: Stage, labels: [UILabel]) {
        let stage = Stage(size: CGSize(width: 1000, height: 1000), scale: 0.01)
        var labels: [UILabel] = []
        for row in 0..<100 {
            let line = UIView(frame: CGRect(x: 0, y: 10 * row, width: 1000, height: 10))
            for column in 0..<100 {
                let label = UILabel(frame: CGRect(x: 10 * column, y: 0, width: 10, height: 10))
                label.text = "\(row).\(column)"
                line.addSubview(label)
                labels.append(label)
            }
            stage.window.addSubview(line)
        }
        return (stage, labels)
    }
}
