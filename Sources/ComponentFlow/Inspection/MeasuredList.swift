package import ListGeometry

/// A scroll view that measures its rows when they are first visible, and estimates the others.
///
/// The same offset shows other rows in a list that has measured other ones, so a development tool that restores an offset
/// restores the measured heights, too.
@MainActor
package protocol MeasuredList: UIScrollView {
    /// What is necessary to show the same rows at the same places again.
    var measurements: ListMeasurements { get }

    /// Shows rows as the same list did in another run of the program.
    func restore(_ measurements: ListMeasurements)
}

/// The rows of a list that were measured or have views.
package struct ListMeasurements: Hashable, Sendable {
    /// The rows whose measured height is not the estimate.
    package var runs: [RowHeights.Run]
    /// The rows that have views, which may be more than the visible ones.
    package var rows: Range<Int>
    /// The vertical offset of the content, in points.
    package var offset: CGFloat

    package init(runs: [RowHeights.Run], rows: Range<Int>, offset: CGFloat) {
        (self.runs, self.rows, self.offset) = (runs, rows, offset)
    }
}

extension LazyList.View: MeasuredList {
    package var measurements: ListMeasurements {
        ListMeasurements(runs: heights.measuredRuns, rows: madeEntries, offset: contentOffset.y)
    }

    package func restore(_ measurements: ListMeasurements) {
        let rows = measurements.rows.clamped(to: 0..<content.count)
        guard !isLayingOut, component != nil, !rows.isEmpty, rows.count <= Self.maximumRestoredRows else { return }
        heights = RowHeights(count: heights.count, estimate: heights.estimate)
        heights.set(measurements.runs)
        let y = top(of: rows.lowerBound) - measurements.offset
        layOut(from: LazyListAnchor(entry: rows.lowerBound, y: y), window: rows)
    }

    /// The largest number of rows that are created again.
    private static var maximumRestoredRows: Int { 10_000 }
}
