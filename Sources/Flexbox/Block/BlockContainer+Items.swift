// CSS 2.2 §10.3.3 and CSS Box Alignment §6.1: the widths and horizontal positions of the children.
extension BlockContainer {
    /// The layout request for a child; its state must be resolved.
    func itemRequest(_ child: NodePointer) -> LayoutRequest {
        let width = width(of: child)
        child.resolveHeightLimits(width: width, basis: innerWidth, isRightToLeft: isRightToLeft, pass)
        let item = child.pointee.item
        var request = LayoutRequest(width: width, basis: innerWidth, isRightToLeft: isRightToLeft)
        request.collapsesMargins = child.collapsesMarginsOfContent
        request.minHeight = item.minHeight
        request.maxHeight = item.maxHeight
        if item.height.isSet {
            request.height = item.clampedHeight(item.height)
            request.isHeightDefinite = true
        } else if item.ratio.isSet {
            request.height = item.clampedHeight(item.height(forWidth: width, child.pointee.style.boxSizing))
            request.isHeightDefinite = true
            request.growsWithContent = child.pointee.style.growsWithContent
        }
        return request
    }

    private func width(of child: NodePointer) -> Double {
        let item = child.pointee.item
        if item.width.isSet { return item.clampedWidth(item.width) }
        let justify = justify(child)
        let fills = justify.stretches && child.pointee.style.width == .auto
        if item.ratio.isSet, item.height.isSet, justify != .stretch {
            return item.clampedWidth(child.widthByRatio(height: item.clampedHeight(item.height), isRightToLeft, pass))
        }
        let space = max(innerWidth - item.margin.horizontal, 0)
        guard fills else {
            return item.clampedWidth(
                child.fitContentWidth(
                    available: space, height: item.height, isRightToLeft: isRightToLeft, pass))
        }
        let sizing = child.pointee.style.boxSizing
        let isTransferred = item.ratio.isSet && item.height.isUnset && justify == .normal
        return item.clampedWidth(isTransferred ? item.widthWithinRatio(space, sizing) : space)
    }

    /// The alignment of a child along the inline axis.
    func justify(_ child: NodePointer) -> FlexAlign {
        let justify = child.pointee.style.justifySelf ?? node.pointee.style.justifyItems
        return child.inlineAlignment(justify, isRightToLeft: isRightToLeft)
    }

    /// The left edge of a child of a width in the border box.
    func left(of child: NodePointer, _ width: Double) -> Double {
        let item = child.pointee.item
        let space = innerWidth - width - item.margin.horizontal
        let start = startOffset(child, space: space)
        return edges.left + (isRightToLeft ? innerWidth - item.margin.right - start - width : item.margin.left + start)
    }

    /// The distance from the start edge that automatic margins or alignment add.
    private func startOffset(_ child: NodePointer, space: Double) -> Double {
        let margins = child.pointee.item.hasAutoMargin.intersection(.horizontal)
        if !margins.isEmpty {
            guard space > 0, margins.contains(isRightToLeft ? .right : .left) else { return 0 }
            return margins == .horizontal ? space / 2 : space
        }
        let isSafe = (child.pointee.style.justifySelf ?? node.pointee.style.justifyItems).overflow == .safe
        guard space >= 0 || !isSafe else { return 0 }
        switch justify(child) {
        case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe: return 0
        case .center: return space / 2
        case .flexEnd, .end, .selfEnd: return space
        }
    }

    /// Positions a child, and moves it by its insets if it is relatively positioned.
    func place(_ child: NodePointer, _ frame: FlexRect) {
        child.pointee.place = frame
        guard child.pointee.traits.contains(.inset), child.pointee.style.position == .relative else { return }
        child.pointee.place = frame.moved(
            by: child.relativeOffset(width: innerWidth, height: definiteHeight, isRightToLeft: isRightToLeft))
    }
}

extension NodePointer {
    /// Whether the margins of the children adjoin those of this node, if it is in a block container.
    fileprivate var collapsesMarginsOfContent: Bool {
        pointee.style.display == .block && !pointee.style.clipsContent && pointee.style.alignContent == .stretch
    }

    /// Whether the node has content that is measured, and no children in the flow.
    var isMeasuredLeaf: Bool { pointee.traits.contains(.measured) && pointee.items.flowCount == 0 }

    /// The width that the aspect ratio gives for a height, but at least the content's unless the node clips it (the
    /// automatic minimum of boxes with an aspect ratio, CSS Sizing 4 §5.1).
    func widthByRatio(height: Double, _ isRightToLeft: Bool, _ pass: PassPointer) -> Double {
        let width = pointee.item.width(forHeight: height, pointee.style.boxSizing)
        guard pointee.style.minWidth == .auto, !pointee.style.clipsContent else { return width }
        return max(width, intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass))
    }
}
