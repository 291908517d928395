import ComponentFlow

/// The names of the series of a chart, below it in lines, or in a column beside a pie.
@MainActor struct ChartLegend {
    private static let (usualMarkerWidth, markerRadius): (CGFloat, CGFloat) = (15, 4.5)
    private static let gap: CGFloat = 14

    /// The names, or the first of them if not all of them fit.
    private(set) var labels: [ChartLabel] = []

    /// Creates an empty legend.
    init() {}

    /// Creates lines at the bottom, which take at most a third of the height.
    init(_ names: [String], _ type: ChartTypography, in size: CGSize, isMirrored: Bool) {
        var (x, y) = (CGFloat.zero, CGFloat.zero)
        for name in names {
            let width = min(type.width(of: name) + Self.markerWidth(type), size.width)
            if x > 0, x + width > size.width { (x, y) = (0, y + type.lineHeight + 2) }
            guard y + type.lineHeight <= size.height / 3 else { break }
            let left = isMirrored ? size.width - x - width : x
            labels.append(ChartLabel(text: name, frame: CGRect(x: left, y: y, width: width, height: type.lineHeight)))
            x += width + Self.gap * type.scale
        }
        let shift = size.height - (labels.last?.frame.maxY ?? 0)
        for index in labels.indices { labels[index].frame.origin.y += shift }
    }

    /// Creates a column at the trailing side, which takes at most half of the width.
    init(column names: [String], _ type: ChartTypography, in size: CGSize, isMirrored: Bool) {
        let line = type.lineHeight + 4
        let names = names.prefix(max(Int(min(size.height / line, 1000)), 0))
        let widest = names.map { type.width(of: $0) }.max() ?? 0
        let width = min(widest + Self.markerWidth(type), size.width / 2)
        let top = (size.height - line * CGFloat(names.count)) / 2
        labels = names.enumerated().map { index, name in
            let left = isMirrored ? 0 : size.width - width
            return ChartLabel(
                text: name, frame: CGRect(x: left, y: top + line * CGFloat(index), width: width, height: line))
        }
    }

    /// The space that the shape before a name takes, in points.
    static func markerWidth(_ type: ChartTypography) -> CGFloat { usualMarkerWidth * type.scale }

    /// The place and the radius of the shape beside a name.
    static func marker(
        of label: ChartLabel, _ type: ChartTypography, isMirrored: Bool
    ) -> (center: CGPoint, radius: CGFloat) {
        let distance = 5 * type.scale
        let x = isMirrored ? label.frame.maxX - distance : label.frame.minX + distance
        return (CGPoint(x: x, y: label.frame.midY), markerRadius * type.scale)
    }
}
