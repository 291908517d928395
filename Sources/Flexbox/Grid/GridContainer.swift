/// The grid layout algorithm for one container, in the order of CSS Grid Layout Module Level 1, §11 and §12.
///
/// Deliberate deviations:
/// - §12.1 steps 3 and 4: the columns are sized a second time if the width of an item in them depends on its height,
///   and a height that follows from the rows remains the one that belongs to the first columns.
final class GridContainer {
    let node: NodePointer
    let pass: PassPointer
    let request: LayoutRequest
    let places: Bool
    let style: GridStyle
    let isRightToLeft: Bool
    /// The purpose for which the columns are sized.
    let constraint: GridConstraint

    /// Padding plus border.
    let edges: EdgeSizes
    /// The size of the content box; unset while unknown.
    let innerWidth: Double
    var innerHeight: Double
    /// The limits of the content box, if its size is unknown.
    let leastWidth: Double
    let largestWidth: Double
    let leastHeight: Double
    let largestHeight: Double

    var columns = GridTracks()
    var rows = GridTracks()
    private var rowTemplate = GridTemplate()
    /// The areas of the template.
    private(set) var namedAreas = GridAreas([])
    /// Whether an item takes over tracks of this grid.
    private(set) var hasSubgrids = false
    /// The tracks of the parent that this grid takes over.
    private let subgridTracks: SubgridTracks?
    /// Whether the rows already have sizes while the columns are sized.
    private var hasSizedRows = false
    /// The sum of the rows before they were sized again, if the height follows from them.
    private var earlierRowsSize = unset
    /// Whether the tracks of each axis were sized only once.
    private(set) var isSizedOnce = true
    var items = UnsafeMutableBufferPointer<GridItem>(start: nil, count: 0)

    init(_ node: NodePointer, _ request: LayoutRequest, places: Bool, _ pass: PassPointer) {
        self.node = node
        self.pass = pass
        self.request = request
        self.places = places
        style = node.pointee.style.grid ?? GridStyle()
        constraint = .layout
        subgridTracks = node.pointee.subgridTracks
        isRightToLeft = node.isRightToLeft(inherited: request.isRightToLeft)
        edges = node.frameEdges(basis: request.basis, isRightToLeft: isRightToLeft)
        innerWidth = max(request.width - edges.horizontal, 0)
        // Rows cannot refer to a height that follows from the content, even if the parent limited it.
        innerHeight = request.isHeightDefinite ? max(request.height - edges.vertical, 0) : unset
        leastWidth = 0
        largestWidth = .infinity
        // A parent that requests the content height omits the limits, but the number of repetitions depends on them.
        let own = node.ownMinimumHeight(frame: edges.vertical)
        leastHeight = max(max(request.minHeight, own) - edges.vertical, 0)
        largestHeight = max(min(request.maxHeight, request.wrapHeight) - edges.vertical, 0)
    }

    /// Creates a container to determine its width.
    ///
    /// The node's item state must be resolved, because the size limits are taken from it.
    init(
        sizing node: NodePointer, _ constraint: GridConstraint, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) {
        self.node = node
        self.pass = pass
        self.constraint = constraint
        self.isRightToLeft = node.isRightToLeft(inherited: isRightToLeft)
        subgridTracks = node.pointee.subgridTracks
        request = LayoutRequest(width: unset, basis: 0, isRightToLeft: isRightToLeft)
        places = false
        style = node.pointee.style.grid ?? GridStyle()
        edges = EdgeSizes()
        let item = node.pointee.item
        innerWidth = unset
        innerHeight = height
        (leastWidth, largestWidth) = node.contentWidthLimits
        leastHeight = max(item.minHeight - item.frameHeight, 0)
        largestHeight = max(item.maxHeight - item.frameHeight, 0)
    }

    /// Lays out the container and answers the request.
    func run() -> LayoutResult {
        var answer = LayoutResult(height: request.height)
        let isMeasured = node.pointee.items.flowCount == 0 && node.pointee.traits.contains(.measured)
        if isMeasured {
            answer = node.layoutLeaf(request, pass)
            guard places, node.pointee.items.count > 0 else { return answer }
            innerHeight = max(answer.height - edges.vertical, 0)
        } else if places, let answer = repeatLayout() {
            return answer
        }
        defer { dismantle() }
        prepare()
        sizeTracks()
        if !isMeasured { answer.height = determineHeight() }
        if places || request.requiresBaseline { alignRows() }
        if places { placeItems() }
        if request.requiresBaseline, !isMeasured { answer.baseline = firstBaseline() }
        if places { layoutAbsoluteItems(borderBoxHeight: answer.height) }
        if places, !isMeasured { keepRecord(answer) }
        return answer
    }

    /// Determines the width of the content box.
    func contentWidth() -> Double {
        defer { dismantle() }
        prepare()
        sizeTracks()
        guard constraint == .maxContent, hasItemsThatDependOnHeight else { return columns.totalSize }
        // With the min-content columns the rows can be higher, and items with an aspect ratio wider.
        let smallest = GridContainer(
            sizing: node, .minContent, height: innerHeight, isRightToLeft: request.isRightToLeft, pass)
        return max(columns.totalSize, smallest.contentWidth())
    }

    func dismantle() {
        columns.free()
        rows.free()
        items.deallocate()
    }
}

/// The purpose for which tracks are sized (CSS Sizing Level 3 §2.1).
enum GridConstraint {
    /// To lay out the items.
    case layout
    /// To determine the min-content size of the container.
    case minContent
    /// To determine the max-content size of the container.
    case maxContent
}

// MARK: - Track creation

extension GridContainer {
    /// Creates the tracks, and places the items in their areas.
    func prepare() {
        let nodes = node.pointee.items.inFlow
        items = .allocate(capacity: nodes.count)
        let (alignItems, justifyItems) = (node.pointee.style.alignItems, style.inlineAlignmentOfItems)
        for index in nodes.indices {
            var item = GridItem(nodes[index], isRightToLeft: isRightToLeft)
            let align = nodes[index].pointee.style.alignSelf ?? alignItems
            let justify = nodes[index].pointee.style.justifySelf ?? justifyItems
            (item.align, item.isSafeBlock) = (align.withoutOverflow, align.overflow == .safe)
            item.justify = nodes[index].inlineAlignment(justify, isRightToLeft: isRightToLeft)
            item.isSafeInline = justify.overflow == .safe
            if !nodes[index].pointee.traits.isDisjoint(with: .subgrid) { setSubgrid(&item) }
            items.initializeElement(at: index, to: item)
        }
        adoptContributions()
        columns.gap = gap(.columns)
        rows.gap = gap(.rows)
        var columnTemplate = template(.columns)
        rowTemplate = template(.rows)
        (columns.linesWithoutAreas, rows.linesWithoutAreas) = (columnTemplate.lines, rowTemplate.lines)
        if !style.templateAreas.isEmpty {
            namedAreas = GridAreas(style.templateAreas)
            namedAreas.extend(&columnTemplate.lines, .columns)
            namedAreas.extend(&rowTemplate.lines, .rows)
        }
        columnTemplate.addInheritedAreas()
        rowTemplate.addInheritedAreas()
        let placement = GridPlacement(
            items, flow: style.autoFlow, columns: columnTemplate.lines, rows: rowTemplate.lines)
        make(&columns, columnTemplate, placement.columns, style.autoColumns, .columns)
        make(&rows, rowTemplate, placement.rows, style.autoRows, .rows)
    }

    private func setSubgrid(_ item: inout GridItem) {
        for axis in [GridAxis.columns, .rows] where item.node.isSubgrid(axis, pass) {
            item.setSubgrid(axis)
            hasSubgrids = true
        }
    }

    /// The tracks of the parent that this grid takes over in an axis.
    func inheritedTracks(_ axis: GridAxis) -> InheritedTracks? { subgridTracks?[axis] }

    /// The gap between tracks; a subgrid whose gap is automatic takes over that of its parent.
    private func gap(_ axis: GridAxis) -> Double {
        let isRow = axis == .rows
        if let inherited = inheritedTracks(axis) {
            let length = isRow ? node.pointee.style.rowGap : node.pointee.style.columnGap
            guard length != .auto else { return inherited.gap }
        }
        guard node.pointee.traits.contains(.gap) else { return 0 }
        return isRow
            ? node.pointee.style.rowGap.resolved(against: innerHeight).asMeasuredSize
            : node.pointee.style.columnGap.resolved(against: innerWidth).asMeasuredSize
    }

    private func template(_ axis: GridAxis) -> GridTemplate {
        let tracks = axis == .columns ? style.templateColumns : style.templateRows
        if let inherited = inheritedTracks(axis) { return GridTemplate(tracks, in: inherited) }
        return axis == .columns
            ? GridTemplate(tracks, available: innerWidth, least: leastWidth, largest: largestWidth, gap: columns.gap)
            : GridTemplate(tracks, available: innerHeight, least: leastHeight, largest: largestHeight, gap: rows.gap)
    }

    /// Creates the tracks of an axis: those of the template, and the implicit tracks before and after it (§7.6).
    private func make(
        _ tracks: inout GridTracks, _ template: GridTemplate, _ extent: GridPlacement.Extent, _ auto: [GridTrackSize],
        _ axis: GridAxis
    ) {
        let available = axis == .columns ? innerWidth : innerHeight
        let (sizes, auto) = (template.sizes, auto.withoutNames)
        tracks.origin = extent.origin
        tracks.lines = template.lines
        if let inherited = inheritedTracks(axis) {
            let gap = tracks.gap
            tracks.make(inherited.count) { inherited.track(at: $0, gap: gap) }
            return tracks.adoptPositions()
        }
        tracks.make(extent.count) { index in
            GridTrackState(Self.size(at: index - extent.origin, sizes, auto), available: available)
        }
        guard !template.fitted.isEmpty else { return }
        collapse(tracks: &tracks, template.fitted, axis)
    }

    /// §7.2.3.2: collapses the empty repetitions of `auto-fit`.
    private func collapse(tracks: inout GridTracks, _ fitted: Range<Int>, _ axis: GridAxis) {
        var isTaken = [Bool](repeating: false, count: tracks.list.count)
        for item in items {
            let span = item.span(axis)
            for index in span.start..<span.end { isTaken[index] = true }
        }
        for index in fitted where !isTaken[index + tracks.origin] {
            tracks.collapse(index + tracks.origin)
        }
    }
}

// MARK: - §12.1 Grid Sizing Algorithm

extension GridContainer {
    private func sizeTracks() {
        expectRowDistribution()
        shareTracks(columnsAreSized: false, rowsAreSized: false)
        sizeColumns()
        shareTracks(columnsAreSized: true, rowsAreSized: false)
        let dependOnHeight = hasItemsThatDependOnHeight
        // If only the width is requested, the rows are sized only if they affect it.
        guard constraint == .layout || dependOnHeight else { return }
        size(.rows)
        if dependOnHeight { resizeTracks() }
    }

    /// Sizes and positions the columns.
    func sizeColumns() {
        size(.columns)
        alignColumns()
    }

    /// Sizes the tracks of an axis, unless they are those of the parent.
    private func size(_ axis: GridAxis) {
        guard inheritedTracks(axis) == nil else { return }
        withSubgridItems(axis) { GridSizing(self, axis).run() }
    }

    /// Steps 3 and 4.
    ///
    /// As in browsers, a height that follows from the rows remains the one that belongs to the first columns.
    private func resizeTracks() {
        isSizedOnce = false
        let height = innerHeight
        if height.isUnset { earlierRowsSize = rows.totalSize }
        positionRows()
        hasSizedRows = true
        sizeColumns()
        hasSizedRows = false
        guard constraint == .layout else { return }
        shareTracks(columnsAreSized: true, rowsAreSized: false)
        innerHeight = height.ifUnset(earlierRowsSize)
        size(.rows)
        innerHeight = height
    }

    /// Whether an item requires the columns to be sized again once the heights are known.
    private var hasItemsThatDependOnHeight: Bool {
        inheritedTracks(.columns) == nil && items.contains(where: dependsOnHeight)
    }

    /// Whether the width of an item in an intrinsically sized column can change once its height is known.
    func dependsOnHeight(_ item: GridItem) -> Bool {
        item.crossesIntrinsicColumn && item.node.gridWidthDependsOnHeight
            && !(rows.haveFixedSize(item.rows) && !crossesUnknownDistribution(item))
    }

    /// The height of an item's area; unset while unknown.
    func knownHeight(_ item: GridItem) -> Double {
        hasSizedRows ? rows.areaSize(item.rows) : rows.definiteSize(item.rows)
    }

    /// The height of the border box.
    ///
    /// If the height follows from the content, percentages of it are resolved at this point (§7.2.1), and flexible rows
    /// share its free space.
    private func determineHeight() -> Double {
        guard innerHeight.isUnset || request.growsWithContent else { return request.height }
        let content = earlierRowsSize.ifUnset(rows.totalSize) + edges.vertical
        let desired = request.growsWithContent ? max(content, request.height) : request.height.ifUnset(content)
        let height = max(min(desired, request.maxHeight), request.minHeight, edges.vertical)
        let isUnchanged = innerHeight == max(height - edges.vertical, 0)
        innerHeight = max(height - edges.vertical, 0)
        guard !isUnchanged, refersToHeight else { return height }
        rows.gap = gap(.rows)
        resize(&rows, rowTemplate.sizes, style.autoRows)
        isSizedOnce = false
        size(.rows)
        return height
    }

    private var refersToHeight: Bool {
        if case .percent = node.pointee.style.rowGap { return true }
        let (sizes, auto) = (rowTemplate.sizes, style.autoRows.withoutNames)
        return rows.list.indices.contains { index in
            let track = rows.list[index]
            return track.maximum == .flexible
                || !track.isCollapsed && Self.size(at: index - rows.origin, sizes, auto).isRelative
        }
    }

    /// Updates existing tracks with the sizing functions for a known height.
    private func resize(_ tracks: inout GridTracks, _ sizes: [GridTrackSize], _ auto: [GridTrackSize]) {
        let auto = auto.withoutNames
        for index in tracks.list.indices where !tracks.list[index].isCollapsed {
            let size = Self.size(at: index - tracks.origin, sizes, auto)
            tracks.list[index] = GridTrackState(size, available: innerHeight)
        }
    }

    /// The size of a track, given its distance from the first explicit one: implicit tracks repeat their sizes.
    private static func size(at place: Int, _ sizes: [GridTrackSize], _ auto: [GridTrackSize]) -> GridTrackSize {
        if sizes.indices.contains(place) { return sizes[place] }
        let beyond = (place < 0 ? place : place - sizes.count) % auto.count
        return auto[beyond < 0 ? beyond + auto.count : beyond]
    }
}

extension NodePointer {
    /// The minimum height of the border box if it is specified in points, and 0 otherwise.
    fileprivate func ownMinimumHeight(frame: Double) -> Double {
        guard case .points(let value) = pointee.style.minHeight else { return 0 }
        return value.asMeasuredSize + (pointee.style.boxSizing == .contentBox ? frame : 0)
    }

    /// The limits of the width of the content box, including those that follow from the height and an aspect ratio.
    var contentWidthLimits: (least: Double, largest: Double) {
        let (item, sizing) = (pointee.item, pointee.style.boxSizing)
        var (least, largest) = (item.minWidth, item.maxWidth)
        if item.ratio.isSet {
            least = max(least, item.width(forHeight: item.minHeight, sizing))
            if item.maxHeight.isFinite { largest = min(largest, item.width(forHeight: item.maxHeight, sizing)) }
        }
        return (max(least - item.frameWidth, 0), max(largest - item.frameWidth, 0))
    }

    /// The min-content or max-content width of a grid container's content box.
    func gridContentWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        if pointee.items.flowCount == 0, pointee.traits.contains(.measured) {
            let mode: FlexMeasureMode = height.isSet ? .exactly(height) : .maxContent
            return measureContent(kind == .minContent ? .minContent : .maxContent, mode, pass).width
        }
        let container = GridContainer(
            sizing: self, kind == .minContent ? .minContent : .maxContent, height: height, isRightToLeft: isRightToLeft,
            pass)
        return container.contentWidth()
    }
}
