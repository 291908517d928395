// CSS Grid Level 2 §9 Subgrids.
//
// The items of a subgrid are items of its parent in the axes that it takes over: the parent sizes its tracks for them,
// with the margin, border and padding of the subgrid as additional margins at its edges. Nested subgrids pass their
// items on. The subgrid then receives the sizes of the tracks, and places its items in them.
//
// Deviations, as in browsers: an automatic span of a subgrid is one track, regardless of the names of its lines.
extension GridContainer {
    /// Calls a function while the container has, in addition to its own items, those of its subgrids in an axis.
    ///
    /// `arePositioned` specifies whether the tracks are positioned, so that the gaps include the space of alignment.
    func withSubgridItems(_ axis: GridAxis, arePositioned: Bool = false, _ body: () -> Void) {
        guard hasSubgrids else { return body() }
        setSubgridsInLayout(true, axis)
        var all = Array(items)
        let tracks = axis == .columns ? columns : rows
        appendSubgridItems(axis, to: &all, level: nil, gap: arePositioned ? tracks.distance : tracks.gap)
        let own = items
        all.withUnsafeMutableBufferPointer { buffer in
            items = buffer
            body()
            for index in own.indices { own[index] = buffer[index] }
        }
        items = own
        setSubgridsInLayout(false, axis)
    }

    /// Prevents measure functions from changing the subgrids while their items are sized.
    private func setSubgridsInLayout(_ isInLayout: Bool, _ axis: GridAxis) {
        for item in items where item.isSubgrid(axis) {
            item.node.setSubgridInLayout(isInLayout, axis, pass)
        }
    }

    /// Gives the subgrids among the items the tracks of their areas; those of an axis have no sizes unless specified.
    func shareTracks(columnsAreSized: Bool, rowsAreSized: Bool) {
        guard hasSubgrids else { return }
        for item in items where item.isSubgrid(.columns) || item.isSubgrid(.rows) {
            let basis = columnsAreSized ? columns.areaSize(item.columns) : unset
            item.node.resolveItem(width: basis, height: unset, isRightToLeft: isRightToLeft, pass)
            var columns = item.isSubgrid(.columns) ? inherited(.columns, item, isSized: columnsAreSized, basis) : nil
            var rows = item.isSubgrid(.rows) ? inherited(.rows, item, isSized: rowsAreSized, basis) : nil
            // A subgrid is not measured before it has columns, so that earlier sizes, which the caches belong to, can stay.
            if let known = item.node.pointee.subgridTracks, item.isSubgrid(.columns) {
                if !columnsAreSized { columns?.keepSizes(of: known.columns) }
                if !rowsAreSized { rows?.keepSizes(of: known.rows) }
            }
            item.node.setSubgridTracks(SubgridTracks(columns: columns, rows: rows))
        }
    }

    private func inherited(_ axis: GridAxis, _ item: GridItem, isSized: Bool, _ basis: Double) -> InheritedTracks {
        let tracks = axis == .columns ? columns : rows
        let span = item.span(axis)
        let first = span.start - tracks.origin
        var inherited = InheritedTracks()
        inherited.lines = tracks.linesWithoutAreas.lines(in: first...first + span.count)
        for (name, area) in areas(axis) {
            let clamped = area.clamped(to: first..<first + span.count)
            guard !clamped.isEmpty else { continue }
            inherited.areas[name] = (clamped.lowerBound - first)..<(clamped.upperBound - first)
        }
        inherited.gap = isSized ? tracks.distance : tracks.gap
        inherited.edges = edgeSizes(of: item.node, axis, basis: basis)
        if isSized {
            let origin = tracks.list[span.start].offset
            inherited.tracks = tracks.tracks(span).map {
                InheritedTracks.Track(
                    start: $0.offset - origin, end: $0.end - origin, ascent: $0.ascent.isSet ? $0.ascent : nil)
            }
        }
        if axis == .columns, item.node.isRightToLeft(inherited: isRightToLeft) != isRightToLeft { inherited.reverse() }
        return inherited
    }

    /// The named areas in an axis: those of the template, and those of the parent of a subgrid.
    private func areas(_ axis: GridAxis) -> [String: Range<Int>] {
        let own = namedAreas.ranges(axis)
        return (inheritedTracks(axis)?.areas ?? [:]).merging(own) { _, own in own }
    }

    /// The sum of margin, border and padding at each edge, in the direction of the tracks; the node must be resolved.
    private func edgeSizes(of node: NodePointer, _ axis: GridAxis, basis: Double) -> TrackEdges {
        let frame = node.frameEdges(
            basis: basis.ifUnset(0), isRightToLeft: node.isRightToLeft(inherited: isRightToLeft))
        let margin = node.pointee.item.margin
        guard axis == .columns else {
            return TrackEdges(start: margin.top + frame.top, end: margin.bottom + frame.bottom)
        }
        let edges = TrackEdges(start: margin.left + frame.left, end: margin.right + frame.right)
        return isRightToLeft ? edges.reversed : edges
    }
}

// MARK: - The items of subgrids

/// The position of a subgrid in the tracks of the grid that sizes them.
private struct SubgridLevel {
    /// The tracks in that grid.
    let span: GridSpan
    /// Whether the subgrid arranges the tracks in the opposite direction.
    let isReversed: Bool
    /// What the subgrid and its ancestors add at the edges, in the direction of the grid.
    let edges: TrackEdges
    /// The gaps of the subgrid and of the grid.
    let gap: Double
    let gridGap: Double

    /// Half of the difference between the gaps.
    private var excess: Double { (gap - gridGap) / 2 }

    /// The tracks in the grid of a span in the subgrid.
    func spanInGrid(_ local: GridSpan) -> GridSpan {
        let start = isReversed ? span.count - local.end : local.start
        return GridSpan(start: span.start + start, count: local.count)
    }

    /// The additional margins of an item with a span in the grid.
    func margins(_ item: GridSpan) -> TrackEdges {
        TrackEdges(
            start: item.start == span.start ? edges.start : excess, end: item.end == span.end ? edges.end : excess)
    }
}

extension GridContainer {
    /// Appends the items of the subgrids in an axis, with their areas in the tracks of the grid that sizes them.
    ///
    /// `level` is the position of this container in that grid, whose gap is `gap`; `nil` if it is the grid itself.
    private func appendSubgridItems(_ axis: GridAxis, to list: inout [GridItem], level: SubgridLevel?, gap: Double) {
        guard pass.pointee.descend() else { return }
        defer { pass.pointee.ascend() }
        for item in items where item.isSubgrid(axis) {
            let subgrid = contents(of: item, axis)
            defer { subgrid.dismantle() }
            let inner = self.level(of: item, subgrid, axis, level, gap: gap)
            appendEdges(of: item.node, inner, axis, to: &list)
            for index in subgrid.items.indices where !subgrid.items[index].isSubgrid(axis) {
                var nested = subgrid.items[index]
                let local = nested.span(axis)
                let span = inner.spanInGrid(local)
                nested.setNested(
                    in: axis, span, margins: inner.margins(span), otherSize: subgrid.otherSize(of: nested, axis))
                list.append(nested)
            }
            subgrid.appendSubgridItems(axis, to: &list, level: inner, gap: gap)
        }
    }

    private func level(
        of item: GridItem, _ subgrid: GridContainer, _ axis: GridAxis, _ level: SubgridLevel?, gap: Double
    ) -> SubgridLevel {
        let span = level?.spanInGrid(item.span(axis)) ?? item.span(axis)
        let basis = axis == .rows ? columns.areaSize(item.columns) : unset
        item.node.resolveItem(width: basis, height: unset, isRightToLeft: isRightToLeft, pass)
        let own = edgeSizes(of: item.node, axis, basis: basis)
        let isReversed = level?.isReversed ?? false
        let inGrid = isReversed ? own.reversed : own
        let around = level?.margins(span) ?? TrackEdges()
        let isOpposite = axis == .columns && subgrid.isRightToLeft != isRightToLeft
        return SubgridLevel(
            span: span, isReversed: isReversed != isOpposite,
            edges: TrackEdges(start: inGrid.start + around.start, end: inGrid.end + around.end),
            gap: subgrid.gapInParent(axis, level?.gap ?? gap), gridGap: gap)
    }

    /// The edges of a subgrid take up space in the tracks at its edges, even if these contain no items.
    private func appendEdges(of node: NodePointer, _ level: SubgridLevel, _ axis: GridAxis, to list: inout [GridItem]) {
        func append(_ start: Int, _ size: Double) {
            var edge = GridItem(node, isRightToLeft: isRightToLeft)
            edge.setEdge(in: axis, GridSpan(start: start), size: size)
            list.append(edge)
        }
        guard level.span.count > 1 else { return append(level.span.start, level.edges.sum) }
        append(level.span.start, level.edges.start)
        append(level.span.end - 1, level.edges.end)
    }

    /// Creates the container of a subgrid with its items in their areas, and with columns if the rows are being sized.
    private func contents(of item: GridItem, _ axis: GridAxis) -> GridContainer {
        item.node.prepareItems()
        let container: GridContainer
        if axis == .columns {
            item.node.resolveItem(width: unset, height: unset, isRightToLeft: isRightToLeft, pass)
            container = GridContainer(sizing: item.node, constraint, height: unset, isRightToLeft: isRightToLeft, pass)
            container.prepare()
        } else {
            let width = columns.areaSize(item.columns)
            resolve(item, width: width, height: unset)
            let request = itemRequest(item, width: width, height: unset)
            container = GridContainer(item.node, request, places: false, pass)
            container.prepare()
            if container.inheritedTracks(.columns) == nil {
                container.shareTracks(columnsAreSized: false, rowsAreSized: false)
                container.sizeColumns()
            }
        }
        container.shareTracks(columnsAreSized: axis == .rows, rowsAreSized: false)
        return container
    }

    /// The size of the area of an item in the axis that is not being sized; unset if unknown.
    private func otherSize(of item: GridItem, _ axis: GridAxis) -> Double {
        guard axis == .columns else { return columns.areaSize(item.columns) }
        return inheritedTracks(.rows) == nil ? rows.definiteSize(item.rows) : unset
    }

    /// The gap of this subgrid in an axis, given that of its parent.
    private func gapInParent(_ axis: GridAxis, _ parentGap: Double) -> Double {
        let length = axis == .columns ? node.pointee.style.columnGap : node.pointee.style.rowGap
        guard length != .auto else { return parentGap }
        return axis == .columns ? columns.gap : rows.gap
    }
}

extension NodePointer {
    /// Marks a subgrid and the subgrids in it as being laid out.
    fileprivate func setSubgridInLayout(_ isInLayout: Bool, _ axis: GridAxis, _ pass: PassPointer) {
        guard pass.pointee.descend() else { return }
        defer { pass.pointee.ascend() }
        if isInLayout { prepareItems() }
        pointee.isInLayout = isInLayout
        if !isInLayout { pointee.wasDirtiedInLayout = false }
        for item in pointee.items.inFlow where item.isSubgrid(axis, pass) {
            item.setSubgridInLayout(isInLayout, axis, pass)
        }
    }
}
