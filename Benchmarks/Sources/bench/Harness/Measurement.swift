import Scenes

/// What one benchmark came to.
struct Measurement {
    typealias Unit = Benchmark.Unit

    let name: String
    /// What is measured, and for how much of it one figure stands.
    let meaning: String
    let median: Double
    let p99: Double
    let unit: Unit
    /// Calls of the allocator for one operation; nil where they are not counted.
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

    /// The value below which that part of the samples lies, interpolated between neighbours.
    static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.last else { return .nan }
        let position = part * Double(sorted.count - 1)
        let lower = Int(position)
        guard lower + 1 < sorted.count else { return last }
        return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * (position - Double(lower))
    }
}
