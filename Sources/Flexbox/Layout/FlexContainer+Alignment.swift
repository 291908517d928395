// §9.5 Main-Axis Alignment and §9.6 Cross-Axis Alignment.

/// The result of a content distribution: the initial offset, and the space between items in addition to the gap.
struct Distribution {
    var offset = 0.0
    var between = 0.0

    /// Distributes the free space around `count` items.
    ///
    /// Negative space is not distributed (CSS Box Alignment §4.3): `space-between` and `stretch` fall back to start
    /// alignment, the other values to safe center alignment.
    init(_ justify: FlexJustify, space: Double, count: Int, isReversed: Bool) {
        let free = max(space, 0)
        switch justify.isSafe && space < 0 ? .start : justify.withoutOverflow {
        case .normal, .stretch, .flexStart, .safe, .unsafe: break
        case .flexEnd: offset = space
        case .center: offset = space / 2
        case .start, .left: offset = isReversed ? space : 0
        case .end, .right: offset = isReversed ? 0 : space
        case .spaceBetween where count > 1:
            between = free / Double(count - 1)
        case .spaceAround where space > 0:
            between = free / Double(max(count, 1))
            offset = between / 2
        case .spaceEvenly where space > 0:
            between = free / Double(count + 1)
            offset = between
        case .spaceBetween: break
        case .spaceAround, .spaceEvenly: offset = isReversed ? space : 0
        }
    }
}

extension FlexAlignContent {
    /// The equivalent `justify-content` value, for lines that are already stretched.
    var justify: FlexJustify {
        switch self {
        case .stretch, .flexStart: .flexStart
        case .flexEnd: .flexEnd
        case .center: .center
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .start: .start
        case .end: .end
        case .safe(let position): .safe(position)
        case .unsafe(let position): .unsafe(position)
        }
    }
}

extension FlexContainer {
    /// Whether the main start is opposite to the direction of `start`.
    var isMainAgainstStart: Bool { isMainReversed != (isRow && isRightToLeft) }
    var isCrossAgainstStart: Bool { isCrossReversed != (!isRow && isRightToLeft) }

    /// The main-axis distribution, with `left` and `right` mapped to `start` and `end`.
    var resolvedJustify: FlexJustify {
        switch node.pointee.style.justifyContent {
        case .left: isRow && isRightToLeft ? .end : .start
        case .right: isRow && !isRightToLeft ? .end : .start
        case let justify: justify
        }
    }

    /// The alignment of an item, with `self-start` and `self-end` mapped to the `start` and `end` of this container.
    mutating func resolvedAlign(of item: NodePointer, _ align: FlexAlign) -> FlexAlign {
        let align = align.withoutOverflow
        guard align == .selfStart || align == .selfEnd else { return align }
        let isOpposite = !isRow && item.isRightToLeft(inherited: isRightToLeft) != isRightToLeft
        return (align == .selfStart) != isOpposite ? .start : .end
    }

    /// §9.5 step 12: distributes the free space of each line to automatic margins, or else justifies the items.
    mutating func alignInMainAxis() {
        for index in 0..<lines.count {
            let line = lines[index]
            let space = freeMainSpace(line)
            let autoMargins = countAutoMargins(line)
            let share = autoMargins > 0 && space > 0 ? space / Double(autoMargins) : 0
            let rest = autoMargins > 0 && space > 0 ? 0 : space
            let distribution = Distribution(
                resolvedJustify, space: rest, count: line.count, isReversed: isMainAgainstStart)
            placeAlongMainAxis(line, distribution, autoMargin: share)
        }
    }

    private mutating func freeMainSpace(_ line: FlexLine) -> Double {
        var space = innerMain - mainGap * Double(line.count - 1)
        for node in items[line.start..<line.end] {
            let item = node.item
            space -= item.target + mainMargins(item)
        }
        return space
    }

    private mutating func countAutoMargins(_ line: FlexLine) -> Int {
        var count = 0
        for node in items[line.start..<line.end] {
            let margins = node.pointee.item.hasAutoMargin
            if margins.contains(isRow ? .left : .top) { count += 1 }
            if margins.contains(isRow ? .right : .bottom) { count += 1 }
        }
        return count
    }

    private mutating func placeAlongMainAxis(_ line: FlexLine, _ distribution: Distribution, autoMargin: Double) {
        let startEdge: BoxSides = isRow ? (isMainReversed ? .right : .left) : (isMainReversed ? .bottom : .top)
        let endEdge: BoxSides = isRow ? (isMainReversed ? .left : .right) : (isMainReversed ? .top : .bottom)
        var offset = distribution.offset
        for node in items[line.start..<line.end] {
            let item = node.item
            if item.hasAutoMargin.contains(startEdge) { offset += autoMargin }
            node.pointee.item.mainOffset = offset + mainStartMargin(item)
            offset += item.target + mainMargins(item) + mainGap + distribution.between
            if item.hasAutoMargin.contains(endEdge) { offset += autoMargin }
        }
    }

    /// §9.6 step 16: aligns the lines.
    mutating func alignLines() {
        guard wraps else { return }
        let distribution = Distribution(
            node.pointee.style.alignContent.justify, space: freeCrossSpace(), count: lines.count,
            isReversed: isCrossAgainstStart)
        var offset = distribution.offset
        for index in 0..<lines.count {
            lines[index].offset = offset
            offset += lines[index].cross + crossGap + distribution.between
        }
    }

    /// §9.6 steps 13 and 14: automatic margins absorb the free space in the cross axis; otherwise the items are
    /// aligned.
    mutating func alignInCrossAxis() {
        for index in 0..<lines.count {
            let line = lines[index]
            for node in items[line.start..<line.end] {
                let item = node.item
                let space = line.cross - item.cross - crossMargins(item)
                node.pointee.item.crossOffset =
                    line.offset + crossStartMargin(item) + crossOffset(item, space: space, line)
            }
        }
    }

    private mutating func crossOffset(_ item: ItemRef, space: Double, _ line: FlexLine) -> Double {
        let margins = item.hasAutoMargin.intersection(isRow ? .vertical : .horizontal)
        if !margins.isEmpty { return crossOffset(autoMargins: margins, space: space) }
        guard !item.isSafe || space >= 0 else { return isCrossAgainstStart ? space : 0 }
        switch item.align {
        case .normal, .stretch, .flexStart, .safe, .unsafe: return 0
        case .flexEnd: return space
        case .center: return space / 2
        case .start, .selfStart: return isCrossAgainstStart ? space : 0
        case .end, .selfEnd: return isCrossAgainstStart ? 0 : space
        case .baseline: return line.ascent - crossStartToBaseline(item)
        }
    }

    /// §8.1 and step 13: the size of an automatic margin at the cross start.
    ///
    /// Without free space the start margin (in reading order) is 0, and the other margin absorbs the overflow.
    private mutating func crossOffset(autoMargins margins: BoxSides, space: Double) -> Double {
        let startEdge: BoxSides = isRow ? (isCrossReversed ? .bottom : .top) : (isCrossReversed ? .right : .left)
        guard space > 0 else { return isCrossAgainstStart ? space : 0 }
        guard margins.contains(startEdge) else { return 0 }
        return margins == (isRow ? .vertical : .horizontal) ? space / 2 : space
    }
}

// MARK: - Placement

extension FlexContainer {
    /// Lays out the items at their final sizes, and converts their offsets to positions in the container's border box.
    mutating func placeItems() {
        for node in items {
            _ = node.layout(finalRequest(node), .place, pass)
            let item = node.item
            let size =
                isRow
                ? FlexSize(width: item.target, height: item.cross) : FlexSize(width: item.cross, height: item.target)
            let mainOrigin = isMainReversed ? innerMain - item.mainOffset - item.target : item.mainOffset
            let crossOrigin = isCrossReversed ? innerCross - item.crossOffset - item.cross : item.crossOffset
            var place = FlexRect(
                x: edges.left + (isRow ? mainOrigin : crossOrigin), y: edges.top + (isRow ? crossOrigin : mainOrigin),
                width: size.width, height: size.height)
            if node.pointee.traits.contains(.inset), node.pointee.style.position == .relative {
                place = place.moved(
                    by: node.relativeOffset(width: innerWidth, height: definiteHeight, isRightToLeft: isRightToLeft))
            }
            node.pointee.place = place
        }
    }
}

extension NodePointer {
    /// CSS Positioned Layout §3.4: the offset of a relatively positioned box in a containing block.
    ///
    /// `isRightToLeft` is the writing direction of the parent.
    func relativeOffset(width: Double, height: Double, isRightToLeft: Bool) -> FlexSize {
        let inset = pointee.style.inset
        let runsBackwards = self.isRightToLeft(inherited: isRightToLeft)
        let left = inset.left(isRightToLeft: runsBackwards).resolved(against: width)
        let right = inset.right(isRightToLeft: runsBackwards).resolved(against: width)
        let top = inset.top.resolved(against: height)
        let bottom = inset.bottom.resolved(against: height)
        let x = isRightToLeft ? (-right).ifUnset(left) : left.ifUnset(-right)
        return FlexSize(width: x.ifUnset(0), height: top.ifUnset(-bottom).ifUnset(0))
    }
}

extension FlexRect {
    func moved(by offset: FlexSize) -> FlexRect {
        FlexRect(x: x + offset.width, y: y + offset.height, width: width, height: height)
    }
}
