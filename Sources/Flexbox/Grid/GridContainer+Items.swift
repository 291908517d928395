// §12.5 and §6.6: the contributions of the items, and their sizes in their areas.
extension GridContainer {
    /// The min-content or max-content contribution of an item, including its margins.
    func contribution(_ index: Int, _ kind: IntrinsicKind, _ axis: GridAxis) -> Double {
        let known = kind == .minContent ? items[index][axis].minContent : items[index][axis].maxContent
        guard known.isUnset else { return known }
        let size = axis == .columns ? widthContribution(index, kind) : heightContribution(index)
        if kind == .minContent || axis == .rows { items[index][axis].minContent = size }
        if kind == .maxContent || axis == .rows { items[index][axis].maxContent = size }
        return size
    }

    /// The minimum contribution: the outer size of an item at its minimum size if its preferred size is automatic.
    func minimumContribution(_ index: Int, _ axis: GridAxis) -> Double {
        if items[index][axis].minimum.isUnset {
            items[index][axis].minimum = determineMinimumContribution(index, axis)
        }
        return items[index][axis].minimum
    }

    private func determineMinimumContribution(_ index: Int, _ axis: GridAxis) -> Double {
        let item = items[index]
        let crossing = item[axis].crossing
        resolve(item, axis)
        if axis == .columns {
            item.node.resolveWidthLimits(
                minimum: .minContent, maximum: .minContent, isRightToLeft: item.isRightToLeft, pass)
        }
        let state = item.node.pointee.item
        let style = item.node.pointee.style
        let isAutomatic = axis == .columns ? state.width.isUnset : style.height.isAutomaticOrByArea
        guard isAutomatic else { return contribution(index, .minContent, axis) }
        let minimum = axis == .columns ? style.minWidth : style.minHeight
        let margins = (axis == .columns ? state.margin.horizontal : state.margin.vertical) + item.added.sum
        let frame = axis == .columns ? state.frameWidth : state.frameHeight
        // §6.6 Automatic Minimum Size of Grid Items.
        let isByContent =
            minimum == .auto && !style.clipsContent
            && crossing.contains(.autoMinimum)
            && !(crossing.contains(.flexible) && item.span(axis).count > 1)
        guard isByContent else {
            return max(max(axis == .columns ? state.minWidth : state.minHeight, frame) + margins, 0)
        }
        let content = contribution(index, .minContent, axis)
        let limit = item[axis].limit
        guard limit.isSet else { return content }
        return min(content, max(limit, frame + margins + (axis == .columns ? item.inlineShim : item.shim)))
    }

    /// Resolves the node's item state for the axis that is being sized.
    private func resolve(_ item: GridItem, _ axis: GridAxis) {
        if axis == .columns {
            resolve(item, width: unset, height: item[axis].otherSize)
        } else {
            resolve(item, width: item[axis].otherSize, height: unset)
        }
    }

    /// Resolves the node's item state in an area.
    ///
    /// §9: the sizes and limits of a subgrid are ignored in the axes in which it is one.
    func resolve(_ item: GridItem, width: Double, height: Double) {
        item.node.resolveItem(width: width, height: height, isRightToLeft: item.isRightToLeft, pass)
        if item.isSubgrid(.columns) { item.node.pointee.item.ignoreWidths() }
        if item.isSubgrid(.rows) { item.node.pointee.item.ignoreHeights() }
    }

    private func widthContribution(_ index: Int, _ kind: IntrinsicKind) -> Double {
        let item = items[index]
        resolve(item, .columns)
        item.node.resolveWidthLimits(minimum: kind, maximum: kind, isRightToLeft: item.isRightToLeft, pass)
        let (node, state) = (item.node, item.node.pointee.item)
        let height = heightInArea(item, item[.columns].otherSize)
        var width = state.width
        if width.isUnset, state.ratio.isSet, height.isSet {
            width = node.widthByRatio(height: height, item.isRightToLeft, pass)
        }
        if width.isUnset {
            width = node.intrinsicWidth(kind, height: height, isRightToLeft: item.isRightToLeft, pass)
            if state.ratio.isSet { width = state.widthWithinRatio(width, node.pointee.style.boxSizing) }
        }
        return max(state.clampedWidth(width) + state.margin.horizontal + item.added.sum + item.inlineShim, 0)
    }

    private func heightContribution(_ index: Int) -> Double {
        let item = items[index]
        resolve(item, .rows)
        let margins = item.node.pointee.item.margin.vertical + item.added.sum
        return max(measure(item, requiresBaseline: false).height + margins + item.shim, 0)
    }

    /// Returns the size of an item while the height of its area is unknown; its state must be resolved.
    private func measure(_ item: GridItem, requiresBaseline: Bool) -> LayoutResult {
        var request = itemRequest(item, width: item[.rows].otherSize, height: unset)
        request.requiresBaseline = requiresBaseline
        let mayStay = places && !(item.align.stretches && item.node.pointee.style.height == .auto)
        var answer = item.node.layout(request, mayStay ? .sizeAndTryPlaces : .size, pass)
        answer.height = item.node.pointee.item.clampedHeight(answer.height)
        return answer
    }

    /// §10.6 Aligning Baselines: determines the offset of the items that share a baseline with others in their row.
    func shareBaselines() {
        shareBaselines { item in
            resolve(item, .rows)
            return measure(item, requiresBaseline: true)
        }
        for index in items.indices {
            let ascent = rows.list[items[index].rows.start].ascent
            items[index].shim = items[index].baseline.isSet ? ascent - items[index].baseline : 0
        }
    }

    /// Determines the shared baselines again, because the heights of items can depend on those of their areas.
    func settleBaselines() {
        shareBaselines { item in
            let width = item.isNested ? item.otherSizeInSubgrid : columns.areaSize(item.columns)
            let height = rows.areaSize(item.rows) - item.added.sum
            resolve(item, width: width, height: height)
            var request = itemRequest(item, width: width, height: height)
            request.requiresBaseline = true
            var answer = item.node.layout(request, places ? .sizeAndTryPlaces : .size, pass)
            answer.height = item.node.pointee.item.clampedHeight(answer.height)
            return answer
        }
    }

    private func shareBaselines(_ measure: (GridItem) -> LayoutResult) {
        guard items.contains(where: { $0.align == .baseline }) else { return }
        let isInherited = inheritedTracks(.rows) != nil
        for index in rows.list.indices where !isInherited { rows.list[index].ascent = unset }
        for index in items.indices {
            items[index].baseline = unset
            let row = items[index].rows.start
            guard requestsBaseline(items[index]), !isInherited || rows.list[row].ascent.isSet else { continue }
            let answer = measure(items[index])
            guard answer.baseline.isSet || !isCyclic(items[index]) else { continue }
            items[index].baseline = baseline(items[index], answer)
            guard !isInherited else { continue }
            rows.list[row].ascent = max(rows.list[row].ascent.ifUnset(items[index].baseline), items[index].baseline)
        }
    }

    private func requestsBaseline(_ item: GridItem) -> Bool {
        let margin = item.node.pointee.style.margin
        return item.align == .baseline && !item.isEdge && margin.top != .auto && margin.bottom != .auto
    }

    /// Whether the height of an item depends on rows whose height depends on the item.
    ///
    /// Such an item does not share a baseline that is its own bottom edge.
    private func isCyclic(_ item: GridItem) -> Bool {
        let style = item.node.pointee.style
        return
            (style.height.isPercent || style.minHeight.isPercent || style.maxHeight.isPercent
            || style.height == .stretch || style.minHeight == .stretch || style.maxHeight == .stretch)
            && item[.rows].crossing.contains(.intrinsic)
    }

    /// The distance from the top edge of the margin box to the baseline.
    func baseline(_ item: GridItem, _ answer: LayoutResult) -> Double {
        item.node.pointee.item.margin.top + item.added.start + answer.baseline.ifUnset(answer.height)
    }
}

// MARK: - §6.2 Grid Item Sizing

extension GridContainer {
    /// The layout request for an item in an area; its state must be resolved.
    func itemRequest(_ item: GridItem, width areaWidth: Double, height areaHeight: Double) -> LayoutRequest {
        let node = item.node
        var height = isHeightByRatio(item) ? unset : heightInArea(item, areaHeight)
        let width = widthInArea(item, areaWidth, height: height)
        if node.pointee.traits.contains(.keywords) {
            node.resolveHeightLimits(width: width, basis: areaWidth, isRightToLeft: item.isRightToLeft, pass)
            if item.isSubgrid(.rows) { node.pointee.item.ignoreHeights() }
            height = isHeightByRatio(item) ? unset : heightInArea(item, areaHeight)
        }
        let state = node.pointee.item
        // With `normal` alignment the area's height only determines the width, which in turn determines the height.
        if state.ratio.isSet, state.height.isUnset, item.align == .normal { height = unset }
        var request = LayoutRequest(width: width, basis: areaWidth, isRightToLeft: item.isRightToLeft)
        request.height = height
        request.isHeightDefinite = height.isSet
        request.minHeight = state.minHeight
        request.maxHeight = state.maxHeight
        guard state.ratio.isSet, state.height.isUnset, height.isUnset else { return request }
        request.height = state.clampedHeight(state.height(forWidth: width, node.pointee.style.boxSizing))
        request.growsWithContent = node.pointee.style.growsWithContent
        request.isHeightDefinite = true
        return request
    }

    /// The definite height of an item: its own, or that of its area.
    private func heightInArea(_ item: GridItem, _ area: Double) -> Double {
        let (node, state) = (item.node, item.node.pointee.item)
        if item.isSubgrid(.rows) { return area.isSet ? state.clampedHeight(area - state.margin.vertical) : unset }
        if state.height.isSet { return state.clampedHeight(state.height) }
        let stretches =
            item.align.stretches && area.isSet && node.pointee.style.height == .auto
            && state.hasAutoMargin.isDisjoint(with: .vertical)
        return stretches ? state.clampedHeight(area - state.margin.vertical) : unset
    }

    /// Whether the height follows from an aspect ratio instead of the area.
    private func isHeightByRatio(_ item: GridItem) -> Bool {
        let state = item.node.pointee.item
        guard state.ratio.isSet, state.height.isUnset else { return false }
        return item.align == .normal && (state.width.isSet || stretchesWidth(item))
    }

    private func stretchesWidth(_ item: GridItem) -> Bool {
        item.justify.stretches && (item.node.pointee.style.width == .auto || item.isSubgrid(.columns))
            && item.node.pointee.item.hasAutoMargin.isDisjoint(with: .horizontal)
    }

    private func widthInArea(_ item: GridItem, _ area: Double, height: Double) -> Double {
        let (node, state) = (item.node, item.node.pointee.item)
        if state.width.isSet { return state.clampedWidth(state.width) }
        let space = max(area - state.margin.horizontal, 0)
        // §9: a subgrid fills its area; as in browsers, only its height is at least that of padding and border.
        if item.isSubgrid(.columns) { return space }
        let stretches = stretchesWidth(item)
        if state.ratio.isSet, height.isSet, !stretches || item.justify == .normal {
            // As in browsers, the content does not widen an item that has the height of its area by default.
            let width =
                state.height.isSet || item.align == .stretch
                ? node.widthByRatio(height: height, item.isRightToLeft, pass)
                : state.width(forHeight: height, node.pointee.style.boxSizing)
            return state.clampedWidth(width)
        }
        if stretches {
            // The limits of the height apply through the ratio only if the height follows from the width.
            let isTransferred = state.ratio.isSet && height.isUnset && item.justify == .normal
            return state.clampedWidth(
                isTransferred ? state.widthWithinRatio(space, node.pointee.style.boxSizing) : space)
        }
        let width = node.fitContentWidth(available: space, height: height, isRightToLeft: item.isRightToLeft, pass)
        return state.clampedWidth(width)
    }
}

extension NodePointer {
    /// Whether the width of this node's box can depend on its height.
    var gridWidthDependsOnHeight: Bool {
        pointee.widthDependsOnHeight || pointee.style.wrapsColumns || pointee.style.ratio.isSet
            || pointee.style.height.isPercent || pointee.style.minHeight.isPercent
            || pointee.style.maxHeight.isPercent
    }
}
