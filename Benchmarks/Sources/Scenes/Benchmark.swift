/// Something that is measured: in time by `bench`, in instructions by `micro`.
@MainActor
public struct Benchmark {
    /// What a figure counts.
    public enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case megabytes = "MB"
        case views

        /// How many nanoseconds it is, for units of time.
        public var nanoseconds: Double? {
            switch self {
            case .nanoseconds: 1
            case .microseconds: 1_000
            case .milliseconds: 1_000_000
            case .megabytes, .views: nil
            }
        }
    }

    /// Where it belongs and what it is, with points between: `engine.swap.1k`.
    public let name: String
    /// What one figure stands for.
    public let meaning: String
    /// The unit its time is told in.
    public let unit: Unit
    /// Of how many equal parts an operation consists; figures are for one part.
    public let parts: Int
    /// Over how many operations instructions are counted; nil for what would take too long.
    public let turns: Int?
    /// Sets the scene; this is not measured.
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

    /// All whose instructions are counted, in the order of the tables.
    public static var counted: [Benchmark] {
        (all + rows).filter { $0.turns != nil }
    }

    /// All that `bench` measures as they are.
    public static var all: [Benchmark] {
        skips + updates + trees + chain + lazyLists + tables + renders + layers + frames + text + hitTests
            + hierarchies + events + constraints + flexbox
    }
}
