/// A benchmark, measured in time by `bench` and in instructions by `micro`.
@MainActor
public struct Benchmark {
    /// The unit of a result.
    public enum Unit: String, Sendable {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case bytes
        case megabytes = "MB"
        case views

        /// The number of nanoseconds, for units of time.
        public var nanoseconds: Double? {
            switch self {
            case .nanoseconds: 1
            case .microseconds: 1_000
            case .milliseconds: 1_000_000
            case .bytes, .megabytes, .views: nil
            }
        }
    }

    /// The name, with components separated by periods: `engine.swap.1k`.
    public let name: String
    /// The meaning of a result.
    public let meaning: String
    /// The unit of the time.
    public let unit: Unit
    /// The number of equal parts of an operation; results are per part.
    public let parts: Int
    /// The number of operations whose instructions are counted; `nil` for benchmarks that would take too long.
    public let turns: Int?
    /// Creates the scene, which is not measured.
    public let makeScene: @MainActor () -> Scene

    init(
        _ name: String, _ meaning: String, unit: Unit, parts: Int = 1, turns: Int? = 20,
        scene makeScene: @escaping @MainActor () -> Scene
    ) {
        self.name = name
        self.meaning = meaning
        self.unit = unit
        self.parts = parts
        self.turns = turns
        self.makeScene = makeScene
    }

    /// The benchmarks whose instructions are counted, in the order of the tables.
    public static var counted: [Benchmark] {
        (all + rows).filter { $0.turns != nil }
    }

    /// The benchmarks that `bench` measures without modification.
    public static var all: [Benchmark] {
        skips + updates + trees + mounting + chain + composites + lazyLists + columnTables + tables + renders + layers
            + frames + timelines + followers + text + megabyteTexts + pictures + accessibility + hitTests + overrides
            + hierarchies + events + constraints + flexbox
    }
}
