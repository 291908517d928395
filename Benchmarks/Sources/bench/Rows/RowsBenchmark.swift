import CAllocations
import ComponentFlow
import ComponentFlowTesting
import Rows

/// Measures the rows of js-framework-benchmark off-screen, with each of the three APIs.
@MainActor
func measureRows(_ harness: Harness) {
    for framework in RowsFramework.allCases {
        for operation in RowsOperation.allCases where harness.wants(RowsRun.name(framework, operation)) {
            RowsRun(framework).measure(operation, harness)
        }
    }
}

/// A table on a test stage.
@MainActor
private struct RowsRun {
    private let framework: RowsFramework
    private let page: any RowsPage
    private let stage = Stage(size: CGSize(width: 1_000, height: 700))

    private struct Sample {
        let nodes: Double
        let pixels: Double
        let allocations: UInt64
    }

    static func name(_ framework: RowsFramework, _ operation: RowsOperation) -> String {
        "rows.\(framework.rawValue).\(operation.rawValue)"
    }

    init(_ framework: RowsFramework) {
        self.framework = framework
        page = framework.makePage()
        page.view.frame = CGRect(x: 0, y: 0, width: 1_000, height: 700)
        stage.show(page.view)
    }

    func measure(_ operation: RowsOperation, _ harness: Harness) {
        prepare(for: operation, isFirst: true)
        for _ in 0..<operation.warmUpCount { _ = sample(operation) }
        let samples = (0..<operation.sampleCount).map { _ in sample(operation) }
        let allocations = Double(samples.map(\.allocations).reduce(0, +)) / Double(samples.count)
        let name = Self.name(framework, operation)
        harness.record(
            Measurement(
                name: name,
                meaning: "\(framework.title), \(operation.meaning): from the call to the finished render nodes",
                samples: samples.map { $0.nodes * 1_000 }, unit: .milliseconds,
                allocations: allocations_are_counted() != 0 ? allocations : nil))
        harness.record(
            Measurement(
                name: "\(name).pixels",
                meaning: "the same, to the pixels, painted where they differ from the previous frame",
                samples: samples.map { $0.pixels * 1_000 }, unit: .milliseconds))
    }

    private func sample(_ operation: RowsOperation) -> Sample {
        prepare(for: operation, isFirst: false)
        let allocations = allocations_so_far()
        let cost = stage.measureFrame(after: 1 / 60) { page.perform(operation) }
        let nodes = cost.preparation + cost.nodes
        return Sample(nodes: nodes, pixels: cost.total, allocations: allocations_so_far() - allocations)
    }

    /// Restores the initial state of an operation.
    private func prepare(for operation: RowsOperation, isFirst: Bool) {
        if let preparation = operation.preparation(isFirst: isFirst) { perform(preparation) }
    }

    private func perform(_ operation: RowsOperation) {
        page.perform(operation)
        _ = stage.measureFrame(after: 1 / 60)
    }
}

extension RowsOperation {
    fileprivate var warmUpCount: Int { isLarge ? 1 : 5 }
    fileprivate var sampleCount: Int { isLarge ? 5 : 25 }

    private var isLarge: Bool { self == .create10k || self == .append10k }

    fileprivate var meaning: String {
        switch self {
        case .create: "1,000 rows in an empty table"
        case .replace: "1,000 rows replaced by another 1,000"
        case .update: "every tenth of 1,000 labels changes"
        case .select: "another of 1,000 rows is selected"
        case .swap: "the second and the second-last of 1,000 rows swap"
        case .remove: "one of 1,000 rows is removed"
        case .create10k: "10,000 rows in an empty table"
        case .append: "1,000 rows below 1,000"
        case .append10k: "1,000 rows below 10,000"
        case .clear: "1,000 rows are removed"
        }
    }
}
