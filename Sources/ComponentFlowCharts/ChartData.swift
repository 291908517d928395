import ComponentFlow

enum ChartMarkKind: Int, Sendable {
    /// In the order of drawing.
    case area, bar, line, point, sector
}

/// What distinguishes a series from the others of its chart.
struct ChartSeriesKey: Hashable, Sendable {
    var kind: ChartMarkKind
    var name: String
    var group: String?
}

/// A position with its value, which is not a number at a gap.
struct ChartPoint: Equatable, Sendable {
    /// The position, on the axis of the positions.
    var x: Double
    /// The value, on the other axis.
    var y: Double
}

/// The values of the marks of one kind and one name.
struct ChartSeries: Equatable, Sendable {
    let key: ChartSeriesKey
    /// Whether the name was specified, so that the legend contains it.
    let isNamed: Bool
    let color: UIColor?
    var points: [ChartPoint] = []

    /// Sorts the points by position; those at the same one keep their order.
    mutating func sort() {
        guard !zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x }) else { return }
        points = points.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    }
}

/// The values of a chart in a compact form: names and categories are stored once.
struct ChartData: Equatable, Sendable {
    enum AxisKind: Sendable {
        case number, date, category
    }

    var series: [ChartSeries] = []
    var positionLabel = ""
    var valueLabel = ""
    /// The kind of the positions, or `nil` without marks.
    var positionKind: AxisKind?
    /// Whether the positions are on the vertical axis, from top to bottom, and the values on the horizontal one.
    var isTransposed = false
    var categories: [String] = []
    var innerRadius = 0.0
    var problems: Set<ChartProblem> = []

    /// Whether the chart is a pie.
    var isPie: Bool { series.contains { $0.key.kind == .sector } }

    /// The series that are shown: those of the pie if there is one.
    var shown: [ChartSeries] {
        isPie ? series.filter { $0.key.kind == .sector } : series
    }

    /// The names in the order in which they first appear, each of which has a color.
    var names: [String] {
        var known: Set<String> = []
        return shown.map(\.key.name).filter { known.insert($0).inserted }
    }
}
