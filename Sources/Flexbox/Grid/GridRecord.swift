/// The items and tracks of a grid after its last placement.
///
/// The next layout takes from it the contributions of the items that have not changed. If the request is the same and
/// the changed items contribute what they did before, only these items are placed (``GridContainer/repeatLayout()``).
/// The record is discarded when the list of items changes, so that its pointers remain valid.
final class GridRecord {
    let items: UnsafeMutableBufferPointer<GridItem>
    /// The tracks, whose memory belongs to this record.
    private(set) var tracks: GridTrackLines
    /// The request and its answer.
    let layout: CachedLayout
    /// Whether the layout sized each axis once, so that it is repeatable as long as no contribution changes.
    let isRepeatable: Bool
    private let styleCount: UInt

    /// Takes over the memory of a container's items and tracks.
    init(_ container: GridContainer, layout: CachedLayout, isRepeatable: Bool) {
        items = container.items
        tracks = GridTrackLines(container)
        self.layout = layout
        self.isRepeatable = isRepeatable
        styleCount = container.node.pointee.styleCount
    }

    deinit {
        items.deallocate()
        tracks.columns.free()
        tracks.rows.free()
    }

    /// Whether the style and the writing direction of the grid are still those of the record.
    func isCurrent(for container: GridContainer) -> Bool {
        styleCount == container.node.pointee.styleCount && tracks.isRightToLeft == container.isRightToLeft
    }
}

extension GridContainer {
    /// Repeats the last layout for a request if it is certain to have the same areas; returns `nil` otherwise.
    ///
    /// O(n) in the number of items with a few comparisons for each; only changed items are measured and placed.
    func repeatLayout() -> LayoutResult? {
        guard let record = node.pointee.gridRecord, record.isRepeatable, !request.requiresBaseline,
            record.layout.matches(request), record.isCurrent(for: self)
        else { return nil }
        (items, columns, rows) = (record.items, record.tracks.columns, record.tracks.rows)
        defer { forgetContents() }
        let changed = items.indices.filter { items[$0].isOutdated }
        guard changed.allSatisfy(contributesAsBefore) else { return nil }
        for index in changed { place(items[index]) }
        layoutAbsoluteItems(borderBoxHeight: record.layout.answer.height)
        if node.pointee.wasDirtiedInLayout { node.pointee.gridRecord = nil }
        return record.layout.answer
    }

    /// Determines the contributions of a changed item again, and returns whether they are equal.
    private func contributesAsBefore(_ index: Int) -> Bool {
        guard items[index].hasCurrentPlacement else { return false }
        let (columns, rows) = (items[index][.columns], items[index][.rows])
        items[index].forgetContributions()
        return isRepeated(columns, index, .columns) && !dependsOnHeight(items[index]) && isRepeated(rows, index, .rows)
    }

    /// Whether the contributions that the last layout determined are the same now.
    private func isRepeated(_ old: GridContributions, _ index: Int, _ axis: GridAxis) -> Bool {
        if old.minContent.isSet, contribution(index, .minContent, axis) != old.minContent { return false }
        if old.maxContent.isSet, contribution(index, .maxContent, axis) != old.maxContent { return false }
        return old.minimum.isUnset || minimumContribution(index, axis) == old.minimum
    }

    /// Takes the contributions of unchanged items from the last layout.
    func adoptContributions() {
        guard let record = node.pointee.gridRecord, record.isCurrent(for: self) else { return }
        for index in items.indices { items[index].adoptContributions(of: record.items[index]) }
    }

    /// Keeps the items and tracks for the next layout.
    ///
    /// The items of subgrids contribute to the tracks as well, so that a grid with subgrids keeps nothing.
    /// Items on a shared baseline depend on each other, so that a layout with such items is not repeatable.
    func keepRecord(_ answer: LayoutResult) {
        guard !node.pointee.wasDirtiedInLayout, !hasSubgrids, node.pointee.subgridTracks == nil else {
            node.pointee.gridRecord = nil
            node.pointee.lineRecord = LineRecord(GridTrackLines(self).rects)
            return
        }
        let isRepeatable = isSizedOnce && !items.contains { $0.align == .baseline || $0.justify == .baseline }
        node.pointee.gridRecord = GridRecord(
            self, layout: CachedLayout(request, answer, hasBaseline: false), isRepeatable: isRepeatable)
        forgetContents()
    }

    /// Sets items and tracks, which belong to a record, to empty ones.
    private func forgetContents() {
        items = UnsafeMutableBufferPointer(start: nil, count: 0)
        (columns, rows) = (GridTracks(), GridTracks())
    }
}
