import ComponentFlowTesting

/// The duration of a benchmark's frames and of their parts, in milliseconds.
struct FrameMeasurement {
    /// The parts of a frame with their names in the table.
    private static let parts: [(name: String, meaning: String, cost: KeyPath<FrameCost, Double> & Sendable)] = [
        ("handling", "the code that makes the change, without component updates", \.handling),
        ("update", "component updates", \.updates),
        ("layout", "layout, including constraints, without component updates", \.layout),
        ("commit", "drawing, transactions and animation values", \.commit),
        ("nodes", "creation of render nodes", \.nodes),
        ("painting", "pixels that differ from the previous frame", \.painting),
    ]

    /// The duration of whole frames.
    let total: Measurement
    /// The durations of the parts, in the order of ``partNames``.
    let parts: [Measurement]

    init(name: String, meaning: String, costs: [FrameCost]) {
        func measurement(_ name: String, _ meaning: String, _ cost: KeyPath<FrameCost, Double>) -> Measurement {
            Measurement(
                name: name, meaning: meaning, samples: costs.map { $0[keyPath: cost] * 1_000 }, unit: .milliseconds)
        }
        total = measurement("frame.\(name)", meaning, \.total)
        parts = Self.parts.map { measurement("frame.\(name).\($0.name)", $0.meaning, $0.cost) }
    }

    static var partNames: [String] {
        parts.map(\.name)
    }

    /// The descriptions of the parts.
    static var partMeanings: [String] {
        parts.map { "*\($0.name)*: \($0.meaning)" }
    }

    /// The whole frame, followed by the parts.
    var all: [Measurement] {
        [total] + parts
    }
}
