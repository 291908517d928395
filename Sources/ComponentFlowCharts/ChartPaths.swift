import ComponentFlow

/// The outlines of a series.
@MainActor struct ChartPaths {
    /// The filled outline, such as bars or the points of a line.
    private(set) var fill = CGPath(elements: [])
    private(set) var line = CGPath(elements: [])

    /// The smallest part of a pie in which a shape fits.
    private static let smallestMarkedPart = 0.04

    /// - Parameter marker: The shape in the sector, or `nil` for none.
    init(sector index: Int, of pie: PieLayout, marker: Int?) {
        fill = pie.path(of: index)
        guard let marker, pie.parts[index] >= Self.smallestMarkedPart else { return }
        line = ChartPalette.marker(marker, at: pie.middle(of: index), radius: 5).cgPath
    }

    /// - Parameters:
    ///   - marker: The shape of the points of the series.
    ///   - isMarked: Whether bars and areas have the shape, too.
    ///   - length: The length of the axis of the positions, in points.
    init(_ kind: ChartMarkKind, _ places: [ChartPlace], marker: Int, isMarked: Bool, length: CGFloat) {
        let path = UIBezierPath()
        switch kind {
        case .bar:
            let bars = ChartThinning.bars(places, length: length)
            for bar in bars { path.append(UIBezierPath(rect: bar)) }
            if isMarked { mark(bars, marker) }
        case .point:
            for place in ChartThinning.points(places) {
                ChartPalette.addMarker(marker, at: place.location, radius: 3.5, to: path)
            }
        case .line:
            setLine(places, length)
            // Without markers, lines would differ in color only.
            if places.count <= Int(length / 12) || Self.areIsolated(places) {
                for place in places where !place.isGap {
                    ChartPalette.addMarker(marker, at: place.location, radius: 3.5, to: path)
                }
            }
        case .area:
            setLine(places, length)
            for run in Self.runs(places, length) { Self.addArea(run, to: path) }
            if isMarked, places.count <= Int(length / 12) { mark(places, marker) }
        case .sector: break
        }
        fill = path.cgPath
    }

    /// Whether no two values are neighbors, so that a line has no length.
    private static func areIsolated(_ places: [ChartPlace]) -> Bool {
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

    /// Adds the shape to the middle of each bar in which it fits.
    private mutating func mark(_ bars: [CGRect], _ marker: Int) {
        let path = UIBezierPath()
        for bar in bars where min(bar.width, bar.height) >= 8 {
            let radius = min(min(bar.width, bar.height) / 2 - 2, 5)
            ChartPalette.addMarker(marker, at: CGPoint(x: bar.midX, y: bar.midY), radius: radius, to: path)
        }
        line = path.cgPath
    }

    /// Adds the shape to the line at each value.
    private mutating func mark(_ places: [ChartPlace], _ marker: Int) {
        let path = UIBezierPath(cgPath: line)
        for place in places where !place.isGap {
            ChartPalette.addMarker(marker, at: place.location, radius: 3.5, to: path)
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
