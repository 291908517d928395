// §10 Alignment and Spacing.
extension GridContainer {
    /// Whether tracks of automatic size stretch to fill the free space (§12.8).
    func stretchesTracks(_ axis: GridAxis) -> Bool {
        guard axis == .columns else { return node.pointee.style.alignContent == .stretch }
        return node.pointee.style.justifyContent == .normal || node.pointee.style.justifyContent == .stretch
    }

    /// §10.5 Aligning the Grid: positions the columns.
    func alignColumns() {
        guard inheritedTracks(.columns) == nil else { return }
        var justify = node.pointee.style.justifyContent
        if justify == .left || justify == .right {
            justify = (justify == .left) == isRightToLeft ? .end : .start
        }
        let space = innerWidth.isSet ? innerWidth - columns.totalSize : 0
        columns.place(
            Distribution(justify, space: space, count: columns.visibleCount, isReversed: false))
    }

    /// §12.1: before the rows are sized, areas include the space that alignment adds between rows of definite size, if the
    /// height of the grid is definite.
    func expectRowDistribution() {
        guard distributesRows, rows.list.allSatisfy(\.hasDefiniteLimits) else { return }
        let sum = rows.list.reduce(rows.gaps) { $0 + $1.limit }
        let distribution = Distribution(
            node.pointee.style.alignContent.justify, space: innerHeight - sum, count: rows.visibleCount,
            isReversed: false)
        rows.expectedBetween = distribution.between
    }

    /// Whether an area includes space between rows that is known only after all rows have been sized.
    func crossesUnknownDistribution(_ item: GridItem) -> Bool {
        item.rows.count > 1 && distributesRows && !rows.list.allSatisfy(\.hasDefiniteLimits)
    }

    /// Whether alignment can add space between the rows of a grid of definite height.
    private var distributesRows: Bool {
        guard innerHeight.isSet, rows.visibleCount > 1, inheritedTracks(.rows) == nil else { return false }
        switch node.pointee.style.alignContent {
        case .spaceBetween, .spaceAround, .spaceEvenly: return true
        default: return false
        }
    }

    /// §10.5: positions the rows.
    func positionRows() {
        guard inheritedTracks(.rows) == nil else { return }
        let space = innerHeight.isSet ? innerHeight - rows.totalSize : 0
        rows.place(
            Distribution(
                node.pointee.style.alignContent.justify, space: space, count: rows.visibleCount, isReversed: false))
    }

    /// §10.5: positions the rows, and determines the baselines in them.
    func alignRows() {
        positionRows()
        withSubgridItems(.rows, arePositioned: true) { settleBaselines() }
        settleInlineBaselines()
        shareTracks(columnsAreSized: true, rowsAreSized: true)
    }

    /// Lays out and positions the items in their areas.
    func placeItems() {
        for item in items { place(item) }
    }

    /// Lays out and positions an item in its area.
    func place(_ item: GridItem) {
        let width = columns.areaSize(item.columns)
        let height = rows.areaSize(item.rows)
        resolve(item, width: width, height: height)
        var request = itemRequest(item, width: width, height: height)
        request.requiresBaseline = item.baseline.isSet
        var answer = item.node.layout(request, .place, pass)
        let state = item.node.pointee.item
        answer.height = state.clampedHeight(answer.height)
        let (start, end) =
            isRightToLeft ? (state.margin.right, state.margin.left) : (state.margin.left, state.margin.right)
        let autoMargins = (
            state.hasAutoMargin.contains(isRightToLeft ? .right : .left),
            state.hasAutoMargin.contains(isRightToLeft ? .left : .right)
        )
        let space = width - request.width - start - end
        let aligned =
            item.inlineBaseline.isSet
            ? columns.list[item.columns.start].ascent - item.inlineBaseline
            : offset(item.justify, space, autoMargins, isSafe: item.isSafeInline)
        let inline = columns.list[item.columns.start].offset + start + aligned
        let top = rows.list[item.rows.start].offset + state.margin.top + verticalOffset(item, answer, height)
        // The edges of a subgrid can be wider than its tracks, so that the content box has no width but two edges.
        let left = isRightToLeft ? self.request.width - edges.right - inline - request.width : edges.left + inline
        var place = FlexRect(x: left, y: edges.top + top, width: request.width, height: answer.height)
        if item.node.pointee.traits.contains(.inset), item.node.pointee.style.position == .relative {
            place = place.moved(
                by: item.node.relativeOffset(width: width, height: height, isRightToLeft: isRightToLeft))
        }
        item.node.pointee.place = place
    }

    private func verticalOffset(_ item: GridItem, _ answer: LayoutResult, _ area: Double) -> Double {
        let state = item.node.pointee.item
        if item.baseline.isSet {
            return rows.list[item.rows.start].ascent - baseline(item, answer)
        }
        return offset(
            item.align, area - answer.height - state.margin.vertical,
            (state.hasAutoMargin.contains(.top), state.hasAutoMargin.contains(.bottom)), isSafe: item.isSafeBlock)
    }

    /// The offset of an item from the start of its area, given the free space.
    ///
    /// As in browsers, an item with automatic margins that overflows its area is aligned to the start.
    private func offset(_ align: FlexAlign, _ space: Double, _ autoMargins: (start: Bool, end: Bool), isSafe: Bool)
        -> Double
    {
        if autoMargins.start || autoMargins.end {
            guard space > 0, autoMargins.start else { return 0 }
            return autoMargins.end ? space / 2 : space
        }
        guard !isSafe || space >= 0 else { return 0 }
        switch align {
        case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe: return 0
        case .flexEnd, .end, .selfEnd: return space
        case .center: return space / 2
        }
    }

    /// §10.7 Grid Container Baselines: in the first row with items, the shared baseline if an item participates in
    /// baseline alignment, otherwise the baseline of the first item.
    func firstBaseline() -> Double {
        let first = items.min { ($0.rows.start, $0.columns.start) < ($1.rows.start, $1.columns.start) }
        guard let first else { return unset }
        let row = rows.list[first.rows.start]
        guard !sharesBaseline(inRow: first.rows.start) else { return edges.top + row.offset + row.ascent }
        let (width, height) = (columns.areaSize(first.columns), rows.areaSize(first.rows))
        resolve(first, width: width, height: height)
        var request = itemRequest(first, width: width, height: height)
        request.requiresBaseline = true
        var answer = first.node.layout(request, places ? .sizeAndTryPlaces : .size, pass)
        answer.height = first.node.pointee.item.clampedHeight(answer.height)
        let top = row.offset + first.node.pointee.item.margin.top
        return edges.top + top + verticalOffset(first, answer, height) + answer.baseline.ifUnset(answer.height)
    }

    /// Whether items of this grid share a baseline in a row.
    ///
    /// The items of subgrids participate as well (CSS Grid Level 2 §9), but a row that is inherited can have the baseline
    /// of items outside.
    private func sharesBaseline(inRow index: Int) -> Bool {
        guard inheritedTracks(.rows) != nil else { return rows.list[index].ascent.isSet }
        return items.contains { $0.rows.start == index && $0.baseline.isSet }
    }
}
