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
        let state = item.node.pointee.item
        let style = item.node.pointee.style
        let isAutomatic = axis == .columns ? state.width.isUnset : style.height.isPercent || style.height == .auto
        guard isAutomatic else { return contribution(index, .minContent, axis) }
        let minimum = axis == .columns ? style.minWidth : style.minHeight
        let margins = axis == .columns ? state.margin.horizontal : state.margin.vertical
        let frame = axis == .columns ? state.frameWidth : state.frameHeight
        // §6.6 Automatic Minimum Size of Grid Items.
        let isByContent =
            minimum == .auto && !style.clipsContent && crossing.contains(.autoMinimum)
            && !(crossing.contains(.flexible) && item.span(axis).count > 1)
        guard isByContent else {
            return max(max(axis == .columns ? state.minWidth : state.minHeight, frame) + margins, 0)
        }
        let content = contribution(index, .minContent, axis)
        let limit = item[axis].limit
        guard limit.isSet else { return content }
        return min(content, max(limit, frame + margins + item.shim))
    }

    /// Resolves the node's item state for the axis that is being sized.
    private func resolve(_ item: GridItem, _ axis: GridAxis) {
        if axis == .columns {
            item.node.resolveItem(width: unset, height: item[axis].otherSize, isRightToLeft: isRightToLeft)
        } else {
            item.node.resolveItem(width: item[axis].otherSize, height: unset, isRightToLeft: isRightToLeft)
        }
    }

    private func widthContribution(_ index: Int, _ kind: IntrinsicKind) -> Double {
        let item = items[index]
        resolve(item, .columns)
        let (node, state) = (item.node, item.node.pointee.item)
        let height = heightInArea(item, item[.columns].otherSize)
        var width = state.width
        if width.isUnset, state.ratio.isSet, height.isSet {
            width = widthByRatio(node, height: height)
        }
        if width.isUnset {
            width = node.intrinsicWidth(kind, height: height, isRightToLeft: isRightToLeft, pass)
            if state.ratio.isSet { width = state.widthWithinRatio(width, node.pointee.style.boxSizing) }
        }
        return max(state.clampedWidth(width) + state.margin.horizontal, 0)
    }

    private func heightContribution(_ index: Int) -> Double {
        let item = items[index]
        resolve(item, .rows)
        let margins = item.node.pointee.item.margin.vertical
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
        guard items.contains(where: { $0.align == .baseline }) else { return }
        for index in rows.list.indices { rows.list[index].ascent = unset }
        for index in items.indices {
            items[index].baseline = unset
            items[index].shim = 0
            guard sharesBaseline(items[index]) else { continue }
            resolve(items[index], .rows)
            items[index].baseline = baseline(items[index], measure(items[index], requiresBaseline: true))
            let row = items[index].rows.start
            rows.list[row].ascent = max(rows.list[row].ascent.ifUnset(items[index].baseline), items[index].baseline)
        }
        for index in items.indices where items[index].baseline.isSet {
            items[index].shim = rows.list[items[index].rows.start].ascent - items[index].baseline
        }
    }

    func sharesBaseline(_ item: GridItem) -> Bool {
        let style = item.node.pointee.style
        let isCyclic =
            style.height.isPercent && item[.rows].crossing.contains(innerHeight.isSet ? .content : .intrinsic)
        return item.align == .baseline && !isCyclic && style.margin.top != .auto && style.margin.bottom != .auto
    }

    /// The distance from the top edge of the margin box to the baseline.
    func baseline(_ item: GridItem, _ answer: LayoutResult) -> Double {
        item.node.pointee.item.margin.top + answer.baseline.ifUnset(answer.height)
    }
}

// MARK: - §6.2 Grid Item Sizing

extension GridContainer {
    /// The layout request for an item in an area; its state must be resolved.
    func itemRequest(_ item: GridItem, width areaWidth: Double, height areaHeight: Double) -> LayoutRequest {
        let (node, state) = (item.node, item.node.pointee.item)
        var height = isHeightByRatio(item) ? unset : heightInArea(item, areaHeight)
        let width = widthInArea(item, areaWidth, height: height)
        // With `normal` alignment the area's height only determines the width, which in turn determines the height.
        if state.ratio.isSet, state.height.isUnset, item.align == .normal { height = unset }
        var request = LayoutRequest(width: width, basis: areaWidth, isRightToLeft: isRightToLeft)
        request.height = height
        request.isHeightDefinite = height.isSet
        request.minHeight = state.minHeight
        request.maxHeight = state.maxHeight
        guard state.ratio.isSet, state.height.isUnset, height.isUnset else { return request }
        request.height = state.clampedHeight(state.height(forWidth: width, node.pointee.style.boxSizing))
        request.growsWithContent = node.pointee.style.minHeight == .auto && !node.pointee.style.clipsContent
        request.isHeightDefinite = true
        return request
    }

    /// The definite height of an item: its own, or that of its area.
    private func heightInArea(_ item: GridItem, _ area: Double) -> Double {
        let (node, state) = (item.node, item.node.pointee.item)
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
        item.justify.stretches && item.node.pointee.style.width == .auto
            && item.node.pointee.item.hasAutoMargin.isDisjoint(with: .horizontal)
    }

    private func widthInArea(_ item: GridItem, _ area: Double, height: Double) -> Double {
        let (node, state) = (item.node, item.node.pointee.item)
        if state.width.isSet { return state.clampedWidth(state.width) }
        let space = max(area - state.margin.horizontal, 0)
        let stretches = stretchesWidth(item)
        if state.ratio.isSet, height.isSet, !stretches || item.justify == .normal {
            return state.clampedWidth(widthByRatio(node, height: height))
        }
        if stretches {
            return state.clampedWidth(
                state.ratio.isSet ? state.widthWithinRatio(space, node.pointee.style.boxSizing) : space)
        }
        let width = node.fitContentWidth(available: space, height: height, isRightToLeft: isRightToLeft, pass)
        return state.clampedWidth(width)
    }

    /// The width that the aspect ratio gives for a height, but at least the content's unless the item clips it.
    private func widthByRatio(_ node: NodePointer, height: Double) -> Double {
        let item = node.pointee.item
        let width = item.width(forHeight: height, node.pointee.style.boxSizing)
        guard node.pointee.style.minWidth == .auto, !node.pointee.style.clipsContent else { return width }
        return max(width, node.intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass))
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
