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
    /// The anchor of the update that began without lengths, until the grid is scrolled to another one.
    var anchorAfterReset: Int?
    /// The rows that have cells because of their position.
    var madeRows = 0..<0
    /// The rows that were requested last although they are not near the visible area, which get cells in each update.
    private(set) var requestedRows: [Int] = []
    /// The number of all cells, with and without views.
    private(set) var cellCount = 0
    /// The cells that have views, in order.
    private var cells: [Cell] = []
    /// The distance by which the content has to be scrolled, so that visible rows keep their place, in points.
    var pendingShift: CGFloat = 0
    private weak var scrollView: (any LazyScrolling)?
    /// The number of updates since the content was scrolled that have not created all visible rows.
    private var corrections = 0
    /// The user's text size, on which the lengths depend.
    private var textSize = UIContentSizeCategory.unspecified

    /// A cell that has a view.
    struct Cell {
        /// The position among all cells.
        let index: Int
        let view: UIView
    }

    /// The number of requested rows that are kept.
    private static let requestLimit = 16
    /// Limits the updates if the position of the grid depends on the rows that it creates.
    private static let correctionLimit = 8
    /// The length of rows before the first one is measured, in points.
    private static let firstEstimate: CGFloat = 44
    /// The fraction of the estimate by which the average length may differ from it.
    ///
    /// Another estimate costs time for each measured row, and moves the thumb of the scroll indicator.
    private static let estimateTolerance: CGFloat = 0.05

    public override init(frame: CGRect) {
        super.init(frame: frame)
        presentRows()
    }

    /// Returns `nil`: component views do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Geometry

    /// Adopts the description of the grid; returns whether no length is valid any longer.
    func adopt(
        axis: LazyGridAxis, tracks: LazyGridTracks, spacing: CGFloat, rowCount: Int, textSize: UIContentSizeCategory
    ) -> Bool {
        let isSame =
            self.axis == axis && self.tracks == tracks && self.textSize == textSize && lengths.count > 0
        (self.axis, self.tracks, self.spacing, self.textSize) = (axis, tracks, spacing, textSize)
        if !isSame || rowCount != lengths.count { requestedRows = [] }
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
        setLengths(estimate: average)
    }

    /// Forgets the measured lengths of all rows but the given ones.
    func keepLengths(of rows: Set<Int>) {
        guard measured.keys.contains(where: { !rows.contains($0) }) else { return }
        measured = measured.filter { rows.contains($0.key) }
        measuredSum = measured.values.reduce(0, +)
        setLengths(estimate: lengths.estimate)
    }

    private func setLengths(estimate: CGFloat) {
        var lengths = RowHeights(count: lengths.count, estimate: estimate)
        for (row, length) in measured.sorted(by: { $0.key < $1.key }) { lengths.set(row, to: length) }
        self.lengths = lengths
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
        update(node)
    }

    private func update(_ node: MountedNode) {
        UpdateObservation.observer?.updateWasRequested(of: MountedComponent(node), because: .contentSize)
        UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
    }

    // MARK: - Cells

    /// Sets the cells that have views, and reports those whose position among all cells changed to assistive technologies.
    func setCells(_ new: [Cell], count: Int) {
        let (old, hasSameCount) = (cells, count == cellCount)
        (cells, cellCount) = (new, count)
        guard UIView.isPresentedToAssistiveTechnologies else { return }
        var known = Dictionary(old.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
        let changed = new.filter { cell in
            let before = known.removeValue(forKey: ObjectIdentifier(cell.view))
            return before?.index != cell.index || !hasSameCount
        }
        // Assistive technologies read the cells in the order of their places.
        if !old.elementsEqual(new, by: { $0.view === $1.view }) { accessibilityDidChange(.structure) }
        // Views that are removed with an animation are cells no longer.
        accessibilityPositionsDidChange(of: (changed + known.values).map(\.view))
    }

    /// Returns the position of a cell among all cells, or `nil` if the view is none of a cell.
    func index(of view: UIView) -> Int? {
        cells.first { $0.view === view }?.index
    }

    /// Returns the view of a cell, which is created without scrolling if there is none.
    func makeCell(at index: Int) -> UIView? {
        guard 0..<cellCount ~= index else { return nil }
        if let view = view(at: index) { return view }
        guard let node = mountedNode, !node.isUpdating else { return nil }
        let row = index / tracks.count
        requestedRows.removeAll { $0 == row }
        requestedRows = requestedRows.suffix(Self.requestLimit - 1) + [row]
        update(node)
        return view(at: index)
    }

    private func view(at index: Int) -> UIView? {
        cells.first { $0.index == index }?.view
    }

    /// Returns the position of the cell next to another one in the direction of an arrow key, or `nil` if there is none.
    ///
    /// If the last row has fewer cells than the one before, the way from it leads to the last cell.
    func cell(toward heading: UIFocusHeading, of index: Int) -> Int? {
        let isForward = heading == .down || heading == (isLaidOutRightToLeft ? .left : .right)
        let isVertical = heading == .up || heading == .down
        guard isVertical == (axis == .vertical) else {
            let next = isForward ? index + 1 : index - 1
            return 0..<cellCount ~= next && next / tracks.count == index / tracks.count ? next : nil
        }
        let next = isForward ? index + tracks.count : index - tracks.count
        if next < cellCount { return next < 0 ? nil : next }
        return index / tracks.count < (cellCount - 1) / tracks.count ? cellCount - 1 : nil
    }
}
