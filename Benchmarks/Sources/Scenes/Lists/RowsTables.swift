import ComponentFlow
import ComponentFlowTesting
import Rows

extension Benchmark {
    /// The operations of js-framework-benchmark, except those with ten thousand rows.
    static var rows: [Benchmark] {
        RowsFramework.allCases.flatMap { framework in
            RowsOperation.allCases.filter { $0 != .create10k && $0 != .append10k }.map { rows(framework, $0) }
        }
    }

    /// Measures from the call to the finished render nodes; painting so few pixels costs almost nothing.
    private static func rows(_ framework: RowsFramework, _ operation: RowsOperation) -> Benchmark {
        Benchmark(
            "rows.\(framework.rawValue).\(operation.rawValue)", "\(framework.title), \(operation.rawValue)",
            unit: .milliseconds, turns: 1
        ) {
            let stage = Stage(size: CGSize(width: 1_000, height: 700), scale: 0.01)
            let page = framework.makePage()
            page.view.frame = stage.window.bounds
            stage.show(page.view)
            @MainActor func perform(_ operation: RowsOperation) {
                page.perform(operation)
                _ = stage.measureFrame(after: 1 / 60)
            }
            return Scene { turn in
                if let preparation = operation.preparation(isFirst: turn == 0) { perform(preparation) }
            } operation: { _ in
                perform(operation)
            }
        }
    }
}
