/// The flex layout algorithm for one container, in the order of CSS Flexible Box Layout Module Level 1, §9.
///
/// Deliberate deviations:
/// - §9.2 step 2: the available space in the block axis is unbounded unless the height is specified or limited.
/// - §9.4 step 10: `visibility: collapse` is not supported.
/// - §9.9.1: see `IntrinsicWidths.swift`.
/// - §10 Fragmentation does not apply.
///
/// All methods are mutating, even those that change nothing, so that the container is passed by reference instead of
/// being copied for each call.
struct FlexContainer {
    let node: NodePointer
    let pass: PassPointer
    let request: LayoutRequest
    let places: Bool
    let items: UnsafeMutableBufferPointer<NodePointer>

    // The axes. Offsets are relative to the main and cross start, and converted to left and top during placement.
    let isRow: Bool
    let isRightToLeft: Bool
    let isMainReversed: Bool
    let isCrossReversed: Bool
    let wraps: Bool
    let mainGap: Double
    let crossGap: Double

    /// Padding plus border.
    let edges: EdgeSizes
    let innerWidth: Double
    /// The basis of width percentages; unset while the container's own width is being determined.
    let percentWidth: Double
    /// Whether the lines of a column are collected only to determine their widths.
    let isSizingColumns: Bool
    /// The basis of height percentages; unset if the height is not definite.
    let definiteHeight: Double
    /// The size of the content box in the main and the cross axis.
    ///
    /// The dimension that corresponds to the height is unset until it is determined.
    var innerMain: Double
    var innerCross: Double
    let isMainDefinite: Bool
    let isCrossDefinite: Bool

    var lines = FlexLines()

    init(
        _ node: NodePointer, _ request: LayoutRequest, places: Bool, _ pass: PassPointer, isSizingColumns: Bool = false
    ) {
        self.node = node
        self.pass = pass
        self.request = request
        self.places = places
        items = node.pointee.items.inFlow

        // Properties are read individually, because copying the large style costs more than the calculations here.
        let direction = node.pointee.style.flexDirection
        let wrap = node.pointee.style.flexWrap
        isRow = direction == .row || direction == .rowReverse
        isRightToLeft = node.isRightToLeft(inherited: request.isRightToLeft)
        let isBackwards = direction == .rowReverse || direction == .columnReverse
        isMainReversed = isBackwards != (isRow && isRightToLeft)
        isCrossReversed = (wrap == .wrapReverse) != (!isRow && isRightToLeft)
        wraps = wrap != .noWrap

        edges = node.frameEdges(basis: request.basis, isRightToLeft: isRightToLeft)
        innerWidth = max(request.width - edges.horizontal, 0)
        percentWidth = isSizingColumns ? unset : innerWidth
        self.isSizingColumns = isSizingColumns
        let innerHeight = request.height.isSet ? max(request.height - edges.vertical, 0) : unset
        definiteHeight = request.isHeightDefinite ? innerHeight : unset
        innerMain = isRow ? innerWidth : innerHeight
        innerCross = isRow ? innerHeight : innerWidth
        isMainDefinite = isRow || definiteHeight.isSet
        // A tentative height, or one that follows from the content, is not definite for the items.
        isCrossDefinite = !isRow || definiteHeight.isSet

        let hasGap = node.pointee.traits.contains(.gap)
        let columnGap = hasGap ? node.pointee.style.columnGap.resolved(against: percentWidth).asMeasuredSize : 0
        let rowGap = hasGap ? node.pointee.style.rowGap.resolved(against: definiteHeight).asMeasuredSize : 0
        mainGap = isRow ? columnGap : rowGap
        crossGap = isRow ? rowGap : columnGap
    }

    /// Lays out the container and answers the request.
    mutating func run() -> LayoutResult {
        var answer = LayoutResult(height: request.height)
        if items.isEmpty {
            answer = node.layoutLeaf(request, pass)
        } else {
            layoutFlow()
            answer.height = outerHeight()
            if request.requiresBaseline { answer.baseline = firstBaseline() }
        }
        if places { layoutAbsoluteItems(borderBoxHeight: answer.height) }
        return answer
    }

    /// The first steps of the algorithm, which also determine the width of a wrapping column.
    mutating func breakIntoLines() {
        prepareItems()  // §9.1, resolves the lengths of the items
        determineBaseSizes()  // §9.2 step 3
        collectLines()  // §9.3 step 5
    }

    private mutating func layoutFlow() {
        breakIntoLines()  // §9.1 to §9.3 step 5
        determineMainSize()  // §9.2 step 4
        // A column that only answers a height request is done; in nested boxes this halves the work.
        if isHeightAllThatMatters, !isRow { return }
        for index in 0..<lines.count {
            resolveFlexibleLengths(lines[index])  // §9.3 step 6, §9.7
        }
        determineHypotheticalCrossSizes()  // §9.4 step 7
        determineLineCrossSizes()  // §9.4 step 8
        determineCrossSize()  // §9.6 step 15, required by the stretching of lines
        if isHeightAllThatMatters { return }
        stretchLines()  // §9.4 step 9
        determineUsedCrossSizes()  // §9.4 step 11
        alignLines()  // §9.6 step 16
        alignInCrossAxis()  // §9.6 steps 13 and 14
        alignInMainAxis()  // §9.5 step 12
        guard places else { return }
        placeItems()
        keepLines()
    }

    /// Whether the request requires neither placement nor a baseline.
    private var isHeightAllThatMatters: Bool { !places && !request.requiresBaseline }

    private mutating func outerHeight() -> Double {
        (isRow ? innerCross : innerMain) + edges.vertical
    }

    /// §8.5 Flex Container Baselines: the startmost item of the startmost line, or an item there that shares its
    /// baseline.
    private mutating func firstBaseline() -> Double {
        let line = lines[isCrossAgainstStart ? lines.count - 1 : 0]
        let candidates = items[line.start..<line.end]
        var chosen = items[isMainAgainstStart ? line.end - 1 : line.start]
        if isRow, let participant = candidates.first(where: { sharesBaseline($0.item) }) {
            chosen = participant
        }
        if chosen.pointee.item.baseline.isUnset { measureBaseline(chosen) }
        let item = chosen.item
        let height = isRow ? item.cross : item.target
        let innerHeight = isRow ? innerCross : innerMain
        let offset = isRow ? item.crossOffset : item.mainOffset
        let isReversed = isRow ? isCrossReversed : isMainReversed
        let top = isReversed ? innerHeight - offset - height : offset
        return edges.top + top + item.baseline.ifUnset(height)
    }
}

// MARK: - Axes

extension FlexContainer {
    func mainMargins(_ item: ItemRef) -> Double {
        isRow ? item.margin.horizontal : item.margin.vertical
    }

    func crossMargins(_ item: ItemRef) -> Double {
        isRow ? item.margin.vertical : item.margin.horizontal
    }

    func mainStartMargin(_ item: ItemRef) -> Double {
        if isRow { return isMainReversed ? item.margin.right : item.margin.left }
        return isMainReversed ? item.margin.bottom : item.margin.top
    }

    func crossStartMargin(_ item: ItemRef) -> Double {
        if isRow { return isCrossReversed ? item.margin.bottom : item.margin.top }
        return isCrossReversed ? item.margin.right : item.margin.left
    }

    func mainFrame(_ item: ItemRef) -> Double {
        isRow ? item.frameWidth : item.frameHeight
    }

    func clampedCross(_ cross: Double, _ item: ItemRef) -> Double {
        isRow ? item.clampedHeight(cross) : item.clampedWidth(cross)
    }

    /// Whether an item stretches to the cross size of its line.
    ///
    /// A percentage of an unknown size, although treated like `auto` elsewhere, prevents stretching.
    func stretches(_ node: NodePointer) -> Bool {
        let autoMargins: BoxSides = isRow ? .vertical : .horizontal
        let cross = isRow ? node.pointee.style.height : node.pointee.style.width
        guard cross != .stretch else { return true }
        return node.pointee.item.align.stretches && cross == .auto
            && node.pointee.item.hasAutoMargin.isDisjoint(with: autoMargins)
    }

    /// The definite cross size of an item before layout: its own, or that of the line in a single-line container with a
    /// definite cross size (§9.8 rule 1).
    ///
    /// Unset otherwise.
    mutating func definiteCross(_ item: ItemRef) -> Double {
        let own = isRow ? item.height : item.width
        if own.isSet { return clampedCross(own, item) }
        guard !wraps, isCrossDefinite, item.stretches else { return unset }
        return clampedCross(innerCross - crossMargins(item), item)
    }
}
