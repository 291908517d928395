import ComponentFlowTesting

/// What the frames of one benchmark came to: in whole and in parts, in milliseconds.
struct FrameMeasurement {
    /// A part of a frame, as the table calls it.
    private static let parts: [(name: String, meaning: String, cost: KeyPath<FrameCost, Double> & Sendable)] = [
        ("handling", "code that makes the change, without the updates in it", \.handling),
        ("update", "component updates", \.updates),
        ("layout", "layout, constraints included, without the updates in it", \.layout),
        ("commit", "drawing, transactions, the values of animations", \.commit),
        ("nodes", "making render nodes", \.nodes),
        ("painting", "pixels, where they differ from those before", \.painting),
    ]

    /// All of a frame, and what it shows.
    let whole: Measurement
    /// In the order of ``partNames``.
    let parts: [Measurement]

    init(name: String, meaning: String, costs: [FrameCost]) {
        func measurement(_ name: String, _ meaning: String, _ cost: KeyPath<FrameCost, Double>) -> Measurement {
            Measurement(
                name: name, meaning: meaning, samples: costs.map { $0[keyPath: cost] * 1_000 }, unit: .milliseconds)
        }
        whole = measurement("frame.\(name)", meaning, \.whole)
        parts = Self.parts.map { measurement("frame.\(name).\($0.name)", $0.meaning, $0.cost) }
    }

    /// What the parts of a frame are called.
    static var partNames: [String] {
        parts.map(\.name)
    }

    /// What belongs to each part.
    static var partMeanings: [String] {
        parts.map { "*\($0.name)*: \($0.meaning)" }
    }

    /// The whole, then the parts.
    var all: [Measurement] {
        [whole] + parts
    }
}
