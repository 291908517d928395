import ComponentFlow

/// A text with its place.
struct ChartLabel: Equatable {
    var text: String
    var frame: CGRect
}

/// Where the parts of a chart with axes are, in points from its top left corner.
@MainActor struct ChartLayout {
    static let gap: CGFloat = 6
    /// The smallest distances between marks, as multiples of the height and of the width of their texts.
    private static let (verticalDistance, horizontalDistance): (CGFloat, CGFloat) = (2.2, 1.4)
    /// The part of the space of a position that bars cover.
    private static let barShare: CGFloat = 0.7

    private let series: [ChartSeries]
    private let texts: ChartTexts
    private let type: ChartTypography
    private let size: CGSize
    private let isMirrored: Bool

    /// The area in which the values are drawn.
    private(set) var plot = CGRect.zero
    private(set) var x = ChartScale(categories: 0, maximumMarks: 1)
    private(set) var y = ChartScale(nil, includesZero: false, maximumMarks: 3, isExtended: true)
    private(set) var xLabels: [ChartLabel] = []
    private(set) var yLabels: [ChartLabel] = []
    private(set) var titles: [ChartLabel] = []
    /// The places of the values of each series.
    private(set) var places: [[ChartPlace]] = []

    /// - Parameter bottom: The vertical position at which the legend begins, or the height of the chart.
    init(_ chart: Chart, _ type: ChartTypography, size: CGSize, bottom: CGFloat, isMirrored: Bool) {
        series = chart.data.shown
        texts = ChartTexts(chart)
        self.type = type
        self.size = size
        self.isMirrored = isMirrored
        let ends = stackedEnds()
        let (xTitle, yTitle) = (chart.xAxis.title ?? chart.data.xLabel, chart.yAxis.title ?? chart.data.yLabel)
        setPlot(chart, ends, xTitle: xTitle, yTitle: yTitle, bottom: bottom)
        setX(chart)
        placeLabels()
        placeTitles(xTitle, yTitle)
        setPlaces(ends)
    }

    private func stackedEnds() -> [[(start: Double, end: Double)]] {
        var stack = ChartStack()
        return series.map { series in series.points.map { stack.add($0, of: series.key) } }
    }

    // MARK: - Axes

    private mutating func setPlot(
        _ chart: Chart, _ ends: [[(start: Double, end: Double)]], xTitle: String, yTitle: String, bottom: CGFloat
    ) {
        let top = yTitle.isEmpty ? type.lineHeight / 2 : type.lineHeight + Self.gap * 2
        let bottom = bottom - (xTitle.isEmpty ? 0 : type.lineHeight) - type.lineHeight - Self.gap
        let height = max(bottom - top, 1)
        let includesZero = series.contains { $0.key.kind == .bar || $0.key.kind == .area }
        let domain = chart.yDomain?.range(for: .number)
        y = ChartScale(
            domain ?? Self.range(ends.lazy.joined().map(\.end)), includesZero: includesZero && domain == nil,
            maximumMarks: min(Int(height / (type.lineHeight * Self.verticalDistance)), 100), isExtended: domain == nil)
        let widest = y.marks.map { type.width(of: texts.yMark($0, y)) }.max() ?? 0
        let left = min(widest + Self.gap, size.width / 2)
        plot = CGRect(x: left, y: top, width: max(size.width - left - Self.gap, 1), height: height)
        if isMirrored { plot.origin.x = size.width - plot.maxX }
    }

    private mutating func setX(_ chart: Chart) {
        let bars = series.filter { $0.key.kind == .bar }
        switch chart.data.xKind {
        case .category:
            let names = chart.data.categories
            x = ChartScale(categories: names.count, maximumMarks: markCount(names.prefix(1000).map { $0 }))
        case .date:
            let range = chart.xDomain?.range(for: .date) ?? range(bars)
            let example = range.map {
                texts.xMark($0.upperBound, ChartScale(lower: 0, upper: 1, marks: [], step: 2_629_800))
            }
            let scale = ChartDateScale(chart.calendar)
            x = scale.scale(range, maximumMarks: markCount([example ?? ""]))
        case .number, nil:
            let range = chart.xDomain?.range(for: .number) ?? range(bars)
            let trial = ChartScale(range, includesZero: false, maximumMarks: 4, isExtended: false)
            let examples = trial.marks.map { texts.xMark($0, trial) }
            x = ChartScale(range, includesZero: false, maximumMarks: markCount(examples), isExtended: false)
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

    private mutating func placeLabels() {
        yLabels = y.marks.map { mark in
            let text = texts.yMark(mark, y)
            let width = type.width(of: text)
            let left = isMirrored ? plot.maxX + Self.gap : plot.minX - Self.gap - width
            return ChartLabel(
                text: text,
                frame: CGRect(x: left, y: y(of: mark) - type.lineHeight / 2, width: width, height: type.lineHeight))
        }
        var right = -CGFloat.infinity
        for mark in isMirrored ? x.marks.reversed() : x.marks {
            let text = texts.xMark(mark, x)
            let width = min(type.width(of: text), size.width)
            let left = min(max(x(of: mark) - width / 2, 0), size.width - width)
            guard left >= right else { continue }
            xLabels.append(
                ChartLabel(
                    text: text,
                    frame: CGRect(x: left, y: plot.maxY + Self.gap / 2, width: width, height: type.lineHeight)))
            right = left + width + Self.gap / 2
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
        let top = plot.maxY + Self.gap / 2 + type.lineHeight
        let frame = CGRect(x: plot.midX - width / 2, y: top, width: width, height: type.lineHeight)
        titles.append(ChartLabel(text: xTitle, frame: frame))
    }

    // MARK: - Positions

    /// Whether a part of a mark is visible, which is not the case for all marks if an axis has a domain.
    func shows(_ place: ChartPlace, _ kind: ChartMarkKind) -> Bool {
        let area = plot.insetBy(dx: -1, dy: -1)
        let (x, y) = (place.location.x, place.location.y)
        guard !place.isGap, x >= area.minX, x <= area.maxX else { return false }
        let start = kind == .bar || kind == .area ? place.start : y
        return min(start, y) <= area.maxY && max(start, y) >= area.minY
    }

    func x(of value: Double) -> CGFloat {
        let position = CGFloat(x.position(of: value))
        return isMirrored ? plot.maxX - plot.width * position : plot.minX + plot.width * position
    }

    func y(of value: Double) -> CGFloat {
        value.isFinite ? plot.maxY - plot.height * CGFloat(y.position(of: value)) : .nan
    }

    private mutating func setPlaces(_ ends: [[(start: Double, end: Double)]]) {
        let bars = series.filter { $0.key.kind == .bar }
        var groups: [String] = []
        for case let group? in bars.map(\.key.group) where !groups.contains(group) { groups.append(group) }
        let space = bars.isEmpty ? 0 : barSpace(bars)
        let width = space / CGFloat(max(groups.count, 1))
        places = series.indices.map { index in
            let rank = series[index].key.group.flatMap { groups.firstIndex(of: $0) }
            let shift = rank.map { (CGFloat($0) + 0.5) * width - space / 2 } ?? 0
            return zip(series[index].points, ends[index]).enumerated().map { number, value in
                let left = x(of: value.0.x) + (isMirrored ? -shift : shift)
                return ChartPlace(
                    location: CGPoint(x: left, y: y(of: value.1.end)), start: y(of: value.1.start),
                    width: max(width - min(width / 10, 2), 0.5), index: number)
            }
        }
    }

    /// Returns the width of all bars at one position.
    private func barSpace(_ bars: [ChartSeries]) -> CGFloat {
        let distance = distance(of: bars)
        let part = distance / 2 / max(x.upper / 2 - x.lower / 2, .leastNormalMagnitude)
        return plot.width * CGFloat(min(part, 1)) * Self.barShare
    }
}
