/// The state of an item during the layout of its container.
///
/// All sizes refer to the border box.
struct ItemState {
    var margin = EdgeSizes()
    var hasAutoMargin = BoxSides()
    var align = FlexAlign.stretch
    /// Whether the item is aligned to the start if it overflows.
    var isSafe = false
    /// Whether the item stretches to the cross size of its line.
    var stretches = false

    /// The sum of padding and border.
    var frameWidth = 0.0
    var frameHeight = 0.0

    /// The resolved width and height of the style; unset if automatic.
    var width = unset
    var height = unset
    var ratio = unset
    /// The size limits; an automatic minimum is 0 here, and handled separately in the main axis.
    var minWidth = 0.0
    var maxWidth = Double.infinity
    var minHeight = 0.0
    var maxHeight = Double.infinity

    /// The origin of the flex base size.
    var basis = BasisOrigin.content
    /// The flex base size (§9.2 step 3).
    var base = 0.0
    /// The width at which the base size of an item in a column was measured.
    var measuredWidth = unset
    /// The minimum main size; unset while the automatic minimum has not been needed.
    var minMain = unset
    var maxMain = Double.infinity
    /// The base size within the limits (§9.2 step 3).
    var hypothetical = 0.0
    /// The used main size (§9.7).
    var target = 0.0
    var isFrozen = false
    /// The change that clamping made to the flexed size, in the current iteration.
    var violation = 0.0

    /// The width contribution in a column whose width is being determined.
    var contribution = 0.0

    /// The used cross size (§9.4 step 11), or before that step the hypothetical one (step 7).
    var cross = 0.0
    /// The distance from the item's top edge to its first baseline; unset if it has none.
    var baseline = unset
    /// The offsets of the border box from the main and cross start of the container's content box.
    var mainOffset = 0.0
    var crossOffset = 0.0
}

/// A reference to the item state in its node.
///
/// Reading a member reads only that field, while copying the whole state would move 300 bytes. Each access returns the
/// current value.
@dynamicMemberLookup
struct ItemRef {
    let node: NodePointer

    subscript<Value>(dynamicMember field: KeyPath<ItemState, Value>) -> Value {
        @inline(__always) get { node.pointee.item[keyPath: field] }
    }
}

extension NodePointer {
    var item: ItemRef { ItemRef(node: self) }
}

/// The origin of a flex base size.
enum BasisOrigin {
    /// The flex basis or the main size of the style.
    case basis
    case size
    /// The cross size and the aspect ratio.
    case ratio
    /// The content size.
    case content
}

extension ItemState {
    /// Ignores the width and its limits, and treats automatic margins as 0.
    mutating func ignoreWidths() {
        (width, minWidth, maxWidth) = (unset, 0, .infinity)
        hasAutoMargin.subtract(.horizontal)
    }

    /// Ignores the height and its limits, and treats automatic margins as 0.
    mutating func ignoreHeights() {
        (height, minHeight, maxHeight) = (unset, 0, .infinity)
        hasAutoMargin.subtract(.vertical)
    }

    func clampedWidth(_ width: Double) -> Double {
        max(min(width, maxWidth), minWidth, frameWidth)
    }

    func clampedHeight(_ height: Double) -> Double {
        max(min(height, maxHeight), minHeight, frameHeight)
    }

    /// The height that the aspect ratio gives for a width.
    func height(forWidth width: Double, _ sizing: FlexBoxSizing) -> Double {
        switch sizing {
        case .borderBox: min(width / ratio, longest)
        case .contentBox: min((width - frameWidth) / ratio, longest) + frameHeight
        }
    }

    /// A width clamped to the limits of the height, transferred through the aspect ratio.
    func widthWithinRatio(_ width: Double, _ sizing: FlexBoxSizing) -> Double {
        let smallest = self.width(forHeight: max(minHeight, frameHeight), sizing)
        return max(min(width, self.width(forHeight: max(maxHeight, frameHeight), sizing)), smallest)
    }

    /// A height clamped to the limits of the width, transferred through the aspect ratio.
    func heightWithinRatio(_ height: Double, _ sizing: FlexBoxSizing) -> Double {
        let smallest = self.height(forWidth: max(minWidth, frameWidth), sizing)
        return max(min(height, self.height(forWidth: max(maxWidth, frameWidth), sizing)), smallest)
    }

    /// The width that the aspect ratio gives for a height.
    func width(forHeight height: Double, _ sizing: FlexBoxSizing) -> Double {
        switch sizing {
        case .borderBox: min(height * ratio, longest)
        case .contentBox: min((height - frameHeight) * ratio, longest) + frameWidth
        }
    }
}

extension ItemRef {
    var width: Double { node.pointee.item.width }
    var height: Double { node.pointee.item.height }

    func clampedWidth(_ width: Double) -> Double { node.pointee.item.clampedWidth(width) }
    func clampedHeight(_ height: Double) -> Double { node.pointee.item.clampedHeight(height) }

    func height(forWidth width: Double, _ sizing: FlexBoxSizing) -> Double {
        node.pointee.item.height(forWidth: width, sizing)
    }

    func width(forHeight height: Double, _ sizing: FlexBoxSizing) -> Double {
        node.pointee.item.width(forHeight: height, sizing)
    }

    func widthWithinRatio(_ width: Double, _ sizing: FlexBoxSizing) -> Double {
        node.pointee.item.widthWithinRatio(width, sizing)
    }

    func heightWithinRatio(_ height: Double, _ sizing: FlexBoxSizing) -> Double {
        node.pointee.item.heightWithinRatio(height, sizing)
    }
}

/// Resolution of a node's lengths in a containing block.
extension NodePointer {
    /// The sum of padding, border and scrollbar at each edge.
    func frameEdges(basis: Double, isRightToLeft: Bool) -> EdgeSizes {
        guard pointee.traits.contains(.frame) else { return EdgeSizes() }
        if pointee.traits.contains(.fixedFrame) { return pointee.fixedFrame }
        return calculateFrameEdges(basis: basis, isRightToLeft: isRightToLeft)
    }

    /// Calculates the sum of padding and border from the style.
    func calculateFrameEdges(basis: Double, isRightToLeft: Bool) -> EdgeSizes {
        func thickness(_ padding: FlexLength, _ border: FlexLength) -> Double {
            padding.resolved(against: basis).asMeasuredSize + border.resolved(against: unset).asMeasuredSize
        }
        let (padding, border) = (pointee.style.padding, pointee.style.border)
        let sizes = EdgeSizes(
            left: thickness(padding.left(isRightToLeft: isRightToLeft), border.left(isRightToLeft: isRightToLeft)),
            top: thickness(padding.top, border.top),
            right: thickness(padding.right(isRightToLeft: isRightToLeft), border.right(isRightToLeft: isRightToLeft)),
            bottom: thickness(padding.bottom, border.bottom))
        return addingGutter(to: sizes, isRightToLeft: isRightToLeft)
    }

    /// Adds the space reserved for scrollbars, which are at the trailing edge and at the bottom.
    private func addingGutter(to edges: EdgeSizes, isRightToLeft: Bool) -> EdgeSizes {
        guard pointee.style.scrollbarWidth != 0 else { return edges }
        var edges = edges
        let gutter = pointee.style.gutter
        edges.bottom += gutter.height
        if isRightToLeft { edges.left += gutter.width } else { edges.right += gutter.width }
        return edges
    }

    /// The border width at each edge, including scrollbars: the distance of the padding box in which children scroll.
    func borderEdges(isRightToLeft: Bool) -> EdgeSizes {
        guard pointee.traits.contains(.frame) else { return EdgeSizes() }
        let border = pointee.style.border
        let sizes = EdgeSizes(
            left: border.left(isRightToLeft: isRightToLeft).resolved(against: unset).asMeasuredSize,
            top: border.top.resolved(against: unset).asMeasuredSize,
            right: border.right(isRightToLeft: isRightToLeft).resolved(against: unset).asMeasuredSize,
            bottom: border.bottom.resolved(against: unset).asMeasuredSize)
        return addingGutter(to: sizes, isRightToLeft: isRightToLeft)
    }

    /// Whether the writing direction of this node is right to left.
    func isRightToLeft(inherited: Bool) -> Bool {
        switch pointee.direction {
        case .inherit: inherited
        case .leftToRight: false
        case .rightToLeft: true
        }
    }

    /// Resolves the node's style in a containing block and stores the result in its item state.
    ///
    /// Percentage heights are unset if the height of the block is.
    ///
    /// `isRightToLeft` is the writing direction of the containing block; `pass` is used to measure sizes by keyword.
    func resolveItem(width basis: Double, height percentHeight: Double, isRightToLeft: Bool, _ pass: PassPointer) {
        // Assigned in place, because copying the state costs as much as the whole calculation.
        pointee.item = ItemState()
        let traits = pointee.traits
        if traits.contains(.margin) { resolveMargins(basis: basis, isRightToLeft: isRightToLeft) }
        if traits.contains(.frame) {
            let edges = frameEdges(basis: basis.ifUnset(0), isRightToLeft: self.isRightToLeft(inherited: isRightToLeft))
            pointee.item.frameWidth = edges.horizontal
            pointee.item.frameHeight = edges.vertical
        }
        let addsFrame = pointee.style.boxSizing == .contentBox
        // Scrollbars take their space from the content box.
        let gutter = addsFrame ? pointee.style.gutter : .zero
        let extraWidth = addsFrame ? pointee.item.frameWidth - gutter.width : 0
        let extraHeight = addsFrame ? pointee.item.frameHeight - gutter.height : 0
        let width = pointee.style.width.resolved(against: basis) + extraWidth
        let height = pointee.style.height.resolved(against: percentHeight) + extraHeight
        if traits.contains(.limits) {
            pointee.item.minWidth = (pointee.style.minWidth.resolved(against: basis) + extraWidth).ifUnset(0)
            pointee.item.maxWidth = (pointee.style.maxWidth.resolved(against: basis) + extraWidth).ifUnset(.infinity)
            pointee.item.minHeight = (pointee.style.minHeight.resolved(against: percentHeight) + extraHeight).ifUnset(0)
            pointee.item.maxHeight =
                (pointee.style.maxHeight.resolved(against: percentHeight) + extraHeight).ifUnset(.infinity)
        }
        // The check precedes `max`, which would lose the unset value; a known size is at least padding and border.
        if width.isSet { pointee.item.width = max(width, pointee.item.frameWidth) }
        if height.isSet { pointee.item.height = max(height, pointee.item.frameHeight) }
        pointee.item.ratio = pointee.style.ratio
        guard traits.contains(.keywords) else { return }
        resolveKeywords(
            width: basis - pointee.item.margin.horizontal, height: percentHeight - pointee.item.margin.vertical,
            isRightToLeft: isRightToLeft, pass)
    }

    private func resolveMargins(basis: Double, isRightToLeft: Bool) {
        let runsBackwards = self.isRightToLeft(inherited: isRightToLeft)
        let left = pointee.style.margin.left(isRightToLeft: runsBackwards)
        let right = pointee.style.margin.right(isRightToLeft: runsBackwards)
        let (top, bottom) = (pointee.style.margin.top, pointee.style.margin.bottom)
        pointee.item.margin = EdgeSizes(
            left: left.resolved(against: basis).ifUnset(0), top: top.resolved(against: basis).ifUnset(0),
            right: right.resolved(against: basis).ifUnset(0), bottom: bottom.resolved(against: basis).ifUnset(0))
        if left == .auto { pointee.item.hasAutoMargin.insert(.left) }
        if right == .auto { pointee.item.hasAutoMargin.insert(.right) }
        if top == .auto { pointee.item.hasAutoMargin.insert(.top) }
        if bottom == .auto { pointee.item.hasAutoMargin.insert(.bottom) }
    }
}
