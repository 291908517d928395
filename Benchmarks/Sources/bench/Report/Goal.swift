import Scenes

/// A limit for a result, or for the ratio of two results of one run.
struct Goal: Sendable {
    private enum Quantity: Sendable {
        /// The median divided by that of another benchmark.
        case ratio(to: String)
        /// The number of allocations, without those of parts that are counted elsewhere.
        case allocations(without: Double)
        /// The median in a unit of time.
        case time(Benchmark.Unit)
    }

    private let meaning: String
    private let name: String
    private let quantity: Quantity
    private let limit: Double
    /// What the time is spent on, according to a profile; shown if the goal is missed.
    private let explanation: String

    private init(
        _ meaning: String, _ name: String, _ quantity: Quantity, atMost limit: Double, _ explanation: String = ""
    ) {
        self.meaning = meaning
        self.name = name
        self.quantity = quantity
        self.limit = limit
        self.explanation = explanation
    }

    /// Returns the result in the unit of the limit; `nil` if it was not measured.
    private func value(in measurements: [String: Measurement]) -> Double? {
        guard let measurement = measurements[name] else { return nil }
        switch quantity {
        case .ratio(let other):
            guard let divisor = measurements[other] else { return nil }
            return measurement.inNanoseconds / divisor.inNanoseconds
        case .allocations(let part): return measurement.allocations.map { $0 - part }
        case .time(let unit): return unit.nanoseconds.map { measurement.inNanoseconds / $0 }
        }
    }

    private var unit: String {
        switch quantity {
        case .ratio(let other): " × `\(other)`"
        case .allocations: " allocations"
        case .time(let unit): " \(unit.rawValue)"
        }
    }

    private func row(in measurements: [String: Measurement]) -> String {
        guard let value = value(in: measurements) else {
            return "| \(meaning) | `\(name)` | not measured | ≤ \(TextTable.number(limit))\(unit) | |"
        }
        let isReached = value <= limit * 1.005
        return "| \(meaning) | `\(name)` | \(TextTable.number(value)) | ≤ \(TextTable.number(limit))\(unit) | "
            + "\(isReached ? "yes" : "no: \(explanation)") |"
    }

    /// Returns a table of all goals with the results.
    static func table(of measurements: [Measurement]) -> String {
        let byName = Dictionary(measurements.map { ($0.name, $0) }) { first, _ in first }
        return """
            ### Goals

            Ratios are those of medians of this run. What a missed goal takes its time for was found with callgrind.

            | what | row | result | goal | reached |
            |---|---|---:|---:|---|
            \(all.map { $0.row(in: byName) }.joined(separator: "\n"))


            """
    }
}

extension Measurement {
    fileprivate var inNanoseconds: Double { median * (unit.nanoseconds ?? 1) }
}

extension Goal {
    private static let calibration = Quantity.ratio(to: "calibration.class-allocation")

    private static let all: [Goal] = engine + composites + rows + layers

    private static let engine = [
        Goal(
            "a mounted component, beside the same plain views", "engine.mount.rectangles.1k",
            .ratio(to: "baseline.mount.views.1k"), atMost: 3,
            "a quarter is reference counting; a third creates and inserts the views, as without components"),
        Goal(
            "a mounted leaf with its view, layer and box", "engine.mount.leaf", .allocations(without: 0), atMost: 4.05),
        Goal(
            "a mounted stack of three, without its leaves", "engine.mount.stack", .allocations(without: 12),
            atMost: 11.1
        ),
        Goal(
            "the memory of a mounted component, beside that of a view", "engine.memory.component",
            .ratio(to: "baseline.memory.view"), atMost: 2,
            "beside the view and its layer, a component has a node of 290 bytes, an entry in its parent and its box"),
        Goal(
            "a skipped child with the same box", "engine.skip.identical", calibration, atMost: 1,
            "the body of the parent passes each child: a third of the instructions is reference counting of the "
                + "component, the container and the transition, which are parameters of the public functions"),
        Goal(
            "a skipped child with an equal component in a new box", "engine.skip.equal", calibration, atMost: 2,
            "as above, and the comparison"),
        Goal("the same in a stack", "engine.skip.stack.identical", calibration, atMost: 1.5, stackExplanation),
        Goal("the same in a stack", "engine.skip.stack.equal", calibration, atMost: 3, stackExplanation),
        Goal(
            "1,000 equal elements of a ForEach", "engine.foreach.equal.1k", .time(.microseconds), atMost: 30,
            "half is the comparison of the elements, which contain a string"),
    ]

    private static let stackExplanation =
        "two fifths of the instructions place the children, a quarter compares their boxes and identities, a fifth "
        + "is reference counting of the boxes"

    private static let composites = [
        ("composite", "combined"), ("composite.local", "combined.state"), ("composite.model", "combined.model"),
    ]
    .map { composite, explicit in
        Goal(
            "a composite component beside the explicit one", "engine.one-child.\(composite)",
            .ratio(to: "engine.one-child.\(explicit)"), atMost: 1.1,
            "each update copies the component, connects its local values, and evaluates its content with a subscription"
        )
    }

    private static let rows: [Goal] =
        ["create", "replace", "append", "create10k", "update", "remove"].map { operation in
            Goal(
                "rows: ComponentFlow beside OpenUIKit", "rows.componentflow.\(operation)",
                .ratio(to: "rows.openuikit.\(operation)"), atMost: 2, rowsExplanation)
        }
        + ["select", "swap"].map { operation in
            Goal(
                "rows: ComponentFlow", "rows.componentflow.\(operation)", .time(.milliseconds), atMost: 0.3,
                "a third is the engine's pass over the 1,000 elements, two fifths are reference counting and the Swift runtime"
            )
        }
        + [("create", 1.3), ("clear", 1)].map { operation, limit in
            Goal(
                "rows: Render beside ComponentFlow", "rows.render.\(operation)",
                .ratio(to: "rows.componentflow.\(operation)"), atMost: limit,
                "two fifths are reference counting and the Swift runtime, a fifth creates and lays out nodes, 13 % is text"
            )
        }

    private static let rowsExplanation =
        "a third of the instructions is reference counting and the Swift runtime, a "
        + "quarter shapes and draws text, 13 % is the engine"

    private static let layers = [
        Goal(
            "values and nodes of 2,000 animating layers", "nodes.layers.2k", .time(.milliseconds), atMost: 3,
            "Cairo paints for 45 % of the instructions; new nodes take 17 %, and the values of the animations 12 %"),
        Goal("a hit among 10,000 siblings", "hittest.10k.flat", .time(.microseconds), atMost: 20),
        Goal("100 labels wrap for the first time", "text.wrap.first.100", .time(.milliseconds), atMost: 16),
        Goal(
            "10,000 components switch to other colors of the environment", "frame.theme-switch", .time(.milliseconds),
            atMost: 16.7, "two thirds update the components, a quarter creates the nodes of their visible layers"),
        Goal(
            "10,000 components switch between light and dark", "frame.style-switch", .time(.milliseconds), atMost: 16.7,
            "more than half creates the nodes of the visible layers"),
        Goal(
            "an accessibility tree of 10,000 labels", "accessibility.build.10k", .time(.milliseconds), atMost: 20,
            "each element reads the properties of its view, which can be overridden"),
    ]
}
