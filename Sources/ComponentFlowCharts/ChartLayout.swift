import ComponentFlow

/// A text with its place.
struct ChartLabel: Equatable {
    var text: String
    var frame: CGRect
}

/// Where the parts of a chart with axes are, in points from its top left corner.
@MainActor struct ChartLayout {
    /// The smallest distances between marks, as multiples of the height and of the width of their texts.
    private static let (verticalDistance, horizontalDistance): (CGFloat, CGFloat) = (2.2, 1.4)
    /// The smallest distance between positions on the vertical axis, as a multiple of the height of their texts.
    private static let rowDistance: CGFloat = 1.2
    /// The part of the space of a position that bars cover.
    private static let barShare: CGFloat = 0.7

    private let series: [ChartSeries]
    private let texts: ChartTexts
    private let type: ChartTypography
    private let size: CGSize
    private let isMirrored: Bool
    /// Whether the positions are on the vertical axis, from top to bottom, and the values on the horizontal one.
    let isTransposed: Bool

    /// The area in which the values are drawn.
    private(set) var plot = CGRect.zero
    private(set) var positions = ChartScale(categories: 0, maximumMarks: 1)
    private(set) var values = ChartScale(nil, includesZero: false, maximumMarks: 3, isExtended: true)
    /// The texts beside the marks of both axes.
    private(set) var labels: [ChartLabel] = []
    private(set) var titles: [ChartLabel] = []
    /// The places of the values of each series.
    private(set) var places: [[ChartPlace]] = []

    /// - Parameter bottom: The vertical position at which the legend begins, or the height of the chart.
    init(
        _ chart: Chart, _ type: ChartTypography, _ texts: ChartTexts, size: CGSize, bottom: CGFloat, isMirrored: Bool
    ) {
        series = chart.data.shown
        self.texts = texts
        isTransposed = chart.data.isTransposed
        self.type = type
        self.size = size
        self.isMirrored = isMirrored
        let ends = stackedEnds()
        let position = chart.positionAxis.title ?? chart.data.positionLabel
        let value = chart.valueAxis.title ?? chart.data.valueLabel
        var (xTitle, yTitle) = isTransposed ? (value, position) : (position, value)
        // Texts of the axes are more important than their titles.
        if verticalSpace(xTitle, yTitle, bottom).height < type.lineHeight { (xTitle, yTitle) = ("", "") }
        setAxes(chart, ends, xTitle: xTitle, yTitle: yTitle, bottom: bottom)
        placeVerticalLabels()
        placeHorizontalLabels()
        placeTitles(xTitle, yTitle)
        setPlaces(ends)
    }

    /// The length of the axis of the positions.
    var length: CGFloat { isTransposed ? plot.height : plot.width }

    private func stackedEnds() -> [[(start: Double, end: Double)]] {
        var stack = ChartStack()
        return series.map { series in series.points.map { stack.add($0, of: series.key) } }
    }

    // MARK: - Axes

    /// Returns where the plot is vertically, between the titles.
    private func verticalSpace(
        _ xTitle: String, _ yTitle: String, _ bottom: CGFloat
    ) -> (top: CGFloat, height: CGFloat) {
        let top = yTitle.isEmpty ? type.lineHeight / 2 : type.lineHeight + type.gap * 2
        let bottom = bottom - (xTitle.isEmpty ? 0 : type.lineHeight) - type.lineHeight - type.gap
        return (top, max(bottom - top, 1))
    }

    /// Sets the scale of the vertical axis, whose texts limit the width of the plot, and then that of the horizontal one.
    private mutating func setAxes(
        _ chart: Chart, _ ends: [[(start: Double, end: Double)]], xTitle: String, yTitle: String, bottom: CGFloat
    ) {
        let (top, height) = verticalSpace(xTitle, yTitle, bottom)
        let range = Self.range(ends.lazy.joined().map(\.end))
        if isTransposed {
            let fitting = min(max(Int(height / (type.lineHeight * Self.rowDistance)), 1), 200)
            positions = positionScale(chart) { _ in fitting }
        } else {
            let fitting = min(Int(height / (type.lineHeight * Self.verticalDistance)), 100)
            values = valueScale(chart, range) { _ in fitting }
        }
        let widest = verticalMarks.map { type.width(of: $0.text) }.max() ?? 0
        let left = min(widest + type.gap, size.width / 2)
        plot = CGRect(x: left, y: top, width: max(size.width - left - type.gap, 1), height: height)
        if isMirrored { plot.origin.x = size.width - plot.maxX }
        if isTransposed {
            values = valueScale(chart, range, fitting: markCount)
        } else {
            positions = positionScale(chart, fitting: markCount)
        }
    }

    /// - Parameter fitting: Returns the number of marks that fit with the specified texts.
    private func valueScale(
        _ chart: Chart, _ range: ClosedRange<Double>?, fitting: ([String]) -> Int
    ) -> ChartScale {
        let domain = chart.valueDomain?.range(for: .number)
        let includesZero = domain == nil && series.contains { $0.key.kind == .bar || $0.key.kind == .area }
        func scale(_ count: Int) -> ChartScale {
            ChartScale(
                domain ?? range, includesZero: includesZero, maximumMarks: count, isExtended: domain == nil)
        }
        let trial = scale(4)
        return scale(fitting(trial.marks.map { texts.valueMark($0, trial) }))
    }

    /// - Parameter fitting: Returns the number of marks that fit with the specified texts.
    private func positionScale(_ chart: Chart, fitting: ([String]) -> Int) -> ChartScale {
        let bars = series.filter { $0.key.kind == .bar }
        switch chart.data.positionKind {
        case .category:
            let names = chart.data.categories
            return ChartScale(categories: names.count, maximumMarks: fitting(names.prefix(1000).map { $0 }))
        case .date:
            let range = chart.positionDomain?.range(for: .date) ?? range(bars)
            let example = range.map {
                texts.positionMark($0.upperBound, ChartScale(lower: 0, upper: 1, marks: [], step: 2_629_800))
            }
            return ChartDateScale(chart.calendar).scale(range, maximumMarks: fitting([example ?? ""]))
        case .number, nil:
            let range = chart.positionDomain?.range(for: .number) ?? range(bars)
            let trial = ChartScale(range, includesZero: false, maximumMarks: 4, isExtended: false)
            let examples = trial.marks.map { texts.positionMark($0, trial) }
            return ChartScale(range, includesZero: false, maximumMarks: fitting(examples), isExtended: false)
        }
    }

    /// Returns the range of the positions, with half a bar at both ends.
    private func range(_ bars: [ChartSeries]) -> ClosedRange<Double>? {
        guard let range = Self.range(series.lazy.flatMap(\.points).map(\.x)) else { return nil }
        guard !bars.isEmpty else { return range }
        let margin = distance(of: bars) / 2
        return (range.lowerBound - margin)...(range.upperBound + margin)
    }

    /// Returns the smallest distance between the positions of bars.
    private func distance(of bars: [ChartSeries]) -> Double {
        let positions = Set(bars.lazy.flatMap(\.points).map(\.x)).sorted()
        let distance = zip(positions, positions.dropFirst()).map { $1 - $0 }.min()
        return distance ?? max(abs(positions.first ?? 1) / 2, 1)
    }

    private static func range(_ values: some Sequence<Double>) -> ClosedRange<Double>? {
        var (low, high) = (Double.infinity, -Double.infinity)
        for value in values where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
        return low <= high ? low...high : nil
    }

    private func markCount(_ texts: [String]) -> Int {
        let widest = texts.map { type.width(of: $0) }.max() ?? 0
        return min(max(Int(plot.width / max(widest * Self.horizontalDistance, 8)), 1), 200)
    }

    /// A mark of an axis: its text and its coordinate.
    private typealias Mark = (text: String, coordinate: CGFloat)

    private var positionMarks: [Mark] {
        positions.marks.map { (texts.positionMark($0, positions), coordinate(ofPosition: $0)) }
    }

    private var valueMarks: [Mark] {
        values.marks.map { (texts.valueMark($0, values), coordinate(ofValue: $0)) }
    }

    private var verticalMarks: [Mark] { isTransposed ? positionMarks : valueMarks }

    /// Places the texts beside the plot in their order, except those that would overlap in a chart that is too low for them.
    private mutating func placeVerticalLabels() {
        let space = max((isMirrored ? size.width - plot.maxX : plot.minX) - type.gap, 0)
        var last: CGFloat?
        for mark in verticalMarks {
            if let last, abs(mark.coordinate - last) < type.lineHeight { continue }
            last = mark.coordinate
            let width = min(type.width(of: mark.text), space)
            let left = isMirrored ? plot.maxX + type.gap : plot.minX - type.gap - width
            labels.append(
                ChartLabel(
                    text: mark.text,
                    frame: CGRect(
                        x: left, y: mark.coordinate - type.lineHeight / 2, width: width, height: type.lineHeight)))
        }
    }

    /// Places the texts below the plot from left to right, except those that would overlap.
    private mutating func placeHorizontalLabels() {
        let marks = isTransposed ? valueMarks : positionMarks
        var right = -CGFloat.infinity
        for mark in isMirrored ? marks.reversed() : marks {
            let width = min(type.width(of: mark.text), size.width)
            let left = min(max(mark.coordinate - width / 2, 0), size.width - width)
            guard left >= right else { continue }
            labels.append(
                ChartLabel(
                    text: mark.text,
                    frame: CGRect(x: left, y: plot.maxY + type.gap / 2, width: width, height: type.lineHeight)))
            right = left + width + type.gap / 2
        }
    }

    private mutating func placeTitles(_ xTitle: String, _ yTitle: String) {
        if !yTitle.isEmpty {
            let width = min(type.width(of: yTitle), size.width)
            let left = isMirrored ? size.width - width : 0
            let frame = CGRect(x: left, y: 0, width: width, height: type.lineHeight)
            titles.append(ChartLabel(text: yTitle, frame: frame))
        }
        guard !xTitle.isEmpty else { return }
        let width = min(type.width(of: xTitle), plot.width)
        let top = plot.maxY + type.gap / 2 + type.lineHeight
        let frame = CGRect(x: plot.midX - width / 2, y: top, width: width, height: type.lineHeight)
        titles.append(ChartLabel(text: xTitle, frame: frame))
    }

    // MARK: - Positions

    /// Whether a part of a mark is visible, which is not the case for all marks if an axis has a domain.
    func shows(_ place: ChartPlace, _ kind: ChartMarkKind) -> Bool {
        let area = plot.insetBy(dx: -1, dy: -1)
        let (horizontal, vertical) = (area.minX...area.maxX, area.minY...area.maxY)
        let (positions, values) = isTransposed ? (vertical, horizontal) : (horizontal, vertical)
        guard !place.isGap, positions.contains(place.position) else { return false }
        let start = kind == .bar || kind == .area ? place.start : place.value
        return min(start, place.value) <= values.upperBound && max(start, place.value) >= values.lowerBound
    }

    /// The coordinate of a position: the horizontal one or, in a transposed chart, the vertical one.
    func coordinate(ofPosition position: Double) -> CGFloat {
        let part = CGFloat(positions.position(of: position))
        return isTransposed ? plot.minY + plot.height * part : x(at: part)
    }

    /// The coordinate of a value, not finite if the value is not: the vertical one or, in a transposed chart, the horizontal
    /// one.
    func coordinate(ofValue value: Double) -> CGFloat {
        guard value.isFinite else { return .nan }
        let part = CGFloat(values.position(of: value))
        return isTransposed ? x(at: part) : plot.maxY - plot.height * part
    }

    private func x(at part: CGFloat) -> CGFloat {
        isMirrored ? plot.maxX - plot.width * part : plot.minX + plot.width * part
    }

    private mutating func setPlaces(_ ends: [[(start: Double, end: Double)]]) {
        let bars = series.filter { $0.key.kind == .bar }
        var groups: [String] = []
        for case let group? in bars.map(\.key.group) where !groups.contains(group) { groups.append(group) }
        let space = bars.isEmpty ? 0 : barSpace(bars)
        let width = space / CGFloat(max(groups.count, 1))
        let direction: CGFloat = isMirrored && !isTransposed ? -1 : 1
        places = series.indices.map { index in
            let rank = series[index].key.group.flatMap { groups.firstIndex(of: $0) }
            let shift = rank.map { (CGFloat($0) + 0.5) * width - space / 2 } ?? 0
            return zip(series[index].points, ends[index]).enumerated().map { number, value in
                let position = coordinate(ofPosition: value.0.x) + direction * shift
                let end = coordinate(ofValue: value.1.end)
                return ChartPlace(
                    location: isTransposed ? CGPoint(x: end, y: position) : CGPoint(x: position, y: end),
                    start: coordinate(ofValue: value.1.start), width: max(width - min(width / 10, 2), 0.5),
                    isTransposed: isTransposed, index: number)
            }
        }
    }

    /// Returns the width of all bars at one position.
    private func barSpace(_ bars: [ChartSeries]) -> CGFloat {
        let distance = distance(of: bars)
        let part = distance / 2 / max(positions.upper / 2 - positions.lower / 2, .leastNormalMagnitude)
        return length * CGFloat(min(part, 1)) * Self.barShare
    }
}
