import ComponentFlow
import Foundation

/// The marks of a chart, to which ``ChartContent`` adds its own.
public struct ChartMarks {
    /// The largest number of series of a chart.
    static let maximumSeries = 200

    private(set) var data = ChartData()
    private var indices: [ChartSeriesKey: Int] = [:]
    private var categories: [String: Double] = [:]
    /// The series of the last mark, by which long series are filled without a search.
    private var last: (key: ChartSeriesKey, index: Int)?

    init() {}

    mutating func append(_ kind: ChartMarkKind, x: PlottableValue, y: PlottableValue, _ style: ChartMarkStyle) {
        if data.positionKind == nil { data.isTransposed = x.isNumber && !y.isNumber }
        let (place, value) = data.isTransposed ? (y, x) : (x, y)
        guard case .number(let number) = value.content else { return report(.valueIsNoNumber) }
        if data.positionLabel.isEmpty { data.positionLabel = place.label }
        if data.valueLabel.isEmpty { data.valueLabel = value.label }
        guard let position = position(of: place) else { return }
        guard position.isFinite else { return report(.infinite) }
        if number.isInfinite { report(.infinite) }
        let key = ChartSeriesKey(kind: kind, name: style.series ?? value.label, group: style.group)
        guard let index = index(of: key, style) else { return }
        let point = ChartPoint(x: position, y: number.isFinite ? number : .nan)
        data.series[index].points.append(point)
    }

    mutating func append(_ angle: PlottableValue, innerRadius: Double, _ style: ChartMarkStyle) {
        guard case .number(let value) = angle.content else { return report(.valueIsNoNumber) }
        if value.isInfinite { report(.infinite) }
        if value < 0 { report(.negativeSector) }
        if innerRadius.isFinite { data.innerRadius = min(max(data.innerRadius, innerRadius), 0.9) }
        if data.valueLabel.isEmpty, style.series != nil { data.valueLabel = angle.label }
        let key = ChartSeriesKey(kind: .sector, name: style.series ?? angle.label, group: nil)
        guard let index = index(of: key, style) else { return }
        data.series[index].points.append(ChartPoint(x: 0, y: value.isFinite ? max(value, 0) : 0))
    }

    /// Returns the index of a series, which is added if it is new, or `nil` if there are too many.
    private mutating func index(of key: ChartSeriesKey, _ style: ChartMarkStyle) -> Int? {
        if let last, last.key == key { return last.index }
        if let index = indices[key] {
            last = (key, index)
            return index
        }
        guard data.series.count < Self.maximumSeries else {
            report(.tooManySeries)
            return nil
        }
        let index = data.series.count
        data.series.append(ChartSeries(key: key, isNamed: style.series != nil, color: style.color))
        indices[key] = index
        last = (key, index)
        return index
    }

    /// Returns the number of a position, or `nil` if it is of another kind than the first one.
    private mutating func position(of value: PlottableValue) -> Double? {
        let (kind, position): (ChartData.AxisKind, Double) =
            switch value.content {
            case .number(let number): (.number, number)
            case .date(let date): (.date, date.timeIntervalSinceReferenceDate)
            case .category(let name):
                (.category, data.positionKind ?? .category == .category ? index(ofCategory: name) : 0)
            }
        if data.positionKind == nil { data.positionKind = kind }
        guard data.positionKind == kind else {
            report(.mixedAxis)
            return nil
        }
        return position
    }

    private mutating func index(ofCategory name: String) -> Double {
        if let index = categories[name] { return index }
        let index = Double(data.categories.count)
        data.categories.append(name)
        categories[name] = index
        return index
    }

    private mutating func report(_ problem: ChartProblem) {
        data.problems.insert(problem)
    }

    /// Returns the data, with the points of each series in the order of the positions.
    consuming func finished() -> ChartData {
        for index in data.series.indices { data.series[index].sort() }
        return data
    }
}
