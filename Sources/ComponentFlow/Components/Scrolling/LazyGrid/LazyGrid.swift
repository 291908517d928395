/// The common part of ``LazyVGrid`` and ``LazyHGrid``.
///
/// A row is a row of a vertical grid, or a column of a horizontal one.
protocol LazyGrid: ContainerComponent where View == LazyGridView {
    var axis: LazyGridAxis { get }
    /// The columns of a vertical grid, or the rows of a horizontal one.
    var gridItems: [GridItem] { get }
    /// The distance between rows, in points.
    var spacing: CGFloat { get }
    var items: ComponentItems<EnvironmentType> { get }
}

extension LazyGrid {
    /// Updates the cells near the visible area, and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = children.owner.view as? LazyGridView else { return .zero }
        children.defaultAppear = .default(scale: true, alpha: true)
        children.defaultDisappear = .default(scale: true, alpha: true)
        view.findScrollView(along: axis)
        var pass = LazyGridPass(
            axis: axis, tracks: LazyGridTracks(gridItems, in: axis.across(availableSize)), spacing: spacing,
            cells: LazyGridCells(items.items, in: children), view: view, children: children,
            environment: environment, transition: transition)
        return pass.layOut()
    }
}

/// One update of a lazy grid.
///
/// 1. The first visible row of the previous update that has cells is the anchor, which keeps its place on screen.
/// 2. If no length is known, that of the anchor is the estimate for all rows.
/// 3. The rows from some distance before the visible area to some distance after it, and those that were requested, are
///    created and measured.
/// 4. The average of all measured lengths becomes the estimate, if it differs from it.
/// 5. The cells are placed, and the difference of the anchor's position is scrolled after the updates.
@MainActor
struct LazyGridPass {
    let axis: LazyGridAxis
    let tracks: LazyGridTracks
    let spacing: CGFloat
    let cells: LazyGridCells
    let view: LazyGridView
    let children: ChildContainer
    let environment: EnvironmentCells
    let transition: ComponentTransition

    /// The updated cells of the rows.
    private var made: [Int: [UpdatedChild]] = [:]

    init(
        axis: LazyGridAxis, tracks: LazyGridTracks, spacing: CGFloat, cells: LazyGridCells, view: LazyGridView,
        children: ChildContainer, environment: EnvironmentCells, transition: ComponentTransition
    ) {
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
        self.cells = cells
        self.view = view
        self.children = children
        self.environment = environment
        self.transition = transition
    }

    private var rowCount: Int {
        (cells.count + tracks.count - 1) / tracks.count
    }

    /// A row, and its position before the update.
    private struct Anchor {
        var row = 0
        var start: CGFloat = 0
    }

    mutating func layOut() -> CGSize {
        let visible = view.visiblePart(along: axis)
        var anchor = anchor(in: visible)
        let oldTrackCount = view.tracks.count
        let isReset = view.adopt(
            axis: axis, tracks: tracks, spacing: spacing, rowCount: rowCount,
            textSize: children.owner.contentSizeCategory)
        guard rowCount > 0 else {
            view.madeRows = 0..<0
            view.setCells([], count: 0)
            return .zero
        }
        // Another number of columns moves the first cell of the row to another row.
        if oldTrackCount != tracks.count { anchor.row = anchor.row * oldTrackCount / tracks.count }
        // If the row no longer exists, the scroll view shows the end of its content.
        if anchor.row >= rowCount { anchor = Anchor() }
        // In a new text size, the cells are updated one after the other, and all but the last pass measure former sizes.
        let isFresh = isReset || view.anchorAfterReset == anchor.row
        view.anchorAfterReset = isFresh ? anchor.row : nil
        if isReset {
            let length = make(anchor.row)
            view.estimate(by: length, of: anchor.row)
        }
        view.madeRows = makeRows(around: anchor, visible: visible)
        for row in view.requestedRows where row < rowCount { _ = make(row) }
        if isFresh { view.keepLengths(of: Set(made.keys)) }
        // An animation would move the cells by what is scrolled at once.
        if isFresh || transition.animation.isImmediate { view.estimateByAverage(tolerates: !isFresh) }
        view.pendingShift += anchor.row > 0 ? view.start(of: anchor.row) - anchor.start : 0
        place()
        UpdateScheduler.shared.afterUpdates { [weak view] in view?.settle() }
        return axis.size(along: view.length, across: tracks.length)
    }

    /// Returns the first row of the previous update that is visible and has cells, or the first visible one.
    ///
    /// A row without cells has an estimated length, by whose error the rows after it would move.
    private func anchor(in visible: (start: CGFloat, length: CGFloat)) -> Anchor {
        guard visible.start > 0, view.lengths.count > 0 else { return Anchor() }
        let first = view.lengths.row(at: visible.start, spacing: view.spacing)
        let made = max(first, view.madeRows.lowerBound)
        let isVisible = view.madeRows.contains(made) && view.start(of: made) < visible.start + visible.length
        let row = isVisible ? made : first
        return Anchor(row: row, start: view.start(of: row))
    }

    /// Creates the rows near the visible area.
    ///
    /// The number of created rows is limited by the number of points, however low the rows are.
    private mutating func makeRows(
        around anchor: Anchor, visible: (start: CGFloat, length: CGFloat)
    ) -> Range<Int> {
        let prefetch = min(visible.length / 2, 300)
        var budget = Int(visible.length + 2 * prefetch, within: 0...rowCount) + 16
        let distance = visible.start - anchor.start
        let start = view.start(of: anchor.row) + distance
        let lower = view.lengths.row(at: start - prefetch, spacing: spacing)
        var row = lower
        var position = view.start(of: row)
        var limit = lower <= anchor.row ? .infinity : start + visible.length + prefetch
        while row < rowCount, row == lower || position < limit, budget > 0 {
            // The rows before the anchor can have moved it.
            if row == anchor.row { limit = position + distance + visible.length + prefetch }
            position += make(row) + spacing
            row += 1
            budget -= 1
        }
        return lower..<row
    }

    // MARK: - Rows

    /// Returns the size that is proposed to the cells of a track.
    private func proposal(for track: LazyGridTracks.Track) -> CGSize {
        axis.size(along: .infinity, across: track.length)
    }

    /// Updates the cells of a row, and returns the length of the longest.
    private mutating func make(_ row: Int) -> CGFloat {
        if made[row] != nil { return view.lengths[row] }
        var (updated, length): ([UpdatedChild], CGFloat) = ([], 0)
        for (index, track) in tracks.tracks.enumerated() where row * tracks.count + index < cells.count {
            let child = cells.update(
                row * tracks.count + index, in: children, environment: environment,
                availableSize: proposal(for: track), transition: transition)
            length = max(length, axis.along(child.size))
            updated.append(child)
        }
        made[row] = updated
        view.setLength(length, of: row)
        return length
    }

    private func place() {
        let isRightToLeft = children.owner.isRightToLeft
        var shown: [LazyGridView.Cell] = []
        for row in made.keys.sorted() {
            for (column, (child, track)) in zip(made[row] ?? [], tracks.tracks).enumerated() {
                shown.append(LazyGridView.Cell(index: row * tracks.count + column, view: child.view))
                let frame = frame(of: row, track, isRightToLeft: isRightToLeft)
                let center = track.alignment.resolved(isRightToLeft: isRightToLeft)
                    .center(of: child.size, in: frame.size)
                children.add(child.position(CGPoint(x: frame.minX + center.x, y: frame.minY + center.y)))
            }
        }
        view.setCells(shown, count: cells.count)
    }

    private func frame(of row: Int, _ track: LazyGridTracks.Track, isRightToLeft: Bool) -> CGRect {
        let (start, length) = (view.start(of: row), view.lengths[row])
        switch axis {
        case .vertical:
            let x = isRightToLeft ? tracks.length - track.end : track.start
            return CGRect(x: x, y: start, width: track.length, height: length)
        case .horizontal:
            let x = isRightToLeft ? view.length - start - length : start
            return CGRect(x: x, y: track.start, width: length, height: track.length)
        }
    }
}
