// §4.1 Absolutely-Positioned Flex Children.
extension FlexContainer {
    /// Places the absolutely positioned children.
    ///
    /// Their containing block is the padding box of this container, unless it is not positioned.
    mutating func layoutAbsoluteItems(borderBoxHeight: Double) {
        let absolutes = node.pointee.items.absolute
        guard !absolutes.isEmpty || node.pointee.hasStaticItems else { return }
        let isContainingBlock = node.isContainingBlock(pass)
        let container = node.containingBlock(
            width: request.width, height: borderBoxHeight, isRightToLeft: isRightToLeft)
        let block = container.frame
        let content = FlexRect(
            x: edges.left, y: edges.top, width: innerWidth, height: max(borderBoxHeight - edges.vertical, 0))
        for child in absolutes {
            let own = child.pointee.style.alignSelf
            let align = resolvedAlign(of: child, own ?? node.pointee.style.alignItems)
            var x = held(align, content: content, isHorizontal: true)
            var y = held(align, content: content, isHorizontal: false)
            let justify = child.pointee.style.justifySelf
            x.aligned = nil
            x.isStretched = justify == .stretch
            x.overflow = justify?.overflow ?? .automatic
            if let justify, !justify.stretches {
                let aligned = side(of: child.inlineAlignment(justify, isRightToLeft: isRightToLeft))
                x.aligned = isRightToLeft ? aligned.opposite : aligned
            }
            y.aligned = own == .normal ? nil : (own?.withoutOverflow).map(side)
            y.overflow = own?.overflow ?? .automatic
            y.isStretched = own == .stretch
            guard isContainingBlock else {
                child.pointee.staticPosition = StaticPosition(x: x, y: y, isRightToLeft: isRightToLeft)
                continue
            }
            child.layoutAbsolute(in: block, of: container, x: x, y: y, isRightToLeft: isRightToLeft, pass)
        }
        if isContainingBlock { node.layoutAbsoluteDescendants(in: container, pass) { _ in block } }
    }

    /// The static position of a box whose insets in an axis are both automatic: as if it were the container's only
    /// item.
    private mutating func held(_ align: FlexAlign, content: FlexRect, isHorizontal: Bool) -> AbsoluteAlignment {
        let start = isHorizontal ? content.x : content.y
        let extent = isHorizontal ? content.width : content.height
        let isMain = isRow == isHorizontal
        let isReversed = isMain ? isMainReversed : isCrossReversed
        switch isMain ? staticMainSide : staticCrossSide(align) {
        case .center: return AbsoluteAlignment(staticSide: .center, staticOffset: start + extent / 2)
        case .low where isReversed, .high where !isReversed:
            return AbsoluteAlignment(staticSide: .high, staticOffset: start + extent)
        case .low, .high: return AbsoluteAlignment(staticSide: .low, staticOffset: start)
        }
    }

    /// The side in terms of the main axis: `low` is the main start.
    private var staticMainSide: AbsoluteAlignment.Side {
        switch resolvedJustify.withoutOverflow {
        case .normal, .stretch, .flexStart, .spaceBetween, .safe, .unsafe: .low
        case .flexEnd: .high
        case .center, .spaceAround, .spaceEvenly: .center
        case .start, .left: isMainAgainstStart ? .high : .low
        case .end, .right: isMainAgainstStart ? .low : .high
        }
    }

    private mutating func staticCrossSide(_ align: FlexAlign) -> AbsoluteAlignment.Side {
        switch align {
        case .normal, .stretch, .flexStart, .safe, .unsafe: .low
        case .flexEnd: .high
        case .center: .center
        case .start, .baseline, .selfStart: isCrossAgainstStart ? .high : .low
        case .end, .selfEnd: isCrossAgainstStart ? .low : .high
        }
    }

    /// The side to which `align-self` aligns a box with two specified vertical insets.
    private func side(of align: FlexAlign) -> AbsoluteAlignment.Side {
        switch align {
        case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe: .low
        case .flexEnd, .end, .selfEnd: .high
        case .center: .center
        }
    }
}
