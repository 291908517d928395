/// The regions of a column that exclude text; each line is placed in the longest free interval at its height.
///
/// A subpath excludes the interval between its leftmost and rightmost points in a line. Points are relative to the
/// text's top-left corner, which lies inside the column by the padding of its lines.
package struct TextExclusions: Equatable, Sendable {
    /// The place of a line.
    struct Slot: Hashable, Sendable {
        var minX: CGFloat
        var width: CGFloat
        var top: CGFloat
        /// Whether the line has the whole width of the column.
        var isWhole: Bool

        /// The horizontal extent.
        var space: ClosedRange<CGFloat> { minX...minX + width }
    }

    /// The largest distance of the polygons from curves, in points.
    private static let tolerance: CGFloat = 0.1
    /// The largest number of heights that are tried for a line before the step grows, per excluded region.
    private static let steps: CGFloat = 200

    private var polygons: [[CGPoint]]
    /// The padding at both ends of each line, in points.
    private let padding: CGFloat
    /// The largest y of the regions.
    private var bottom: CGFloat

    /// Creates the regions that paths enclose in a column; returns nil if they exclude nothing.
    ///
    /// - Parameters:
    ///   - paths: In points from the column's top-left corner; open subpaths are closed, and subpaths with coordinates
    ///     that are not finite are ignored.
    ///   - padding: The padding at both ends of each line, in points.
    package init?(_ paths: [CGPath], padding: CGFloat) {
        polygons = paths.flatMap { path in
            PathFlattener.polylines(of: path.elements, tolerance: Self.tolerance).map { line in
                line.points.map { CGPoint(x: $0.x - padding, y: $0.y) }
            }
        }
        .filter { $0.count > 1 && $0.allSatisfy(\.isFinite) }
        self.padding = padding
        bottom = polygons.joined().reduce(0) { max($0, $1.y) }
        guard bottom > 0 else { return nil }
    }

    /// Returns the regions relative to a point further down in the column; nil if they are above it.
    package func below(_ distance: CGFloat) -> TextExclusions? {
        guard bottom > distance else { return nil }
        guard distance != 0 else { return self }
        var moved = self
        moved.polygons = polygons.map { polygon in polygon.map { CGPoint(x: $0.x, y: $0.y - distance) } }
        moved.bottom = bottom - distance
        return moved
    }

    // MARK: Lines

    /// Returns the highest place for a line at or below a height.
    ///
    /// - Parameter width: The width of the text in a line that nothing interrupts.
    func slot(below top: CGFloat, height: CGFloat, width: CGFloat) -> Slot {
        var y = top
        while y < bottom {
            let column = -padding...max(width + padding, -padding)
            let free = longestInterval(in: column, from: y, to: y + height)
            if free == column { break }
            let inside = free.upperBound - free.lowerBound - 2 * padding
            if inside > 1 { return Slot(minX: free.lowerBound + padding, width: inside, top: y, isWhole: false) }
            y = next(after: y, height: height)
        }
        return Slot(minX: 0, width: width, top: y, isWhole: true)
    }

    /// Returns the next height to try for a line that does not fit at `y`.
    func next(after y: CGFloat, height: CGFloat) -> CGFloat {
        min(y + max(height / 4, (bottom - y) / Self.steps, 0.5), max(bottom, y + 0.5))
    }

    /// Returns the longest part of a rectangle, relative to the column, that is free at all of its heights.
    package func freePart(of rect: CGRect) -> CGRect {
        let free = longestInterval(in: rect.minX - padding...rect.maxX - padding, from: rect.minY, to: rect.maxY)
        return CGRect(
            x: free.lowerBound + padding, y: rect.minY, width: free.upperBound - free.lowerBound, height: rect.height)
    }

    /// Returns the longest part of a column that is free between two heights; the first one of several.
    private func longestInterval(
        in column: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat
    ) -> ClosedRange<CGFloat> {
        var longest = column.lowerBound...column.lowerBound
        var x = column.lowerBound
        func add(upTo end: CGFloat) {
            if end - x > longest.upperBound - longest.lowerBound { longest = x...end }
        }
        let taken = polygons.compactMap { Self.extent(of: $0, from: top, to: bottom) }
        for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.lowerBound < column.upperBound {
            add(upTo: part.lowerBound)
            x = max(x, part.upperBound)
        }
        add(upTo: column.upperBound)
        return longest
    }

    /// Returns the horizontal extent of a polygon between two heights, or nil if no part of it lies there.
    private static func extent(of polygon: [CGPoint], from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
        var extent: ClosedRange<CGFloat>?
        for (index, start) in polygon.enumerated() {
            let end = polygon[(index + 1) % polygon.count]
            let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
            guard upper.y < bottom, lower.y > top else { continue }
            let slope = lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
            let first = upper.y < top ? upper.x + slope * (top - upper.y) : upper.x
            let last = lower.y > bottom ? upper.x + slope * (bottom - upper.y) : lower.x
            let (left, right) = (min(first, last), max(first, last))
            extent = min(extent?.lowerBound ?? left, left)...max(extent?.upperBound ?? right, right)
        }
        return extent
    }
}
