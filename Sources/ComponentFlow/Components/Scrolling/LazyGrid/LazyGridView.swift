internal import ListGeometry

/// The view of a ``LazyVGrid`` or a ``LazyHGrid``.
///
/// A row is a row of a vertical grid, or a column of a horizontal one; lengths are along the axis of the grid.
public final class LazyGridView: UIView {
    private var axis = LazyGridAxis.vertical
    private(set) var tracks = LazyGridTracks([], in: 0)
    private(set) var spacing: CGFloat = 0
    /// The lengths of the rows: measured ones, and an estimate for the others.
    private(set) var lengths = RowHeights(estimate: 44)
    /// The lengths of the rows that were measured.
    private var measured: [Int: CGFloat] = [:]
    /// The sum of the measured lengths, in points.
    private var measuredSum: CGFloat = 0
    /// The rows that have cells.
    var madeRows = 0..<0
    /// The distance by which the content has to be scrolled, so that visible rows keep their place, in points.
    var pendingShift: CGFloat = 0
    private weak var scrollView: (any LazyScrolling)?
    /// The number of updates since the content was scrolled that have not created all visible rows.
    private var corrections = 0
    /// The user's text size, on which the lengths depend.
    private var textSize = UIContentSizeCategory.unspecified

    /// Limits the updates if the position of the grid depends on the rows that it creates.
    private static let correctionLimit = 8
    /// The length of rows before the first one is measured, in points.
    private static let firstEstimate: CGFloat = 44
    /// The fraction of the estimate by which the average length may differ from it.
    ///
    /// Another estimate costs time for each measured row, and moves the thumb of the scroll indicator.
    private static let estimateTolerance: CGFloat = 0.05

    // MARK: - Geometry

    /// Adopts the description of the grid; returns whether no length is valid any longer.
    func adopt(
        axis: LazyGridAxis, tracks: LazyGridTracks, spacing: CGFloat, rowCount: Int, textSize: UIContentSizeCategory
    ) -> Bool {
        let isSame =
            self.axis == axis && self.tracks == tracks && self.textSize == textSize && lengths.count > 0
        (self.axis, self.tracks, self.spacing, self.textSize) = (axis, tracks, spacing, textSize)
        guard isSame else {
            lengths = RowHeights(count: rowCount, estimate: Self.firstEstimate)
            (measured, measuredSum) = ([:], 0)
            return true
        }
        let count = lengths.count
        if rowCount > count { lengths.insert(rowCount - count, at: count) }
        if rowCount < count {
            lengths.replace(rowCount..<count, withEstimates: 0)
            measured = measured.filter { $0.key < rowCount }
            measuredSum = measured.values.reduce(0, +)
        }
        return false
    }

    /// Estimates the lengths of all rows by that of a measured one.
    func estimate(by length: CGFloat, of row: Int) {
        lengths = RowHeights(count: lengths.count, estimate: length)
        lengths.set(row, to: length)
    }

    /// Sets the measured length of a row.
    func setLength(_ length: CGFloat, of row: Int) {
        guard length.isFinite, length >= 0, row < lengths.count else { return }
        measuredSum += length - (measured.updateValue(length, forKey: row) ?? 0)
        lengths.set(row, to: length)
    }

    /// Estimates the lengths of the rows that were never measured by the average of the others, in whole points.
    ///
    /// - Parameter tolerates: Whether the estimate remains if it differs little from the average.
    func estimateByAverage(tolerates: Bool) {
        guard !measured.isEmpty, measured.count < lengths.count else { return }
        let average = (measuredSum / CGFloat(measured.count)).rounded()
        let tolerance = tolerates ? lengths.estimate * Self.estimateTolerance : 0
        guard average >= 1, abs(average - lengths.estimate) > tolerance else { return }
        var estimated = RowHeights(count: lengths.count, estimate: average)
        for (row, length) in measured.sorted(by: { $0.key < $1.key }) { estimated.set(row, to: length) }
        lengths = estimated
    }

    /// Returns the distance from the start of the grid to the start of a row, in points.
    func start(of row: Int) -> CGFloat {
        lengths.offset(of: row) + spacing * CGFloat(row)
    }

    /// The length of all rows, in points.
    var length: CGFloat {
        lengths.total + spacing * CGFloat(max(lengths.count - 1, 0))
    }

    // MARK: - Visible area

    /// Finds the scroll view around the grid.
    func findScrollView(along axis: LazyGridAxis) {
        let found = enclosingScrollView(along: axis)
        guard found !== scrollView else { return }
        scrollView = found
        found?.addObserver(self)
    }

    /// Returns the part of the grid that the scroll view shows, from the start of the grid, in points.
    ///
    /// Before the grid is inserted into the scroll view, it is assumed to be at its start.
    func visiblePart(along axis: LazyGridAxis) -> (start: CGFloat, length: CGFloat) {
        guard let scrollView else { return (0, .infinity) }
        let length = axis.along(scrollView.viewport)
        guard length.isFinite, isDescendant(of: scrollView) else { return (0, length) }
        let origin = axis.along(convert(CGPoint.zero, to: scrollView))
        let start = axis.along(scrollView.contentOffset) - origin
        guard axis == .horizontal, isLaidOutRightToLeft else { return (start, length) }
        return (bounds.width - start - length, length)
    }

    /// Whether all visible rows have cells.
    private var isComplete: Bool {
        let visible = visiblePart(along: axis)
        let (first, last) = (max(visible.start, 0), min(visible.start + visible.length, length))
        guard first < last else { return true }
        return start(of: madeRows.lowerBound) <= first
            && (madeRows.upperBound >= lengths.count || start(of: madeRows.upperBound) >= last)
    }

    /// Called when the content was scrolled.
    func contentWasScrolled() {
        corrections = 0
        createVisibleRows()
    }

    /// Called after updates, which may have moved the grid.
    func settle() {
        if pendingShift != 0, let scrollView {
            let shift = pendingShift
            pendingShift = 0
            let isMirrored = axis == .horizontal && isLaidOutRightToLeft
            let offset = axis.point(along: isMirrored ? -shift : shift, across: 0)
            scrollView.contentOffset = CGPoint(
                x: scrollView.contentOffset.x + offset.x, y: scrollView.contentOffset.y + offset.y)
        }
        createVisibleRows()
    }

    /// Updates the component unless all visible rows have cells.
    private func createVisibleRows() {
        guard let node = mountedNode, !node.isUpdating, pendingShift == 0, lengths.count > 0 else { return }
        guard !isComplete else {
            corrections = 0
            return
        }
        guard corrections < Self.correctionLimit else { return }
        corrections += 1
        UpdateObservation.observer?.updateWasRequested(of: MountedComponent(node), because: .contentSize)
        UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
    }
}
