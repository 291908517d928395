// CSS Positioned Layout §2.1: containing blocks of absolutely positioned boxes whose parents are not positioned.
//
// Such a box is placed by its nearest positioned ancestor, once the boxes between them have positions. Its parent only
// determines the static position.

/// The static position and the alignment of an absolutely positioned box that an ancestor of its parent places.
final class StaticPosition {
    let x: AbsoluteAlignment
    let y: AbsoluteAlignment
    /// The writing direction of the parent.
    let isRightToLeft: Bool

    init(x: AbsoluteAlignment, y: AbsoluteAlignment, isRightToLeft: Bool) {
        self.x = x
        self.y = y
        self.isRightToLeft = isRightToLeft
    }
}

/// The containing block of absolutely positioned boxes: the padding box of a positioned box.
struct ContainingBlock {
    /// The padding box in the coordinates of the parent of the boxes.
    var frame: FlexRect
    /// The position of that parent in the positioned box.
    var offset = FlexSize.zero
    /// The sides at which what overflows can be scrolled to; none if the box does not clip its content.
    let scrollableSides: BoxSides
    let isRightToLeft: Bool
}

extension NodePointer {
    /// Whether this node is the containing block of its absolutely positioned children.
    func isContainingBlock(_ pass: PassPointer) -> Bool {
        pointee.style.position != .static || self == pass.pointee.root
    }

    /// Returns the padding box of this node in the size of its border box.
    func containingBlock(width: Double, height: Double, isRightToLeft: Bool) -> ContainingBlock {
        let border = borderEdges(isRightToLeft: isRightToLeft)
        let frame = FlexRect(
            x: border.left, y: border.top, width: max(width - border.horizontal, 0),
            height: max(height - border.vertical, 0))
        return ContainingBlock(
            frame: frame, scrollableSides: scrollableSides(isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    }

    /// The sides at which what overflows this node can be scrolled to.
    ///
    /// A flexible box scrolls towards its main end and its cross end, other boxes to the end and to the bottom.
    func scrollableSides(isRightToLeft: Bool) -> BoxSides {
        guard pointee.style.clipsContent else { return [] }
        let isFlexible = pointee.style.display == .flex
        let isMainReversed = isFlexible && pointee.style.isReversed
        let isCrossReversed = isFlexible && pointee.style.flexWrap == .wrapReverse
        let isRow = pointee.style.isRow
        let scrollsLeft = (isRow ? isMainReversed : isCrossReversed) != isRightToLeft
        let scrollsUp = isRow ? isCrossReversed : isMainReversed
        return [scrollsLeft ? .left : .right, scrollsUp ? .top : .bottom]
    }

    /// Places the absolutely positioned descendants whose parents are not positioned.
    ///
    /// `area` returns the part of the positioned box to which a descendant refers: an area, if that box is a grid.
    func layoutAbsoluteDescendants(
        in block: ContainingBlock, _ pass: PassPointer, depth: Int = 0, area: (NodePointer) -> FlexRect
    ) {
        guard pointee.hasStaticItems, depth < LayoutPass.maximumDepth else { return }
        for item in pointee.items.inFlow where item.pointee.style.position == .static {
            var inner = block
            let place = item.pointee.place
            inner.frame = inner.frame.moved(by: FlexSize(width: -place.x, height: -place.y))
            inner.offset = FlexSize(width: inner.offset.width + place.x, height: inner.offset.height + place.y)
            item.layoutStaticItem(in: inner, pass, depth: depth + 1, area: area)
        }
    }

    /// Places the absolutely positioned children and descendants of a node that is not positioned.
    private func layoutStaticItem(
        in block: ContainingBlock, _ pass: PassPointer, depth: Int, area: (NodePointer) -> FlexRect
    ) {
        guard pointee.items.count > pointee.items.flowCount || pointee.hasStaticItems else { return }
        pointee.needsFrames = true
        pointee.framesVersion &+= 1
        // Prevents measure functions from changing the list of items.
        pointee.isInLayout = true
        for child in pointee.items.absolute {
            guard let position = child.pointee.staticPosition else { continue }
            var x = position.x
            x.aligned = child.inlineSide(isRightToLeft: block.isRightToLeft)
            let frame = area(child).moved(by: FlexSize(width: -block.offset.width, height: -block.offset.height))
            child.layoutAbsolute(
                in: frame, of: block, x: x, y: position.y, isRightToLeft: position.isRightToLeft, pass)
        }
        layoutAbsoluteDescendants(in: block, pass, depth: depth, area: area)
        pointee.isInLayout = false
        pointee.wasDirtiedInLayout = false
    }

    /// The side to which `justify-self` aligns the box between two specified insets, in the writing direction of the
    /// containing block.
    private func inlineSide(isRightToLeft: Bool) -> AbsoluteAlignment.Side? {
        guard let justify = pointee.style.justifySelf, !justify.stretches else { return nil }
        let side: AbsoluteAlignment.Side =
            switch inlineAlignment(justify, isRightToLeft: isRightToLeft) {
            case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe: .low
            case .flexEnd, .end, .selfEnd: .high
            case .center: .center
            }
        return isRightToLeft ? side.opposite : side
    }
}
