/// The common part of ``LazyVGrid`` and ``LazyHGrid``.
///
/// A row is a row of a vertical grid, or a column of a horizontal one. A line is a row, a header or a footer.
protocol LazyGrid: ContainerComponent where View == LazyGridView {
    var axis: LazyGridAxis { get }
    /// The columns of a vertical grid, or the rows of a horizontal one.
    var gridItems: [GridItem] { get }
    /// The distance between lines, in points.
    var spacing: CGFloat { get }
    var pinnedViews: PinnedScrollableViews { get }
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
        view.pinnedViews = pinnedViews
        let tracks = LazyGridTracks(gridItems, in: axis.across(availableSize))
        let sectionTypes = [
            ObjectIdentifier(Section<EnvironmentType>.self), ObjectIdentifier(Section<Empty>.self),
        ]
        let cells = LazyGridCells(
            items.items, sectionTypes: sectionTypes, descriptions: view.descriptions, in: children)
        var pass = LazyGridPass(
            axis: axis, tracks: tracks, spacing: spacing, cells: cells,
            lines: LazyGridLines(cells.sections, trackCount: tracks.count), view: view, children: children,
            environment: environment, transition: transition)
        return pass.layOut()
    }
}

/// One update of a lazy grid.
///
/// 1. The first visible line of the previous update that has views is the anchor, which keeps its place on screen.
/// 2. If no length is known, that of the anchor is the estimate for all lines.
/// 3. The lines from some distance before the visible area to some distance after it, those that were requested, and those
///    that are pinned are created and measured.
/// 4. The average of all measured lengths becomes the estimate, if it differs from it.
/// 5. The cells, headers and footers are placed, and the difference of the anchor's position is scrolled after the updates.
@MainActor
struct LazyGridPass {
    let axis: LazyGridAxis
    let tracks: LazyGridTracks
    let spacing: CGFloat
    let cells: LazyGridCells
    let lines: LazyGridLines
    let view: LazyGridView
    let children: ChildContainer
    let environment: EnvironmentCells
    let transition: ComponentTransition

    /// The updated cells of the rows, and the updated headers and footers.
    private var made: [Int: [UpdatedChild]] = [:]

    init(
        axis: LazyGridAxis, tracks: LazyGridTracks, spacing: CGFloat, cells: LazyGridCells, lines: LazyGridLines,
        view: LazyGridView, children: ChildContainer, environment: EnvironmentCells, transition: ComponentTransition
    ) {
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
        self.cells = cells
        self.lines = lines
        self.view = view
        self.children = children
        self.environment = environment
        self.transition = transition
    }

    /// A line, and its position before the update.
    private struct Anchor {
        var line = 0
        var start: CGFloat = 0
    }

    mutating func layOut() -> CGSize {
        let visible = view.visiblePart(along: axis)
        var anchor = anchor(in: visible)
        let isReset = adoptLines(moving: &anchor, isAtStart: visible.start <= 0)
        guard lines.count > 0 else {
            view.madeLines = 0..<0
            view.setCells([], count: 0)
            view.edges = []
            return .zero
        }
        // If the line no longer exists, the scroll view shows the end of its content.
        if anchor.line >= lines.count { anchor = Anchor() }
        // In a new text size, the cells are updated one after the other, and all but the last pass measure former sizes.
        let isFresh = isReset || view.anchorAfterReset == anchor.line
        view.anchorAfterReset = isFresh ? anchor.line : nil
        if isReset {
            let length = make(anchor.line)
            view.estimate(by: length, of: anchor.line)
        }
        view.madeLines = makeLines(around: anchor, visible: visible)
        for line in view.requestedLines where line < lines.count { _ = make(line) }
        let edges = view.pinningEdges(along: axis)
        for line in view.pinnedLines(at: edges?.moved(by: shift(of: anchor))) { _ = make(line) }
        if isFresh { view.keepLengths(of: Set(made.keys)) }
        // An animation would move the cells by what is scrolled at once.
        if isFresh || transition.animation.isImmediate { view.estimateByAverage(tolerates: !isFresh) }
        view.pendingShift += shift(of: anchor)
        place(pinnedAt: edges?.moved(by: view.pendingShift))
        UpdateScheduler.shared.afterUpdates { [weak view] in view?.settle() }
        return axis.size(along: view.length, across: tracks.length)
    }

    /// Passes the description to the view, and replaces the anchor by the line that it has become; returns whether no length
    /// is valid any longer.
    private func adoptLines(moving anchor: inout Anchor, isAtStart: Bool) -> Bool {
        let mapping = view.mapping(to: lines)
        let isReset = view.adopt(
            axis: axis, tracks: tracks, spacing: spacing, lines: lines, mapping: mapping,
            textSize: children.owner.contentSizeCategory)
        if !isAtStart, let line = mapping?.line(anchor.line) { anchor.line = line }
        return isReset
    }

    /// Returns the distance by which the update has moved the anchor, in points.
    private func shift(of anchor: Anchor) -> CGFloat {
        anchor.line > 0 ? view.start(of: anchor.line) - anchor.start : 0
    }

    /// Returns the first line of the previous update that is visible and has views, or the first visible one.
    ///
    /// A line without views has an estimated length, by whose error the lines after it would move.
    private func anchor(in visible: (start: CGFloat, length: CGFloat)) -> Anchor {
        guard visible.start > 0, view.lengths.count > 0 else { return Anchor() }
        let first = view.lengths.row(at: visible.start, spacing: view.spacing)
        let made = max(first, view.madeLines.lowerBound)
        let isVisible = view.madeLines.contains(made) && view.start(of: made) < visible.start + visible.length
        let line = isVisible ? made : first
        return Anchor(line: line, start: view.start(of: line))
    }

    /// Creates the lines near the visible area.
    ///
    /// The number of created lines is limited by the number of points, however low the lines are.
    private mutating func makeLines(
        around anchor: Anchor, visible: (start: CGFloat, length: CGFloat)
    ) -> Range<Int> {
        let prefetch = min(visible.length / 2, 300)
        var budget = Int(visible.length + 2 * prefetch, within: 0...lines.count) + 16
        let distance = visible.start - anchor.start
        let start = view.start(of: anchor.line) + distance
        let lower = view.lengths.row(at: start - prefetch, spacing: spacing)
        var line = lower
        var position = view.start(of: line)
        var limit = lower <= anchor.line ? .infinity : start + visible.length + prefetch
        while line < lines.count, line == lower || position < limit, budget > 0 {
            // The lines before the anchor can have moved it.
            if line == anchor.line { limit = position + distance + visible.length + prefetch }
            position += make(line) + spacing
            line += 1
            budget -= 1
        }
        return lower..<line
    }

    // MARK: - Lines

    /// Updates the cells of a row, or a header or footer, and returns the length of the longest.
    private mutating func make(_ line: Int) -> CGFloat {
        if made[line] != nil { return view.lengths[line] }
        let (section, kind) = lines.entries.place(of: line)
        let updated: [UpdatedChild]
        if case .row(let row) = kind {
            updated = zip(lines.cells(ofRow: row, in: section), tracks.tracks).map { cell, track in
                cells.update(
                    cell, environment: environment, availableSize: axis.size(along: .infinity, across: track.length),
                    transition: transition)
            }
        } else {
            let child = cells.update(
                kind, of: section, environment: environment,
                availableSize: axis.size(along: .infinity, across: tracks.length), transition: transition)
            updated = child.map { [$0] } ?? []
        }
        made[line] = updated
        let length = updated.reduce(0) { max($0, axis.along($1.size)) }
        view.setLength(length, of: line)
        return length
    }

    /// Places the cells, and in front of them the headers and footers.
    private func place(pinnedAt edges: LazyGridEdges?) {
        var shown: [LazyGridView.Cell] = []
        var headersAndFooters: [(line: Int, child: UpdatedChild)] = []
        for line in made.keys.sorted() {
            let (section, kind) = lines.entries.place(of: line)
            guard case .row(let row) = kind else {
                headersAndFooters += (made[line] ?? []).map { (line, $0) }
                continue
            }
            let indices = lines.cells(ofRow: row, in: section)
            for (index, (child, track)) in zip(indices, zip(made[line] ?? [], tracks.tracks)) {
                shown.append(LazyGridView.Cell(index: index, view: child.view))
                let frame = view.frame(start: view.start(of: line), length: view.lengths[line], of: track)
                let center = track.alignment.resolved(isRightToLeft: children.owner.isRightToLeft)
                    .center(of: child.size, in: frame.size)
                children.add(child.position(CGPoint(x: frame.minX + center.x, y: frame.minY + center.y)))
            }
        }
        view.setCells(shown, count: cells.count)
        view.edges = headersAndFooters.map { LazyGridView.Edge(line: $0.line, view: $0.child.view) }
        for (line, child) in headersAndFooters {
            let frame = view.frame(ofLine: line, size: child.size, pinnedAt: edges)
            children.add(child.position(CGPoint(x: frame.midX, y: frame.midY)))
        }
    }
}
