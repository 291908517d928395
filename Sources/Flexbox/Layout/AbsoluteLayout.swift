// CSS Positioned Layout §4: sizes and positions of absolutely positioned boxes.
extension NodePointer {
    /// Lays out this node in a containing block, and positions it there.
    ///
    /// - Parameters:
    ///   - block: the containing block, in the coordinates of the parent's border box.
    ///   - container: the padding box of which the containing block is a part, if it is a grid area.
    ///   - x: the horizontal static position and alignment.
    ///   - y: the vertical static position and alignment.
    ///   - isRightToLeft: the writing direction of the parent.
    func layoutAbsolute(
        in block: FlexRect, of container: ContainingBlock, x: AbsoluteAlignment, y: AbsoluteAlignment,
        isRightToLeft: Bool, _ pass: PassPointer
    ) {
        let (bounds, scrollable) = (container.frame, container.scrollableSides)
        let prefersEnd = container.isRightToLeft
        resolveItem(width: block.width, height: block.height, isRightToLeft: isRightToLeft, pass)
        let inset = pointee.style.inset
        let runsBackwards = self.isRightToLeft(inherited: isRightToLeft)
        let item = pointee.item
        var horizontal = AbsoluteAxis(
            start: inset.left(isRightToLeft: runsBackwards).resolved(against: block.width),
            end: inset.right(isRightToLeft: runsBackwards).resolved(against: block.width),
            isStartAuto: item.hasAutoMargin.contains(.left),
            isEndAuto: item.hasAutoMargin.contains(.right),
            startMargin: item.margin.left, endMargin: item.margin.right,
            blockStart: block.x, blockSize: block.width,
            boundsStart: scrollable.contains(.left) ? -.infinity : bounds.x - block.x,
            boundsEnd: scrollable.contains(.right) ? .infinity : bounds.x + bounds.width - block.x,
            prefersEnd: prefersEnd,
            isVertical: false, alignment: x)
        var vertical = AbsoluteAxis(
            start: inset.top.resolved(against: block.height), end: inset.bottom.resolved(against: block.height),
            isStartAuto: item.hasAutoMargin.contains(.top),
            isEndAuto: item.hasAutoMargin.contains(.bottom),
            startMargin: item.margin.top, endMargin: item.margin.bottom,
            blockStart: block.y, blockSize: block.height,
            boundsStart: scrollable.contains(.top) ? -.infinity : bounds.y - block.y,
            boundsEnd: scrollable.contains(.bottom) ? .infinity : bounds.y + bounds.height - block.y,
            prefersEnd: false,
            isVertical: true, alignment: y)
        sizeAbsolute(&horizontal, &vertical, block: block, isRightToLeft: isRightToLeft, pass)
        pointee.place = FlexRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.size, height: vertical.size)
    }

    /// Determines the size, and lays out the descendants with it.
    private func sizeAbsolute(
        _ horizontal: inout AbsoluteAxis, _ vertical: inout AbsoluteAxis, block: FlexRect, isRightToLeft: Bool,
        _ pass: PassPointer
    ) {
        if pointee.traits.contains(.keywords) {
            resolveKeywords(
                width: horizontal.available, height: vertical.available, isRightToLeft: isRightToLeft, pass)
        }
        var item = pointee.item
        let sizing = pointee.style.boxSizing
        var height = item.height
        if height.isUnset, vertical.isStretchedByStyle || (item.ratio.isSet && item.width.isUnset) {
            height = vertical.stretched
        }
        let width = absoluteWidth(horizontal, vertical, height: height, isRightToLeft: isRightToLeft, pass)
        resolveHeightLimits(width: width, basis: block.width, isRightToLeft: isRightToLeft, pass)
        item = pointee.item
        var isByRatio = false
        if item.ratio.isSet, item.height.isUnset, !(vertical.isStretchedByStyle && vertical.stretched.isSet) {
            height = item.height(forWidth: width, sizing)
            isByRatio = true
        }
        if height.isUnset, !pointee.style.height.isContentKeyword { height = vertical.stretched }
        var request = LayoutRequest(width: width, basis: block.width, isRightToLeft: isRightToLeft)
        if height.isSet {
            request.height = item.clampedHeight(height)
            request.isHeightDefinite = true
            request.growsWithContent = isByRatio && pointee.style.growsWithContent
        }
        request.minHeight = item.minHeight
        request.maxHeight = item.maxHeight
        horizontal.size = width
        vertical.size = item.clampedHeight(layout(request, .place, pass).height)
    }
}

extension NodePointer {
    /// The width of an absolutely positioned box with an optional definite height.
    private func absoluteWidth(
        _ horizontal: AbsoluteAxis, _ vertical: AbsoluteAxis, height: Double, isRightToLeft: Bool, _ pass: PassPointer
    ) -> Double {
        let item = pointee.item
        var width = item.width
        if width.isUnset, item.ratio.isSet, height.isSet, horizontal.stretched.isUnset || item.height.isSet {
            width = item.width(forHeight: item.clampedHeight(height), pointee.style.boxSizing)
        }
        if width.isSet, item.ratio.isSet, height.isSet, pointee.style.minWidth == .auto, !pointee.style.clipsContent {
            // The automatic minimum of boxes with an aspect ratio; browsers apply it even if the width is specified.
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

/// The alignment of an absolutely positioned box in one axis of its containing block.
struct AbsoluteAlignment {
    /// A side of a box: left or top, center, right or bottom.
    enum Side {
        case low
        case center
        case high

        var opposite: Side {
            switch self {
            case .low: .high
            case .center: .center
            case .high: .low
            }
        }
    }

    /// The side of the static position, and its offset in the parent's border box; used if both insets are automatic.
    var staticSide: Side
    var staticOffset: Double
    /// The static position of a box that is larger than an extent, if it is aligned to the start then.
    var safePosition: (side: Side, offset: Double, extent: Double)?
    /// The alignment between two specified insets, or `nil` if the style specifies none: an automatic size then fills
    /// the space between the insets.
    var aligned: Side?
    var overflow = OverflowAlignment.automatic
    /// Whether the style requires an automatic size to fill the space.
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
    /// The edges of the parent's padding box, relative to the start of the containing block; infinite at a side to which
    /// it scrolls.
    let boundsStart: Double
    let boundsEnd: Double
    /// Whether the start inset is ignored in an over-constrained box.
    let prefersEnd: Bool
    let isVertical: Bool
    let alignment: AbsoluteAlignment
    var size = 0.0

    /// The available space without the margins: between the insets, or from the static position to the edge of the
    /// containing block if both insets are automatic.
    var available: Double {
        var space = blockSize - start.ifUnset(0) - end.ifUnset(0)
        if start.isUnset, end.isUnset {
            let before = alignment.staticOffset - blockStart
            switch alignment.staticSide {
            case .low: space = blockSize - before
            case .high: space = before
            case .center: space = 2 * min(before, blockSize - before)
            }
        }
        return max(max(space, 0) - startMargin - endMargin, 0)
    }

    /// The stretched size of a box with automatic size and two specified insets.
    var stretched: Double {
        start.isSet && end.isSet && (alignment.aligned == nil || alignment.isStretched) ? available : unset
    }

    var isStretchedByStyle: Bool { alignment.isStretched }

    /// The position of the border box.
    var origin: Double {
        if start.isSet, end.isSet { return blockStart + originBetweenInsets }
        if start.isSet { return blockStart + start + startMargin }
        if end.isSet { return blockStart + blockSize - end - endMargin - size }
        if let safe = alignment.safePosition, size + startMargin + endMargin > safe.extent {
            return staticOrigin(safe.side, safe.offset)
        }
        return staticOrigin(alignment.staticSide, alignment.staticOffset)
    }

    private func staticOrigin(_ side: AbsoluteAlignment.Side, _ offset: Double) -> Double {
        switch side {
        case .low: offset + startMargin
        case .high: offset - endMargin - size
        case .center: offset + (startMargin - endMargin - size) / 2
        }
    }

    /// The position of a box with two specified insets, from the start of the containing block.
    private var originBetweenInsets: Double {
        // If the insets overlap, the space between them is empty; the weaker inset is ignored.
        let between = max(blockSize - start - end, 0)
        let first = between > 0 || !prefersEnd ? start : blockSize - end
        let space = between - startMargin - endMargin - size
        if isStartAuto != isEndAuto { return first + startMargin + (isStartAuto ? space : 0) }
        if isStartAuto {
            // CSS 2.2 §10.3.7 and §10.6.4: two automatic margins are never negative in the horizontal axis.
            return first + startMargin + (space > 0 || isVertical ? space / 2 : prefersEnd ? space : 0)
        }
        var origin = first + startMargin
        switch alignment.aligned {
        case nil: origin += prefersEnd ? space : 0
        case .low: break
        case .center: origin += space / 2
        case .high: origin += space
        }
        if alignment.overflow == .safe, space < 0 { return first + startMargin + (prefersEnd ? space : 0) }
        guard alignment.aligned != nil || alignment.isStretched, alignment.overflow == .automatic else { return origin }
        return kept(origin, first, between)
    }

    /// CSS Box Alignment §4.4: an aligned box that overflows is kept within the padding box of the parent, unless the
    /// insets extend beyond it.
    ///
    /// A box that is larger than both is aligned to the start.
    private func kept(_ origin: Double, _ first: Double, _ between: Double) -> Double {
        guard size + startMargin + endMargin > between else { return origin }
        let lowest = min(first, boundsStart) + startMargin
        let highest = max(first + between, boundsEnd) - endMargin - size
        return prefersEnd ? min(max(origin, lowest), highest) : max(min(origin, highest), lowest)
    }
}
