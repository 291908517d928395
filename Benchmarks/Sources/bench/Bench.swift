import ComponentFlow
import Foundation

/// Measures everything, prints the table, and writes BENCHMARKS.md and results.json.
@main
@MainActor
struct Bench {
    static func main() throws {
        let options = Options(CommandLine.arguments.dropFirst())
        let harness = Harness(options: options)

        measureCalibration(harness)
        measureSkip(harness)
        measureStackSkip(harness)
        measureUpdates(harness)
        measureTrees(harness)
        measureChain(harness)
        measureLists(harness)
        measureTables(harness)
        measureRenders(harness)
        measurePlatform(harness)
        measureAnimatedLayers(harness)
        measureDocuments(harness)
        measureConstraints(harness)
        try measureMovingWindow(harness)
        try measureCounter(harness, programs: options.programs)

        guard options.isComplete else { return }
        let report = Report(machine: Machine(), measurements: harness.measurements, skipped: harness.skipped)
        try report.write(to: options.root)
        show("\nWritten: BENCHMARKS.md and Benchmarks/results.json")
    }
}
