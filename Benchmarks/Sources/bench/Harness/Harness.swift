import CAllocations
import ComponentFlowTesting
import Scenes

/// Runs benchmarks and collects the results.
///
/// Each benchmark warms up, determines the number of operations for a sample of at least a millisecond, and takes
/// samples until it has enough or its time is over. A sample is the mean of its operations; the median and p99 are
/// those of the samples.
@MainActor
final class Harness {
    private(set) var measurements: [Measurement] = []
    private(set) var frames: [FrameMeasurement] = []
    /// The benchmarks that were skipped, with the reasons.
    private(set) var skipped: [(name: String, reason: String)] = []
    private let prefix: String

    private static let sampleNanoseconds = 1_000_000.0
    private static let sampleCount = 200
    private static let minimumSampleCount = 30
    private static let warmUpSeconds = 0.15
    private static let unmeasuredFrameCount = 10
    private static let limitSeconds = 4.0

    init(options: Options) {
        prefix = options.prefix
    }

    /// Whether at least one benchmark of a group is selected.
    func wants(_ names: String...) -> Bool {
        names.contains { $0.hasPrefix(prefix) }
    }

    /// Measures a benchmark of the shared scenes, if it is selected.
    func measure(_ benchmark: Benchmark) {
        guard wants(benchmark.name) else { return }
        let scene = benchmark.makeScene()
        // Separate variables, because exclusive access to a variable shared between escaping closures is checked at run
        // time.
        var turn = 0
        var preparations = 0
        let prepare = scene.prepare.map { prepare -> @MainActor () -> Void in
            {
                preparations += 1
                prepare(preparations)
            }
        }
        measure(
            benchmark.name, benchmark.meaning, unit: benchmark.unit, parts: benchmark.parts,
            baseline: scene.baseline.map { median(of: $0) } ?? 0, prepare: prepare
        ) {
            turn += 1
            scene.operation(turn)
        }
        guard let touchedViews = scene.touchedViews else { return }
        record(
            Measurement(
                name: "\(benchmark.name).touched", meaning: "number of views that this modifies",
                samples: [Double(touchedViews(turn + 1))], unit: .views))
    }

    /// Measures an operation.
    ///
    /// - Parameters:
    ///   - parts: The number of equal parts of an operation; the results are per part.
    ///   - baseline: The nanoseconds to subtract from each operation.
    ///   - prepare: Runs before each operation and is not measured.
    func measure(
        _ name: String, _ meaning: String, unit: Measurement.Unit, parts: Int = 1, baseline: Double = 0,
        prepare: (@MainActor () -> Void)? = nil, operation: @MainActor () -> Void
    ) {
        guard name.hasPrefix(prefix) else { return }
        let (samples, allocations) = sample(prepare: prepare, operation: operation)
        let scale = 1 / (unit.nanoseconds ?? 1) / Double(parts)
        record(
            Measurement(
                name: name, meaning: meaning, samples: samples.map { max($0 - baseline, 0) * scale }, unit: unit,
                allocations: allocations.map { $0 / Double(parts) }))
    }

    /// Returns the median time of an operation in nanoseconds, for use as a baseline.
    func median(of operation: @MainActor () -> Void) -> Double {
        let samples = sample(prepare: nil, operation: operation).samples
        return Measurement.quantile(0.5, of: samples.sorted())
    }

    func record(_ measurement: Measurement) {
        guard measurement.name.hasPrefix(prefix) else { return }
        measurements.append(measurement)
        show(TextTable.line(for: measurement))
    }

    /// Measures frames after a warm-up.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of frames.
    ///   - change: Makes a frame differ from the previous one; its time is included.
    func measureFrames(
        _ name: String, _ meaning: String, on stage: Stage, limit: Int = 240, change: (_ frame: Int) -> Void
    ) {
        func frame(_ number: Int) -> FrameCost {
            stage.measureFrame(after: 1.0 / 60) { change(number) }
        }
        for number in 0..<Self.unmeasuredFrameCount { _ = frame(number) }
        let start = monotonicSeconds()
        var costs: [FrameCost] = []
        while costs.count < limit,
            costs.count < Self.minimumSampleCount || monotonicSeconds() - start < Self.limitSeconds
        {
            costs.append(frame(Self.unmeasuredFrameCount + costs.count))
        }
        let measurement = FrameMeasurement(name: name, meaning: meaning, costs: costs)
        frames.append(measurement)
        for part in measurement.all { show(TextTable.line(for: part)) }
    }

    func skip(_ name: String, because reason: String) {
        guard name.hasPrefix(prefix) else { return }
        skipped.append((name, reason))
        show("\(name): skipped, \(reason)")
    }

    // MARK: - Sampling

    private func sample(
        prepare: (@MainActor () -> Void)?, operation: @MainActor () -> Void
    ) -> (samples: [Double], allocations: Double?) {
        let batch = warmUp(prepare: prepare, operation: operation)
        let start = monotonicSeconds()
        var samples: [Double] = []
        samples.reserveCapacity(Self.sampleCount)
        var allocations: UInt64 = 0
        while samples.count < Self.sampleCount {
            let run = self.run(batch, prepare: prepare, operation: operation)
            samples.append(Double(run.nanoseconds) / Double(batch))
            allocations += run.allocations
            if samples.count >= Self.minimumSampleCount, monotonicSeconds() - start > Self.limitSeconds { break }
        }
        let isCounted = allocations_are_counted() != 0
        return (samples, isCounted ? Double(allocations) / Double(samples.count * batch) : nil)
    }

    /// Runs for a while and returns the number of operations per sample.
    private func warmUp(prepare: (@MainActor () -> Void)?, operation: @MainActor () -> Void) -> Int {
        let start = monotonicSeconds()
        var batch = 1
        var runs = 0
        while runs < 3 || monotonicSeconds() - start < Self.warmUpSeconds {
            let nanoseconds = Double(run(batch, prepare: prepare, operation: operation).nanoseconds)
            if nanoseconds < Self.sampleNanoseconds {
                batch = min(batch * 4, Int(Double(batch) * Self.sampleNanoseconds * 1.2 / max(nanoseconds, 1)) + 1)
            }
            runs += 1
        }
        return batch
    }

    private func run(
        _ count: Int, prepare: (@MainActor () -> Void)?, operation: @MainActor () -> Void
    ) -> (nanoseconds: UInt64, allocations: UInt64) {
        guard let prepare else {
            return time {
                for _ in 0..<count { operation() }
            }
        }
        var total: (nanoseconds: UInt64, allocations: UInt64) = (0, 0)
        for _ in 0..<count {
            prepare()
            let one = time(operation)
            total.nanoseconds += one.nanoseconds
            total.allocations += one.allocations
        }
        return total
    }

    private func time(_ body: () -> Void) -> (nanoseconds: UInt64, allocations: UInt64) {
        let allocations = allocations_so_far()
        let start = monotonicNanoseconds()
        body()
        let end = monotonicNanoseconds()
        return (end - start, allocations_so_far() - allocations)
    }
}
