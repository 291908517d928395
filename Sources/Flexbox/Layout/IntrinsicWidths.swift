/// The kinds of intrinsic width.
enum IntrinsicKind {
    case minContent
    case maxContent
}

/// §9.9 Intrinsic Sizes: the min-content and max-content widths of a node.
///
/// Deviation: no browser implements the ideal algorithm of §9.9.1, because it would break existing pages. As in
/// browsers, the width of a row is the sum of its items' contributions (for the min-content width of a wrapping row:
/// the largest contribution).
extension NodePointer {
    /// The min-content or max-content width of the border box, regardless of the node's own width.
    ///
    /// `height` is the height of the border box, if known. The node's item state must be resolved, because padding and
    /// border are taken from it.
    func intrinsicWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        if pointee.isBareLeaf, !pointee.traits.contains(.measured) { return pointee.item.frameWidth }
        let innerHeight = height.isSet ? max(height - pointee.item.frameHeight, 0) : unset
        return contentWidth(kind, height: innerHeight, isRightToLeft: isRightToLeft, pass) + pointee.item.frameWidth
    }

    /// The intrinsic width of the content box, from the cache if possible.
    private func contentWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft inherited: Bool, _ pass: PassPointer
    ) -> Double {
        if pointee.subgridTracks != nil { forgetSubgridTracksIfNeeded(pass) }
        // The position of column breaks depends on the maximum height as well.
        let highest = max(pointee.item.maxHeight, pointee.item.minHeight)
        let limit = pointee.style.wrapsColumns && highest.isFinite ? -2 - highest : -1
        let key = height.ifUnset(limit)
        let isRightToLeft = isRightToLeft(inherited: inherited)
        var widths = CachedWidths(height: key, isRightToLeft: isRightToLeft)
        if pointee.traits.contains(.limitedColumns) {
            (widths.minWidth, widths.maxWidth) = contentWidthLimits
        }
        if pointee.cache.widths.hasKey(of: widths) { widths = pointee.cache.widths }
        let known = kind == .minContent ? widths.minContent : widths.maxContent
        guard known.isUnset else { return known }
        guard pass.pointee.descend() else { return 0 }

        pointee.isInLayout = true
        prepareItems()
        let width = calculateContentWidth(kind, height: height, isRightToLeft: isRightToLeft, pass)
        pointee.widthDependsOnHeight = pointee.items.inFlow.contains { $0.dependsOnHeight }
        pointee.isInLayout = false
        pass.pointee.ascend()

        // Preserves a width of the other kind that was cached during the calculation.
        if pointee.cache.widths.hasKey(of: widths) { widths = pointee.cache.widths }
        switch kind {
        case .minContent: widths.minContent = width
        case .maxContent: widths.maxContent = width
        }
        if !pointee.wasDirtiedInLayout { pointee.cache.storeWidths(widths) }
        return width
    }

    private func calculateContentWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        if pointee.style.display == .grid {
            return gridContentWidth(kind, height: height, isRightToLeft: isRightToLeft, pass)
        }
        guard pointee.items.flowCount > 0 else {
            let mode: FlexMeasureMode = height.isSet ? .exactly(height) : .maxContent
            return measureContent(kind == .minContent ? .minContent : .maxContent, mode, pass).width
        }
        if pointee.style.display == .block {
            return widestItem(kind, height: height, isRightToLeft: isRightToLeft, pass)
        }
        guard pointee.style.isRow else {
            // A single column is as wide as its widest item, unless baseline alignment makes items protrude.
            let isLimited = height.isSet || pointee.item.maxHeight.isFinite || pointee.style.alignItems == .baseline
            let wraps = pointee.style.wrapsColumns && kind == .maxContent && isLimited
            let widest = widestItem(kind, height: height, isRightToLeft: isRightToLeft, pass)
            return wraps ? columnsWidth(widest: widest, height: height, isRightToLeft: isRightToLeft, pass) : widest
        }
        if pointee.style.flexWrap == .noWrap {
            return rowWidth(
                kind, height: height, isRightToLeft: isRightToLeft, alignItems: pointee.style.alignItems, pass)
        }
        let widest = widestItem(.minContent, height: height, isRightToLeft: isRightToLeft, pass)
        if kind == .minContent { return widest }
        return max(widest, rowWidth(kind, height: height, isRightToLeft: isRightToLeft, alignItems: nil, pass))
    }

    /// The sum of the contributions of all items and the gaps between them.
    private func rowWidth(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, alignItems: FlexAlign?, _ pass: PassPointer
    ) -> Double {
        let gap = pointee.style.columnGap.resolved(against: 0).asMeasuredSize
        var sum = gap * Double(pointee.items.flowCount - 1)
        for item in pointee.items.inFlow {
            sum += item.widthContribution(
                kind, height: height, stretchesIn: alignItems, isRightToLeft: isRightToLeft, pass, flexes: true,
                isMain: true)
        }
        return max(sum, 0)
    }

    /// The largest contribution of an item.
    private func widestItem(
        _ kind: IntrinsicKind, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        var widest = 0.0
        for item in pointee.items.inFlow {
            let contribution = item.widthContribution(
                kind, height: height, stretchesIn: nil, isRightToLeft: isRightToLeft, pass, flexes: false,
                isMain: pointee.style.isRow && pointee.style.display != .block)
            widest = max(widest, contribution)
        }
        return widest
    }

    /// §9.9.2: the max-content width of a wrapping column at a height is the sum of its line widths.
    private func columnsWidth(
        widest: Double, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        let edges = frameEdges(basis: 0, isRightToLeft: isRightToLeft)
        var request = LayoutRequest(width: widest + edges.horizontal, basis: 0, isRightToLeft: isRightToLeft)
        request.height = height + edges.vertical
        let highest = max(pointee.item.maxHeight, pointee.item.minHeight)
        request.maxHeight = highest - pointee.item.frameHeight + edges.vertical
        request.isHeightDefinite = true
        var container = FlexContainer(self, request, places: false, pass, isSizingColumns: true)
        container.breakIntoLines()
        var width = container.crossGap * Double(container.lines.count - 1)
        for index in 0..<container.lines.count {
            width += container.widthOfColumn(index)
        }
        return max(width, widest)
    }

    /// Whether the width of this node's box can depend on its height.
    private var dependsOnHeight: Bool {
        pointee.widthDependsOnHeight || pointee.item.ratio.isSet || pointee.style.wrapsColumns
    }

    /// The width contribution of the node's margin box to a container whose content is being sized.
    ///
    /// Percentages are treated as `auto`. `stretchesIn` is the container's alignment if it is a single-line row;
    /// `flexes` specifies whether the flex basis applies, and `isMain` whether the width is the main size.
    fileprivate func widthContribution(
        _ kind: IntrinsicKind, height containerHeight: Double, stretchesIn alignItems: FlexAlign?, isRightToLeft: Bool,
        _ pass: PassPointer, flexes: Bool, isMain: Bool
    ) -> Double {
        resolveItem(width: unset, height: containerHeight, isRightToLeft: isRightToLeft, pass)
        resolveWidthLimits(minimum: kind, maximum: kind, isRightToLeft: isRightToLeft, pass)
        let item = self.item
        let height = heightForContribution(item, containerHeight: containerHeight, stretchesIn: alignItems)
        let sizing = pointee.style.boxSizing
        func content(_ kind: IntrinsicKind) -> Double {
            let width = intrinsicWidth(kind, height: height, isRightToLeft: isRightToLeft, pass)
            guard item.ratio.isSet, item.height.isUnset else { return width }
            let limited = item.widthWithinRatio(width, sizing)
            guard limited < width, !isMain, !pointee.style.clipsContent else { return limited }
            return max(limited, intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass))
        }
        // A definite height already determines the transferred size, so its limits are not applied again.
        func least() -> Double {
            height.isSet
                ? intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass) : content(.minContent)
        }
        var width = item.width
        if width.isUnset, item.ratio.isSet, height.isSet {
            let transferred = item.width(forHeight: height, sizing)
            let isAutomatic = pointee.style.minWidth == .auto && !pointee.style.clipsContent
            width = isAutomatic ? max(transferred, least()) : transferred
        }
        if width.isUnset {
            width = content(kind)
        }
        if flexes {
            if replacesContribution(item.clampedWidth(width), item) {
                resolveWidthLimits(
                    minimum: .minContent, maximum: pointee.style.flexShrink <= 0 ? .maxContent : kind,
                    isRightToLeft: isRightToLeft, pass)
            }
            width = clampedByBasis(width, item, height: height, minContent: least())
        }
        return item.clampedWidth(width) + item.margin.horizontal
    }

    /// Whether the item contributes its specified flex base size instead of its own width, because it cannot grow or shrink.
    private func replacesContribution(_ width: Double, _ item: ItemRef) -> Bool {
        guard let base = specifiedBase(item) else { return false }
        return pointee.style.flexGrow <= 0 && base < width || pointee.style.flexShrink <= 0 && base > width
    }

    private func specifiedBase(_ item: ItemRef) -> Double? {
        if let basis = basisInPoints(item) { return basis }
        guard pointee.style.flexBasis == .auto, case .points = pointee.style.width else { return nil }
        return item.width
    }

    /// The flex basis as the width of the border box; `nil` if it is not a length.
    private func basisInPoints(_ item: ItemRef) -> Double? {
        guard case .points(let basis) = pointee.style.flexBasis, basis.isFinite else { return nil }
        let extra = pointee.style.boxSizing == .contentBox ? item.frameWidth : 0
        return max(basis.asLength + extra, item.frameWidth)
    }

    private func heightForContribution(
        _ item: ItemRef, containerHeight: Double, stretchesIn alignItems: FlexAlign?
    ) -> Double {
        if item.height.isSet { return item.clampedHeight(item.height) }
        guard containerHeight.isSet, isStretched(item, in: alignItems) else { return unset }
        return item.clampedHeight(containerHeight - item.margin.vertical)
    }

    /// Whether the item stretches in a single-line row with an alignment.
    private func isStretched(_ item: ItemRef, in alignItems: FlexAlign?) -> Bool {
        alignItems != nil && (pointee.style.alignSelf ?? alignItems)?.stretches == true
            && pointee.style.height == .auto && item.hasAutoMargin.isDisjoint(with: .vertical)
    }

    /// §9.9.3: an item that cannot grow contributes at most its flex base size, and one that cannot shrink at least
    /// that.
    ///
    /// Deviation, as in browsers: only a specified base size is considered, not one that follows from the content.
    private func clampedByBasis(
        _ width: Double, _ item: ItemRef, height: Double, minContent: @autoclosure () -> Double
    ) -> Double {
        guard let base = basisInPoints(item) else { return width }
        var clamped = width
        if pointee.style.flexGrow <= 0, clamped > base {
            let isAutomatic = pointee.style.minWidth == .auto && !pointee.style.clipsContent
            let transferred = item.width(forHeight: height, pointee.style.boxSizing).ifUnset(0)
            let content = isAutomatic ? min(max(minContent(), transferred), item.maxWidth) : 0
            clamped = max(base, isAutomatic && item.width.isSet ? min(content, item.width) : content)
        }
        return pointee.style.flexShrink <= 0 ? max(clamped, base) : clamped
    }
}

extension FlexContainer {
    /// The width of a column in a container whose width is being determined.
    fileprivate mutating func widthOfColumn(_ index: Int) -> Double {
        for node in items[lines[index].start..<lines[index].end] {
            node.pointee.item.cross = node.pointee.item.contribution
        }
        lines[index].ascent = ascent(lines[index])
        return contentCross(lines[index])
    }

    /// Determines the width contribution of an item of a column.
    func determineContribution(_ node: NodePointer) {
        let outer = node.widthContribution(
            .maxContent, height: definiteHeight, stretchesIn: nil, isRightToLeft: isRightToLeft, pass, flexes: false,
            isMain: false)
        node.pointee.item.contribution = outer - node.pointee.item.margin.horizontal
    }
}
