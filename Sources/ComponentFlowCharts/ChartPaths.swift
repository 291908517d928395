import ComponentFlow

/// The outlines of a series.
@MainActor struct ChartPaths {
    /// The filled outline, such as bars or the points of a line.
    private(set) var fill = CGPath(elements: [])
    /// The line.
    private(set) var line = CGPath(elements: [])

    init(sector index: Int, of pie: PieLayout) {
        fill = pie.path(of: index)
    }

    /// - Parameter length: The length of the axis of the positions, in points.
    init(_ kind: ChartMarkKind, _ places: [ChartPlace], marker: Int, length: CGFloat) {
        let path = UIBezierPath()
        switch kind {
        case .bar: for bar in ChartThinning.bars(places, length: length) { path.append(UIBezierPath(rect: bar)) }
        case .point:
            for place in ChartThinning.points(places) {
                ChartPalette.addMarker(marker, at: place.location, radius: 3.5, to: path)
            }
        case .line:
            setLine(places, length)
            // Without markers, lines would differ in color only.
            if places.count <= Int(length / 12) || Self.isLonely(places) {
                for place in places where !place.isGap {
                    ChartPalette.addMarker(marker, at: place.location, radius: 3.5, to: path)
                }
            }
        case .area:
            setLine(places, length)
            for run in Self.runs(places, length) { Self.addArea(run, to: path) }
        case .sector: break
        }
        fill = path.cgPath
    }

    /// Whether no two values are neighbors, so that a line has no length.
    private static func isLonely(_ places: [ChartPlace]) -> Bool {
        places.count <= 2000 && places.split { $0.isGap }.allSatisfy { $0.count == 1 }
    }

    /// Returns the sequences of places between gaps.
    private static func runs(_ places: [ChartPlace], _ length: CGFloat) -> [[ChartPlace]] {
        places.split { $0.isGap }.map { ChartThinning.line(Array($0), length: length) }
    }

    private mutating func setLine(_ places: [ChartPlace], _ length: CGFloat) {
        let path = UIBezierPath()
        for run in Self.runs(places, length) {
            path.move(to: run[0].location)
            for place in run.dropFirst() { path.addLine(to: place.location) }
        }
        line = path.cgPath
    }

    private static func addArea(_ run: [ChartPlace], to path: UIBezierPath) {
        path.move(to: run[0].location)
        for place in run.dropFirst() { path.addLine(to: place.location) }
        for place in run.reversed() { path.addLine(to: place.foot) }
        path.close()
    }
}
