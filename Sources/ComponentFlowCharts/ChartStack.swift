/// The ends of stacked bars and areas.
struct ChartStack {
    private struct Position: Hashable {
        var kind: ChartMarkKind
        var group: String?
        var x: Double
    }

    /// The ends of the positive and of the negative values at each position.
    private var ends: [Position: (positive: Double, negative: Double)] = [:]

    /// Returns where a value starts and ends; marks that are not stacked start at zero.
    mutating func add(_ point: ChartPoint, of key: ChartSeriesKey) -> (start: Double, end: Double) {
        guard key.kind == .bar || key.kind == .area, point.y.isFinite else { return (0, point.y) }
        let position = Position(kind: key.kind, group: key.group, x: point.x)
        var end = ends[position] ?? (0, 0)
        let start = point.y < 0 ? end.negative : end.positive
        let sum = min(max(start + point.y, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude)
        if point.y < 0 { end.negative = sum } else { end.positive = sum }
        ends[position] = end
        return (start, sum)
    }
}
