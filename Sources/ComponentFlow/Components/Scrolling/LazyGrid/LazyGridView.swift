internal import ListGeometry

/// The view of a ``LazyVGrid`` or a ``LazyHGrid``.
///
/// A row is a row of a vertical grid, or a column of a horizontal one. A line is a row, a header or a footer; lengths are
/// along the axis of the grid.
public final class LazyGridView: UIView {
    private(set) var axis = LazyGridAxis.vertical
    private(set) var tracks = LazyGridTracks([], in: 0)
    private(set) var spacing: CGFloat = 0
    private(set) var lines = LazyGridLines()
    var pinnedViews: PinnedScrollableViews = []
    let descriptions = LazyGridDescriptions()
    /// The lengths of the lines: measured ones, and an estimate for the others.
    private(set) var lengths = RowHeights(estimate: 44)
    /// The lengths of the lines that were measured.
    private var measured: [Int: CGFloat] = [:]
    /// The sum of the measured lengths, in points.
    private var measuredSum: CGFloat = 0
    /// The anchor of the update that began without lengths, until the grid is scrolled to another one.
    var anchorAfterReset: Int?
    /// The lines that have views because of their position.
    var madeLines = 0..<0
    /// The lines that were requested last although they are not near the visible area, which get views in each update.
    private(set) var requestedLines: [Int] = []
    /// The number of all cells, with and without views.
    private(set) var cellCount = 0
    /// The cells that have views, in order.
    private var cells: [Cell] = []
    /// The headers and footers that have views, in order.
    var edges: [Edge] = []
    /// The distance by which the content has to be scrolled, so that visible lines keep their place, in points.
    var pendingShift: CGFloat = 0
    private(set) weak var scrollView: (any LazyScrolling)?
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

    /// A header or footer that has a view.
    struct Edge {
        let line: Int
        let view: UIView
    }

    /// The number of requested lines that are kept.
    private static let requestLimit = 16
    /// Limits the updates if the position of the grid depends on the lines that it creates.
    private static let correctionLimit = 8
    /// The length of lines before the first one is measured, in points.
    private static let firstEstimate: CGFloat = 44
    /// The fraction of the estimate by which the average length may differ from it.
    ///
    /// Another estimate costs time for each measured line, and moves the thumb of the scroll indicator.
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

    /// Returns the mapping to the lines of an update; `nil` if they are the same.
    func mapping(to new: LazyGridLines) -> LazyGridLineMapping? {
        let isSame =
            lines.trackCount == new.trackCount && lines.entries == new.entries
            && lines.sections.elementsEqual(new.sections) { $0.identity == $1.identity }
        return isSame ? nil : LazyGridLineMapping(from: lines, to: new)
    }

    /// Adopts the description of the grid; returns whether no length is valid any longer.
    ///
    /// - Parameter mapping: The mapping to the new lines; `nil` if they are the same.
    func adopt(
        axis: LazyGridAxis, tracks: LazyGridTracks, spacing: CGFloat, lines: LazyGridLines,
        mapping: LazyGridLineMapping?, textSize: UIContentSizeCategory
    ) -> Bool {
        let isSame =
            self.axis == axis && self.tracks == tracks && self.textSize == textSize && lengths.count > 0
        (self.axis, self.tracks, self.spacing, self.textSize) = (axis, tracks, spacing, textSize)
        self.lines = lines
        if !isSame || mapping != nil { requestedLines = [] }
        guard isSame else {
            lengths = RowHeights(count: lines.count, estimate: Self.firstEstimate)
            (measured, measuredSum) = ([:], 0)
            return true
        }
        if let mapping { moveLengths(by: mapping) }
        return false
    }

    /// Keeps the measured lengths of the lines that remain.
    private func moveLengths(by mapping: LazyGridLineMapping) {
        var moved: [Int: CGFloat] = [:]
        for (line, length) in measured {
            if let line = mapping.line(line) { moved[line] = length }
        }
        measured = moved
        measuredSum = moved.values.reduce(0, +)
        setLengths(estimate: lengths.estimate)
    }

    /// Estimates the lengths of all lines by that of a measured one.
    func estimate(by length: CGFloat, of line: Int) {
        lengths = RowHeights(count: lengths.count, estimate: length)
        lengths.set(line, to: length)
    }

    /// Sets the measured length of a line.
    func setLength(_ length: CGFloat, of line: Int) {
        guard length.isFinite, length >= 0, line < lengths.count else { return }
        measuredSum += length - (measured.updateValue(length, forKey: line) ?? 0)
        lengths.set(line, to: length)
    }

    /// Estimates the lengths of the lines that were never measured by the average of the others, in whole points.
    ///
    /// - Parameter tolerates: Whether the estimate remains if it differs little from the average.
    func estimateByAverage(tolerates: Bool) {
        guard !measured.isEmpty, measured.count < lengths.count else { return }
        let average = (measuredSum / CGFloat(measured.count)).rounded()
        let tolerance = tolerates ? lengths.estimate * Self.estimateTolerance : 0
        guard average >= 1, abs(average - lengths.estimate) > tolerance else { return }
        setLengths(estimate: average)
    }

    /// Forgets the measured lengths of all lines but the given ones.
    func keepLengths(of lines: Set<Int>) {
        guard measured.keys.contains(where: { !lines.contains($0) }) else { return }
        measured = measured.filter { lines.contains($0.key) }
        measuredSum = measured.values.reduce(0, +)
        setLengths(estimate: lengths.estimate)
    }

    private func setLengths(estimate: CGFloat) {
        var lengths = RowHeights(count: lines.count, estimate: estimate)
        for (line, length) in measured.sorted(by: { $0.key < $1.key }) { lengths.set(line, to: length) }
        self.lengths = lengths
    }

    /// Returns the distance from the start of the grid to the start of a line, in points.
    func start(of line: Int) -> CGFloat {
        lengths.offset(of: line) + spacing * CGFloat(line)
    }

    /// The length of all lines, in points.
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

    /// Whether all visible lines have views.
    private var isComplete: Bool {
        let pinned = pinnedLines(at: pinningEdges(along: axis))
        guard pinned.allSatisfy({ line in edges.contains { $0.line == line } }) else { return false }
        let visible = visiblePart(along: axis)
        let (first, last) = (max(visible.start, 0), min(visible.start + visible.length, length))
        guard first < last else { return true }
        return start(of: madeLines.lowerBound) <= first
            && (madeLines.upperBound >= lengths.count || start(of: madeLines.upperBound) >= last)
    }

    /// Called when the content was scrolled.
    func contentWasScrolled() {
        corrections = 0
        createVisibleLines()
        pinEdges()
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
        createVisibleLines()
        pinEdges()
    }

    /// Updates the component unless all visible lines have views.
    private func createVisibleLines() {
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
        if let view = view(at: index) { return view }
        guard let line = lines.line(ofCell: index), let node = mountedNode, !node.isUpdating else { return nil }
        requestedLines.removeAll { $0 == line }
        requestedLines = requestedLines.suffix(Self.requestLimit - 1) + [line]
        update(node)
        return view(at: index)
    }

    private func view(at index: Int) -> UIView? {
        cells.first { $0.index == index }?.view
    }

    /// Returns the position of the cell next to another one in the direction of an arrow key, or `nil` if there is none.
    ///
    /// If the next row of cells has fewer cells, the way to it leads to its last cell.
    func cell(toward heading: UIFocusHeading, of index: Int) -> Int? {
        let isForward = heading == .down || heading == (isLaidOutRightToLeft ? .left : .right)
        let isVertical = heading == .up || heading == .down
        return isVertical == (axis == .vertical)
            ? lines.cell(acrossFrom: index, isForward: isForward) : lines.cell(beside: index, isForward: isForward)
    }
}
