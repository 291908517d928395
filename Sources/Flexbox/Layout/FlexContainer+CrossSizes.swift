// §9.4 Cross Size Determination.
extension FlexContainer {
    /// Step 7: determines the hypothetical cross size of each item, as if it were the only item in its line.
    mutating func determineHypotheticalCrossSizes() {
        for node in items {
            if isRow { determineHeight(node) } else { determineWidth(node) }
        }
    }

    private mutating func determineHeight(_ node: NodePointer) {
        node.resolveHeightLimits(
            width: node.pointee.item.target, basis: percentWidth, isRightToLeft: isRightToLeft, pass)
        let item = node.item
        let definite = definiteCross(item)
        if definite.isSet {
            node.pointee.item.cross = definite
            if item.align == .baseline { measureBaseline(node) }
            return
        }
        var request = heightRequest(node)
        request.requiresBaseline = item.align == .baseline
        let isFinal = places && !item.stretches
        let answer = node.layout(request, isFinal ? .sizeAndTryPlaces : .size, pass)
        node.pointee.item.cross = item.clampedHeight(answer.height)
        node.pointee.item.baseline = answer.baseline
    }

    /// The request for an item of a row whose height is not definite.
    private mutating func heightRequest(_ node: NodePointer) -> LayoutRequest {
        let item = node.item
        var request = contentRequest(node, width: item.target)
        request.minHeight = item.minHeight
        request.maxHeight = item.maxHeight
        if item.ratio.isSet {
            // The transferred height is a minimum that the content may exceed (the automatic minimum of boxes with an
            // aspect ratio).
            let height = item.height(forWidth: item.target, node.pointee.style.boxSizing)
            request.height = item.clampedHeight(height)
            request.isHeightDefinite = true
            request.growsWithContent = node.pointee.style.growsWithContent
        }
        return request
    }

    private mutating func determineWidth(_ node: NodePointer) {
        let item = node.item
        let definite = definiteCross(item)
        if definite.isUnset, item.ratio.isSet {
            node.pointee.item.cross = ratioWidth(node, height: item.target)
            return
        }
        // An automatic width has already been determined with the base size.
        if definite.isSet || item.basis != .content {
            let given = item.height.isSet ? item.clampedHeight(item.height) : unset
            node.pointee.item.cross = hypotheticalWidth(node, definite: definite, height: given)
        }
        let dependsOnHeight = node.pointee.style.wrapsColumns || node.pointee.widthDependsOnHeight
        guard definite.isUnset, dependsOnHeight, hasDefiniteHeight(item) else { return }
        node.pointee.item.cross = hypotheticalWidth(node, definite: unset, height: item.target)
    }

    /// Whether the used height of an item in a column is definite, instead of following from its content.
    private func hasDefiniteHeight(_ item: ItemRef) -> Bool {
        isMainDefinite || item.basis != .content
    }

    mutating func measureBaseline(_ node: NodePointer) {
        var request = finalRequest(node)
        request.requiresBaseline = true
        node.pointee.item.baseline = node.layout(request, places ? .sizeAndTryPlaces : .size, pass).baseline
    }

    /// Step 8: determines the cross size of each line.
    mutating func determineLineCrossSizes() {
        if !wraps, innerCross.isSet, !(isRow && request.growsWithContent) {
            lines[0].ascent = ascent(lines[0])
            lines[0].cross = innerCross
            return
        }
        for index in 0..<lines.count {
            lines[index].ascent = ascent(lines[index])
            lines[index].cross = contentCross(lines[index])
        }
        if !wraps { lines[0].cross = clampedInnerHeight(lines[0].cross) }
    }

    /// The distance from a line's cross start edge to its shared baseline; unset if no items share one.
    mutating func ascent(_ line: FlexLine) -> Double {
        var ascent = unset
        for node in items[line.start..<line.end] where sharesBaseline(node.item) {
            let above = crossStartToBaseline(node.item)
            ascent = ascent.isSet ? max(ascent, above) : above
        }
        return ascent
    }

    /// The largest outer cross size of the items; items that share a baseline are combined.
    mutating func contentCross(_ line: FlexLine) -> Double {
        var size = 0.0
        for node in items[line.start..<line.end] {
            let item = node.item
            let outer = item.cross + crossMargins(item)
            let isShared = line.ascent.isSet && sharesBaseline(item)
            size = max(size, isShared ? line.ascent + outer - crossStartToBaseline(item) : outer)
        }
        return size
    }

    func sharesBaseline(_ item: ItemRef) -> Bool {
        item.align == .baseline && item.hasAutoMargin.isDisjoint(with: isRow ? .vertical : .horizontal)
    }

    /// The distance from the cross start edge of an item's margin box to its baseline.
    ///
    /// In a column, which has no baselines in its cross axis, browsers align the left edges.
    func crossStartToBaseline(_ item: ItemRef) -> Double {
        guard isRow else { return isCrossReversed ? item.cross + item.margin.right : item.margin.left }
        let baseline = item.baseline.ifUnset(item.cross)
        return isCrossReversed ? item.cross - baseline + item.margin.bottom : baseline + item.margin.top
    }

    /// §9.6 step 15: determines the cross size of the container if it follows from the lines.
    mutating func determineCrossSize() {
        guard innerCross.isUnset || (isRow && request.growsWithContent) else { return }
        var sum = crossGap * Double(lines.count - 1)
        for index in 0..<lines.count {
            sum += lines[index].cross
        }
        innerCross = clampedInnerHeight(sum)
    }

    /// Step 9: distributes the free cross space to the lines.
    mutating func stretchLines() {
        guard wraps, node.pointee.style.alignContent == .stretch else { return }
        let space = freeCrossSpace()
        guard space > 0 else { return }
        for index in 0..<lines.count {
            lines[index].cross += space / Double(lines.count)
        }
    }

    mutating func freeCrossSpace() -> Double {
        var space = innerCross - crossGap * Double(lines.count - 1)
        for index in 0..<lines.count {
            space -= lines[index].cross
        }
        return space
    }

    /// Step 11: gives stretched items the size of their line.
    ///
    /// Deviation, as in browsers: in a wrapping column, the fit-content width of an item with automatic width is
    /// computed again for its line, which is wider than the container if another item is.
    mutating func determineUsedCrossSizes() {
        for index in 0..<lines.count {
            let line = lines[index]
            for node in items[line.start..<line.end] {
                let item = node.item
                let space = line.cross - crossMargins(item)
                if item.stretches {
                    node.pointee.item.cross = clampedCross(space, item)
                } else if wraps, !isRow, item.width.isUnset, item.ratio.isUnset, space > item.cross {
                    let height = hasDefiniteHeight(item) ? item.target : unset
                    node.pointee.item.cross = clampedCross(
                        fitContentWidth(node, available: space, height: height), item)
                }
            }
        }
    }

    /// The request for an item whose main and cross sizes are known.
    mutating func finalRequest(_ node: NodePointer) -> LayoutRequest {
        let item = node.item
        guard isRow else { return finalColumnRequest(node) }
        let isOpen = item.height.isUnset && !item.stretches && definiteCross(item).isUnset
        guard !isOpen else { return heightRequest(node) }
        var request = contentRequest(node, width: item.target)
        request.height = item.cross
        request.wrapHeight = .infinity
        request.isHeightDefinite = true
        return request
    }

    private mutating func finalColumnRequest(_ node: NodePointer) -> LayoutRequest {
        let item = node.item
        var request = contentRequest(node, width: item.cross)
        // If the height follows from the content, and is indefinite for percentages inside, this is the same request
        // that determined the height, so its cached answer is reused. A longer column breaks at its used height instead.
        if !hasDefiniteHeight(item), item.target == item.base, item.cross == item.measuredWidth,
            item.target <= request.wrapHeight
        {
            return request
        }
        request.height = item.target
        request.isHeightDefinite = hasDefiniteHeight(item)
        if request.isHeightDefinite { request.wrapHeight = .infinity }
        return request
    }
}
