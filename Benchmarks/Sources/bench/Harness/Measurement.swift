import Scenes

/// The result of a benchmark.
struct Measurement {
    typealias Unit = Benchmark.Unit

    let name: String
    /// The measured quantity, and the amount of it that a result refers to.
    let meaning: String
    let median: Double
    let p99: Double
    let unit: Unit
    /// The number of allocations per operation; `nil` if they are not counted.
    let allocations: Double?
    let sampleCount: Int

    init(
        name: String, meaning: String, samples: [Double], unit: Unit, allocations: Double? = nil
    ) {
        let sorted = samples.sorted()
        self.name = name
        self.meaning = meaning
        self.unit = unit
        self.allocations = allocations
        sampleCount = sorted.count
        median = Self.quantile(0.5, of: sorted)
        p99 = Self.quantile(0.99, of: sorted)
    }

    /// Returns a quantile of sorted samples, interpolated between neighbors.
    static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.last else { return .nan }
        let position = part * Double(sorted.count - 1)
        let lower = Int(position)
        guard lower + 1 < sorted.count else { return last }
        return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * (position - Double(lower))
    }
}
