import ComponentFlow

/// The position of an entry among those of a chart.
struct ChartSelection: Equatable {
    var row: Int
    var entry: Int
}

/// Everything that a chart shows at a size.
@MainActor struct ChartScene {
    /// The largest number of entries of a chart; those of longer series stand for several values.
    private static let maximumEntries = 1000
    /// The distance by which points exceed the area of the values.
    static let overflow: CGFloat = 4

    let chart: Chart
    let type: ChartTypography
    let size: CGSize
    let isMirrored: Bool
    let series: [ChartSeries]
    let names: [String]
    let legend: ChartLegend
    /// The layout of a chart with axes.
    let layout: ChartLayout?
    let pie: PieLayout?
    /// The entries between which keys move: those of a series, or the sectors of a pie.
    private(set) var rows: [[ChartEntry]] = []
    let texts: ChartTexts

    init(_ chart: Chart, _ traits: UITraitCollection, size: CGSize, isMirrored: Bool) {
        self.chart = chart
        self.size = size
        self.isMirrored = isMirrored
        (series, names) = (chart.data.shown, chart.data.names)
        let type = ChartTypography(traits)
        self.type = type
        let texts = ChartTexts(chart, language: traits.language)
        self.texts = texts
        if chart.data.isPie {
            let parts = PieLayout.parts(of: chart.data)
            let lines = zip(names, parts).map { "\($0) \(texts.part($1))" }
            legend =
                chart.showsLegend
                ? ChartLegend(column: lines, type, in: size, isMirrored: isMirrored) : ChartLegend()
            let width = legend.labels.first.map { $0.frame.width + type.gap * 2 } ?? 0
            let left = isMirrored ? width : 0
            let plot = CGRect(x: left, y: 0, width: max(size.width - width, 1), height: size.height)
            (layout, pie) = (nil, PieLayout(chart.data, in: plot))
        } else {
            let isShown = chart.showsLegend && names.count > 1
            legend = isShown ? ChartLegend(names, type, in: size, isMirrored: isMirrored) : ChartLegend()
            let bottom = legend.labels.first.map { $0.frame.minY - type.gap } ?? size.height
            layout = ChartLayout(chart, type, texts, size: size, bottom: bottom, isMirrored: isMirrored)
            pie = nil
        }
        rows = makeRows().filter { !$0.isEmpty }
    }

    /// The area outside of which nothing of the series is visible, or `nil` if the axes show all values.
    var clippingArea: CGRect? {
        guard let layout, chart.xDomain != nil || chart.yDomain != nil else { return nil }
        return layout.plot.insetBy(dx: -Self.overflow, dy: -Self.overflow)
    }

    var isEmpty: Bool { rows.isEmpty || pie.map { $0.parts.allSatisfy { $0 == 0 } } == true }

    // MARK: - Series

    func color(of index: Int) -> UIColor {
        series[index].color ?? ChartPalette.color(colorIndex(of: index))
    }

    /// The index of a series' name, which series of different kinds share.
    func colorIndex(of index: Int) -> Int {
        names.firstIndex(of: series[index].key.name) ?? 0
    }

    /// Whether bars, areas and sectors have the shapes of the legend, because the user prefers not to rely on colors.
    private var differsByShape: Bool { names.count > 1 && UIAccessibility.shouldDifferentiateWithoutColor }

    func paths(of index: Int) -> ChartPaths? {
        let marker = colorIndex(of: index)
        if let pie { return ChartPaths(sector: index, of: pie, marker: differsByShape ? marker : nil) }
        guard let layout else { return nil }
        return ChartPaths(
            series[index].key.kind, layout.places[index], marker: marker, isMarked: differsByShape,
            length: layout.length)
    }

    // MARK: - Entries

    private func makeRows() -> [[ChartEntry]] {
        if let pie { return [series.indices.map { sectorEntry($0, pie) }] }
        guard let layout else { return [] }
        let limit = max(Self.maximumEntries / max(series.count, 1), 5)
        return series.indices.map { index in
            let places = layout.places[index].filter { layout.shows($0, series[index].key.kind) }
            let count = max((places.count + limit - 1) / limit, 1)
            return stride(from: 0, to: places.count, by: count).map { start in
                entry(places[start..<min(start + count, places.count)], of: index, in: layout.plot)
            }
        }
    }

    private func sectorEntry(_ index: Int, _ pie: PieLayout) -> ChartEntry {
        let isShown = pie.parts[index] > 0
        let frame = isShown ? pie.path(of: index).boundingBoxOfPath : CGRect(origin: pie.center, size: .zero)
        let last = max(series[index].points.count - 1, 0)
        return ChartEntry(series: index, values: 0...last, location: pie.middle(of: index), frame: frame)
    }

    private func entry(_ places: ArraySlice<ChartPlace>, of index: Int, in plot: CGRect) -> ChartEntry {
        let middle = places[(places.startIndex + places.endIndex) / 2]
        let isBar = series[index].key.kind == .bar
        let frame = places.reduce(CGRect.null) { frame, place in
            frame.union(
                isBar
                    ? place.bar
                    : CGRect(origin: place.location, size: .zero).insetBy(dx: -Self.overflow, dy: -Self.overflow))
        }
        let values = (places.first?.index ?? 0)...(places.last?.index ?? 0)
        let location = CGPoint(
            x: min(max(middle.location.x, plot.minX), plot.maxX), y: min(max(middle.location.y, plot.minY), plot.maxY))
        let visible = frame.intersection(plot.insetBy(dx: -Self.overflow, dy: -Self.overflow))
        return ChartEntry(
            series: index, values: values, location: location,
            frame: visible.isNull ? CGRect(origin: location, size: .zero) : visible)
    }

    func entry(_ selection: ChartSelection) -> ChartEntry? {
        guard rows.indices.contains(selection.row), rows[selection.row].indices.contains(selection.entry) else {
            return nil
        }
        return rows[selection.row][selection.entry]
    }

    /// Returns the entry at a location: a sector, or the one nearest to it, by its position and then by its value.
    func selection(at location: CGPoint) -> ChartSelection? {
        if let pie {
            let line = legend.labels.firstIndex { $0.frame.contains(location) }
            return (pie.sector(at: location) ?? line).map { ChartSelection(row: 0, entry: $0) }
        }
        guard let plot = layout?.plot.insetBy(dx: -type.gap, dy: -type.gap), plot.contains(location)
        else {
            return nil
        }
        var best: (selection: ChartSelection, distance: (CGFloat, CGFloat))?
        for (row, entries) in rows.enumerated() {
            for (number, entry) in entries.enumerated() {
                let distance = distance(of: entry, to: location)
                if best.map({ distance < $0.distance }) ?? true {
                    best = (ChartSelection(row: row, entry: number), distance)
                }
            }
        }
        return best?.selection
    }

    private func distance(of entry: ChartEntry, to location: CGPoint) -> (CGFloat, CGFloat) {
        let isBar = series[entry.series].key.kind == .bar
        // A bar has a distance of 0 from the points beside it.
        let area = isBar ? entry.frame : CGRect(origin: entry.location, size: .zero)
        let x = max(area.minX - location.x, location.x - area.maxX, 0)
        let y = max(area.minY - location.y, location.y - area.maxY, 0)
        return chart.data.isTransposed
            ? (abs(entry.location.y - location.y).rounded(), x) : (abs(entry.location.x - location.x).rounded(), y)
    }

    // MARK: - Texts

    /// Returns what an entry is: its series, if there are several, and its position.
    func label(of entry: ChartEntry) -> String {
        let series = series[entry.series]
        guard pie == nil else { return series.key.name }
        let points = series.points[entry.values]
        let (first, last) = (texts.position(points.first?.x ?? 0), texts.position(points.last?.x ?? 0))
        let position = first == last ? first : "\(first) – \(last)"
        let names = [
            series.isNamed ? series.key.name : nil, series.key.group == series.key.name ? nil : series.key.group,
        ]
        return (names.compactMap { $0 } + [position]).joined(separator: ", ")
    }

    /// Returns the value of an entry, or the range of its values.
    func value(of entry: ChartEntry) -> String {
        let values = series[entry.series].points[entry.values].map(\.y).filter(\.isFinite)
        if let pie { return "\(texts.value(values.reduce(0, +))), \(texts.part(pie.parts[entry.series]))" }
        guard let low = values.min(), let high = values.max() else { return "" }
        return low == high ? texts.value(low) : "\(texts.value(low)) – \(texts.value(high))"
    }

    /// The kind of the chart, what it shows, and the range of its values.
    var summary: String {
        let values = series.lazy.flatMap(\.points).map(\.y).filter(\.isFinite)
        var (count, low, high) = (0, Double.infinity, -Double.infinity)
        for value in values { (count, low, high) = (count + 1, min(low, value), max(high, value)) }
        guard count > 0 else { return texts.builtIn(.BuiltIn.chartNoValues(subject)) }
        var number = texts.builtIn(.BuiltIn.chartValues(count))
        if pie == nil, names.count > 1 {
            number = texts.builtIn(.BuiltIn.chartList(texts.builtIn(.BuiltIn.chartSeries(names.count)), number))
        }
        return texts.builtIn(.BuiltIn.chartSummary(subject, number, texts.value(low), texts.value(high)))
    }

    private var subject: String {
        let kinds = Set(series.map(\.key.kind))
        let kind: LocalizedString =
            switch kinds.count == 1 ? kinds.first : nil {
            case .area: .BuiltIn.chartArea
            case .bar: .BuiltIn.chartBar
            case .line: .BuiltIn.chartLine
            case .point: .BuiltIn.chartPoint
            case .sector: .BuiltIn.chartSector
            case nil: .BuiltIn.chartChart
            }
        let labels = [chart.data.valueLabel, pie == nil ? chart.data.positionLabel : ""].filter { !$0.isEmpty }
        guard let first = labels.first else { return texts.builtIn(kind) }
        let what = labels.count > 1 ? texts.builtIn(.BuiltIn.chartBy(first, labels[1])) : first
        return texts.builtIn(.BuiltIn.chartSubject(texts.builtIn(kind), what))
    }
}
