// §4.1 Absolutely-Positioned Flex Children, and CSS Positioned Layout §4 for their sizes and places.
extension FlexContainer {
    /// Places the children that stand outside the flow.
    ///
    /// Every node is the containing block of its absolute children: its padding box is.
    func layoutAbsoluteItems(borderBoxHeight: Double) {
        let absolutes = node.pointee.items.absolute
        guard !absolutes.isEmpty else { return }
        let border = node.borderEdges(isRightToLeft: isRightToLeft)
        let block = FlexRect(
            x: border.left, y: border.top, width: max(request.width - border.horizontal, 0),
            height: max(borderBoxHeight - border.vertical, 0))
        let content = FlexRect(
            x: edges.left, y: edges.top, width: innerWidth, height: max(borderBoxHeight - edges.vertical, 0))
        for child in absolutes {
            layoutAbsolute(child, block: block, content: content)
        }
    }

    private func layoutAbsolute(_ child: NodePointer, block: FlexRect, content: FlexRect) {
        child.resolveItem(width: block.width, height: block.height, isRightToLeft: isRightToLeft)
        child.pointee.item.align = child.pointee.style.alignSelf ?? node.pointee.style.alignItems
        let inset = child.pointee.style.inset
        let item = child.pointee.item
        var horizontal = AbsoluteAxis(
            start: inset.left(isRightToLeft: isRightToLeft).resolved(against: block.width),
            end: inset.right(isRightToLeft: isRightToLeft).resolved(against: block.width),
            isStartAuto: item.hasAutoMargin.contains(.left),
            isEndAuto: item.hasAutoMargin.contains(.right),
            startMargin: item.margin.left, endMargin: item.margin.right,
            blockStart: block.x, blockSize: block.width, prefersEnd: isRightToLeft,
            hold: staticHold(item, content: content, isHorizontal: true))
        var vertical = AbsoluteAxis(
            start: inset.top.resolved(against: block.height), end: inset.bottom.resolved(against: block.height),
            isStartAuto: item.hasAutoMargin.contains(.top),
            isEndAuto: item.hasAutoMargin.contains(.bottom),
            startMargin: item.margin.top, endMargin: item.margin.bottom,
            blockStart: block.y, blockSize: block.height, prefersEnd: false,
            hold: staticHold(item, content: content, isHorizontal: false))
        sizeAbsolute(child, &horizontal, &vertical, block: block)
        child.pointee.place = FlexRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.size, height: vertical.size)
    }

    /// Finds the size, and lays the inside out with it.
    private func sizeAbsolute(
        _ child: NodePointer, _ horizontal: inout AbsoluteAxis, _ vertical: inout AbsoluteAxis, block: FlexRect
    ) {
        let item = child.pointee.item
        let sizing = child.pointee.style.boxSizing
        var height =
            item.height.isSet ? item.height : (item.ratio.isSet && item.width.isUnset ? vertical.stretched : unset)
        var width = item.width
        if width.isUnset, item.ratio.isSet, height.isSet, horizontal.stretched.isUnset || item.height.isSet {
            width = item.width(forHeight: item.clampedHeight(height), sizing)
        }
        if width.isUnset { width = horizontal.stretched }
        if width.isUnset {
            let known = height.isSet ? item.clampedHeight(height) : vertical.stretched
            width = fitContentWidth(child, available: horizontal.available, height: known)
        }
        width = item.clampedWidth(width)
        if item.ratio.isSet, item.height.isUnset {
            height = item.height(forWidth: width, sizing)
        }
        if height.isUnset { height = vertical.stretched }
        var request = LayoutRequest(width: width, basis: block.width, isRightToLeft: isRightToLeft)
        if height.isSet {
            request.height = item.clampedHeight(height)
            request.isHeightDefinite = true
        } else {
            request.minHeight = item.minHeight
            request.maxHeight = item.maxHeight
        }
        horizontal.size = width
        vertical.size = item.clampedHeight(child.layout(request, .place, pass).height)
    }

    /// Where a box is held whose insets in an axis are both automatic: as if it were the only item of the container.
    private func staticHold(_ item: ItemState, content: FlexRect, isHorizontal: Bool) -> StaticHold {
        let start = isHorizontal ? content.x : content.y
        let extent = isHorizontal ? content.width : content.height
        let isMain = isRow == isHorizontal
        let isReversed = isMain ? isMainReversed : isCrossReversed
        switch isMain ? staticMainSide : staticCrossSide(item) {
        case .center: return StaticHold(side: .center, place: start + extent / 2)
        case .start where isReversed, .end where !isReversed: return StaticHold(side: .end, place: start + extent)
        case .start, .end: return StaticHold(side: .start, place: start)
        }
    }

    private var staticMainSide: StaticHold.Side {
        switch node.pointee.style.justifyContent {
        case .normal, .stretch, .flexStart, .spaceBetween: .start
        case .flexEnd: .end
        case .center, .spaceAround, .spaceEvenly: .center
        case .start: isMainAgainstStart ? .end : .start
        case .end: isMainAgainstStart ? .start : .end
        }
    }

    private func staticCrossSide(_ item: ItemState) -> StaticHold.Side {
        switch item.align {
        case .normal, .stretch, .flexStart: .start
        case .flexEnd: .end
        case .center: .center
        case .start, .baseline: isCrossAgainstStart ? .end : .start
        case .end: isCrossAgainstStart ? .start : .end
        }
    }
}

/// By which side a box without insets is held, and where in the parent's border box.
private struct StaticHold {
    enum Side {
        case start
        case center
        case end
    }

    let side: Side
    let place: Double
}

/// One axis of an absolutely positioned box: insets, margins, and the containing block.
private struct AbsoluteAxis {
    let start: Double
    let end: Double
    let isStartAuto: Bool
    let isEndAuto: Bool
    let startMargin: Double
    let endMargin: Double
    let blockStart: Double
    let blockSize: Double
    /// Whether the start gives way where everything is given and does not fit together.
    let prefersEnd: Bool
    let hold: StaticHold
    var size = 0.0

    /// The space that the box may fill, without the margins: between the insets; without any, as far as the containing
    /// block reaches from where the box is held.
    var available: Double {
        var space = blockSize - start.ifUnset(0) - end.ifUnset(0)
        if start.isUnset, end.isUnset {
            let before = hold.place - blockStart
            switch hold.side {
            case .start: space = blockSize - before
            case .end: space = before
            case .center: space = 2 * min(before, blockSize - before)
            }
        }
        return max(max(space, 0) - startMargin - endMargin, 0)
    }

    /// The size of an automatic box that is held at both ends.
    var stretched: Double {
        start.isSet && end.isSet ? available : unset
    }

    /// The place of the border box.
    var origin: Double {
        if start.isSet, end.isSet { return blockStart + start + startOfMargins() }
        if start.isSet { return blockStart + start + startMargin }
        if end.isSet { return blockStart + blockSize - end - endMargin - size }
        switch hold.side {
        case .start: return hold.place + startMargin
        case .end: return hold.place - endMargin - size
        case .center: return hold.place + (startMargin - endMargin - size) / 2
        }
    }

    /// What lies between the start inset and the border box, if the box is held at both ends.
    private func startOfMargins() -> Double {
        let space = blockSize - start - end - startMargin - endMargin - size
        if space > 0, isStartAuto || isEndAuto {
            return isStartAuto ? startMargin + (isEndAuto ? space / 2 : space) : startMargin
        }
        return prefersEnd ? startMargin + space : startMargin
    }
}
