/// What a container notes about one of its items while it lays them out.
///
/// All sizes are of the border box.
struct ItemState {
    var margin = EdgeSizes()
    var hasAutoMargin = AutoMargins()
    var align = FlexAlign.stretch
    /// Whether it is as large as its line in the cross axis.
    var stretches = false

    /// Padding and border together.
    var frameWidth = 0.0
    var frameHeight = 0.0

    /// What the style's width and height come to; unset where they are automatic.
    var width = unset
    var height = unset
    var ratio = unset
    /// The limits; an automatic minimum is 0 here and treated on its own in the main axis.
    var minWidth = 0.0
    var maxWidth = Double.infinity
    var minHeight = 0.0
    var maxHeight = Double.infinity

    /// Where the main size before flexing comes from.
    var basis = BasisOrigin.content
    /// The flex base size (§9.2 step 3).
    var base = 0.0
    /// The width at which the base size of an item of a column was measured.
    var measuredWidth = unset
    /// The smallest main size, or unset while the automatic one has not been needed yet.
    var minMain = unset
    var maxMain = Double.infinity
    /// The base size within the limits (§9.2 step 3).
    var hypothetical = 0.0
    /// The used main size (§9.7).
    var target = 0.0
    var isFrozen = false
    /// By how much a limit changed the size that flexing gave, in the round that runs just now.
    var violation = 0.0

    /// What the item asks for in a column whose width is being found out.
    var contribution = 0.0

    /// The used cross size (§9.4 step 11), before that the hypothetical one (step 7).
    var cross = 0.0
    /// The first baseline below the item's upper edge; unset where it has none.
    var baseline = unset
    /// The offsets of the border box from the main and cross start of the container's content box.
    var mainOffset = 0.0
    var crossOffset = 0.0
}

/// What a container notes about one of its items, where it lies in the node.
///
/// Reading a field here reads that field; copying the whole state first would move 300 bytes. What is read is what is
/// there at that moment.
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

/// Where a flex base size comes from.
enum BasisOrigin {
    /// From the flex basis or the main size of the style.
    case basis
    case size
    /// From the other axis by the aspect ratio.
    case ratio
    /// From the content.
    case content
}

/// The edges whose margin takes up free space.
struct AutoMargins: OptionSet {
    let rawValue: UInt8

    static let left = AutoMargins(rawValue: 1)
    static let top = AutoMargins(rawValue: 2)
    static let right = AutoMargins(rawValue: 4)
    static let bottom = AutoMargins(rawValue: 8)
    static let horizontal: AutoMargins = [.left, .right]
    static let vertical: AutoMargins = [.top, .bottom]
}

extension ItemState {
    func clampedWidth(_ width: Double) -> Double {
        max(min(width, maxWidth), minWidth, frameWidth)
    }

    func clampedHeight(_ height: Double) -> Double {
        max(min(height, maxHeight), minHeight, frameHeight)
    }

    /// The height that belongs to a width by the aspect ratio.
    func height(forWidth width: Double, _ sizing: FlexBoxSizing) -> Double {
        switch sizing {
        case .borderBox: min(width / ratio, longest)
        case .contentBox: min((width - frameWidth) / ratio, longest) + frameHeight
        }
    }

    /// A width within what the limits of the height come to by the aspect ratio.
    func widthWithinRatio(_ width: Double, _ sizing: FlexBoxSizing) -> Double {
        let smallest = self.width(forHeight: max(minHeight, frameHeight), sizing)
        return max(min(width, self.width(forHeight: max(maxHeight, frameHeight), sizing)), smallest)
    }

    /// A height within what the limits of the width come to by the aspect ratio.
    func heightWithinRatio(_ height: Double, _ sizing: FlexBoxSizing) -> Double {
        let smallest = self.height(forWidth: max(minWidth, frameWidth), sizing)
        return max(min(height, self.height(forWidth: max(maxWidth, frameWidth), sizing)), smallest)
    }

    /// The width that belongs to a height by the aspect ratio.
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

/// What a node's own lengths come to inside a containing block.
extension NodePointer {
    /// Padding plus border, edge by edge.
    func frameEdges(basis: Double, isRightToLeft: Bool) -> EdgeSizes {
        guard pointee.traits.contains(.frame) else { return EdgeSizes() }
        if pointee.traits.contains(.fixedFrame) { return pointee.fixedFrame }
        return calculateFrameEdges(basis: basis, isRightToLeft: isRightToLeft)
    }

    /// Finds out padding plus border from the style.
    func calculateFrameEdges(basis: Double, isRightToLeft: Bool) -> EdgeSizes {
        func thickness(_ padding: FlexLength, _ border: FlexLength) -> Double {
            padding.resolved(against: basis).asMeasuredSize + border.resolved(against: unset).asMeasuredSize
        }
        let (padding, border) = (pointee.style.padding, pointee.style.border)
        return EdgeSizes(
            left: thickness(padding.left(isRightToLeft: isRightToLeft), border.left(isRightToLeft: isRightToLeft)),
            top: thickness(padding.top, border.top),
            right: thickness(padding.right(isRightToLeft: isRightToLeft), border.right(isRightToLeft: isRightToLeft)),
            bottom: thickness(padding.bottom, border.bottom))
    }

    /// The border alone, edge by edge.
    func borderEdges(isRightToLeft: Bool) -> EdgeSizes {
        guard pointee.traits.contains(.frame) else { return EdgeSizes() }
        let border = pointee.style.border
        return EdgeSizes(
            left: border.left(isRightToLeft: isRightToLeft).resolved(against: unset).asMeasuredSize,
            top: border.top.resolved(against: unset).asMeasuredSize,
            right: border.right(isRightToLeft: isRightToLeft).resolved(against: unset).asMeasuredSize,
            bottom: border.bottom.resolved(against: unset).asMeasuredSize)
    }

    /// Whether text inside this node runs from right to left.
    func isRightToLeft(inherited: Bool) -> Bool {
        switch pointee.direction {
        case .inherit: inherited
        case .leftToRight: false
        case .rightToLeft: true
        }
    }

    /// Fills the node's item state with what its style comes to in a containing block; heights of percentages are unset
    /// where the block's height is.
    ///
    /// `isRightToLeft` is the direction of the block.
    func resolveItem(width basis: Double, height percentHeight: Double, isRightToLeft: Bool) {
        // In place: a copy of the state is as large as all that is calculated here.
        pointee.item = ItemState()
        let traits = pointee.traits
        if traits.contains(.margin) { resolveMargins(basis: basis, isRightToLeft: isRightToLeft) }
        if traits.contains(.frame) {
            let edges = frameEdges(basis: basis.ifUnset(0), isRightToLeft: self.isRightToLeft(inherited: isRightToLeft))
            pointee.item.frameWidth = edges.horizontal
            pointee.item.frameHeight = edges.vertical
        }
        let addsFrame = pointee.style.boxSizing == .contentBox
        let extraWidth = addsFrame ? pointee.item.frameWidth : 0
        let extraHeight = addsFrame ? pointee.item.frameHeight : 0
        let width = pointee.style.width.resolved(against: basis) + extraWidth
        let height = pointee.style.height.resolved(against: percentHeight) + extraHeight
        if traits.contains(.limits) {
            pointee.item.minWidth = (pointee.style.minWidth.resolved(against: basis) + extraWidth).ifUnset(0)
            pointee.item.maxWidth = (pointee.style.maxWidth.resolved(against: basis) + extraWidth).ifUnset(.infinity)
            pointee.item.minHeight = (pointee.style.minHeight.resolved(against: percentHeight) + extraHeight).ifUnset(0)
            pointee.item.maxHeight =
                (pointee.style.maxHeight.resolved(against: percentHeight) + extraHeight).ifUnset(.infinity)
        }
        // Set before `max` sees them: a size that is known is never below padding and border.
        if width.isSet { pointee.item.width = max(width, pointee.item.frameWidth) }
        if height.isSet { pointee.item.height = max(height, pointee.item.frameHeight) }
        pointee.item.ratio = pointee.style.ratio
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
