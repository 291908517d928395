import ComponentFlow
import Foundation
import Scenes

/// Runs all benchmarks, prints the table, and writes BENCHMARKS.md and results.json.
@main
@MainActor
struct Bench {
    static func main() throws {
        let options = Options(CommandLine.arguments.dropFirst())
        let harness = Harness(options: options)

        measureCalibration(harness)
        for benchmark in Benchmark.all { harness.measure(benchmark) }
        measureMemory(harness)
        measureKiwi(harness)
        measureRows(harness)
        measureDocuments(harness)
        measureFrames(harness)
        try measureMovingWindow(harness)
        try measureCounter(harness, programs: options.programs)

        guard options.isComplete else { return }
        let report = Report(
            machine: Machine(), measurements: harness.measurements, frames: harness.frames, skipped: harness.skipped)
        try report.write(to: options.root)
        show("\nWritten: BENCHMARKS.md and Benchmarks/results.json")
    }
}
