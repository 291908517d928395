// CSS Positioned Layout §4: sizes and places of boxes that stand outside the flow.
extension NodePointer {
    /// Lays this node out in a containing block, and gives it its place there.
    ///
    /// - Parameters:
    ///   - block: the containing block, in the parent's border box.
    ///   - x: where the box is held from left to right if both insets there are automatic, and how it is aligned.
    ///   - y: the same from top to bottom.
    ///   - isRightToLeft: the direction in which text runs in the parent.
    func layoutAbsolute(
        in block: FlexRect, x: AbsoluteAlignment, y: AbsoluteAlignment, isRightToLeft: Bool, _ pass: PassPointer
    ) {
        resolveItem(width: block.width, height: block.height, isRightToLeft: isRightToLeft)
        let inset = pointee.style.inset
        let runsBackwards = self.isRightToLeft(inherited: isRightToLeft)
        let item = pointee.item
        var horizontal = AbsoluteAxis(
            start: inset.left(isRightToLeft: runsBackwards).resolved(against: block.width),
            end: inset.right(isRightToLeft: runsBackwards).resolved(against: block.width),
            isStartAuto: item.hasAutoMargin.contains(.left),
            isEndAuto: item.hasAutoMargin.contains(.right),
            startMargin: item.margin.left, endMargin: item.margin.right,
            blockStart: block.x, blockSize: block.width, prefersEnd: isRightToLeft, isVertical: false, alignment: x)
        var vertical = AbsoluteAxis(
            start: inset.top.resolved(against: block.height), end: inset.bottom.resolved(against: block.height),
            isStartAuto: item.hasAutoMargin.contains(.top),
            isEndAuto: item.hasAutoMargin.contains(.bottom),
            startMargin: item.margin.top, endMargin: item.margin.bottom,
            blockStart: block.y, blockSize: block.height, prefersEnd: false, isVertical: true, alignment: y)
        sizeAbsolute(&horizontal, &vertical, block: block, isRightToLeft: isRightToLeft, pass)
        pointee.place = FlexRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.size, height: vertical.size)
    }

    /// Finds the size, and lays the inside out with it.
    private func sizeAbsolute(
        _ horizontal: inout AbsoluteAxis, _ vertical: inout AbsoluteAxis, block: FlexRect, isRightToLeft: Bool,
        _ pass: PassPointer
    ) {
        let item = pointee.item
        let sizing = pointee.style.boxSizing
        var height = item.height
        if height.isUnset, vertical.isStretchedByStyle || (item.ratio.isSet && item.width.isUnset) {
            height = vertical.stretched
        }
        let width = absoluteWidth(horizontal, vertical, height: height, isRightToLeft: isRightToLeft, pass)
        var isByRatio = false
        if item.ratio.isSet, item.height.isUnset, !(vertical.isStretchedByStyle && vertical.stretched.isSet) {
            height = item.height(forWidth: width, sizing)
            isByRatio = true
        }
        if height.isUnset { height = vertical.stretched }
        var request = LayoutRequest(width: width, basis: block.width, isRightToLeft: isRightToLeft)
        if height.isSet {
            request.height = item.clampedHeight(height)
            request.isHeightDefinite = true
            request.growsWithContent = isByRatio && pointee.style.minHeight == .auto && !pointee.style.clipsContent
        }
        request.minHeight = item.minHeight
        request.maxHeight = item.maxHeight
        horizontal.size = width
        vertical.size = item.clampedHeight(layout(request, .place, pass).height)
    }
}

extension NodePointer {
    /// The width of an absolute box whose height is given or not.
    private func absoluteWidth(
        _ horizontal: AbsoluteAxis, _ vertical: AbsoluteAxis, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        let item = pointee.item
        var width = item.width
        if width.isUnset, item.ratio.isSet, height.isSet, horizontal.stretched.isUnset || item.height.isSet {
            width = item.width(forHeight: item.clampedHeight(height), pointee.style.boxSizing)
        }
        if width.isSet, item.ratio.isSet, height.isSet, pointee.style.minWidth == .auto, !pointee.style.clipsContent {
            // The automatic minimum of boxes with a ratio; browsers apply it even where the width is given.
            let content = intrinsicWidth(
                .minContent, height: item.clampedHeight(height), isRightToLeft: isRightToLeft, pass)
            width = max(width, content)
        }
        if width.isUnset {
            width = horizontal.stretched
            if width.isSet, item.ratio.isSet { width = item.widthWithinRatio(width, pointee.style.boxSizing) }
        }
        if width.isUnset {
            let known = height.isSet ? item.clampedHeight(height) : vertical.stretched
            width = fitContentWidth(available: horizontal.available, height: known, isRightToLeft: isRightToLeft, pass)
        }
        return item.clampedWidth(width)
    }
}

/// How an absolutely positioned box stands in one axis of its containing block.
struct AbsoluteAlignment {
    /// A side of a box: the left or upper one, the middle, the right or lower one.
    enum Side {
        case low
        case center
        case high
    }

    /// By which side the box is held where both its insets are automatic, and where in the parent's border box.
    var heldSide: Side
    var heldAt: Double
    /// Where the box stands between its insets if both are given, or `nil` where its style does not say: then an
    /// automatic size fills the space between them.
    var aligned: Side?
    /// Whether the style says that an automatic size fills the space.
    var isStretched = false
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
    let isVertical: Bool
    let alignment: AbsoluteAlignment
    var size = 0.0

    /// The space that the box may fill, without the margins: between the insets; without any, as far as the containing
    /// block reaches from where the box is held.
    var available: Double {
        var space = blockSize - start.ifUnset(0) - end.ifUnset(0)
        if start.isUnset, end.isUnset {
            let before = alignment.heldAt - blockStart
            switch alignment.heldSide {
            case .low: space = blockSize - before
            case .high: space = before
            case .center: space = 2 * min(before, blockSize - before)
            }
        }
        return max(max(space, 0) - startMargin - endMargin, 0)
    }

    /// The size of an automatic box that is held at both ends.
    var stretched: Double {
        start.isSet && end.isSet && (alignment.aligned == nil || alignment.isStretched) ? available : unset
    }

    var isStretchedByStyle: Bool { alignment.isStretched }

    /// The place of the border box.
    var origin: Double {
        if start.isSet, end.isSet { return blockStart + originBetweenInsets }
        if start.isSet { return blockStart + start + startMargin }
        if end.isSet { return blockStart + blockSize - end - endMargin - size }
        switch alignment.heldSide {
        case .low: return alignment.heldAt + startMargin
        case .high: return alignment.heldAt - endMargin - size
        case .center: return alignment.heldAt + (startMargin - endMargin - size) / 2
        }
    }

    /// The place of a box that is held at both ends, from the start of the containing block.
    private var originBetweenInsets: Double {
        // Insets that overlap leave no space between them; it is the weaker one that gives way.
        let between = max(blockSize - start - end, 0)
        let first = between > 0 || !prefersEnd ? start : blockSize - end
        let space = between - startMargin - endMargin - size
        if isStartAuto != isEndAuto { return first + startMargin + (isStartAuto ? space : 0) }
        if isStartAuto {
            // CSS 2.2 §10.3.7 and §10.6.4: from left to right, two automatic margins are never negative.
            return first + startMargin + (space > 0 || isVertical ? space / 2 : prefersEnd ? space : 0)
        }
        switch alignment.aligned {
        case nil: return first + startMargin + (prefersEnd ? space : 0)
        case .low: return kept(first + startMargin, first, between)
        case .center: return kept(first + startMargin + space / 2, first, between)
        case .high: return kept(first + startMargin + space, first, between)
        }
    }

    /// CSS Box Alignment §4.4: a box that is aligned and overflows is kept inside the containing block as far as the
    /// insets do not lie outside.
    private func kept(_ origin: Double, _ first: Double, _ between: Double) -> Double {
        guard size + startMargin + endMargin > between else { return origin }
        let last = max(first + between, blockSize) - endMargin - size
        return max(min(origin, last), min(first, 0) + startMargin)
    }
}
